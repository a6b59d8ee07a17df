/**
 * The ideas that speed up the search, each switched off alone and all together (assembly/development/switches.ts):
 * random endings must have the same values and best cards with and without them. Other tests compare with the oracle;
 * this one reaches endings of six cards.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { SEATS, suitOf } from '../../src/game/cards.ts';
import type { Card, Contract } from '../../src/game/cards.ts';
import { contractsOf, packOf } from '../../src/game/rules/pack.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { afterPlay, legalNow, startOf } from '../../src/game/play/play.ts';
import { seeded, shuffled } from '../../src/game/play/random-deal.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { randomStarts } from '../../bench/deals.ts';
import { KLAVERJASSEN } from '../../bench/rows.ts';
import { IDEAS, switchedSolvers } from '../../tools/switched.ts';
import type { SwitchedSolver } from '../../tools/switched.ts';
import { anyPosition } from '../game/arbitraries.ts';
import { POINTED } from '../game/pointed.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { times } from '../times.ts';
import { ENOUGH_NODES, solved } from './solved.ts';

const ALL = Object.values(IDEAS).reduce((sum, idea) => sum | idea, 0);
/** For endings of six cards, which take too long without a table. */
const ALL_BUT_TABLE = ALL & ~IDEAS.table;

const TABLE_BYTES = 2 ** 20;

let shipped: Solver;
let switched: SwitchedSolver;
beforeAll(async () => {
  shipped = await loadSolver();
  switched = await switchedSolvers();
});

const solverWithout = (ideas: number): Promise<Solver> => switched(ideas, { tableBytes: TABLE_BYTES });

/** Both solvers find the same value, and the best card of each has that value for the other. */
function agree(without: Solver, state: GameState): void {
  const value = solved(shipped, state);
  const best = shipped.bestCard()!;
  expect(solved(without, state)).toBe(value);
  const bestWithout = without.bestCard()!;
  expect(legalNow(state)).toEqual(expect.arrayContaining([best, bestWithout]));
  expect(solved(without, afterPlay(state, best)), `after ${best}`).toBe(value);
  expect(solved(shipped, afterPlay(state, bestWithout)), `after ${bestWithout}`).toBe(value);
}

/** Both solvers find the same value under another payoff than card points. */
function agreeUnder(without: Solver, state: GameState, payoff: Payoff): void {
  const [value, other] = [shipped, without].map((solver) => {
    solver.setPosition(state, payoff);
    while (!solver.search(ENOUGH_NODES));
    return solver.toValue(solver.bounds()[0]);
  });
  expect(other, payoff).toBe(value);
}

it.each(Object.entries(IDEAS))('the switch works: %s', async (_, idea) => {
  // With one copy of each card and with two, as sure points are only for these.
  const starts = ['schieber', 'krutzjass'].flatMap((variant) => {
    const { rules } = variantById(variant);
    return randomStarts(rules, contractsOf(rules), 6, 12, 3);
  });
  const nodesOf = async (ideas: number): Promise<number> => {
    const solver = await solverWithout(ideas);
    return starts.reduce((sum, state) => (solved(solver, state), sum + solver.nodes), 0);
  };
  expect(await nodesOf(idea)).not.toBe(await nodesOf(0));
});

describe('without one idea: endings of 4 to 6 cards, random rules', () => {
  it.each(Object.entries(IDEAS))('%s', async (_, idea) => {
    const without = await solverWithout(idea);
    const maxCards = idea === IDEAS.table ? 5 : 6;
    fc.assert(
      fc.property(anyPosition({ minCards: 4, maxCards }), ({ state }) => agree(without, state)),
      { numRuns: times(1000) },
    );
  });
});

describe('without one idea, total and score: endings and late positions of full deals, random rules', () => {
  it.each(Object.entries(IDEAS))('%s', async (_, idea) => {
    const without = await solverWithout(idea);
    fc.assert(
      fc.property(anyScoredPosition({ minTricks: 3, maxTricks: idea === IDEAS.table ? 4 : 5 }), ({ state }) => {
        for (const payoff of ['total', 'score'] as const) agreeUnder(without, state, payoff);
      }),
      { numRuns: times(1000) },
    );
  });
});

describe('without corrected entries, total and score: full deals with roem in tricks', () => {
  it.each(KLAVERJASSEN)('%s', async (variant) => {
    const without = await solverWithout(IDEAS['corrected entries']);
    const { rules } = variantById(variant);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [state] = randomStarts(rules, contractsOf(rules), 8, 1, seed);
        for (const payoff of ['total', 'score'] as const) agreeUnder(without, state!, payoff);
      }),
      { numRuns: times(200) },
    );
  });
});

/** A deal of six cards a hand with all trumps and all cards of another suit: much roem, and every trick may be ruffed. */
function twoSuited(rules: Rules, contract: Contract, seed: number): GameState {
  const random = seeded(seed);
  const isKept = (card: Card): boolean => [contract, contract === 'S' ? 'H' : 'S'].includes(suitOf(card));
  const pack = packOf(rules);
  const others = shuffled(
    pack.filter((card) => !isKept(card)),
    random,
  ).slice(0, 8);
  const cards = shuffled([...pack.filter(isKept), ...others], random);
  const [N, E, S, W] = SEATS.map((_, i) => cards.slice(6 * i, 6 * i + 6)) as [Card[], Card[], Card[], Card[]];
  return startOf({ rules, contract, leader: 'N', declarer: 'N', deal: { N, E, S, W } });
}

describe('without corrected entries, total: two whole suits left', () => {
  it.each(KLAVERJASSEN)('%s', async (variant) => {
    const without = await solverWithout(IDEAS['corrected entries']);
    const { rules } = variantById(variant);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...contractsOf(rules)), (seed, contract) =>
        agreeUnder(without, twoSuited(rules, contract, seed), 'total'),
      ),
      { numRuns: times(10_000) },
    );
  });
});

describe('without any of the ideas', () => {
  it.each(POINTED)('$id: endings of 4 and 5 cards', async ({ rules }) => {
    const without = await solverWithout(ALL);
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 4, maxCards: 5 }), ({ state }) =>
        agree(without, state),
      ),
      { numRuns: times(500) },
    );
  });

  it('random rules, packs of one and of two copies: endings of 4 and 5 cards', async () => {
    const without = await solverWithout(ALL);
    fc.assert(
      fc.property(anyPosition({ minCards: 4, maxCards: 5 }), ({ state }) => agree(without, state)),
      { numRuns: times(4000) },
    );
  });

  it.each(POINTED)('$id: endings of 6 cards, with a table', async ({ rules }) => {
    const without = await solverWithout(ALL_BUT_TABLE);
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 6, maxCards: 6 }), ({ state }) =>
        agree(without, state),
      ),
      { numRuns: times(60) },
    );
  });
});
