/** Progress on one line of a terminal, which each state writes anew and the end erases. */
import { isRewritable } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

interface OneLine {
  readonly write: (text: string) => void;
  readonly stop: () => void;
}

const WIPE = '\r\x1b[K';

/** @returns null if it is no terminal */
export function oneLine(terminal: MaybeTerminal | undefined): OneLine | null {
  if (!isRewritable(terminal)) return null;
  return {
    write: (text) => void terminal.write(WIPE + text),
    stop: () => void terminal.write(WIPE),
  };
}
