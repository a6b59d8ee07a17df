/**
 * The value of every position of a record, from its review: what a play cost is the difference of the values before and after
 * it, so that one value that is known gives its neighbours.
 */
import { sideOf } from '../game/cards.ts';
import { isProven } from '../notation/answer.ts';
import type { ReviewEntry } from '../notation/answer.ts';

/** Plays of a trick. */
const TRICK = 4;

/**
 * The values for North–South, or North–South's minus East–West's, before the first play and after each; null where they are
 * not known.
 * @param review play by play; undefined for a play that is not judged yet
 * @param known values of positions, by the number of plays that led to them
 * @param mayCall whether sides may tap or claim (`hasCalls`): what a play cost that ends a trick then counts the calls that
 *   it opens, while the position after it is worth what it is when nobody has called, and nothing leads from one to the other
 */
export function valuesAlong(
  review: readonly (ReviewEntry | undefined)[],
  known: ReadonlyMap<number, number>,
  mayCall: boolean,
): (number | null)[] {
  const steps = review.map((entry, index) => {
    if (!entry || !isProven(entry) || (mayCall && (index + 1) % TRICK === 0)) return null;
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
