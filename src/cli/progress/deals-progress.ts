/** The progress of `jass-solver review-game` on a terminal: the number of deals solved, then of plays judged. */
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { oneLine } from './one-line.ts';

interface DealsProgress {
  show(done: number, of: number): void;
  /** @param leftMs how long the other plays will take, if they take as long as those so far */
  showJudging(done: number, of: number, leftMs: number): void;
  stop(): void;
}

/** @returns null if standard error is not a terminal */
export function startDealsProgress(terminal: MaybeTerminal): DealsProgress | null {
  const line = oneLine(terminal);
  return (
    line && {
      show: (done, of) => line.write(`Deals solved: ${done} of ${of} (Ctrl-C stops)`),
      showJudging: (done, of, leftMs) => {
        const left = `about ${Math.ceil(leftMs / 1000)} s left`;
        line.write(
          `Plays judged: ${done} of ${of}, ${left} (Ctrl-C stops and prints the report)`,
          `Plays judged: ${done} of ${of}, ${left}`,
        );
      },
      stop: line.stop,
    }
  );
}
