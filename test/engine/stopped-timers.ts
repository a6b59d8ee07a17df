/**
 * Stops the timers of a file's tests, and so the timers of its clients: on a busy machine, too, no client gives up a slow worker, and another
 * starts only when a test lets the time pass.
 */
import { afterEach, beforeEach, vi } from 'vitest';
import { HARD_MS } from '../../src/engine/pool/pool.ts';
import type { WorkerLike } from '../../src/engine/pool/worker-like.ts';

/** Called once, at the top of the file. */
export function stopTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A worker after whose requests so much time passes that the client starts another. */
export function hard(worker: WorkerLike): WorkerLike {
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (message: { readonly path?: readonly string[] }, transfer) => {
    post(message, transfer);
    if (message.path?.[0] === 'solve') queueMicrotask(() => vi.advanceTimersByTime(HARD_MS));
  };
  return worker;
}
