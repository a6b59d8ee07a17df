/**
 * The options of a pool. Like worker-like.ts, these types name nothing of the page or of Comlink, because `jass-solver/core` and
 * `jass-solver/node` must also compile where the types of a page are missing.
 */
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import type { WorkerLike } from './worker-like.ts';

/** Makes a table of a share of the memory for all tables. */
export type NewSharedTable = (share: number) => Promise<SharedTable>;

/** Those of its workers. */
export interface CrewOptions {
  /** Starts a worker that runs worker.ts, or a thread of Node that runs node-worker.ts. */
  readonly createWorker: () => WorkerLike;
  /** Address of the WebAssembly. Default: the worker's own. */
  readonly wasm?: string | undefined;
  /** Maximum size of each worker's transposition table, in bytes. Default: the solver's. */
  readonly tableBytes?: number;
  /** Maximum number of workers, at least 1. */
  readonly workers: number;
  /** How long the workers may be idle, in milliseconds, before they are terminated. Default: Infinity, which keeps them. */
  readonly idleMs?: number;
}

export interface SolverPoolOptions extends CrewOptions {
  /**
   * Makes a table that the workers of a hard request share, if they are four or more (`LEAST_SHARING` in table-sharing.ts). Without it, or if
   * it rejects, each has its own table.
   */
  readonly newSharedTable?: NewSharedTable | undefined;
  /** A request's first shift, in milliseconds; with Infinity a request keeps its worker. Default: one second. */
  readonly shiftMs?: number;
}
