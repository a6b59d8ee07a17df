/** One worker and its link, without a client: what a worker that hangs does to each call. */
import { expect, it, vi } from 'vitest';
import { HEARTBEAT_MS, WorkerLink } from '../../src/engine/worker-link.ts';
import { SolverUnavailable } from '../../src/engine/solver-unavailable.ts';
import type { ResolvedRequest } from '../../src/notation/request/resolve-request.ts';
import { FakeWorker } from './fake-worker.ts';
import { stopTimers } from './stopped-timers.ts';

stopTimers();

const never = (): Promise<never> => new Promise(() => undefined);

it.each<[call: string, begin: (link: WorkerLink) => Promise<unknown>]>([
  ['takes a move order', (link) => link.sendOrdering('ruffing')],
  ['solves', (link) => link.solve({} as ResolvedRequest, () => undefined)],
])('a worker that hangs while it %s is ended', async (_, begin) => {
  let isBusy = false;
  const hang = (): Promise<never> => ((isBusy = true), never());
  const worker = new FakeWorker({ ready: () => undefined, setOrdering: hang, solve: hang });
  const link = new WorkerLink(() => worker);
  await link.ready;
  const end = begin(link).catch((error: unknown) => error);
  await vi.waitUntil(() => isBusy);
  vi.advanceTimersByTime(2 * HEARTBEAT_MS);
  expect(await end).toMatchObject({ message: 'The solver has stopped: its worker does not answer any more.' });
  expect(await end).toBeInstanceOf(SolverUnavailable);
  expect([worker.isTerminated, link.isAlive]).toEqual([true, false]);
});
