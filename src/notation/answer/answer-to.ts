/** The type of the answer to a request, which follows from its `want`, from whether its time is limited, and from its payoff. */
import type { Card, PerSide } from '../../game/cards.ts';
import type { Call } from '../../game/play/play.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Want } from '../request/request.ts';
import type { Word } from '../request/solve-request.ts';
import type { Account } from './account.ts';
import type {
  Answer,
  CallEntry,
  Calibrated,
  CardValue,
  KnownLoss,
  MeldsAnswer,
  ReviewEntry,
  StateAnswer,
  TableEntry,
  Unproven,
  Value,
} from './answer.ts';

/** The exact ones of a union of exact and unproven results. */
type Exact<Of> = Exclude<Of, { readonly exact: false }>;

/**
 * What card points count, of a union of values; all of them under any other payoff. A payoff that may be undefined has the type of its words
 * alone, so the type of a request tells card points for certain, but not that they are not counted.
 */
type Under<Of, Counts> = [Counts] extends ['points'] ? Extract<Of, PerSide> : Of;

/** The parts of an answer that each word of `want` stands for, in an answer without a time limit. */
interface Parts<Counts> {
  readonly cards: {
    readonly value: Under<Value, Counts>;
    readonly cards: readonly Under<Exact<CardValue>, Counts>[];
  };
  readonly line: {
    readonly value: Under<Value, Counts>;
    readonly line: readonly Card[];
    readonly lineCalls?: readonly Call[];
  };
  readonly state: { readonly state: StateAnswer };
  readonly melds: { readonly melds: MeldsAnswer };
  readonly table: { readonly table: readonly Under<Exact<TableEntry>, Counts>[] };
  readonly allContracts: { readonly table: readonly Under<Exact<TableEntry>, Counts>[] };
  readonly review: { readonly review: readonly Exact<ReviewEntry>[]; readonly reviewCalls?: readonly CallEntry[] };
  readonly why: { readonly why: readonly Account[] };
  readonly known: { readonly known?: KnownLoss };
}

/** The fields of every answer. */
type Always = Pick<Answer, 'id' | 'variant' | 'payoff' | 'toPlay' | 'nodes' | 'ms'>;

/** The intersection of the members of a union. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The answer without a time limit: every part that is wanted, exact. */
type ExactAnswer<Wanted extends Want, Counts> = Always &
  ([Wanted] extends [never] ? { readonly value: Under<Value, Counts> } : Together<Parts<Counts>[Wanted]>) & {
    readonly [Field in keyof (Unproven & Calibrated)]?: never;
  };

/**
 * The answer to a `SolveRequest<Wanted, Limit, Counts>`. Under a time limit, and where the type of the request does not say what it wants, each
 * part may be missing, as in `Answer`.
 */
export type AnswerTo<
  Wanted extends Want,
  Limit extends number | undefined = undefined,
  Counts extends Word<Payoff> = Word<Payoff>,
> = [Limit] extends [undefined] ? ([Want] extends [Wanted] ? Answer : ExactAnswer<Wanted, Counts>) : Answer;
