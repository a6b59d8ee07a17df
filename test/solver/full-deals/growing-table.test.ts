/**
 * A table that grows in the middle of a search keeps every entry where it is looked up, and gives the same values as one of fixed size. In
 * the build with switches it starts with 16 buckets, so it doubles a dozen times in a deal: as it fills, or once it has lost many entries.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../../../src/game/play/play.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { loadSolver } from '../../../src/solver/full-solver.ts';
import type { Solver } from '../../../src/solver/solver.ts';
import { IDEAS, switchedSolvers } from '../../../tools/switched.ts';
import { anySetup } from '../../game/arbitraries.ts';
import { isThorough, times } from '../../times.ts';
import { solved } from '../solved.ts';

/** Enough for tables that fill and double ten times, and few enough for two hundred deals. */
const CARDS = { schieber: 8, krutzjass: 7, klaverjassen: 8 };

/** In a thorough run: others switch the growth too (../ideas.test.ts), and this one compiles a build of its own. */
describe.runIf(isThorough)('a growing table', () => {
  let solvers: readonly Solver[];
  beforeAll(async () => {
    const switched = await switchedSolvers();
    solvers = [
      await loadSolver({ tableBytes: 2 ** 20 }),
      await switched(0),
      await switched(IDEAS['eager growth of the table']),
      await switched(IDEAS['eager growth of the table'], { tableBytes: 2 ** 16 }),
    ];
  });

  it.each(Object.entries(CARDS))('%s', (id, cards) => {
    const rules = fc.constant(variantById(id).rules);
    fc.assert(
      fc.property(anySetup({ rules, minCards: cards, maxCards: cards }), (setup) => {
        const state = startOf(setup);
        const values = solvers.map((solver) => solved(solver, state));
        expect(new Set(values).size, values.join()).toBe(1);
      }),
      // A simpler counterexample would take long to find and say no more.
      { numRuns: times(200), endOnFailure: true },
    );
  });
});
