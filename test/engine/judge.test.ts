/** Single-dummy evaluation by a client's workers: a whole review, one play, stopping by a signal. */
import { afterEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { SolverClient } from '../../src/engine/client.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { judgePlay, judgeReview } from '../../src/engine/sampling/judge.ts';
import type { JudgeProgress } from '../../src/engine/sampling/judge.ts';
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

  it('adds to the entries of the plays that lost something, or of all that had a choice', async () => {
    client = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    const { review } = answer({ ...RECORD, want: ['review'] }, await loadSolver()) as Answer;
    const judged = await judgeReview(client, RECORD, review!);
    expect(judged.map(({ known }) => known !== undefined)).toEqual(review!.map(({ lost }) => lost !== 0));
    const all = await judgeReview(client, RECORD, review!, { all: true });
    expect(all.filter(({ known }) => known).length).toBeGreaterThan(judged.filter(({ known }) => known).length);
    expect(all.map((entry) => ({ ...entry, known: undefined }))).toEqual(
      review!.map((entry) => ({ ...entry, known: undefined })),
    );
  });

  it('reports its progress, with two threads as with one', async () => {
    let started = 0;
    const createWorker = () => (started++ === 0 ? hard(startThread()) : startThread());
    client = new SolverClient({ createWorker, workers: 2 });
    const seen: JudgeProgress[] = [];
    const options = { samples: 4, seed: 2 };
    const known = await judgePlay(client, RECORD, 0, { ...options, onProgress: (now) => seen.push(now) });
    expect(started).toBe(2);
    expect(seen[0]).toEqual({ play: 0, samples: { done: 0, of: 4 } });
    expect(seen.at(-1)).toEqual({ play: 0, samples: { done: 4, of: 4 }, known });
    const alone = new SolverClient({ createWorker: () => startHere(), workers: 1 });
    expect(await judgePlay(alone, RECORD, 0, options)).toEqual(known);
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
    const onProgress = ({ samples }: JudgeProgress): void => {
      if (samples.done === 2) end.abort();
    };
    expect(await judgePlay(client, RECORD, 0, { signal: end.signal, onProgress })).toMatchObject({ samples: 2 });
    expect(await judgePlay(client, RECORD, 0, { signal: end.signal })).toBeUndefined();
    await expect(judgePlay(client, RECORD, 9)).rejects.toMatchObject({ code: 'bad-request', place: { field: 'play' } });
    await expect(judgePlay(client, { ...RECORD, plays: ['SA', 'SA'] }, 0)).rejects.toMatchObject({
      code: 'illegal-play',
    });
  });
});
