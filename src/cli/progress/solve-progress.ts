/** The progress of `jass-solver solve` and `review` on a terminal: what is proven and estimated so far, and the effort. */
import type { Progress } from '../../analysis/progress.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import { pointsText, wordingIn } from '../reports/wording.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { oneLine } from './one-line.ts';

export interface SolveProgress {
  show(progress: Progress): void;
  /** For the verdicts on the plays of a record. */
  showJudging(done: number, of: number): void;
  stop(): void;
}

/** What a terminal shows only while it waits is in English, as messages are. */
const ENGLISH = wordingIn('en');
const count = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** @returns null if standard error is not a terminal */
export function startSolveProgress(terminal: MaybeTerminal): SolveProgress | null {
  const line = oneLine(terminal);
  if (!line) return null;
  return {
    show({ bounds, estimate, within, entries, nodes, ms }) {
      const effort = `${count.format(nodes)} nodes, ${Math.round(ms / 1000)} s`;
      const [low, high] = figureOf(bounds);
      // Entries come after the position itself, if that was requested.
      if (entries && (entries.done > 0 || (!estimate && low < high))) {
        line.write(`${entries.done} of ${entries.of} (computing: ${effort})`);
        return;
      }
      const points = (measured?: number): string =>
        pointsText(ENGLISH, [low, high], estimate && figureOf(estimate), measured);
      const what = bounds.NS ? 'North–South' : 'North–South minus East–West';
      line.write(`${what} ${points(within)} (computing: ${effort})`, `${what} ${points()} (${effort})`);
    },
    showJudging(done, of) {
      line.write(`${done} of ${of} plays judged (Ctrl-C stops and prints the verdicts so far)`);
    },
    stop: line.stop,
  };
}
