/**
 * What the element tells the page. `result` bubbles and leaves shadow trees (`composed`); `error` stays at the element, as
 * those of images do: what bubbles to the window under that name is heard as an uncaught exception of the page.
 */
import type { Card } from '../game/cards.ts';
import type { ErrorCode, ErrorPlace } from '../game/errors.ts';
import type { Solution } from './state.ts';

/** The position shown has been solved. */
export interface ResultDetail extends Pick<Solution, 'value' | 'cards' | 'line' | 'nodes' | 'ms'> {
  /** The plays that led to the position. */
  readonly plays: readonly Card[];
}

/** The input is wrong, or (`engine-failed`) the engine could not answer. */
export interface ErrorDetail extends ErrorPlace {
  readonly code: ErrorCode | 'engine-failed';
  readonly message: string;
}

export interface JassSolverEventMap {
  result: CustomEvent<ResultDetail>;
  error: CustomEvent<ErrorDetail>;
}

export function resultEvent(solution: Solution, plays: readonly Card[]): JassSolverEventMap['result'] {
  const { value, cards, line, nodes, ms } = solution;
  const detail: ResultDetail = { plays, value, cards, line, nodes, ms };
  return new CustomEvent('result', { detail, bubbles: true, composed: true });
}

export function errorEvent(detail: ErrorDetail): JassSolverEventMap['error'] {
  return new CustomEvent('error', { detail });
}
