/**
 * The progress of `jass-solver puzzle` on a terminal: the positions tried and the puzzles found by level, on one line of standard error that is
 * erased at the end. Nothing without a terminal.
 */
import type { PuzzleLevel } from '../../notation/puzzle.ts';
import { isRewritable } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface PuzzleProgress {
  show(tried: number, found: ReadonlyMap<PuzzleLevel, number>): void;
  stop(): void;
}

const WIPE = '\r\x1b[K';

/** @returns null if there is no terminal */
export function startPuzzleProgress(terminal: MaybeTerminal | undefined): PuzzleProgress | null {
  if (!isRewritable(terminal)) return null;
  return {
    show: (tried, found) => {
      const levels = [...found].map(([level, number]) => `${number} of level ${level}`).join(', ');
      terminal.write(`${WIPE}${tried} positions tried: ${levels} (Ctrl-C stops)`);
    },
    stop: () => terminal.write(WIPE),
  };
}
