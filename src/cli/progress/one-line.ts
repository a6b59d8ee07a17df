/** Progress on one line of a terminal, which each state writes anew and the end erases. */
import { isRewritable, roomOn } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface OneLine {
  /** @param shorter the same in fewer words, for a terminal on which `text` would take a second line */
  readonly write: (text: string, shorter?: string) => void;
  readonly stop: () => void;
}

const WIPE = '\r\x1b[K';

/** @returns null if it is no terminal */
export function oneLine(terminal: MaybeTerminal | undefined): OneLine | null {
  if (!isRewritable(terminal)) return null;
  return {
    write(text, shorter = text) {
      const room = roomOn(terminal);
      terminal.write(WIPE + (text.length <= room ? text : shorter.slice(0, room)));
    },
    stop: () => void terminal.write(WIPE),
  };
}
