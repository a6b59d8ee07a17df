/**
 * What `jass-solver advise` shows on a terminal while it works: the table as it narrows, and a bar below it, drawn over and over on
 * standard error and wiped in the end. Nothing where standard error is no terminal.
 */
import type { Writable } from 'node:stream';
import type { AdviceAnswer } from '../notation/answer/advice-answer.ts';
import { adviceTable } from './advice-report.ts';

export interface AdviceProgress {
  show(advice: AdviceAnswer): void;
  stop(): void;
}

const BAR = 30;
const DEFAULT_COLUMNS = 80;
/** Milliseconds between two drawings: easy deals come by the hundred a second. */
const PAUSE_MS = 100;

/** @returns null where standard error is no terminal: nobody looks on */
export function startAdviceProgress(
  terminal: Writable & { readonly isTTY?: boolean; readonly columns?: number },
): AdviceProgress | null {
  if (!terminal.isTTY) return null;
  let drawn = 0;
  let drawnAt = -Infinity;
  /** To the beginning of what was drawn; everything from there on is wiped. */
  const wipe = (): string => `\r${drawn > 1 ? `\x1b[${drawn - 1}A` : ''}\x1b[J`;
  return {
    show(advice) {
      if (advice.ms - drawnAt < PAUSE_MS) return;
      drawnAt = advice.ms;
      // A line that the terminal breaks in two could not be found again; some break one that fills the last column.
      const width = (terminal.columns ?? DEFAULT_COLUMNS) - 1;
      const lines = [...(advice.contracts.length > 0 ? adviceTable(advice) : []), barOf(advice)];
      terminal.write(wipe() + lines.map((line) => line.slice(0, width)).join('\n'));
      drawn = lines.length;
    },
    stop() {
      terminal.write(wipe());
      drawn = 0;
    },
  };
}

function barOf({ deals, of, ms }: AdviceAnswer): string {
  const full = Math.floor((BAR * deals) / of);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  return `${bar} ${deals} of ${of} deals, ${Math.round(ms / 1000)} s (Ctrl-C ends with these)`;
}
