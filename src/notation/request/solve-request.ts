/**
 * A request as a program writes it: the JSON of the command, with a type for each field, so that a misspelt field does not compile.
 * Words in the fields are texts, as they often come from elsewhere; the reader (parse-request.ts) checks them.
 */
import type { Card, CardSuits, Contract, Seat, Side } from '../../game/cards.ts';
import type { CallName } from '../../game/play/play.ts';
import type { StatedTaken } from '../../game/play/complete-taken.ts';
import type { RulesOverride } from '../../game/rules/rules.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { VariantId } from '../../game/variants/index.ts';
import type { StatedPuzzle } from '../puzzle.ts';
import type { Estimates } from './advice-request.ts';
import type { Want } from './request.ts';

/** A word of a field: the known ones, which editors then suggest, or a text, which is checked when the request is read. */
export type Word<Known extends string> = Known | (string & {});

/**
 * A request for a deal.
 * @typeParam Wanted the parts of the answer that it wants, from which the type of the answer follows
 * @typeParam Limit the type of its time limit; undefined if it has none, and the answer is exact
 * @typeParam Counts the type of its payoff; `points` if it has none
 */
export interface SolveRequest<
  Wanted extends Want = Want,
  Limit extends number | undefined = number | undefined,
  Counts extends Word<Payoff> = Word<Payoff>,
> {
  /** Any JSON value, echoed in the answer. */
  readonly id?: unknown;
  readonly variant: Word<VariantId>;
  /** May be left out if `turned` is given. */
  readonly contract?: Word<Contract>;
  /** The seat that leads to the first trick. May be left out if `dealer` is given. */
  readonly leader?: Word<Seat>;
  readonly dealer?: Word<Seat>;
  /** The card that the dealer has turned, in games that turn one: its suit is trump. */
  readonly turned?: Word<Card>;
  /** The leader unless given. */
  readonly declarer?: Word<Seat>;
  /** Whether the contract is played as a misère, in games that have it. */
  readonly misere?: boolean;
  /** The level that was bid, in games with levels: points, or a word such as `match`. */
  readonly level?: number | string;
  /** 2 if the level was doubled, 4 if it was redoubled (3 where a redouble counts three times), 1 for neither. */
  readonly doubled?: 1 | 2 | 3 | 4 | '1' | '2' | '3' | '4';
  /** Whether the contract tells players nothing of the hands, as in an exercise where nobody chose it; for verdicts and suggestions. */
  readonly ignoreContract?: boolean;
  /** Four hands, such as `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`: full ones, or an ending of equally many cards each. */
  readonly deal: string;
  /** The points, roem and tricks taken before an ending. */
  readonly taken?: StatedTaken | string;
  /** The cards in the order played, from the first lead on. */
  readonly plays?: readonly Word<Card>[] | string;
  /** The calls made between the plays, in games with taps or claims; also as text, such as `NS:tap:28`. */
  readonly calls?: readonly StatedCall[] | string;
  /** The position shown first, as the number of plays before it; no answer depends on it. */
  readonly at?: number;
  /** `points` unless given. */
  readonly payoff?: Counts;
  /** The cards of the deal, which some presets follow; French unless given. */
  readonly cards?: Word<CardSuits>;
  /** Options of the variant by name. */
  readonly presets?: readonly string[];
  readonly rules?: RulesOverride;
  /** `['cards', 'line']` unless given; `[]` asks for the value alone. */
  readonly want?: readonly Wanted[];
  /** Whether each play of a review gets its verdict, from what its player knew. */
  readonly verdict?: boolean;
  /** Milliseconds until the answer is given with bounds and an estimate; without a limit it is exact. */
  readonly limitMs?: Limit;
  /** The puzzle that the position is for a reader; no answer depends on it. */
  readonly puzzle?: StatedPuzzle;
}

/** A tap, or the claim of a win, after so many plays. */
export interface StatedCall {
  readonly after: number;
  readonly by: Word<Side>;
  readonly call: Word<CallName>;
}

/** A request for a card to play from a single hand: the fields of a request for a deal, with the hand in place of the deal. */
export interface SuggestRequest extends Omit<SolveRequest, 'deal' | 'want' | 'calls' | 'at' | 'puzzle' | 'verdict'> {
  /** The seat to play, whose hand it is. */
  readonly seat: Word<Seat>;
  /** The full hand before the first play, suits in the order S.H.D.C, such as `AKJ9.T87.Q6.`. */
  readonly hand: string;
  /** The value, in the unit of the payoff, that the seat's side needs. */
  readonly target?: number;
  /** The most deals to value: 200 unless given. */
  readonly deals?: number;
  /** The same seed gives the same deals. */
  readonly seed?: number;
}

/** A request for advice on a single hand. */
export interface AdviseRequest {
  /** Any JSON value, echoed in the advice. */
  readonly id?: unknown;
  readonly variant: Word<VariantId>;
  /** The seat of the hand, `N` unless given. */
  readonly seat?: Word<Seat>;
  /** The hand, suits in the order S.H.D.C, such as `AKJ9.T87.Q6.`. */
  readonly hand: string;
  /** The seat that leads to the first trick; the one that chose first unless given. */
  readonly leader?: Word<Seat>;
  /** `points` unless given. */
  readonly payoff?: Word<Payoff>;
  /** The value, in the unit of the payoff, that the hand's side needs: the advice then says how often each contract reaches it. */
  readonly target?: number;
  readonly cards?: Word<CardSuits>;
  readonly presets?: readonly string[];
  readonly rules?: RulesOverride;
  /** Cards known to be in another hand. */
  readonly with?: Readonly<Partial<Record<Seat, readonly Word<Card>[]>>>;
  /** Cards known not to be in another hand. */
  readonly without?: Readonly<Partial<Record<Seat, readonly Word<Card>[]>>>;
  /** The contracts on which the partner, who chose first, has passed; `true` for all. */
  readonly passed?: boolean | readonly Word<Contract>[];
  /** The number of deals to solve. */
  readonly deals?: number;
  /** `first`: all deals are estimated, which takes a hundredth of the time, and then solved one after another; `only`: none is solved. */
  readonly estimates?: Word<Estimates>;
  /** The same seed gives the same deals. */
  readonly seed?: number;
  /** Milliseconds until the advice is given from the deals solved by then. */
  readonly limitMs?: number;
}
