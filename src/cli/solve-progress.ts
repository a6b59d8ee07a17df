/**
 * What `jass-solver solve` says on a terminal while it works: one line on standard error, written over and over and wiped
 * in the end. Nothing where standard error is no terminal.
 */
import type { Writable } from 'node:stream';
import type { Progress } from '../analysis/answer.ts';
import { pointsInWords } from './words.ts';

export interface SolveProgress {
  /** @param estimate of the card points of North–South, if there is one */
  show(progress: Progress, estimate: number | undefined): void;
  stop(): void;
}

const WIPE = '\r\x1b[K';
const count = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** @returns null where standard error is no terminal: nobody reads along */
export function startSolveProgress(terminal: Writable & { readonly isTTY?: boolean }): SolveProgress | null {
  if (!terminal.isTTY) return null;
  return {
    show({ bounds, nodes, ms }, estimate) {
      const points = pointsInWords(bounds.NS, estimate);
      const effort = `${count.format(nodes)} nodes, ${Math.round(ms / 1000)} s`;
      terminal.write(`${WIPE}North/South ${points} (computing: ${effort})`);
    },
    stop: () => terminal.write(WIPE),
  };
}
