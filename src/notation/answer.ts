/** Answers and errors in the exact JSON form of the interface. */
import type { Card, PerSide, Seat } from '../game/cards.ts';
import type { ErrorCode, ErrorPlace, JassError } from '../game/errors.ts';
import type { Meld } from '../game/melds.ts';
import type { Payoff } from './request.ts';

/** Proven bounds on the card points of North–South in the whole deal. */
export interface ProvenBounds {
  readonly NS: readonly [number, number];
}

/** In place of a value that was not exact when the request's time was up: what is proven, and a guess. */
export interface Unproven {
  readonly exact: false;
  readonly bounds: ProvenBounds;
  /** An estimate, proof of nothing; within the bounds. */
  readonly estimate: { readonly NS: number };
}

/** The value of playing one card now: points of the whole deal for each side, taken and to come. */
export type CardValue = { readonly card: Card } & (PerSide | Unproven);

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
};

/** `exact`, `bounds` and `estimate` are present only where the time of the request was up before all was exact. */
export interface Answer extends Partial<Unproven> {
  /** As in the request; absent when the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly payoff: Payoff;
  readonly toPlay: Seat | null;
  /** Absent when only `state` or `melds` were wanted, which need no search, and when the time was up too early. */
  readonly value?: PerSide;
  readonly cards?: readonly CardValue[];
  /** One line of best play to the end; absent, though wanted, where the time was up before it was known. */
  readonly line?: readonly Card[];
  readonly state?: StateAnswer;
  readonly melds?: MeldsAnswer;
  /** Positions searched. */
  readonly nodes: number;
  /** Time taken, in milliseconds. */
  readonly ms: number;
}

export interface ErrorAnswer {
  readonly id?: unknown;
  readonly error: { readonly code: ErrorCode; readonly message: string } & ErrorPlace;
}

/** The answer to a request that failed. @param id the request's id; undefined when it has none or it cannot be read */
export function errorAnswer(error: JassError, id: unknown): ErrorAnswer {
  return { ...(id !== undefined && { id }), error: error.toJSON() };
}
