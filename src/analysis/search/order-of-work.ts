/** The order in which each of several solvers goes through parts of one request, so that they seldom begin the same part. */

/** The number of a solver at work on a request: 0 for the one that answers it, from 1 for those that help. */
export type SolverNumber = number;

/** Most cards a hand with which solvers search a position from the same end, as they exchange proofs. With more, bounds come sooner from both ends. */
export const MOST_CARDS_TOGETHER = 10;
/** Most helpers with such a position alone. Eight solvers gain hardly more than four, and cost each other where there are not as many cores. */
export const MOST_HELPERS_TOGETHER = 3;

/**
 * The parts in the order in which a solver looks for open ones: the one that answers works from first to last, helper 1 from last to first,
 * and the others start in between.
 */
export function inOrderOfWork<Part>(parts: readonly Part[], number: SolverNumber): Part[] {
  if (number === 1) return [...parts].reverse();
  const first = number === 0 ? 0 : (number - 1) % parts.length;
  return [...parts.slice(first), ...parts.slice(0, first)];
}
