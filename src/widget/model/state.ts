/** Everything the element shows, as one immutable value: the deal on the table, what is wrong, what the engine knows. */
import type { Engine } from './engine.ts';
import type { Problem } from './input.ts';
import type { Table } from './table.ts';

/** Everything the element shows. */
export interface WidgetState {
  /** Null before a deal is given, and while it cannot be read. */
  readonly table: Table | null;
  /** Null unless the input is wrong; a fault in the record leaves the table as far as the record could be followed. */
  readonly problem: Problem | null;
  readonly engine: Engine;
}

export const EMPTY: WidgetState = { table: null, problem: null, engine: { phase: 'idle' } };
