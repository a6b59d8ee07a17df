/** Everything the element shows, as one immutable value: the deal on the table, what is wrong, what the engine knows. */
import type { Card } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Value } from '../../notation/answer/answer.ts';
import type { Problem } from './input.ts';
import type { Knowledge } from './knowledge.ts';
import type { Table } from './table.ts';

/** An exact answer for one position. */
export interface Solution {
  /** The value of the whole deal under the payoff. */
  readonly value: Value;
  /** The same after each legal card. */
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

/** What the engine is doing about the position shown. */
export type Engine =
  /** There is nothing to compute: no deal, or no card left. */
  | { readonly phase: 'idle' }
  /** Nothing is computed, and nothing that is known is shown: the engine is off, waits to be asked, or values are hidden. */
  | { readonly phase: 'quiet'; readonly why: 'off' | 'demand' | 'hidden' }
  | {
      readonly phase: 'computing';
      /** The value for North–South so far as known, of the position and of each legal card of which something is known. */
      readonly value: Knowledge;
      readonly cards: ReadonlyMap<Card, Knowledge>;
      /** Where best play leads, if that is known from the position before. */
      readonly end: GameState | null;
      readonly nodes: number;
    }
  | { readonly phase: 'exact'; readonly solution: Solution }
  | { readonly phase: 'failed'; readonly reason: string };

/** Everything the element shows. */
export interface WidgetState {
  /** Null before a deal is given, and while it cannot be read. */
  readonly table: Table | null;
  /** Null unless the input is wrong; a fault in the record leaves the table as far as the record could be followed. */
  readonly problem: Problem | null;
  readonly engine: Engine;
}

export const EMPTY: WidgetState = { table: null, problem: null, engine: { phase: 'idle' } };
