/** One worker and its link, without a client: what a worker that hangs does to each call. */
import { expect, it, vi } from 'vitest';
import { HEARTBEAT_MS, WorkerLink } from '../../src/engine/pool/worker-link.ts';
import { SolverUnavailable } from '../../src/engine/pool/solver-unavailable.ts';
import type { ResolvedRequest } from '../../src/notation/request/resolve-request.ts';
import { FakeWorker, shakeHands } from './fake-worker.ts';
import { stopTimers } from './stopped-timers.ts';

stopTimers();

const never = (): Promise<never> => new Promise(() => undefined);

it.each<[call: string, begin: (link: WorkerLink) => Promise<unknown>]>([
  ['takes a move order', (link) => link.sendOrdering('ruffing')],
  ['solves', (link) => link.solve({} as ResolvedRequest, () => undefined)],
])('a worker that hangs while it %s is ended', async (_, begin) => {
  let isBusy = false;
  const hang = (): Promise<never> => ((isBusy = true), never());
  const worker = new FakeWorker({ ready: shakeHands, setOrdering: hang, solve: hang });
  const link = new WorkerLink(() => worker);
  await link.ready;
  const end = begin(link).catch((error: unknown) => error);
  await vi.waitUntil(() => isBusy);
  vi.advanceTimersByTime(2 * HEARTBEAT_MS);
  expect(await end).toMatchObject({ message: 'The solver has stopped: its worker does not answer any more.' });
  expect(await end).toBeInstanceOf(SolverUnavailable);
  expect([worker.isTerminated, link.isAlive]).toEqual([true, false]);
});

it.each([
  ['another fingerprint', '0123456789abcdef'],
  ['none, as before fingerprints', undefined],
])('a worker of another version is not used: %s', async (_, fingerprint) => {
  const worker = new FakeWorker({ ready: () => fingerprint });
  const link = new WorkerLink(() => worker);
  await expect(link.ready).rejects.toThrow(
    'The solver cannot start: its worker is of another version than the page. Reload the page, or install all files anew.',
  );
  expect([worker.isTerminated, link.isAlive]).toEqual([true, false]);
});
