/**
 * A puzzle as a request carries it: `{…the request, "puzzle": {"side": "NS", "target": 91, "level": 2, "theme": "duck"}}`. The position and
 * the payoff are the request's, after its plays; the reader plays the hands of one side, or one hand, and has to reach
 * the target. Attributes and links have `side` and `target` as words (`mode="puzzle" side="NS" target="91"`).
 */
import { SEATS, SIDES } from '../game/cards.ts';
import type { Card, Seat, Side } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { msg, str, untranslated } from '../game/reason.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import { isObject } from './request/json.ts';

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

/** The hands that the reader plays: both of a side, or one, whose partner the solver plays. */
export type Reader = Side | Seat;

/** A puzzle as a request states it. */
export interface StatedPuzzle {
  /** The side to move unless given. */
  readonly side?: Reader;
  /**
   * The least value that solves the puzzle: card points of the reader's side in the whole deal under `points`; under `total` and `score`
   * the side's points minus the other side's. The best that can be made unless given.
   */
  readonly target?: number;
  readonly level?: PuzzleLevel;
  readonly theme?: PuzzleTheme;
}

/** A puzzle with its side and its target. */
export type PuzzleForm = StatedPuzzle & Required<Pick<StatedPuzzle, 'side' | 'target'>>;

/** The difficulty of a puzzle in numbers, counted along the solution that the hints of the element give. */
export interface PuzzleMeasure {
  /** The cards of the reader at which several are legal. */
  readonly choices: number;
  /** Those at which one card alone keeps the target. */
  readonly unique: number;
  /** Those at which the obvious card gives something away. */
  readonly traps: number;
  /** The first trap at which one card alone keeps the target. */
  readonly point: PuzzlePoint;
  readonly solution: readonly Card[];
}

export interface PuzzlePoint {
  /** The number of cards of the solution before it. */
  readonly after: number;
  /** The card that keeps the target. */
  readonly card: Card;
  /** The card that habit prefers. */
  readonly obvious: Card;
  /** The loss of that card. */
  readonly cost: number;
  /** The number of tricks until most of that is lost: 0 in the trick of the card itself. */
  readonly depth: number;
  /** Whether the learned move order of the solver, which sees all hands, tries another card first, too. */
  readonly foolsOrder: boolean;
}

/** A puzzle with its measure, as `jass-solver puzzle` writes it. */
export type MeasuredPuzzle = PuzzleForm & {
  readonly level: PuzzleLevel;
  readonly measure: PuzzleMeasure;
};

/** The modes that a link or a text may open a deal in. */
export const MODES = ['puzzle'] as const;

/** How a reader meets a deal, if not as solved: as a puzzle, with the hands to play and the target, if they are given. */
export interface LinkedMode {
  readonly mode?: (typeof MODES)[number];
  readonly side?: Reader;
  readonly target?: number;
}

/** The puzzle of a request, as links and attributes have it. */
export const linkedPuzzle = ({ side, target }: StatedPuzzle): LinkedMode => ({
  mode: 'puzzle',
  ...(side && { side }),
  ...(target !== undefined && { target }),
});

/** How hard a puzzle is and what it turns on, as attributes have them. */
export interface PuzzleGrade {
  readonly puzzleLevel?: PuzzleLevel;
  readonly puzzleTheme?: PuzzleTheme;
}

/** The level and the theme of a puzzle, as far as they are known. */
export const gradeOf = ({ level, theme }: StatedPuzzle): PuzzleGrade => ({
  ...(level && { puzzleLevel: level }),
  ...(theme && { puzzleTheme: theme }),
});

/** The right form of the field `puzzle` of a request. */
const FORM = '{"side": "NS", "target": 91}, with "level" and "theme" if they are known';

/** The largest target, in points, that a link can carry; no deal is worth as much. */
export const MOST_TARGET = 99_999;

const isTarget = (given: unknown): given is number =>
  Number.isInteger(given) && Math.abs(given as number) <= MOST_TARGET;

/**
 * Reads the field `puzzle` of a request; a measure is not read.
 * @param payoff of the request, whose unit the target has
 * @throws JassError `bad-request` naming the field
 */
export function parsePuzzle(json: unknown, payoff: Payoff): StatedPuzzle {
  const wrong = (field: string, given: unknown, form: string): JassError => {
    const text = quote(typeof given === 'string' ? given : (JSON.stringify(given) ?? 'nothing'));
    return new JassError('bad-request', untranslated(`${field} is ${text}; write ${form}.`), { field: 'puzzle' });
  };
  if (!isObject(json)) throw wrong('puzzle', json, FORM);
  const { side, target, level, theme, measure, ...others } = json;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    const reason = untranslated(`puzzle has a field ${quote(unknown)}; write ${FORM}.`);
    throw new JassError('bad-request', reason, { field: 'puzzle' });
  }
  if (measure !== undefined && typeof measure !== 'object') throw wrong('puzzle.measure', measure, 'an object');
  if (side !== undefined && typeof side !== 'string')
    throw wrong('puzzle.side', side, '"NS", "EW", "N", "E", "S" or "W"');
  if (target !== undefined && !isTarget(target))
    throw wrong('puzzle.target', target, `a whole number up to ${MOST_TARGET}`);
  if (target !== undefined && target < 0 && payoff === 'points')
    throw wrong('puzzle.target', target, '0 or more, or count another payoff');
  const knownLevel = PUZZLE_LEVELS.find((known) => known === level);
  if (level !== undefined && !knownLevel) throw wrong('puzzle.level', level, PUZZLE_LEVELS.join(', '));
  const knownTheme = PUZZLE_THEMES.find((known) => known === theme);
  if (theme !== undefined && !knownTheme) throw wrong('puzzle.theme', theme, PUZZLE_THEMES.join(', '));
  return {
    ...(side !== undefined && { side: parseReader(side) }),
    ...(target !== undefined && { target }),
    ...(knownLevel && { level: knownLevel }),
    ...(knownTheme && { theme: knownTheme }),
  };
}

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
