/** The service in a worker: slices, cancellation, and errors as data. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { JassError } from '../../src/game/errors.ts';
import { untranslated } from '../../src/game/reason.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { REPORT_MS, REST_MS, SolverService } from '../../src/engine/service/service.ts';
import type { Engine, ProgressPort } from '../../src/engine/service/service.ts';

/** These engines ignore it. */
const REQUEST = readRequest({
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.',
});

const ANSWER: Answer = { variant: 'schieber', payoff: 'points', toPlay: 'N', nodes: 5, ms: 5 };

const progressOf = (low: number): Progress => ({ bounds: { NS: [low, 157] }, cards: [], nodes: low, ms: low });

const engineOf =
  (work: Engine['work'], others: Partial<Engine> = {}): (() => Promise<Engine>) =>
  () => {
    const help = () => [][Symbol.iterator]() as never;
    const nothing = () => undefined;
    const share = () => false;
    return Promise.resolve({ work, help, setOrdering: nothing, share, unshare: nothing, rest: nothing, ...others });
  };

/** A port that delivers its messages at once. */
const portTo = (hear: (progress: Progress) => void): ProgressPort => ({ postMessage: hear, close: () => undefined });
const NOWHERE = portTo(() => undefined);

/** Work of that many slices, each of which takes so long, in milliseconds. */
function serviceOf(slices: number, ms = REPORT_MS): SolverService {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return new SolverService(
    engineOf(function* () {
      for (let slice = 1; slice <= slices; slice++, now += ms) yield progressOf(slice);
      return ANSWER;
    }),
  );
}

describe('SolverService', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each<[ms: number, reported: number[]]>([
    [REPORT_MS, [1, 2, 3, 4]],
    [REPORT_MS / 2, [1, 3]],
  ])('runs to the end and reports after slices of %i ms, but not too often', async (ms, reported) => {
    const seen: Progress[] = [];
    const outcome = await serviceOf(4, ms).solve(
      REQUEST,
      portTo((progress) => seen.push(progress)),
    );
    expect(outcome).toEqual({ kind: 'answer', answer: ANSWER });
    expect(seen).toEqual(reported.map(progressOf));
  });

  it('notices a cancellation between two slices', async () => {
    const service = serviceOf(Infinity);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => service.cancel();
    const outcome = await service.solve(
      REQUEST,
      portTo(({ nodes }) => {
        if (nodes === 3) port2.postMessage('cancel');
      }),
    );
    port1.close();
    expect(outcome).toEqual({ kind: 'cancelled' });
  });

  it('ignores a cancellation that arrives too late', async () => {
    const service = serviceOf(2);
    await service.solve(REQUEST, NOWHERE);
    service.cancel();
    await expect(service.solve(REQUEST, NOWHERE)).resolves.toMatchObject({ kind: 'answer' });
  });

  it('passes errors in a request as data', async () => {
    const reason = untranslated('North holds 8 cards');
    const service = new SolverService(
      // oxlint-disable-next-line require-yield -- it fails before there is anything to report
      engineOf(function* () {
        throw new JassError('bad-deal', reason, { hand: 'N' });
      }),
    );
    await expect(service.solve(REQUEST, NOWHERE)).resolves.toEqual({
      kind: 'mistake',
      code: 'bad-deal',
      reason,
      place: { hand: 'N' },
    });
  });

  it('passes the move order of a family on', async () => {
    const learned: unknown[] = [];
    // oxlint-disable-next-line require-yield -- it never runs
    const idle: Engine['work'] = function* () {
      return ANSWER;
    };
    await new SolverService(engineOf(idle, { setOrdering: (...order) => learned.push(order) })).setOrdering(
      'ruffing',
      new Uint8Array([1]),
    );
    expect(learned).toEqual([['ruffing', new Uint8Array([1])]]);
  });

  it('gives back memory after the last request, not between two', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let rests = 0;
    const idle: Engine['work'] = () => [][Symbol.iterator]() as never;
    const service = new SolverService(engineOf(idle, { rest: () => rests++ }));
    await service.solve(REQUEST, NOWHERE);
    vi.advanceTimersByTime(REST_MS - 1);
    await service.solve(REQUEST, NOWHERE);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(rests).toBe(0);
    vi.advanceTimersByTime(1);
    expect(rests).toBe(1);
    vi.useRealTimers();
  });

  it('rejects every call if the solver cannot be loaded', async () => {
    const service = new SolverService(() => Promise.reject(new Error('no WebAssembly')));
    await expect(service.ready()).rejects.toThrow('no WebAssembly');
    await expect(service.solve(REQUEST, NOWHERE)).rejects.toThrow('no WebAssembly');
  });
});
