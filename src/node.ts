/** The entry `jass-solver/node`: all of `jass-solver/core`, and the solver in threads. */
import { availableParallelism } from 'node:os';
import { SolverClient } from './engine/client.ts';
import { startThread } from './engine/threads.ts';

export * from './core.ts';
export { SolverUnavailable } from './engine/solver-unavailable.ts';
export type { SolveOptions } from './engine/pool.ts';
export type { SolverClient };

/**
 * A client that answers requests in threads, which start when there is work for them; `dispose` ends them, and Node with them.
 * @param threads the most threads at once, from 1; as many as the machine has processors unless given
 */
export function startThreads(threads = availableParallelism()): SolverClient {
  if (!Number.isInteger(threads) || threads < 1) {
    throw new RangeError(`threads is ${threads}; it must be a whole number from 1`);
  }
  return new SolverClient({ createWorker: () => startThread(), workers: threads, turnMs: Infinity });
}
