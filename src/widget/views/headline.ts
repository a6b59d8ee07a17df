/** The answer in one sentence: a value, a proven interval, or an estimate marked as one. */
import { pointsOfDeal } from '../../analysis/evaluate.ts';
import { messages } from '../messages.ts';
import { exactly, knownPoints } from '../state.ts';
import type { Engine, Table } from '../state.ts';

/** What the headline says of the position; null while nothing is known, because the engine failed. */
export function headline(table: Table, engine: Engine): string | null {
  const points = knownPoints(table, engine);
  if (!points) return null;
  const { setup, position } = table;
  const total = pointsOfDeal(position);
  const value = exactly(points);
  if (value !== null) return messages.headline(value, total, setup.contract, position.toPlay === null);
  if (points.estimate === null) return messages.headlineRange(points.proven, total, setup.contract);
  return messages.headlineEstimate(points.estimate, points.proven, total, setup.contract);
}
