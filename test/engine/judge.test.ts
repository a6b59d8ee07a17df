/** Single-dummy evaluation by a client's workers: a whole review, one play, stopping by a signal. */
import { afterEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { randomDeal } from '../random-deal.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { judgePlay, judgeReview } from '../../src/engine/sampling/judge.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import { startHere, startThread } from '../../src/engine/threads.ts';
import { hard, stopTimers } from './stopped-timers.ts';

stopTimers();

const RECORD = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.',
  plays: ['D9', 'DA', 'DJ', 'DT'],
};

describe('evaluating plays', () => {
  let client: SolverClient;
  afterEach(() => client.dispose());

  it('judges every play of a review, the same as one solver with "verdict"', async () => {
    client = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    const solver = await loadSolver();
    const { review } = answer({ ...RECORD, want: ['review'] }, solver) as Answer;
    const counts: number[] = [];
    const judged = await judgeReview(client, RECORD, review!, { onProgress: (_, done) => counts.push(done) });
    expect(counts).toEqual(judged.map((_, index) => index + 1));
    expect(
      judged.map(({ lost, verdict }) => (lost ? ['error', 'unlucky'] : ['sound', 'lucky']).includes(verdict!)),
    ).toEqual(review!.map(() => true));
    expect((answer({ ...RECORD, want: ['review'], verdict: true }, solver) as Answer).review).toEqual(judged);
    expect(await judgeReview(client, RECORD, judged)).toEqual(judged);
  });

  it('reports its progress, with two threads as with one', async () => {
    let started = 0;
    const createWorker = () => (started++ === 0 ? hard(startThread()) : startThread());
    client = new SolverClient({ createWorker, workers: 2 });
    const seen: NonNullable<Progress['known']>[] = [];
    const known = await judgePlay(client, RECORD, 0, { onProgress: (now) => seen.push(now) });
    expect(started).toBe(2);
    expect(seen.map(({ samples = 0 }) => samples)).toEqual(
      seen.map(({ samples = 0 }) => samples).toSorted((a, b) => a - b),
    );
    const alone = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    expect(await judgePlay(alone, RECORD, 0)).toEqual(known);
    alone.dispose();
  });

  const SIDI = { ...RECORD, variant: 'sidi-barrani', payoff: 'score' };
  // East dealt: in Kreuzjass the player on the right of the dealer leads.
  const TURNED = { ...RECORD, variant: 'kreuzjass', deal: 'N:A..9.K .AJ.T. K..J.Q J.6.A.', plays: ['D9'] };
  const ENDING = { ...RECORD, variant: 'belote', deal: 'N:A..9.K .AK.T. K..J.Q J.8.A.', payoff: 'score' };
  it.each([
    ['the level that was bid', { ...SIDI, level: 80 }, { ...SIDI, level: 10 }],
    ['the turned card, which all have seen', { ...TURNED, turned: 'HJ' }, TURNED],
    ['what was taken before an ending', { ...ENDING, taken: 'NS:90/4' }, { ...ENDING, taken: 'NS:10/2' }],
  ])('counts %s', async (_, request, other) => {
    client = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    expect(await judgePlay(client, request, 0)).not.toEqual(await judgePlay(client, other, 0));
  });

  it('ends with the deals solved when its signal is aborted, and rejects an invalid request', async () => {
    client = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    const end = new AbortController();
    const onProgress = ({ samples = 0 }: NonNullable<Progress['known']>): void => {
      if (samples > 0) end.abort();
    };
    const deal = formatDeal(randomDeal(variantById('schieber').rules, 1));
    const lead = {
      ...RECORD,
      deal,
      plays: [answer({ ...RECORD, deal, plays: [], want: ['state'] }, await loadSolver()).state.legal[0]!],
    };
    const { samples } = (await judgePlay(client, lead, 0, { signal: end.signal, onProgress }))!;
    expect(samples).toBeGreaterThan(0);
    expect(samples).toBeLessThan(48);
    expect(await judgePlay(client, RECORD, 0, { signal: end.signal })).toBeUndefined();
    await expect(judgePlay(client, RECORD, 9)).rejects.toMatchObject({ code: 'bad-request', place: { field: 'play' } });
    await expect(judgePlay(client, { ...RECORD, plays: ['SA', 'SA'] }, 0)).rejects.toMatchObject({
      code: 'illegal-play',
    });
  });
});
