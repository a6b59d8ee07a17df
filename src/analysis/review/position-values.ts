/**
 * The value of every position of a record, from its review: the cost of a play is the difference between the values before
 * and after it, so one known value gives its neighbours.
 */
import { sideOf } from '../../game/cards.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { ReviewEntry } from '../../notation/answer/answer.ts';

/**
 * The values for North–South, or North–South minus East–West, before the first play and after each; null where unknown.
 * @param review play by play; undefined for a play that is not reviewed yet
 * @param known values of positions, by the number of plays before them
 * @param openPlays the number of plays during which no side has called but may (`hasCalls`): 0 in games without calls, Infinity without a call. The cost of a play that ends a trick then includes the calls that
 *   it makes possible, while the value of the next position counts none, so the cost does not lead from one value to the other
 */
export function positionValues(
  review: readonly (ReviewEntry | undefined)[],
  known: ReadonlyMap<number, number>,
  openPlays: number,
): (number | null)[] {
  const steps = review.map((entry, index) => {
    if (!entry || !isProven(entry) || (index < openPlays && (index + 1) % TRICK_SIZE === 0)) return null;
    return sideOf(entry.by) === 'NS' ? -entry.lost : entry.lost;
  });
  const values = Array.from({ length: review.length + 1 }, (_, ply) => known.get(ply) ?? null);
  const infer = (from: number, to: number, step: number | null): void => {
    if (values[from] !== null && step !== null) values[to] ??= values[from]! + step;
  };
  steps.forEach((step, index) => infer(index, index + 1, step));
  for (const [index, step] of [...steps.entries()].reverse()) infer(index + 1, index, step && -step);
  return values;
}
