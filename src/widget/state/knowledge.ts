/**
 * Knowledge about a value, exact or not. Under the payoff `points` a value is the card points of one side. Under
 * `total` and `score` it is the difference between the sides, so that the other side's value has the opposite sign.
 */
import { otherSide } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { pointsOfDeal, sumOfSides } from '../../game/scoring/payoff.ts';
import { clamp, exactly, intersection, isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { Table } from './table.ts';

export type { Interval };

/**
 * Knowledge about a value, in one of three forms: the exact value (the interval has closed), the proven interval
 * alone, or the interval with an estimate.
 */
export interface Knowledge {
  /** Lower and upper bound; infinite if nothing is proven. */
  readonly proven: Interval;
  /** A guess within the interval, without proof. Null if the value is exact or there is no guess yet. */
  readonly estimate: number | null;
  /** How far the guess probably errs: the calibrated error, where there is one. */
  readonly within?: number | undefined;
}

const NO_ESTIMATE = { estimate: null };

export const UNBOUNDED: Interval = [-Infinity, Infinity];

/** The value, if it is exact. */
export const exactValue = ({ proven }: Knowledge): number | null => (isExact(proven) ? proven[0] : null);

/** The value, or its estimate: the number to show. */
export const figureIn = (known: Knowledge): number | null => exactValue(known) ?? known.estimate;

/** Whether both bounds are finite. */
export const hasBounds = ({ proven: [low, high] }: Knowledge): boolean => Number.isFinite(high - low);

export const exactKnowledge = (value: number): Knowledge => ({ proven: exactly(value), estimate: null });

/** Narrows an interval by further bounds, and takes a new estimate, with its error, if there is one. */
export function narrowed(
  before: Knowledge | undefined,
  bounds: Interval,
  { estimate, within }: Omit<Knowledge, 'proven'> = before ?? NO_ESTIMATE,
): Knowledge {
  const proven = before ? intersection(before.proven, bounds) : bounds;
  if (estimate === null || isExact(proven)) return { proven, estimate: null };
  return { proven, estimate: clamp(estimate, proven), within };
}

/** The bounds that the tricks so far prove. Roem and bonuses still to come are for the engine to bound. */
export function takenSoFar({ payoff, position: { setup, points } }: Pick<Table, 'payoff' | 'position'>): Interval {
  return payoff === 'points' ? [points.NS, pointsOfDeal(setup) - points.EW] : UNBOUNDED;
}

/** The same knowledge for the other side. @param sum of the values of both sides */
export function forOtherSide({ proven: [low, high], estimate, within }: Knowledge, sum: number): Knowledge {
  return { proven: [sum - high, sum - low], estimate: estimate === null ? null : sum - estimate, within };
}

/** A value with its side. */
export interface SideValue {
  readonly side: Side;
  readonly own: Knowledge;
}

/** A difference for the side that is ahead, as far as known or guessed, as a positive number. */
export const asLead = (side: Side, own: Knowledge): SideValue =>
  (own.estimate ?? own.proven[1]) < 0 ? { side: otherSide(side), own: forOtherSide(own, 0) } : { side, own };

/** A value for North–South as the value for the side of which the screen speaks. */
export const ofSideShown = (table: Pick<Table, 'payoff' | 'setup' | 'side'>, known: Knowledge): Knowledge =>
  table.side === 'NS' ? known : forOtherSide(known, sumOfSides(table));

/** The value of a deal for the side of which the screen speaks; a difference for the side that is ahead. */
export function valueToSay(table: Pick<Table, 'payoff' | 'setup' | 'side'>, known: Knowledge): SideValue {
  const own = ofSideShown(table, known);
  return table.payoff === 'points' ? { side: table.side, own } : asLead(table.side, own);
}
