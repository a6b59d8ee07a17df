/** The scale of a deal, on which values and bounds are drawn. */
import { rangeOf } from '../../game/scoring/payoffs/payoff-table.ts';
import type { Interval } from './knowledge.ts';
import type { Table } from './table.ts';

/** The range of a deal's values, for a scale. Roem of the tricks may exceed it. */
export type ScaleOf = (table: Pick<Table, 'payoff' | 'setup'>) => Interval;

export const scaleOf: ScaleOf = ({ setup, payoff }) => rangeOf(setup, payoff);
