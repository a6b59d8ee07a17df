/**
 * Solvers that share a table have the values of the oracles and of a solver with a table of its own: in one thread over a table with faults,
 * and in several threads at once. And no entry that two threads have torn is taken for one that was written.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import type { Interval } from '../../src/game/interval.ts';
import { DEFAULT_TABLE_BYTES } from '../../src/solver/table-bytes.ts';
import { SHARED_TABLE } from '../../src/solver/abi.ts';
import { newSharedTable } from '../../src/solver/sharing/new-shared-table.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { faultyTable } from '../../tools/faulty-table.ts';
import type { FaultyTable } from '../../tools/faulty-table.ts';
import { anyPosition, anySetup } from '../game/arbitraries.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { rememberingMinimax } from '../oracle/minimax.ts';
import { times } from '../times.ts';
import { comparePoints, compareScored } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';
import { ENOUGH_NODES, solved } from './solved.ts';
import { SharingThreads } from './sharing-threads.ts';

/** So small that entries replace each other all the time. */
const SMALL_BYTES = 2 ** 16;

let alone: Solver;
let sharers: Solvers;
let table: FaultyTable;
beforeAll(async () => {
  [alone, table] = [await loadSolver(), await faultyTable(SMALL_BYTES)];
  sharers = { solver: await loadSolver(), fresh: await loadSolver() };
});

/** Both solvers, with an empty table for the deal of a position under a payoff. */
function sharing(state: GameState, payoff: Payoff = 'points'): Solvers {
  table.empty();
  for (const solver of Object.values(sharers) as Solver[]) {
    solver.unshare();
    solver.share(table, state, payoff);
  }
  return sharers;
}

/** The values that both find in one table, in slices by turns. */
function valuesTogether(state: GameState): number[] {
  const { solver, fresh } = sharing(state);
  for (const each of [solver, fresh]) each.setPosition(state);
  const isDone = [false, false];
  while (isDone.includes(false)) {
    [solver, fresh].forEach((each, i) => {
      isDone[i] ||= each.search(2_000);
    });
  }
  return [solver, fresh].map((each) => {
    expect(each.isSharing).toBe(true);
    const [low, high] = each.bounds();
    expect(low).toBe(high);
    return low;
  });
}

describe('with torn entries, and moves left to others at random', () => {
  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('endings of $id', ({ rules }) => {
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 3, maxCards: 4 }), ({ state }) => {
        const known = new Map<string, number>();
        comparePoints(sharing(state), state, (of) => rememberingMinimax(of, known));
      }),
      { numRuns: times(100) },
    );
  });

  it.each(['total', 'score'] as const)('endings of any rules, %s', (payoff) => {
    fc.assert(
      fc.property(anyScoredPosition({ minTricks: 3, maxTricks: 4 }), ({ state }) =>
        compareScored(sharing(state, payoff), state, payoff),
      ),
      { numRuns: times(400) },
    );
  });

  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('deals of $id', ({ rules }) => {
    fc.assert(
      fc.property(anySetup({ rules: fc.constant(rules), minCards: 6, maxCards: 8 }), (setup) => {
        const state = startOf(setup);
        const value = solved(alone, state);
        expect(valuesTogether(state)).toEqual([value, value]);
      }),
      // A simpler counterexample would take long to find and say no more.
      { numRuns: times(10), endOnFailure: true },
    );
  });
});

describe('in several threads at once', () => {
  let threads: SharingThreads;
  beforeAll(async () => {
    threads = await SharingThreads.start(3, SMALL_BYTES);
  });
  afterAll(() => threads.end());

  const DEALS = [
    ['schieber', 'points', 8],
    ['kreuzjass', 'total', 7],
    ['krutzjass', 'points', 7],
    ['kruisjassen', 'points', 8],
    ['klaverjassen', 'total', 8],
    ['belote', 'total', 8],
  ] as const;
  it.each(DEALS)('deals of %s, %s', async (id, payoff, cards) => {
    const rules = fc.constant(variantById(id).rules);
    await fc.assert(
      fc.asyncProperty(anySetup({ rules, minCards: cards, maxCards: cards }), async (setup) => {
        const state = startOf(setup);
        const value = solved(alone, state, undefined, payoff);
        expect(await threads.outcomes(state, payoff)).toEqual([value, value, value]);
      }),
      { numRuns: times(100), endOnFailure: true },
    );
  });
});

