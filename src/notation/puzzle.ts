/**
 * A puzzle as a request carries it: `{…the request, "puzzle": {"side": "NS", "target": 91, "payoff": "points", "level": 2}}`. The
 * position is that of the request, after its plays; the reader plays the hands of one side and has to reach the target. In attributes and
 * links its fields are words.
 */
import { SEATS, SIDES } from '../game/cards.ts';
import type { Seat, Side } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { msg, str } from '../game/reason.ts';
import type { Payoff } from '../game/scoring/payoff.ts';

/** How hard a puzzle is, from a few obvious plays to a deep one. */
export const PUZZLE_LEVELS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** The themes of puzzles; a puzzle has one if its play shows it. */
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

/** The hands that the reader plays: both of a side, or one, whose partner the solver plays. */
export type Reader = Side | Seat;

/** The reader's hands in words: a side or a seat, in either case. @throws JassError `bad-request` */
export function parseReader(text: string): Reader {
  const word = text.length > 20 ? '' : text.trim().toUpperCase();
  const reader = [...SIDES, ...SEATS].find((known) => known === word);
  if (reader) return reader;
  const given = quote(text);
  const reason = msg(str`side: ${given} is neither a side nor a seat; write NS, EW, N, E, S or W.`);
  throw new JassError('bad-request', reason, { field: 'side' });
}

/** A target in words: a whole number, negative for a side that may fall behind by so much. @throws JassError `bad-request` */
export function parseTarget(text: string): number {
  if (/^\s*[-+\u2212]?\d{1,5}\s*$/.test(text)) return Number(text.replace('\u2212', '-')) + 0;
  const given = quote(text);
  const reason = msg(str`target: ${given} is not a whole number; write the least value that is enough, such as 91.`);
  throw new JassError('bad-request', reason, { field: 'target' });
}
