/**
 * A request after its fields are read, and the reading of the words in them: seats, contracts, cards. Apart from the form of the JSON
 * (parse-request.ts), because a page with nothing but attributes needs no check of forms.
 */
import type { Card, CardSuits, Contract, Seat } from '../../game/cards.ts';
import type { Call, GameState } from '../../game/play/play.ts';
import type { RulesOverride } from '../../game/rules/rules.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { StatedTaken } from '../../game/play/complete-taken.ts';
import { parseContractName, parseSeat } from '../cards.ts';
import { readChoice } from './choice.ts';
import type { StatedPuzzle } from '../puzzle.ts';
import { parsePlays } from '../plays.ts';

/** The results that may be wanted in addition to the value. */
export const WANTS = ['cards', 'line', 'state', 'melds', 'table', 'allContracts', 'review', 'why', 'known'] as const;
export type Want = (typeof WANTS)[number];

/** A request as plain data, defaults filled in. Its deal and its rules are not read or checked yet: see resolve-request.ts. */
export interface Request {
  /** Any JSON value, echoed in the answer; undefined if the request has none. */
  readonly id?: unknown;
  /** The game, by its id. */
  readonly variant: string;
  /** Required unless `turned` gives it. */
  readonly contract: Contract;
  /** Required unless `dealer` gives it. */
  readonly leader: Seat;
  /** Who named the contract; by default the leader. */
  readonly declarer?: Seat;
  /** The dealer, from whom the leader follows. */
  readonly dealer?: Seat;
  /** The dealer’s turned card, from which the contract follows. */
  readonly turned?: Card;
  /** The level that the declarers have bid, in a game with levels. */
  readonly level?: number;
  /** The factor of a double (2) or redouble (4) of that level. */
  readonly doubled?: 2 | 3 | 4;
  /** Whether the contract tells players nothing of the hands, as in an exercise where nobody chose it. */
  readonly ignoreContract?: true;
  /** The four hands in the notation, full or equally many cards each. */
  readonly deal: string;
  /** The points, roem and tricks taken before an ending; without them an ending counts from zero and has no sweep. */
  readonly taken?: StatedTaken;
  /** The cards already played, from the first lead on. */
  readonly plays: readonly Card[];
  /** The calls made between the plays, in their order; without them nobody has called. */
  readonly calls?: readonly Call[];
  /** The position shown first, as the number of plays before it; no answer depends on it. */
  readonly at?: number;
  /** What is counted: card points, all points, or the score. */
  readonly payoff: Payoff;
  /** The cards of the deal, which some presets follow; French unless given. */
  readonly cards?: CardSuits;
  /** Names of presets of the variant, applied before `rules`. */
  readonly presets: readonly string[];
  /** Fields of the variant's rules with other values. */
  readonly rules: RulesOverride;
  /** The parts of the answer, without repetitions; empty for the value alone, which takes least time. */
  readonly want: readonly Want[];
  /** Whether the review judges each play by what its player knew. */
  readonly verdict?: true;
  /** Milliseconds until the answer is given with bounds and an estimate; by default the search runs until it is exact. */
  readonly limitMs?: number;
  /** The puzzle that the position is for a reader; no answer depends on it. */
  readonly puzzle?: StatedPuzzle;
}

/** A request that has been read. */
export interface ResolvedRequest extends Request {
  /** The requested position, with the rules in force. */
  readonly state: GameState;
}

/** What the analysis takes of it. */
export type Question = Pick<
  ResolvedRequest,
  'id' | 'variant' | 'declarer' | 'payoff' | 'want' | 'verdict' | 'ignoreContract' | 'limitMs' | 'state'
> &
  Partial<Pick<ResolvedRequest, 'presets' | 'rules'>>;

/**
 * Requests for a client, made from what has been read: a client is asked in the fields of a request, whoever made it. One of ours finds what
 * was read and does not read the fields again. By identity: a copy may have other fields, and is read as any other request.
 */
const known = new WeakMap<object, ResolvedRequest>();

/** The fields of a request that has been read. They cannot be changed. */
export function fieldsOf(request: ResolvedRequest): Request {
  const { state: _, ...fields } = request;
  known.set(Object.freeze(fields), request);
  return fields;
}

/** What was read, if `fieldsOf` has made this object; otherwise undefined. */
export const knownRequest = (fields: unknown): ResolvedRequest | undefined => known.get(fields as object);

/** The fields of a request as text, defaults filled in. */
export interface RequestWords {
  readonly id?: unknown;
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly declarer?: string | undefined;
  readonly deal: string;
  readonly plays: string | readonly string[];
  readonly payoff: string;
  readonly presets: readonly string[];
  readonly rules: unknown;
  readonly want: readonly string[];
  readonly limitMs?: number | undefined;
}

/** The values of fields that are left out. */
export const DEFAULTS = {
  plays: [] as string[],
  payoff: 'points',
  presets: [] as string[],
  rules: {},
  want: ['cards', 'line'],
};

/**
 * Reads the fields.
 * @throws JassError `bad-request` for an unknown word, `bad-contract`, or `illegal-play` for a card that cannot be read
 */
export function readWords(fields: RequestWords): Request {
  const { id, variant, presets, rules, deal, leader, declarer, contract, payoff, want, plays, limitMs } = fields;
  return {
    ...(id !== undefined && { id }),
    variant,
    contract: parseContractName(contract),
    leader: parseSeat(leader, 'leader'),
    ...(declarer !== undefined && { declarer: parseSeat(declarer, 'declarer') }),
    deal,
    plays: parsePlays(plays),
    payoff: readChoice(PAYOFFS, payoff, 'payoff'),
    presets,
    rules: rules as RulesOverride,
    want: [...new Set(want.map((word) => readChoice(WANTS, word, 'want')))],
    ...(limitMs !== undefined && { limitMs }),
  };
}
