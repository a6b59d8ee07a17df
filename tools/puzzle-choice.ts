/** The choice of puzzles for a collection: of each level the same number, of different themes. */
import { PUZZLE_LEVELS } from '../src/notation/puzzle.ts';
import type { MeasuredPuzzle, PuzzleTheme } from '../src/notation/puzzle.ts';
import type { SolveRequest } from '../src/notation/request/solve-request.ts';

export type Puzzle = SolveRequest & { readonly puzzle: MeasuredPuzzle };

/** Puzzles of each level and game. */
const OF_EACH = 4;

export class Choice {
  private readonly chosen = new Map<PuzzleTheme, number>();

  /** Chooses from the puzzles of a game: each time the first one of the theme that has been chosen least so far, those without a theme last. */
  of(found: readonly Puzzle[]): Puzzle[] {
    return PUZZLE_LEVELS.flatMap((level) => {
      const left = found.filter(({ puzzle }) => puzzle.level === level);
      return Array.from({ length: Math.min(OF_EACH, left.length) }, () => {
        const next = left.reduce((best, puzzle) => (this.timesOf(puzzle) < this.timesOf(best) ? puzzle : best));
        left.splice(left.indexOf(next), 1);
        const { theme } = next.puzzle;
        if (theme) this.chosen.set(theme, this.timesOf(next) + 1);
        return next;
      });
    });
  }

  private timesOf({ puzzle: { theme } }: Puzzle): number {
    return theme ? (this.chosen.get(theme) ?? 0) : Infinity;
  }
}
