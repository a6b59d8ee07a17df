/**
 * The progress of `jass-solver review-game` on a terminal: the number of deals solved, on one line of standard error that is erased at the
 * end. Nothing if standard error is not a terminal.
 */
import { isRewritable } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface DealsProgress {
  show(done: number, of: number): void;
  stop(): void;
}

const WIPE = '\r\x1b[K';

/** @returns null if standard error is not a terminal */
export function startDealsProgress(terminal: MaybeTerminal): DealsProgress | null {
  if (!isRewritable(terminal)) return null;
  return {
    show: (done, of) => terminal.write(`${WIPE}Deals solved: ${done} of ${of} (Ctrl-C stops)`),
    stop: () => terminal.write(WIPE),
  };
}
