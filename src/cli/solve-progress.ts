/**
 * What `jass-solver solve` and `review` say on a terminal while they work: one line on standard error, written over and over and wiped
 * in the end. Nothing where standard error is no terminal.
 */
import type { Writable } from 'node:stream';
import type { Progress } from '../analysis/answer.ts';
import { figureOf } from '../notation/answer/answer.ts';
import type { ReviewEntry } from '../notation/answer/answer.ts';
import type { JudgeProgress } from '../engine/judge.ts';
import { pointsText } from './wording.ts';

export interface SolveProgress {
  /** @param estimate of what the bounds count, if there is one */
  show(progress: Progress, estimate: number | undefined): void;
  /** Of a play that is judged by what its player could know. */
  showJudging(progress: JudgeProgress, play: ReviewEntry): void;
  stop(): void;
}

const WIPE = '\r\x1b[K';
const count = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** @returns null where standard error is no terminal: nobody reads along */
export function startSolveProgress(terminal: Writable & { readonly isTTY?: boolean }): SolveProgress | null {
  if (!terminal.isTTY) return null;
  return {
    show({ bounds, entries, nodes, ms }, estimate) {
      const effort = `${count.format(nodes)} nodes, ${Math.round(ms / 1000)} s`;
      // Entries are worked on when the position itself is done, if it was asked for.
      if (entries && (entries.done > 0 || estimate === undefined)) {
        terminal.write(`${WIPE}${entries.done} of ${entries.of} (computing: ${effort})`);
        return;
      }
      const points = pointsText(figureOf(bounds), estimate);
      const what = bounds.NS ? 'North/South' : 'North/South minus East/West';
      terminal.write(`${WIPE}${what} ${points} (computing: ${effort})`);
    },
    showJudging({ samples, known }, { play, by }) {
      const soFar = known ? `, ${known.loss.toFixed(1)} lost on the mean` : '';
      terminal.write(
        `${WIPE}${by} ${play}: ${samples.done} of ${samples.of} deals${soFar} (Ctrl-C ends with what is known)`,
      );
    },
    stop: () => terminal.write(WIPE),
  };
}
