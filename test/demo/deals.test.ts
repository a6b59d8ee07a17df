/** The deals of the demo: what is kept with them is what the solver finds. */
import { beforeAll, expect, it } from 'vitest';
import { DEALS, setupOf } from '../../demo/deals.ts';
import { payoffsOf } from '../../src/game/scoring/payoffs/payoffs-of.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { oneIn } from '../times.ts';
import { findIn } from './found.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

it.each(oneIn(2, DEALS))('$variant', (shown) => {
  const payoffs = payoffsOf(setupOf(shown));
  expect(shown.found).toEqual(Object.fromEntries(payoffs.map((payoff) => [payoff, findIn(shown, payoff, solver)])));
});
