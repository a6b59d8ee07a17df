/** Runs `solve` and `review`: prints the answer for one deal. */
import { review, solve } from '../commands/solve.ts';
import type { KnowingOptions, SolveOptions } from '../commands/solve.ts';
import { startSolveProgress } from '../progress/solve-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { print } from '../terminal/print.ts';

/** The options as typed. */
export type OneDealOptions = SolveOptions & { readonly json?: boolean; readonly preset?: string[] };

export const printSolved = printed(solve);

export const printReviewed = printed(review);

/** Prints a review with estimates, which Ctrl-C stops. The exact review before them ends at once. */
export async function printJudged(options: OneDealOptions, judging: Omit<KnowingOptions, 'begin'>): Promise<void> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const begin = (): AbortSignal => {
    process.once('SIGINT', interrupt);
    return stop.signal;
  };
  await printed((...given) => review(...given, { ...judging, begin }))(options);
  process.off('SIGINT', interrupt);
  if (stop.signal.aborted) process.exitCode = EXIT.interrupted;
}

/** Runs a command about one deal and prints its output. */
function printed(command: typeof solve) {
  return async ({ json = false, preset = [], ...options }: OneDealOptions): Promise<void> => {
    print(await command({ ...options, presets: preset }, json, startSolveProgress(process.stderr)), json);
  };
}
