/** The JSON of answers and errors. */
import type { Card, PerSide, Seat, StatedContract } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { Evidence } from '../../game/inference/deals-from-plays.ts';
import type { Interval } from '../../game/interval.ts';
import type { Call } from '../../game/play/play.ts';
import type { Taken } from '../../game/play/taken.ts';
import type { Duty } from '../../game/play/legality.ts';
import type { ErrorCode, ErrorPlace } from '../../game/errors.ts';
import type { Meld, MeldComparison } from '../../game/scoring/melds.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { untranslated } from '../../game/reason.ts';
import type { Account } from './account.ts';

/**
 * A number or an interval in the unit of its payoff: North–South's card points in the whole deal under `points`, the difference
 * North–South minus East–West under `total` and `score`.
 */
export type Counted<Figure> =
  | { readonly NS: Figure; readonly difference?: never }
  | { readonly difference: Figure; readonly NS?: never };

/** The number or interval itself, in either unit: larger numbers are better for North–South. */
export const figureOf = <Figure extends number | Interval>(of: {
  readonly NS?: Figure | undefined;
  readonly difference?: Figure | undefined;
}): Figure => (of.NS ?? of.difference)!;

/** An exact value: the card points of each side, or the difference of all points or of the score. */
export type Value =
  | { readonly NS: number; readonly EW: number; readonly difference?: never }
  | { readonly difference: number; readonly NS?: never; readonly EW?: never };

export type { Interval };

/** Proven bounds on a value. */
export type ProvenBounds = Counted<Interval>;

/** In place of a value that was not exact at the request's time limit. */
export interface Unproven {
  /** The time was up before the value was exact. */
  readonly exact: false;
  /** The proven interval: the value is neither below nor above it. */
  readonly bounds: ProvenBounds;
  /** A guess within the bounds; nothing about it is proven. */
  readonly estimate: Counted<number>;
}

/** The value of the whole deal if this card is played now. */
export type CardValue = { readonly card: Card } & (Value | Unproven);

/** The value of the deal before any play, in one contract with one leader. */
export type TableEntry = StatedContract & {
  readonly leader: Seat;
  /**
   * In a game with levels, the highest that the declarers make; null if they make none. Only beside an exact value under `total` or `score`,
   * which tell all tricks from all points.
   */
  readonly level?: number | null;
} & (Value | Unproven);

/** The estimated single-dummy loss of a play: the best mean of a legal card over sampled deals, minus the mean of the card played. */
export interface KnownLoss {
  /** 0 or more, in the payoff's unit for the side that played; 0 if no card has a better mean. */
  readonly loss: number;
  /** A 95% confidence interval of the loss over all deals. Absent while there are too few samples. */
  readonly interval?: Interval;
  /** The number of deals counted, the first ones of the seed. */
  readonly samples: number;
  /** Present if the deals were estimated, not solved. */
  readonly estimated?: true;
  /** Present if the samples are all deals consistent with the plays seen: the loss is then no sample's. */
  readonly complete?: true;
  /** The cards with the best mean, in the order of the notation; they include the play if it lost nothing. */
  readonly best: readonly Card[];
  /** What the deals fit. */
  readonly evidence: readonly Evidence[];
}

/**
 * What to think of a play. `sound`: it cost nothing, and no card was better on what its player knew. `error`: it cost something, and another card
 * was better on what the player knew. `unlucky`: it cost something, but no other card was better on what the player knew. `lucky`: it cost
 * nothing, but another card was better on what the player knew.
 */
