/**
 * A puzzle as a request carries it: `{…the request, "puzzle": {"side": "NS", "target": 91, "payoff": "points", "level": 2}}`. The
 * position is that of the request, after its plays; the reader plays the hands of one side and has to reach the target.
 */
import type { Side } from '../game/cards.ts';
import type { Payoff } from '../game/scoring/payoff.ts';

/** How hard a puzzle is, from a few obvious plays to a deep one. */
export const PUZZLE_LEVELS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What a puzzle turns on, if its play shows that. */
export const PUZZLE_THEMES = [
  'overruff',
  'duck',
  'keep-exit',
  'draw-trumps',
  'throw-in',
  'save-jack',
  'smear',
] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

export interface PuzzleForm {
  /** The side that the reader plays. */
  readonly side: Side;
  /**
   * The least value that solves the puzzle: card points of that side in the whole deal under `points`; under `total` and `score` the
   * side's points minus those of the other.
   */
  readonly target: number;
  /** The payoff of the target, the same as the request's. */
  readonly payoff: Payoff;
  readonly level: PuzzleLevel;
  readonly theme?: PuzzleTheme;
}

/** A request with a puzzle. */
export type WithPuzzle<Request extends object> = Request & { readonly puzzle: PuzzleForm };
