/**
 * The events of the element. All bubble and leave shadow trees (`composed`). An `error` event that reached the window
 * would count as an uncaught exception of the page, so `error` stops at the document.
 */
import type { Card, Seat } from '../../game/cards.ts';
import type { ErrorCode, ErrorPlace } from '../../game/errors.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { PuzzleLevel, PuzzleTheme } from '../../notation/puzzle.ts';
import type { Input } from './input.ts';
import type { Solution } from './state.ts';
import type { EngineMode, ValuesMode } from './modes.ts';
import { playsMade } from './table.ts';
import type { Table } from './table.ts';

/** The position shown has been solved. */
export interface ResultDetail extends Pick<Solution, 'value' | 'cards' | 'line' | 'nodes' | 'ms'> {
  /** The plays that led to the position. */
  readonly plays: readonly Card[];
  /** The payoff of the values. */
  readonly payoff: Payoff;
}

/** The reader has changed the properties of these names, by a choice or by editing the deal. */
export interface ChangeDetail extends Input {
  /** What is counted now. */
  readonly payoff?: Payoff;
  /** Whether values are shown now. */
  readonly values?: ValuesMode;
  /** When the engine computes now. */
  readonly engine?: EngineMode;
  /** The seat now at the bottom. */
  readonly bottom?: Seat;
  /** The only seat whose cards are visible now; null for all. */
  readonly show?: Seat | null;
  /** How hands are drawn now. */
  readonly hands?: string;
  /** The cards now. */
  readonly deck?: string;
  /** The language now. */
  readonly lang?: string;
}

/**
 * The means by which the reader has moved: a card of a hand, a button or its key, the list of tricks, the review, …; in a
 * puzzle also `reply`, a card of the solver, `retract`, a card taken back, and `solution`. `text` is a card in the text
 * of an annotated record, `page` the page itself, by `goTo`.
 */
export type Move =
  | 'card'
  | 'first'
  | 'back'
  | 'best'
  | 'forward'
  | 'last'
  | 'slider'
  | 'wheel'
  | 'swipe'
  | 'tricks'
  | 'mistake'
  | 'why'
  | 'record'
  | 'reply'
  | 'retract'
  | 'solution'
  | 'text'
  | 'page';

/** The reader has moved to another position. */
export interface PlayDetail {
  /** The plays that lead to the position. */
  readonly plays: readonly Card[];
  /** The number of these plays. */
  readonly ply: number;
  /** By what means: `card` for a card of a hand, the name of a button, `wheel`, `swipe`, `slider` and others. */
  readonly by: Move;
}

/**
 * The input is wrong, or the engine has failed (`engine-failed`), or a deck (`bad-deck`), a setting (`bad-setting`)
 * or the words of a language (`bad-language`) are not available.
 */
export interface ErrorDetail extends ErrorPlace {
  /** The kind of the error. */
  readonly code: ErrorCode | 'engine-failed' | 'bad-deck' | 'bad-setting' | 'bad-language';
  /** What is wrong, in English. */
  readonly message: string;
}

/** The reader has played a puzzle to its end. Cards taken back and plays of the solver are not counted as plays. */
export interface PuzzleDetail {
  /** Whether the target was reached. */
  readonly solved: boolean;
  /** The target of the reader's side, in the unit of the payoff. */
  readonly target: number;
  /** The result of that side, in the same unit. */
  readonly made: number;
  /** The cards that gave something away, also if they were taken back. */
  readonly mistakes: number;
  /** The hints taken: a suit counts one, its card another. */
  readonly hints: number;
  /** Whether the solution was shown. */
  readonly shown: boolean;
  /** Starts at 1; starting again begins another. */
  readonly attempt: number;
  /** All plays of the deal, by the reader and the solver. */
  readonly plays: readonly Card[];
}

/** A puzzle of the collection begins. */
export interface NextDetail {
  /** The id that the collection gives it; null if it gives none. */
  readonly id: string | null;
  /** Its level, 1 to 3; null if the collection does not say. */
  readonly level: PuzzleLevel | null;
  /** What it turns on; null if the collection does not say. */
  readonly theme: PuzzleTheme | null;
  /** Its place among the puzzles of the level and the theme that the page wants, from 1. */
  readonly number: number;
  /** The number of these puzzles. */
  readonly count: number;
  /** How many of these have been solved. */
  readonly solved: number;
}

export interface JassSolverEventMap {
  result: CustomEvent<ResultDetail>;
  change: CustomEvent<ChangeDetail>;
  play: CustomEvent<PlayDetail>;
  puzzle: CustomEvent<PuzzleDetail>;
  next: CustomEvent<NextDetail>;
  error: CustomEvent<ErrorDetail>;
}

export const FAR = { bubbles: true, composed: true };

export function resultEvent(solution: Solution, table: Table): JassSolverEventMap['result'] {
  const { value, cards, line, nodes, ms } = solution;
  const detail: ResultDetail = { plays: playsMade(table), payoff: table.payoff, value, cards, line, nodes, ms };
  return new CustomEvent('result', { ...FAR, detail });
}

export function changeEvent(detail: ChangeDetail): JassSolverEventMap['change'] {
  return new CustomEvent('change', { ...FAR, detail });
}

export function playEvent(table: Table, by: Move): JassSolverEventMap['play'] {
  const plays = playsMade(table);
  return new CustomEvent('play', { ...FAR, detail: { plays, ply: plays.length, by } satisfies PlayDetail });
}

export const nextEvent = (detail: NextDetail): JassSolverEventMap['next'] =>
  new CustomEvent('next', { ...FAR, detail });

/** Dispatches `error` once the host shows it. Listeners on the document still hear it; the window does not. */
export async function dispatchError(
  host: Element & { readonly updateComplete: Promise<unknown> },
  detail: ErrorDetail,
): Promise<void> {
  await host.updateComplete;
  const event = new CustomEvent('error', { ...FAR, detail });
  const document = host.ownerDocument;
  const stop = (heard: Event): void => {
    if (heard === event) event.stopPropagation();
  };
  document.addEventListener('error', stop);
  host.dispatchEvent(event);
  document.removeEventListener('error', stop);
}
