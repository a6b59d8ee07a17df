/** The client of a page: its workers are those inside the bundle, and all elements of the page share it. */
import { SolverClient } from './client.ts';
import { createInlineWorker } from './inline-worker.ts';

let shared: SolverClient | undefined;

/** The client that all elements of the page share: two workers where there is a core for each. */
export function sharedClient(): SolverClient {
  const cores = globalThis.navigator?.hardwareConcurrency ?? 1;
  shared ??= new SolverClient({ createWorker: createInlineWorker, workers: Math.min(2, cores) });
  return shared;
}
