/** The scale of a deal, on which values and bounds are drawn. */
import { largestDifference } from '../../game/scoring/payoffs/largest-difference.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import type { Interval } from './knowledge.ts';
import type { Table } from './table.ts';

/** The range of a deal's values, for a scale. Roem of the tricks may exceed it. */
export type ScaleOf = (table: Pick<Table, 'payoff' | 'setup'>) => Interval;

export function scaleOf(table: Pick<Table, 'payoff' | 'setup'>): Interval {
  if (table.payoff === 'points') return [0, sumOfSides(table)];
  const most = largestDifference(table.setup, table.payoff);
  return [-most, most];
}
