/** The solver as a whole: stopping and resuming, sharing the table, sizes of the table, estimates. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterPlay, legalNow, startOf } from '../../src/game/play/play.ts';
import { variantById, VARIANTS } from '../../src/game/variants/index.ts';
import { loadSolver, plainSolver } from '../../src/solver/full-solver.ts';
import { Solver } from '../../src/solver/solver.ts';
import { anyPosition, anySetup } from '../game/arbitraries.ts';
import { times } from '../times.ts';
import { ENOUGH_NODES, solved } from './solved.ts';

let solver: Solver;
let small: Solver;
beforeAll(async () => {
  solver = await loadSolver();
  small = await plainSolver({ tableBytes: 2 ** 16 });
});

describe('in slices', () => {
  it('many short slices find the value of one long one, with bounds that only narrow', () => {
    fc.assert(
      fc.property(anyPosition({ minCards: 4, maxCards: 6 }), fc.integer({ min: 20, max: 400 }), ({ state }, slice) => {
        const value = solved(small, state);
        solver.setPosition(state);
        let [low, high] = solver.bounds();
        let slices = 0;
        // Slices grow a little, as in the analysis: a slice of a few nodes may be too short for progress.
        while (!solver.search(slice + 10 * slices++)) {
          const bounds = solver.bounds();
          expect(bounds[0]).toBeGreaterThanOrEqual(low);
          expect(bounds[1]).toBeLessThanOrEqual(high);
          expect(bounds[0]).toBeLessThanOrEqual(value);
          expect(bounds[1]).toBeGreaterThanOrEqual(value);
          [low, high] = bounds;
        }
        expect(solver.bounds()).toEqual([value, value]);
      }),
      { numRuns: times(150) },
    );
  });

  it.each(['below', 'above'] as const)('probing only from %s, in slices, it finds the same value', (from) => {
    fc.assert(
      fc.property(anyPosition({ minCards: 4, maxCards: 6 }), fc.nat(200), ({ state }, guess) => {
        const value = solved(small, state);
        solver.setPosition(state);
        for (let slices = 0; !solver.search(300 + 10 * slices, guess, from); slices++);
        expect(solver.bounds()).toEqual([value, value]);
        const best = solver.bestCard();
        if (best) expect(solved(small, afterPlay(state, best)), best).toBe(value);
      }),
      { numRuns: times(300) },
    );
  });

  it('a slice of n nodes searches at most n', () => {
    const [setup] = fc.sample(
      anySetup({ rules: fc.constant(variantById('kruisjassen').rules), minCards: 8, maxCards: 8 }),
      {
        numRuns: 1,
        seed: 7,
      },
    );
    solver.setPosition(startOf(setup!));
    expect(solver.search(100)).toBe(false);
    expect(solver.nodes).toBeLessThanOrEqual(100);
  });
});

describe('the transposition table', () => {
  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))(
    '$id: large, tiny or filled by earlier positions, it gives the same values',
    ({ rules }) => {
      fc.assert(
        fc.property(
          anySetup({ rules: fc.constant(rules), minCards: 6, maxCards: 6 }),
          fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
          (setup, choices) => {
            let state = startOf(setup);
            for (const choice of choices) {
              const value = solved(small, state);
              expect(solved(solver, state)).toBe(value);
              const legal = legalNow(state);
              state = afterPlay(state, legal[choice % legal.length]!);
            }
          },
        ),
        { numRuns: times(12) },
      );
    },
  );

  it.each([0, 1000, 2 ** 31, 2 ** 20 + 0.5, NaN])('refuses a size of %s bytes', async (tableBytes) => {
    await expect(plainSolver({ tableBytes })).rejects.toThrow(/tableBytes is .* whole number from 65536 to 1073741824/);
  });
});

describe('the best card', () => {
  // A regression: the root returned bounds from the table, with a card that proved less.
  it('reaches the value with any table contents and any first target', () => {
    const guesses = fc.array(fc.nat(200), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(anyPosition({ minCards: 3, maxCards: 5 }), guesses, ({ state }, asked) => {
        const values = new Map(legalNow(state).map((card) => [card, solved(solver, afterPlay(state, card))]));
        for (const guess of asked) {
          solver.setPosition(state);
          expect(solver.search(ENOUGH_NODES, guess)).toBe(true);
          expect(values.get(solver.bestCard()!)).toBe(solver.bounds()[0]);
        }
      }),
      { numRuns: times(1500) },
    );
  });
});

describe('estimates', () => {
  it('lie within the proven bounds and leave proofs untouched', () => {
    fc.assert(
      fc.property(anyPosition({ minCards: 5, maxCards: 6 }), fc.integer({ min: 1, max: 3000 }), ({ state }, nodes) => {
        const value = solved(small, state);
        solver.setPosition(state);
        const before = solver.estimate(nodes);
        expect(before).toBeGreaterThanOrEqual(solver.bounds()[0]);
        expect(before).toBeLessThanOrEqual(solver.bounds()[1]);
        solver.search(50);
        solver.estimate(nodes);
        expect(solver.search(ENOUGH_NODES)).toBe(true);
        expect(solver.bounds()).toEqual([value, value]);
      }),
      { numRuns: times(200) },
    );
  });
});

it('a finished deal has its points and no card to play', () => {
  const [position] = fc.sample(anyPosition({ maxCards: 2 }), { numRuns: 1, seed: 3 });
  let { state } = position!;
  while (state.toPlay !== null) state = afterPlay(state, legalNow(state)[0]!);
  solver.setPosition(state);
  expect(solver.search(1)).toBe(true);
  expect(solver.bounds()).toEqual([state.points.NS, state.points.NS]);
  expect(solver.bestCard()).toBeNull();
  expect(solver.legal()).toEqual([]);
});

describe('bounds from elsewhere', () => {
  const [setup] = fc.sample(
    anySetup({ rules: fc.constant(variantById('kruisjassen').rules), minCards: 5, maxCards: 5 }),
    {
      numRuns: 1,
      seed: 11,
    },
  );
  const state = startOf(setup!);

  it('an assumed exact value needs no search', () => {
    const value = solved(small, state);
    solver.setPosition(state);
    solver.search(ENOUGH_NODES);
    const best = solver.bestCard()!;
    solver.setPosition(afterPlay(state, best));
    solver.assume([value, value], null);
    expect(solver.search(1, value)).toBe(true);
    expect(solver.search(1)).toBe(true);
    expect(solver.nodes).toBe(0);
  });

  it('the card of a bound may come after the bound', () => {
    const value = solved(small, state);
    const best = small.bestCard()!;
    solver.setPosition(state);
    solver.assume([value, value], null);
    solver.assume([value, value], best);
    expect(solver.bestCard()).toBe(best);
  });

  it.each([
    [50, 40],
    [-20, -10],
  ])('%d to %d contradict each other or what is certain', (low, high) => {
    solver.setPosition(state);
    expect(() => solver.assume([low, high], null)).toThrow(/contradict/);
  });
});

describe('budgets', () => {
  it.each([Infinity, 2 ** 32, 2 ** 40])('%s nodes suffice', (nodes) => {
    const [position] = fc.sample(anyPosition({ minCards: 4, maxCards: 5 }), { numRuns: 1, seed: 5 });
    solver.setPosition(position!.state);
    expect(solver.search(nodes)).toBe(true);
  });

  it.each([NaN, -1])('refuses %s as a number of nodes', (nodes) => {
    const [position] = fc.sample(anyPosition({ maxCards: 3 }), { numRuns: 1, seed: 5 });
    solver.setPosition(position!.state);
    expect(() => solver.search(nodes)).toThrow(/nodeBudget/);
  });
});
