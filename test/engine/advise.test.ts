/** Advice by a client's workers: the same as by one solver, with progress, and stoppable at any time. */
import { afterAll, describe, expect, it } from 'vitest';
import { advise } from '../../src/engine/synchronous.ts';
import type { AdviceAnswer } from '../../src/notation/answer/advice-answer.ts';
import { adviseWith } from '../../src/engine/sampling/advise.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { startHere } from '../../src/engine/threads.ts';

const clientOf = (workers: number): SolverClient =>
  new SolverClient({ createWorker: startHere, workers, shiftMs: Infinity });
const client = clientOf(2);
afterAll(() => client.dispose());

const EASY = { variant: 'klaverjassen-rotterdam', hand: 'J98.AK.T7.A', deals: 12, without: { S: ['SA'] } };
const ENDLESS = { variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: 1_000_000 };

describe('advice by workers', () => {
  it('equals the advice of one solver, deal by deal', async () => {
    const reported: AdviceAnswer[] = [];
    const advice = await adviseWith(client, EASY, { onProgress: (advice) => reported.push(advice) });
    const alone = advise(EASY, await loadSolver());
    expect({ ...advice, ms: 0 }).toEqual({ ...alone, ms: 0 });
    const counts = reported.map(({ deals }) => deals);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([counts[0], counts.at(-1)]).toEqual([0, 12]);
    // Each progress report is the advice from that number of deals.
    const some = reported.find(({ deals }) => deals >= 5)!;
    const fewer = advise({ ...EASY, deals: some.deals }, await loadSolver());
    expect(some.contracts).toEqual(fewer.contracts);
  });

  it('counts by the cards of the deal, as one solver does', async () => {
    const swiss = { variant: 'coiffeur', hand: 'AKJ9.T87.Q6.', payoff: 'score', cards: 'swiss', deals: 1 };
    const advice = await adviseWith(client, swiss);
    expect(advice.contracts).toEqual(advise(swiss, await loadSolver()).contracts);
    expect(advice.contracts).not.toEqual((await adviseWith(client, { ...swiss, cards: 'french' })).contracts);
  });

  it('covers the deals solved before it is stopped or its time runs out', async () => {
    const stop = new AbortController();
    const advice = await adviseWith(client, ENDLESS, {
      signal: stop.signal,
      onProgress: ({ deals }) => deals >= 1 && stop.abort(),
    });
    expect(advice.deals).toBeGreaterThanOrEqual(1);
    expect(advice.contracts).toHaveLength(6);
    expect(await adviseWith(client, { ...ENDLESS, limitMs: 30 })).toMatchObject({ of: 1_000_000 });
    // Longer than a timer can wait.
    expect(await adviseWith(client, { ...EASY, deals: 1, limitMs: 1e12 })).toMatchObject({ deals: 1 });
    expect(await adviseWith(client, ENDLESS, { signal: AbortSignal.abort() })).toMatchObject({
      deals: 0,
      contracts: [],
    });
    // The client is free for other requests.
    expect(await adviseWith(client, { ...EASY, deals: 1 })).toMatchObject({ deals: 1 });
  });

  it('rejects an invalid request', async () => {
    await expect(adviseWith(client, { ...EASY, hand: 'J98' })).rejects.toMatchObject({ code: 'bad-deal' });
    await expect(adviseWith(client, { ...EASY, deals: 0 })).rejects.toMatchObject({ code: 'bad-request' });
  });
});
