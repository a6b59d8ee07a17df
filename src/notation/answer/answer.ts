/** Answers and errors in the exact JSON form of the interface. */
import type { Card, Contract, PerSide, Seat } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorCode, ErrorPlace } from '../../game/errors.ts';
import type { Meld, MeldComparison } from '../../game/scoring/melds.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { untranslated } from '../../game/reason.ts';

/**
 * Something told of a value under its payoff: of North–South's card points in the whole deal under `points`, of the difference
 * North–South minus East–West under `total` and `score`.
 */
export type Counted<Told> =
  { readonly NS: Told; readonly difference?: never } | { readonly difference: Told; readonly NS?: never };

/** What is told, of whatever it counts: larger numbers are better for North–South. */
export const told = <Told extends number | Interval>(of: {
  readonly NS?: Told | undefined;
  readonly difference?: Told | undefined;
}): Told => (of.NS ?? of.difference)!;

/** An exact value: the card points of each side, or the difference of all points or of the score. */
export type Value =
  | (PerSide & { readonly difference?: never })
  | { readonly difference: number; readonly NS?: never; readonly EW?: never };

/** From, to. */
export type Interval = readonly [low: number, high: number];

/** Proven bounds on a value. */
export type ProvenBounds = Counted<Interval>;

/** In place of a value that was not exact when the request's time was up: what is proven, and a guess. */
export interface Unproven {
  readonly exact: false;
  readonly bounds: ProvenBounds;
  /** An estimate, proof of nothing; within the bounds. */
  readonly estimate: Counted<number>;
}

/** The value of playing one card now: of the whole deal, taken and to come. */
export type CardValue = { readonly card: Card } & (Value | Unproven);

/** The value of the deal before any play in one contract, with one leader. */
export type TableEntry = { readonly contract: Contract; readonly leader: Seat } & (Value | Unproven);

/** An estimate of what a play lost by what its player could know: the best card on the mean of drawn deals, less the card played. */
export interface KnownLoss {
  /** 0 or more, as the payoff counts it for the side that played; 0 where no card is better on the mean. */
  readonly loss: number;
  /** Where, by chance of the draw, the loss over all deals may lie: 95 of 100 such intervals hold it. Absent while there are too few. */
  readonly interval?: Interval;
  /** How many deals are counted: the first ones of the seed. */
  readonly samples: number;
  /** The deals are all that agree with what was seen: nothing is left to chance. */
  readonly complete?: true;
  /** The cards that are best on the mean, in the order of the notation; the play among them where it lost nothing. */
  readonly best: readonly Card[];
}

/** What a play cost its own side, in card points or in the difference that the payoff counts. */
export type ReviewEntry = {
  readonly play: Card;
  readonly by: Seat;
  /** Present where it was asked for beside the review, which is exact and knows all hands (`judgeReview`). */
  readonly known?: KnownLoss;
} & (
  | {
      /** 0 or more. */
      readonly lost: number;
      /** Every card that kept the value, in the order of the notation; the play among them where nothing was lost. */
      readonly best: readonly Card[];
      readonly exact?: never;
    }
  | {
      /** The time was up before both fields were known. */
      readonly exact: false;
      /** Proven bounds. */
      readonly lost: Interval;
      /** The cards that are proven to keep the value; there may be more. */
      readonly best: readonly Card[];
    }
);

/** Whether a value, or the review of a play, is exact. */
export const isProven = <Of extends object>(of: Of): of is Exclude<Of, { readonly exact: false }> => !('exact' in of);

/** A completed trick; `points` include the last-trick bonus in the last trick. */
export interface TrickAnswer {
  readonly leader: Seat;
  readonly winner: Seat;
  readonly points: number;
  readonly roem: number;
}

/** The position after the plays, without any search. */
export interface StateAnswer {
  /** Null when every card is played. */
  readonly toPlay: Seat | null;
  readonly legal: readonly Card[];
  readonly tricks: readonly TrickAnswer[];
  /** Card points taken so far. */
  readonly points: PerSide;
}

/** The melds of the full hands. */
export type MeldsAnswer = Readonly<Record<Seat, readonly Meld[]>> & {
  /** What the melds are worth to each side after comparison; only one side scores. */
  readonly scored: PerSide;
  /** King and queen of trump in one hand. */
  readonly marriage: PerSide;
  /** Who holds the best meld; null where no hand has one. */
  readonly best: Seat | null;
  /** How that was found: each best meld against the best one before it, in the first trick's order of play. */
  readonly comparisons: readonly MeldComparison[];
};

/** `exact`, `bounds` and `estimate` are present only where the time of the request was up before all was exact. */
export interface Answer extends Partial<Unproven> {
  /** As in the request; absent when the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly payoff: Payoff;
  readonly toPlay: Seat | null;
  /** Absent when something else was wanted, but neither `cards` nor `line`, and when the time was up too early. */
  readonly value?: Value;
  readonly cards?: readonly CardValue[];
  /** One line of best play to the end; absent, though wanted, where the time was up before it was known. */
  readonly line?: readonly Card[];
  readonly state?: StateAnswer;
  readonly melds?: MeldsAnswer;
  /** Contract by contract, in each the leaders clockwise from North. */
  readonly table?: readonly TableEntry[];
  /** Play by play. */
  readonly review?: readonly ReviewEntry[];
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
    /** The solver failed on the request, in which nothing is wrong: asked again it may well be answered. */
    readonly internal?: true;
  } & ErrorPlace;
}

/** The answer to a request that failed. @param id the request's id; undefined when it has none or it cannot be read */
export function errorAnswer(error: JassError, id: unknown): ErrorAnswer {
  return { ...(id !== undefined && { id }), error: error.toJSON() };
}

/**
 * The answer to a request on which the solver failed.
 * @param why a sentence
 * @param id as above
 */
export function failureAnswer(why: string, id: unknown): ErrorAnswer {
  // No code of the interface is for a fault of the program itself; this is the one that says least.
  const error = new JassError(
    'bad-request',
    untranslated(`The solver failed on this request, which is a fault of the solver: ${why}`),
  );
  const { error: told, ...rest } = errorAnswer(error, id);
  return { ...rest, error: { ...told, internal: true } };
}

/** Whether a JSON value is the answer to a request on which the solver failed. */
export function isFailure(json: unknown): boolean {
  const { error } = json as Partial<ErrorAnswer>;
  return error?.internal === true;
}
