/** The progress of `jass-solver solve` and `review` on a terminal: what is proven and estimated so far, and the effort. */
import type { Progress } from '../../analysis/progress.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import type { ReviewEntry } from '../../notation/answer/answer.ts';
import type { JudgeProgress } from '../../engine/sampling/judge.ts';
import { pointsText, wordingIn } from '../reports/wording.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { oneLine } from './one-line.ts';

export interface SolveProgress {
  show(progress: Progress): void;
  /** For the single-dummy evaluation of a play. */
  showJudging(progress: JudgeProgress, play: ReviewEntry): void;
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
    showJudging({ samples, known }, { play, by }) {
      const soFar = known ? `, ${known.loss.toFixed(1)} lost on average` : '';
      line.write(
        `${by} ${play}: ${samples.done} of ${samples.of} deals${soFar} (Ctrl-C stops and prints the results so far)`,
      );
    },
    stop: line.stop,
  };
}
