/** Everything that the element shows, as one immutable value. */
import type { Leaders } from '../../analysis/search/told-apart.ts';
import type { Card } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Value } from '../../notation/answer/answer.ts';
import type { Problem } from './input.ts';
import type { Knowledge } from './knowledge.ts';
import type { Table } from './table.ts';

/** The exact result for one position. */
export interface Solution {
  /** The value of the whole deal under the payoff. */
  readonly value: Value;
  /** The value after each legal card. */
  readonly cards: ReadonlyMap<Card, Value>;
  /** Best play to the end of the deal. */
  readonly line: readonly Card[];
  /** The position after `line`. */
  readonly end: GameState;
  /** Positions searched. */
  readonly nodes: number;
  /** Time taken, in milliseconds. */
  readonly ms: number;
}

/** The state of the engine for the position shown. */
export type Engine =
  /** There is nothing to compute: no deal, or no card left. `value` belongs to a finished deal, once the rules that count it have loaded. */
  | { readonly phase: 'idle'; readonly value?: number }
  /** Nothing is computed or shown: the engine is off or waits for the reader, or values are hidden. */
  | { readonly phase: 'quiet'; readonly why: 'off' | 'demand' | 'hidden' }
  | {
      readonly phase: 'computing';
      /** The known values for North–South: of the position, and of each legal card with a bound or estimate. */
      readonly value: Knowledge;
      readonly cards: ReadonlyMap<Card, Knowledge>;
      /** The cards that lead, as far as their estimates tell them apart; null while they do not. */
      readonly leaders: Leaders | null;
      /** The end of best play, if it is known from the position before. */
      readonly end: GameState | null;
      readonly nodes: number;
      /** Time taken so far, in milliseconds. */
      readonly ms: number;
      /** Whether the reader has stopped it. */
      readonly isStopped: boolean;
    }
  | { readonly phase: 'exact'; readonly solution: Solution }
  | { readonly phase: 'failed'; readonly error: Error };

/** The deal on the table, the problem of the input, and the engine. */
export interface WidgetState {
  /** Null before a deal is given, and while it cannot be read. */
  readonly table: Table | null;
  /** Null unless the input is wrong. After an error in the record, the table shows the plays before it. */
  readonly problem: Problem | null;
  readonly engine: Engine;
}

export const EMPTY: WidgetState = { table: null, problem: null, engine: { phase: 'idle' } };
