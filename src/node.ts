/** The entry `jass-solver/node`: all of `jass-solver/core`, and the solver in threads. */
import { availableParallelism } from 'node:os';
import type { SolverClient } from './engine/client.ts';
import { threadClient } from './engine/threads.ts';
import { checkOptions } from './game/given.ts';

export * from './core.ts';
export { SolverUnavailable } from './engine/pool/solver-unavailable.ts';
export type { SolveOptions } from './engine/pool/pool.ts';
export type { SolverClient };

/** How threads use the machine. */
export interface ThreadOptions {
  /**
   * The most bytes for the transposition tables of all threads. Only hard deals need more than 16 MiB a thread, and it is given back
   * after them. Default: 1 GiB, or a quarter of the available memory if that is less.
   */
  readonly memoryBytes?: number;
}

/**
 * A client that answers requests in threads, which start when there is work for them. `dispose` ends them; threads without work end with
 * the program.
 * @param threads the most threads at once, from 1; as many as the machine has processors unless given
 * @throws RangeError for a number of threads or bytes out of range; TypeError for options that are not an object
 */
export function startThreads(threads = availableParallelism(), options: ThreadOptions = {}): SolverClient {
  if (!Number.isInteger(threads) || threads < 1) {
    throw new RangeError(`threads is ${shown(threads)}; it must be a whole number from 1`);
  }
  checkOptions(options, { memoryBytes: true });
  const { memoryBytes } = options;
  if (memoryBytes !== undefined && !(typeof memoryBytes === 'number' && memoryBytes > 0)) {
    throw new RangeError(`memoryBytes is ${shown(memoryBytes)}; it must be a positive number`);
  }
  return threadClient(threads, memoryBytes);
}

/** A wrong value as its program has it: a text in quotes. */
const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));
