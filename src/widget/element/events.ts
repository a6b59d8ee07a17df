/**
 * What the element tells the page. All events bubble and leave shadow trees (`composed`). What reaches the window under the name
 * `error` is heard as an uncaught exception of the page, so `error` ends at the document.
 */
import type { Card, Seat } from '../../game/cards.ts';
import type { ErrorCode, ErrorPlace } from '../../game/errors.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Input } from '../model/input.ts';
import type { Solution } from '../model/state.ts';
import type { EngineMode, ValuesMode } from '../model/modes.ts';
import { playsMade } from '../model/table.ts';
import type { Table } from '../model/table.ts';

/** The position shown has been solved. */
export interface ResultDetail extends Pick<Solution, 'value' | 'cards' | 'line' | 'nodes' | 'ms'> {
  /** The plays that led to the position. */
  readonly plays: readonly Card[];
  /** What the values count. */
  readonly payoff: Payoff;
}

/** What the reader has chosen or edited: the properties of these names have changed with it. */
export interface ChangeDetail extends Input {
  readonly payoff?: Payoff;
  readonly values?: ValuesMode;
  readonly engine?: EngineMode;
  /** The seat that is now at the bottom. */
  readonly bottom?: Seat;
  /** The only seat whose cards are seen now; null for all. */
  readonly show?: Seat | null;
}

/** With what the reader has moved: a card of a hand, a button or its key, the list of tricks, the review, … */
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
  | 'chart'
  | 'mistake'
  | 'record';

/** The reader has moved to another position. */
export interface PlayDetail {
  /** The plays that lead to it. */
  readonly plays: readonly Card[];
  /** How many they are. */
  readonly ply: number;
  readonly by: Move;
}

/**
 * The input is wrong, or the engine could not answer (`engine-failed`), or there is no such deck (`bad-deck`) or setting
 * (`bad-setting`), or the words of a language are not to be had (`bad-language`).
 */
export interface ErrorDetail extends ErrorPlace {
  readonly code: ErrorCode | 'engine-failed' | 'bad-deck' | 'bad-setting' | 'bad-language';
  readonly message: string;
}

export interface JassSolverEventMap {
  result: CustomEvent<ResultDetail>;
  change: CustomEvent<ChangeDetail>;
  play: CustomEvent<PlayDetail>;
  error: CustomEvent<ErrorDetail>;
}

const FAR = { bubbles: true, composed: true };

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

/** Dispatches `error`; listeners of the document still hear it, the window does not. */
export function dispatchError(host: Element, detail: ErrorDetail): void {
  const event = new CustomEvent('error', { ...FAR, detail });
  const document = host.ownerDocument;
  const stop = (heard: Event): void => {
    if (heard === event) event.stopPropagation();
  };
  document.addEventListener('error', stop);
  host.dispatchEvent(event);
  document.removeEventListener('error', stop);
}
