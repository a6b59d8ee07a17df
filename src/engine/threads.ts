/**
 * Workers under Node with the interface of a page's workers, so that both use the same client: threads, and for the command,
 * which usually solves one easy deal, the calling thread itself.
 */
import { Worker } from 'node:worker_threads';
import { expose } from 'comlink';
import { SolverClient } from './client.ts';
import { engineFrom } from './service/engine.ts';
import { threadTableBytes } from './node-memory.ts';
import { SolverService } from './service/service.ts';
import type { WorkerLike } from './pool/worker-like.ts';

/** The module that the threads run, beside this one: TypeScript in a checkout, JavaScript in a build. */
const WORKER_MODULE = new URL(
  import.meta.url.endsWith('.ts') ? './node-worker.ts' : './node-worker.js',
  import.meta.url,
);

/** Starts a thread. @param module the module it runs */
export function startThread(module: URL = WORKER_MODULE): WorkerLike {
  const thread = threadOf(module);
  const events = new EventTarget();
  const fail = (message: string): void => {
    events.dispatchEvent(Object.assign(new Event('error'), { message }));
  };
  /** Calls sent to the thread and not yet answered. Comlink answers each one once, and sends nothing else. */
  let open = 0;
  thread.on('message', (data: unknown) => {
    // A thread without work does not keep a program running that forgets to end it.
    if (--open === 0) thread.unref();
    events.dispatchEvent(new MessageEvent('message', { data }));
  });
  thread.on('messageerror', () => events.dispatchEvent(new Event('messageerror')));
  thread.on('error', ({ message }) => fail(message));
  thread.on('exit', () => fail('its thread has ended.'));
  return {
    postMessage(message: unknown, transfer: Transferable[]) {
      thread.postMessage(message, transfer as Parameters<typeof thread.postMessage>[1]);
      if (++open === 1) thread.ref();
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    terminate: () => thread.terminate(),
  };
}

/**
 * A client whose requests run in threads, each to its end.
 * @param threads the most threads at once
 * @param memoryBytes memory for the tables of all threads, as in `threadTableBytes`
 */
export function threadClient(threads: number, memoryBytes?: number): SolverClient {
  return clientOver(() => startThread(), threads, memoryBytes);
}

/**
 * A client over workers of which some may be without a thread (`startHere`).
 * @param memoryBytes as in `threadTableBytes`
 */
export function clientOver(createWorker: () => WorkerLike, workers: number, memoryBytes?: number): SolverClient {
  const sharedBytes = threadTableBytes(1, memoryBytes);
  return new SolverClient({
    createWorker,
    workers,
    tableBytes: threadTableBytes(workers, memoryBytes),
    newSharedTable: async (share) => {
      const { newSharedTable } = await import('../solver/sharing/new-shared-table.ts');
      return newSharedTable(share * sharedBytes);
    },
    shiftMs: Infinity,
  });
}

/** A worker without a thread: it runs in the calling thread, in slices. */
export function startHere(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  expose(new SolverService(engineFrom), port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

/** Runs a module in a thread. TypeScript needs tsx, whose hooks in the main thread do not apply to other threads. */
export function threadOf(module: URL): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module);
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), module.href].map((url) => JSON.stringify(url));
  return new Worker(`import(${tsx}).then(({ register }) => (register(), import(${source})))`, { eval: true });
}
