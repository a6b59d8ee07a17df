/** Threads of Node as workers of the client; what the client does with workers of every kind stands in client.test.ts. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/analysis/answer.ts';
import { handSize } from '../../src/game/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer.ts';
import { formatDeal } from '../../src/notation/deal.ts';
import { SolverClient, SolverUnavailable } from '../../src/solver/client.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { startHere, startThread } from '../../src/solver/threads.ts';
import { anyDeal } from '../game/arbitraries.ts';

const timeout = 60_000;

/** A body that starts, and then does something else than to solve. */
const bodyOf = (onSolve: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, path: [call] }) => {
        if (call === 'solve') ${onSolve};
        parentPort.postMessage({ id, type: 'RAW' });
      });
    `)}`,
  );

const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

describe('threads', { timeout }, () => {
  let client: SolverClient;
  afterEach(() => client.dispose());

  it.each([
    ['a thread', startThread],
    ['the thread that asks', startHere],
  ])('%s answers as the library does', async (_, start) => {
    client = new SolverClient({ createWorker: () => start(), workers: 1 });
    const expected = answer(ENDING, await loadSolver()) as Answer;
    await expect(client.solve(ENDING)).resolves.toMatchObject({ value: expected.value, cards: expected.cards });
  });

  it('a thread helps the one that asks', async () => {
    let started = 0;
    const createWorker = () => (started++ === 0 ? startHere() : startThread());
    client = new SolverClient({ createWorker, workers: 2 });
    const { rules } = variantById('krutzjass');
    const [deal] = fc.sample(anyDeal(rules, handSize(rules)), { numRuns: 1, seed: 2026 });
    const hard = { variant: 'krutzjass', contract: 'H', leader: 'N', deal: formatDeal(deal!), limitMs: 4_000 };
    const { bounds } = await client.solve(hard);
    expect(bounds).toBeDefined();
    expect(started).toBe(2);
  });

  it.each([
    ['throws', `throw new Error('out of order')`, /out of order/],
    ['exits', 'process.exit()', /thread has ended/],
  ])('only the request over which a thread %s fails', async (_, body, message) => {
    let started = 0;
    const createWorker = () => startThread(...(started++ === 0 ? [bodyOf(body)] : []));
    client = new SolverClient({ createWorker, workers: 1 });
    const ends = await Promise.allSettled([client.solve(ENDING), client.solve(ENDING)]);
    expect(ends[0]).toMatchObject({ status: 'rejected', reason: { atStart: false } });
    expect((ends[0] as PromiseRejectedResult).reason).toMatchObject({
      message: expect.stringMatching(message) as string,
    });
    expect(ends[1]).toMatchObject({ status: 'fulfilled' });
  });

  it('says so when threads do not start', async () => {
    const broken = new URL(`data:text/javascript,throw new Error('no WebAssembly here')`);
    client = new SolverClient({ createWorker: () => startThread(broken), workers: 2 });
    const [end] = await Promise.allSettled([client.solve(ENDING)]);
    const reason: unknown = (end as PromiseRejectedResult).reason;
    expect(reason).toBeInstanceOf(SolverUnavailable);
    expect(reason).toMatchObject({
      atStart: true,
      message: expect.stringMatching(/^The solver cannot start: no WebAssembly here/) as string,
    });
  });
});
