/**
 * The part of a worker that the client uses. The type names nothing of the page or of Comlink, because `jass-solver/core` and
 * `jass-solver/node` must also compile where the types of a page are missing.
 */

/** A `Worker`, a thread of Node, or in tests an object that behaves like one. */
export interface WorkerLike {
  postMessage(message: unknown, transfer: never[]): void;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  /** May give a promise of its end. */
  terminate(): unknown;
}