describe('a solver that shares a table', () => {
  const positionsOf = (count: number): GameState[] =>
    fc
      .sample(anySetup({ rules: fc.constant(variantById('schieber').rules), minCards: 6, maxCards: 6 }), count)
      .map(startOf);

  it('goes on from the bounds that it has proven', async () => {
    const [state] = positionsOf(1);
    const solver = await loadSolver();
    solver.setPosition(state!);
    const widest = solver.bounds();
    const isOpen = ([low, high]: Interval): boolean => low === widest[0] || high === widest[1];
    // An end may be the value itself.
    while (!solver.search(200) && isOpen(solver.bounds()));
    const before = solver.bounds();
    // As large as its own, so that its entries fit.
    solver.share(await newSharedTable(DEFAULT_TABLE_BYTES), state!, 'points');
    expect(solver.bounds()).toEqual(before);
    expect(solver.search(ENOUGH_NODES)).toBe(true);
    expect(solver.bounds()[0]).toBe(solved(alone, state!));
  });

  it('takes its entries along: what it has searched costs next to nothing', async () => {
    let nodes = 0;
    let nodesAlone = 0;
    for (const state of positionsOf(20)) {
      const [whole, solver] = [await loadSolver(), await loadSolver()];
      const value = solved(whole, state);
      solver.setPosition(state);
      while (!solver.search(200));
      const table = await newSharedTable(DEFAULT_TABLE_BYTES);
      solver.share(table, state, 'points');
      const other = await loadSolver();
      other.share(table, state, 'points');
      other.setPosition(state);
      expect(other.isSharing).toBe(true);
      expect(other.search(ENOUGH_NODES)).toBe(true);
      expect(other.bounds()).toEqual([value, value]);
      nodes += other.nodes;
      nodesAlone += whole.nodes;
    }
    // Of one easy deal the way to the entries is a large part.
    expect(nodes).toBeLessThanOrEqual(nodesAlone / 4);
  });

  it('grows beyond a table of its own that is smaller than a shared one at first', async () => {
    const deals = anySetup({ rules: fc.constant(variantById('krutzjass').rules), minCards: 8, maxCards: 8 });
    const state = startOf(fc.sample(deals, { numRuns: 1, seed: 1 })[0]!);
    const solver = await loadSolver({ tableBytes: SMALL_BYTES });
    solver.setPosition(state);
    solver.search(1_000);
    const table = await newSharedTable(DEFAULT_TABLE_BYTES);
    solver.share(table, state, 'points');
    expect(solver.search(ENOUGH_NODES)).toBe(true);
    const doublings = new Int32Array((table.memory as WebAssembly.Memory).buffer)[16];
    expect(doublings).toBeGreaterThan(0);
    expect(doublings).toBeLessThan(10);
  });

  it('leaves alone the entries of a table that others use, though it has some of the same deal', async () => {
    const [state, another] = positionsOf(2);
    const [leader, helper] = [await loadSolver(), await loadSolver()];
    // So that its entries of the deal have another number.
    solved(helper, another!);
    const table = await newSharedTable(DEFAULT_TABLE_BYTES);
    leader.share(table, state!, 'points');
    solved(leader, state!);
    solved(helper, state!);
    const before = new Uint8Array((table.memory as WebAssembly.Memory).buffer).slice(SHARED_TABLE);
    helper.share(table, state!, 'points');
    const after = new Uint8Array((table.memory as WebAssembly.Memory).buffer).slice(SHARED_TABLE);
    expect(Buffer.compare(before, after)).toBe(0);
  });

  it('does not take along the entries of another deal when it goes from one table to another', async () => {
    for (const state of positionsOf(40)) {
      const { N, E, S, W } = state.setup.deal;
      const other = startOf({ ...state.setup, deal: { N: E, E: N, S, W } });
      const solver = await loadSolver();
      solved(solver, state);
      for (let i = 0; i < 2; i++) {
        solver.share(await newSharedTable(DEFAULT_TABLE_BYTES), other, 'points');
        solver.setPosition(other);
        solver.search(2_000);
      }
      expect(solved(solver, other)).toBe(solved(alone, other));
    }
  });

  it('searches other deals and payoffs, and all after the end, in its own table', async () => {
    const [first, second] = positionsOf(2);
    const solver = await loadSolver();
    solver.share(await newSharedTable(SMALL_BYTES), first!, 'points');
    const isSharing = (state: GameState, payoff: Payoff): boolean => {
      solver.setPosition(state, payoff);
      return solver.isSharing;
    };
    expect(isSharing(first!, 'points')).toBe(true);
    expect(isSharing(second!, 'points')).toBe(false);
    expect(isSharing(first!, 'points')).toBe(true);
    const taken = { NS: { points: 7, roem: 0 }, EW: { points: 0, roem: 0 } };
    expect(isSharing(startOf({ ...first!.setup, taken }), 'points')).toBe(false);
    expect(isSharing(first!, 'points')).toBe(true);
    solver.unshare();
    expect(() => solver.bounds()).toThrow('setPosition comes first');
    expect(isSharing(first!, 'points')).toBe(false);
  });
});

