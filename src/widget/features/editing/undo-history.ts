/** A value with its earlier values for undo, and later ones for redo. */
export interface UndoHistory<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export const newHistory = <Value>(present: Value): UndoHistory<Value> => ({ past: [], present, future: [] });

/** Adds a value. Returns the same history if nothing has changed. */
export function push<Value>(history: UndoHistory<Value>, present: Value): UndoHistory<Value> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present], present, future: [] };
}

export function undo<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo<Value>(history: UndoHistory<Value>): UndoHistory<Value> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}
