/**
 * What is known of a value, exact or not. A value is one number: the card points of a side under the payoff `points`; under
 * `total` and `score` by how much the side has more than the other, so that of the other it is the same with the sign turned.
 */
import { largestDifference } from '../../game/scoring/outcome.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import type { Interval } from '../../notation/answer/answer.ts';
import type { Table } from './table.ts';

export type { Interval };

/**
 * What is known of a value. One of three: the value itself, where the proven interval has closed; the proven interval
 * alone; or the interval and an estimate.
 */
export interface Knowledge {
  /** From, to; infinite where nothing is proven. */
  readonly proven: Interval;
  /** A guess within the interval that proves nothing; null where the value is exact, and before there is one. */
  readonly estimate: number | null;
}

export const UNBOUNDED: Interval = [-Infinity, Infinity];

/** The value, where it is exact. */
export function exactValue({ proven: [low, high] }: Knowledge): number | null {
  return low === high ? low : null;
}

/** Whether anything is proven. */
export const hasBounds = ({ proven: [low, high] }: Knowledge): boolean => Number.isFinite(high - low);

export const exactKnowledge = (value: number): Knowledge => ({ proven: [value, value], estimate: null });

/** Adds what is proven, and perhaps an estimate, to what was known before. */
export function narrowed(
  before: Knowledge | undefined,
  bounds: Interval,
  estimate = before?.estimate ?? null,
): Knowledge {
  const [low, high] = before ? [Math.max(before.proven[0], bounds[0]), Math.min(before.proven[1], bounds[1])] : bounds;
  const isOpen = estimate !== null && low < high;
  return { proven: [low, high], estimate: isOpen ? Math.min(Math.max(estimate, low), high) : null };
}

/** What the values of both sides make narrowed: the card points of the deal, or nothing as differences. */
export function sumOfSides({ payoff, setup }: Pick<Table, 'payoff' | 'setup'>): number {
  return payoff === 'points' ? pointsOfDeal(setup) : 0;
}

/** From where to where the values of a deal can reach, for a scale; in-trick roem may go beyond. */
export function scaleOf(table: Pick<Table, 'payoff' | 'setup'>): Interval {
  if (table.payoff === 'points') return [0, sumOfSides(table)];
  const most = largestDifference(table.setup, table.payoff);
  return [-most, most];
}

/** What is known of one side's value, told of the other. @param sum of the values of both sides */
export function forOtherSide({ proven: [low, high], estimate }: Knowledge, sum: number): Knowledge {
  return { proven: [sum - high, sum - low], estimate: estimate === null ? null : sum - estimate };
}
