/** The progress of `jass-solver puzzle` on a terminal: the positions tried and the puzzles found by level. */
import type { PuzzleLevel } from '../../notation/puzzle.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { oneLine } from './one-line.ts';

interface PuzzleProgress {
  show(tried: number, found: ReadonlyMap<PuzzleLevel, number>): void;
  stop(): void;
}

/** @returns null if there is no terminal */
export function startPuzzleProgress(terminal: MaybeTerminal | undefined): PuzzleProgress | null {
  const line = oneLine(terminal);
  return (
    line && {
      show: (tried, found) => {
        const levels = [...found].map(([level, number]) => `${number} of level ${level}`).join(', ');
        line.write(`${tried} positions tried: ${levels} (Ctrl-C stops)`);
      },
      stop: line.stop,
    }
  );
}
