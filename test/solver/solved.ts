/** Solving to the end, for tests of values. */
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Solver } from '../../src/solver/solver.ts';

/** Larger than any position of a test needs. */
export const ENOUGH_NODES = 2 ** 32 - 1;

/** The exact outcome of a position: for card points, North–South's. @param guess the first target */
export function solved(by: Solver, state: GameState, guess?: number, payoff: Payoff = 'points'): number {
  by.setPosition(state, payoff);
  const isDone = by.search(ENOUGH_NODES, guess);
  const [low, high] = by.bounds();
  // Called for millions of positions, where an assertion takes longer than the search.
  if (!isDone || low !== high) throw new Error(`not solved: ${low} to ${high} after ${by.nodes} nodes`);
  return low;
}
