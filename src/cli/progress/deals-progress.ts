/** The progress of `jass-solver review-game` on a terminal: the number of deals solved. */
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { oneLine } from './one-line.ts';

interface DealsProgress {
  show(done: number, of: number): void;
  stop(): void;
}

/** @returns null if standard error is not a terminal */
export function startDealsProgress(terminal: MaybeTerminal): DealsProgress | null {
  const line = oneLine(terminal);
  return (
    line && {
      show: (done, of) => line.write(`Deals solved: ${done} of ${of} (Ctrl-C stops)`),
      stop: line.stop,
    }
  );
}
