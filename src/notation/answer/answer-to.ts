/** The type of the answer to a request, which follows from its `want` and from whether its time is limited. */
import type { Card } from '../../game/cards.ts';
import type { Want } from '../request/request.ts';
import type { Account } from './account.ts';
import type {
  Answer,
  Calibrated,
  CardValue,
  MeldsAnswer,
  ReviewEntry,
  StateAnswer,
  TableEntry,
  Unproven,
  Value,
} from './answer.ts';

/** The exact ones of a union of exact and unproven results. */
type Exact<Of> = Exclude<Of, { readonly exact: false }>;

/** The parts of an answer that each word of `want` stands for, in an answer without a time limit. */
interface Parts {
  readonly cards: { readonly value: Value; readonly cards: readonly Exact<CardValue>[] };
  readonly line: { readonly value: Value; readonly line: readonly Card[] };
  readonly state: { readonly state: StateAnswer };
  readonly melds: { readonly melds: MeldsAnswer };
  readonly table: { readonly table: readonly Exact<TableEntry>[] };
  readonly allContracts: { readonly table: readonly Exact<TableEntry>[] };
  readonly review: { readonly review: readonly Exact<ReviewEntry>[] };
  readonly why: { readonly why: readonly Account[] };
}

/** The fields of every answer. */
type Always = Pick<Answer, 'id' | 'variant' | 'payoff' | 'toPlay' | 'nodes' | 'ms'>;

/** The intersection of the members of a union. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The answer without a time limit: every part that is wanted, exact. */
type ExactAnswer<Wanted extends Want> = Always &
  ([Wanted] extends [never] ? { readonly value: Value } : Together<Parts[Wanted]>) & {
    readonly [Field in keyof (Unproven & Calibrated)]?: never;
  };

/**
 * The answer to a `SolveRequest<Wanted, Limit>`. Under a time limit, and where the type of the request does not say what it wants, each
 * part may be missing, as in `Answer`.
 */
export type AnswerTo<Wanted extends Want, Limit extends number | undefined = undefined> = [Limit] extends [undefined]
  ? [Want] extends [Wanted]
    ? Answer
    : ExactAnswer<Wanted>
  : Answer;
