/** Solving to the end, for tests of values. */
import { expect } from 'vitest';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Solver } from '../../src/solver/solver.ts';

/** Larger than any position of a test needs. */
export const ENOUGH_NODES = 2 ** 32 - 1;

/** The exact outcome of a position: for card points, North–South's. @param guess the first target */
export function solved(by: Solver, state: GameState, guess?: number, payoff: Payoff = 'points'): number {
  by.setPosition(state, payoff);
  expect(by.search(ENOUGH_NODES, guess)).toBe(true);
  const [low, high] = by.bounds();
  expect(low).toBe(high);
  return low;
}
