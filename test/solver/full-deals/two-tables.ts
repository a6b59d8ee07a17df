/**
 * Full deals, which the oracle cannot solve in the time of a test: two solvers with tables of different sizes must find
 * the same value. They replace different entries, so a wrong entry shows. Each heavy variant has a file of its own, as
 * files run in parallel.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Contract } from '../../../src/game/cards.ts';
import type { Payoff } from '../../../src/game/scoring/payoff.ts';
import { rulesWith } from '../../../src/game/rules/apply-presets.ts';
import { startOf } from '../../../src/game/play/play.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { loadSolver } from '../../../src/solver/full-solver.ts';
import type { Solver } from '../../../src/solver/solver.ts';
import { anySetup } from '../../game/arbitraries.ts';
import { times } from '../../times.ts';
import { solved } from '../solved.ts';

/** Full hands of Krutzjass, twelve cards, take too long for a test: these are endings. */
const KRUTZJASS_CARDS = 8;
const MOST_CARDS = 12;

/** One test per variant (`coiffeur+own-kind`: with a preset), with so many random full deals, in any of its contracts or always in the same. */
export function twoTablesAgree(
  variants: readonly string[],
  payoff: Payoff = 'points',
  runs = 40,
  contract?: Contract,
): void {
  let large: Solver;
  let small: Solver;
  beforeAll(async () => {
    large = await loadSolver({ tableBytes: 16 * 2 ** 20 });
    small = await loadSolver({ tableBytes: 2 ** 20 });
  });

  const name = `%s, ${contract ?? 'any contract'}, ${payoff}: tables of 16 MiB and of 1 MiB give the same values`;
  it.each(variants)(name, (id) => {
    const cards = id === 'krutzjass' ? KRUTZJASS_CARDS : MOST_CARDS;
    const [variant, ...presets] = id.split('+');
    const rules = fc.constant(rulesWith(variantById(variant!), presets));
    fc.assert(
      fc.property(anySetup({ rules, minCards: cards, maxCards: cards }), (setup) => {
        const state = startOf(contract ? { ...setup, contract } : setup);
        expect(solved(small, state, undefined, payoff)).toBe(solved(large, state, undefined, payoff));
      }),
      // A simpler counterexample would take long to find and say no more.
      { numRuns: times(runs), endOnFailure: true },
    );
  });
}