/**
 * Writes pairs of words that belong to each other into four entries, over and over, and reads them. Answers how many pairs it read of which
 * the first word was never written, and how many of two different writes.
 */
const HAMMER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { table: module, memory, rounds, seed } = workerData;
  const { exports: table } = new WebAssembly.Instance(module, { env: { memory, abort() {} } });
  const WORDS = 4096;
  const first = (n) => BigInt.asUintN(64, BigInt(n + 1) * 0x9e3779b97f4a7c15n);
  const secondOf = (n) => BigInt(n + 1) << BigInt(n % 50);
  const ofFirst = new Map(Array.from({ length: WORDS }, (_, n) => [first(n), n]));
  let random = seed;
  let torn = 0, mixed = 0;
  for (let i = 0; i < rounds; i++) {
    random ^= random << 13; random ^= random >>> 17; random ^= random << 5;
    const entry = 65536 + 16 * (random & 3);
    if (random & 4) { const n = (random >>> 8) % WORDS; table.write(entry, first(n), secondOf(n)); continue; }
    table.find(entry, entry + 16, 0n);
    const word0 = BigInt.asUintN(64, table.first());
    const word1 = BigInt.asUintN(64, table.second());
    if (word1 === 0n && word0 === 0n) continue;
    const n = ofFirst.get(word0);
    if (n === undefined) torn++;
    else if (secondOf(n) !== word1) mixed++;
  }
  parentPort.postMessage({ torn, mixed });
`;

it('no torn entry of two threads is taken for one that was written', async () => {
  const { table, memory } = await newSharedTable(SMALL_BYTES);
  const counts = await Promise.all(
    [12345, 67890].map(async (seed) => {
      const thread = new Worker(HAMMER, {
        eval: true,
        workerData: { table, memory, rounds: 100_000 + times(20_000_000), seed },
      });
      const [count] = (await once(thread, 'message')) as [{ torn: number; mixed: number }];
      return count;
    }),
  );
  console.log(`torn entries, none believed: ${counts.map(({ torn }) => torn).join(' and ')}`);
  for (const { mixed } of counts) expect(mixed).toBe(0);
});
