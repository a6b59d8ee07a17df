/** Ctrl-C, for commands that then print their results so far. */
import { setMaxListeners } from 'node:events';

/**
 * Runs a command that Ctrl-C stops once; a second one ends the process.
 * @param work gets the signal that is aborted then
 */
export async function stoppable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  // Every request under way listens, and Node warns about more than ten.
  setMaxListeners(Infinity, stop.signal);
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}
