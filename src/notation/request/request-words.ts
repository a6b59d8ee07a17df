/**
 * The words in the fields of a request: what seat, contract or cards they mean. Apart from the form of the JSON (request.ts), because
 * a page that shows what its attributes say has nothing but words, and can do without what checks forms.
 */
import type { Card, Contract, Seat } from '../../game/cards.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { parseContractName, parseSeat } from '../cards.ts';
import { oneOf } from './known-words.ts';
import { parsePlays } from '../plays.ts';

/** What can be asked for beside the value. */
export const WANTS = ['cards', 'line', 'state', 'melds', 'table', 'review'] as const;
export type Want = (typeof WANTS)[number];

/** A request after parsing, defaults filled in. */
export interface Request {
  /** Any JSON value, echoed in the answer; undefined when the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  /** Who named the contract; undefined: whoever leads. */
  readonly declarer?: Seat;
  /** The deal as it was written: the rules of the variant are needed to read it (`readDeal`). */
  readonly deal: string;
  readonly plays: readonly Card[];
  readonly payoff: Payoff;
  /** Names of presets of the variant, unchecked, in force before `rules` (`rulesWith`). */
  readonly presets: readonly string[];
  /** The override of the variant's rules, unchecked (`withOverrides`). */
  readonly rules: unknown;
  /** Without repetitions; empty asks for the value alone. */
  readonly want: readonly Want[];
  /** Milliseconds after which bounds and an estimate will do; undefined asks for the exact answer, however long it takes. */
  readonly limitMs?: number;
}

/** The fields of a request as they are written, defaults filled in. */
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

/** What holds for fields that are left out. */
export const DEFAULTS = {
  plays: [] as string[],
  payoff: 'points',
  presets: [] as string[],
  rules: {},
  want: ['cards', 'line'],
};

/**
 * Reads the fields.
 * @throws JassError `bad-request` for a word that is not known, `bad-contract`, or `illegal-play` for a card that cannot be read
 */
export function readRequest(fields: RequestWords): Request {
  const { id, variant, presets, rules, deal, leader, declarer, contract, payoff, want, plays, limitMs } = fields;
  return {
    ...(id !== undefined && { id }),
    variant,
    contract: parseContractName(contract),
    leader: parseSeat(leader, 'leader'),
    ...(declarer !== undefined && { declarer: parseSeat(declarer, 'declarer') }),
    deal,
    plays: parsePlays(plays),
    payoff: oneOf(PAYOFFS, payoff, 'payoff'),
    presets,
    rules,
    want: [...new Set(want.map((word) => oneOf(WANTS, word, 'want')))],
    ...(limitMs !== undefined && { limitMs }),
  };
}
