/** Checks the options of work that a client does, for programs without types: they may give the controller in place of its signal. */
import { checkFunction, checkOptions } from '../game/given.ts';
import type { OptionNames } from '../game/given.ts';

/** The options that all such work takes. */
interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: unknown;
}

/** @param others the names of further options @throws TypeError unless the options can be used; they may be left out */
export function checkRunOptions<Options extends RunOptions>(
  options: Options | undefined,
  others: OptionNames<Omit<Options, keyof RunOptions>>,
): void {
  checkOptions<RunOptions>(options, { ...others, signal: true, onProgress: true });
  const { signal, onProgress }: RunOptions = options ?? {};
  if (signal !== undefined && typeof signal?.aborted !== 'boolean') {
    throw new TypeError('the signal is not an AbortSignal: give the `signal` of an AbortController');
  }
  if (onProgress !== undefined) checkFunction(onProgress, 'option onProgress');
}
