/** Checks the options of work that a client does, for programs without types: they may give the controller in place of its signal. */
import { checkOptions } from '../game/given.ts';

/** The options that all such work takes. */
interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: unknown;
}

/** @throws TypeError unless the options can be used; they may be left out */
export function checkRunOptions(options: RunOptions = {}): void {
  checkOptions(options);
  const { signal, onProgress } = options;
  if (signal !== undefined && typeof signal?.aborted !== 'boolean') {
    throw new TypeError('the signal is not an AbortSignal: give the `signal` of an AbortController');
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`onProgress must be a function, not ${typeof onProgress}`);
  }
}
