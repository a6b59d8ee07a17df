/**
 * The progress of `jass-solver advise` on a terminal: the table with its narrowing intervals and a bar below it, redrawn repeatedly on
 * standard error and erased at the end. Nothing if standard error is not a terminal.
 */
import type { Writable } from 'node:stream';
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import { adviceTable } from './advice-report.ts';

export interface AdviceProgress {
  show(advice: AdviceAnswer): void;
  stop(): void;
}

const BAR = 30;
const DEFAULT_COLUMNS = 80;
/** Milliseconds between two drawings: hundreds of easy deals are solved per second. */
const PAUSE_MS = 100;

/** @returns null if standard error is not a terminal */
export function startAdviceProgress(
  terminal: Writable & { readonly isTTY?: boolean; readonly columns?: number },
): AdviceProgress | null {
  if (!terminal.isTTY) return null;
  let drawn = 0;
  let drawnAt = -Infinity;
  /** Moves to the start of the last drawing and erases it. */
  const wipe = (): string => `\r${drawn > 1 ? `\x1b[${drawn - 1}A` : ''}\x1b[J`;
  return {
    show(advice) {
      if (advice.ms - drawnAt < PAUSE_MS) return;
      drawnAt = advice.ms;
      // A line that the terminal wraps could not be erased, and some terminals wrap a line that fills the last column.
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
  return `${bar} ${deals} of ${of} deals, ${Math.round(ms / 1000)} s (Ctrl-C stops with these)`;
}
