/** Progress on one line of a terminal, which each state writes anew; the end erases it or leaves it there. */
import { isRewritable, roomOn } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface OneLine {
  /** @param shorter the same in fewer words, for a terminal on which `text` would take a second line */
  readonly write: (text: string, shorter?: string) => void;
  readonly stop: () => void;
  /** Ends it with the last state, which stays. */
  readonly leave: () => void;
}

const WIPE = '\r\x1b[K';

/** @returns null if it is no terminal */
export function oneLine(terminal: MaybeTerminal | undefined): OneLine | null {
  if (!isRewritable(terminal)) return null;
  let written = '';
  return {
    write(text, shorter = text) {
      const room = roomOn(terminal);
      const fitting = text.length <= room ? text : shorter.slice(0, room);
      if (fitting === written) return;
      written = fitting;
      terminal.write(WIPE + fitting);
    },
    stop: () => void terminal.write(WIPE),
    leave: () => void terminal.write('\n'),
  };
}
