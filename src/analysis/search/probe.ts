/** A probe in slices: whether North–South reach a target in the solver's position. */
import type { Interval } from '../../game/interval.ts';
import type { Steps } from './effort.ts';
import type { Search } from './search.ts';

/** Whether the bounds say if North–South reach the target. */
export const isAnswered = ([low, high]: Interval, target: number): boolean => low >= target || high < target;

/** Whether North–South reach the target; undefined if the deadline passes first. */
export function* reachesSteps({ solver, effort }: Search, target: number): Steps<boolean | undefined> {
  const bounds = yield* effort.narrow(
    solver,
    (bounds) => isAnswered(bounds, target),
    (nodes) => solver.probe(nodes, target),
  );
  return isAnswered(bounds, target) ? bounds[0] >= target : undefined;
}
