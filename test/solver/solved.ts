/** Solving to the end, for tests of values. */
import { expect } from 'vitest';
import type { GameState } from '../../src/game/play.ts';
import type { Solver } from '../../src/solver/solver.ts';

/** So large that no position of a test needs it. */
export const ENOUGH_NODES = 2 ** 32 - 1;

/** The exact card points of North–South. @param guess where to ask first */
export function solved(by: Solver, state: GameState, guess?: number): number {
  by.setPosition(state);
  expect(by.search(ENOUGH_NODES, guess)).toBe(true);
  const { low, high } = by.bounds();
  expect(low).toBe(high);
  return low;
}