export const VERDICTS = ['sound', 'error', 'unlucky', 'lucky'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * For each verdict the plays that have it and their costs, added up: with all hands known (0 for those that cost nothing), and the mean cost on
 * what their players knew.
 */
export type VerdictSums = Readonly<
  Record<Verdict, { readonly plays: number; readonly lost: number; readonly known: number }>
>;

/** The cost of a play to its own side, in card points or in the difference of the payoff. */
export type ReviewEntry = {
  readonly play: Card;
  readonly by: Seat;
  /** Present only if verdicts were requested; a time limit may leave one out. */
  readonly verdict?: Verdict;
  /** Beside the verdict, unless the player had no choice. */
  readonly known?: KnownLoss;
} & (
  | {
      /** 0 or more. */
      readonly lost: number;
      /** Every card that kept the value, in the order of the notation; they include the play if it lost nothing. */
      readonly best: readonly Card[];
      readonly exact?: never;
    }
  | {
      /** The time was up before both other fields were known. */
      readonly exact: false;
      /** Proven bounds. */
      readonly lost: Interval;
      /** The cards proven to keep the value; there may be more. */
      readonly best: readonly Card[];
    }
);

/** The review of a call (tap, claim) that was made, or that was missed and cost something. */
export interface CallEntry extends Call {
  /** Whether the side made the call. */
  readonly made: boolean;
  /** The cost to the side, as the payoff counts it, of making the call or of missing it; 0 or more, and more than 0 for a call that was not made. */
  readonly lost: number;
}

/** Whether a value, or the review of a play, is exact. */
export const isProven = <Of extends object>(of: Of): of is Exclude<Of, { readonly exact: false }> => !('exact' in of);

/** A completed trick; `points` of the last one include the bonus for the last trick. */
export interface TrickAnswer {
  readonly leader: Seat;
  readonly winner: Seat;
  readonly points: number;
  readonly roem: number;
  /** The marriage that counts in the trick, for the side of its holder; absent if there is none, and where marriages do not depend on the play. */
  readonly marriage?: { readonly seat: Seat; readonly points: number };
}

/** Adds a field to each member of a union, and takes its `kind` away. */
type CardWith<Of extends { readonly kind: string }> = Of extends unknown
  ? { readonly card: Card; readonly duty: Of['kind'] } & Omit<Of, 'kind'>
  : never;

/** A card that may not be played: the duty that it would break, with the suit to play or the card to beat. */
export type IllegalCard = CardWith<Duty>;

/** The position after the plays, without any search. */
export interface StateAnswer {
  /** Null after the last play. */
  readonly toPlay: Seat | null;
  readonly legal: readonly Card[];
  /** The other cards of the hand to play, each with the duty that it would break. */
  readonly illegal: readonly IllegalCard[];
  readonly tricks: readonly TrickAnswer[];
  /** Card points that count for the sides, of the completed tricks and of those before an ending: in a misère the points of the other side’s tricks. */
  readonly points: PerSide;
  /** The points, roem and tricks that the sides took before an ending, completed from the request; absent if they are not known. */
  readonly taken?: Taken;
}

/** The melds in the full hands. */
export type MeldsAnswer = Readonly<Record<Seat, readonly Meld[]>> & {
  /** The points for melds of each side after comparison; only one side scores, unless runs and sets are compared apart. */
  readonly scored: PerSide;
  /** The points of each side for king and queen of trumps in one hand. */
  readonly marriage: PerSide;
  /** The seat with the best meld; null if no hand has one, and if the best ones of the sides are equal and neither scores. */
  readonly best: Seat | null;
  /** The same of runs and of sets, if they are compared apart (`melds.apart`). */
  readonly bestOf?: Readonly<Record<Meld['type'], Seat | null>>;
  /** The comparisons made: the best meld of each hand against the best one so far, in the first trick's order of play. */
  readonly comparisons: readonly MeldComparison[];
};

/** The measured error of an estimate. */
export interface Calibrated {
  /**
   * The estimate of the position errs by at most so much in 9 of 10 deals: measured on deals of the same game, payoff and length whose values
   * are known. Absent where it was not measured, and where the bounds say as much.
   */
  readonly within?: number;
}

/** `exact`, `bounds`, `estimate` and `within` are present only if the request's time was up before everything was exact. */
export interface Answer extends Partial<Unproven>, Calibrated {
  /** As in the request; absent if the request has none. */
  readonly id?: unknown;
  /** The game, by its id. */
  readonly variant: string;
  /** What the values count. */
  readonly payoff: Payoff;
  /** The seat to play; null after the last play. */
  readonly toPlay: Seat | null;
  /** Absent if `want` has entries but neither `cards` nor `line`, or if the time was up too early. */
  readonly value?: Value;
  /** The value of the deal after each legal card, in the order of the notation. */
  readonly cards?: readonly CardValue[];
  /** One line of best play to the end; absent if the time was up before it was known. */
  readonly line?: readonly Card[];
  /** The calls in this line, where the payoff has calls; those of the plays before it are not among them. */
  readonly lineCalls?: readonly Call[];
  /** The position: the tricks so far, and which cards may be played. */
  readonly state?: StateAnswer;
  /** The melds of the full hands, and which side scores. */
  readonly melds?: MeldsAnswer;
  /** Ordered by contract, then by leader clockwise from North. */
  readonly table?: readonly TableEntry[];
  /** In the order of play. */
  readonly review?: readonly ReviewEntry[];
  /** Beside the review, where the payoff has calls: each call that was made, and each that was missed and cost something, in their order. */
  readonly reviewCalls?: readonly CallEntry[];
  /** What the last of the plays cost on what its player knew; absent if the player had no choice, and if the time was up too early. */
  readonly known?: KnownLoss;
  /** The accounts of the plays that lost something, in their order; some are missing if the time was up first. */
  readonly why?: readonly Account[];
  /** Positions searched. */
  readonly nodes: number;
  /** Time taken, in milliseconds. */
  readonly ms: number;
}

export interface ErrorAnswer {
  readonly id?: unknown;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** The solver failed although the request is correct; a second try may succeed. */
    readonly internal?: true;
  } & ErrorPlace;
}

/** The answer to a faulty request. @param id the request's id; undefined if it has none or cannot be read */
export function errorAnswer(error: JassError, id: unknown): ErrorAnswer {
  return { ...(id !== undefined && { id }), error: error.toJSON() };
}

/** The answer to a request on which the solver failed. @param why a sentence @param id as in `errorAnswer` */
export function failureAnswer(why: string, id: unknown): ErrorAnswer {
  // The interface has no code for a fault of the program itself; this one is the least specific.
  const error = new JassError(
    'bad-request',
    untranslated(`The solver failed on this request, which is a fault of the solver: ${why}`),
  );
  const failure = errorAnswer(error, id);
  return { ...failure, error: { ...failure.error, internal: true } };
}

/** Whether a JSON value is the answer to a request on which the solver failed. */
export function isFailure(json: unknown): boolean {
  const { error } = json as Partial<ErrorAnswer>;
  return error?.internal === true;
}
