/**
 * The progress of `jass-solver advise` on a terminal: the table with its narrowing intervals and a bar below it, redrawn repeatedly on
 * standard error and erased at the end. Nothing if standard error is not a terminal.
 */
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import { adviceTable } from '../reports/advice-report.ts';
import { isRewritable, roomOn } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface AdviceProgress {
  show(advice: AdviceAnswer): void;
  stop(): void;
}

const BAR = 30;
/** Milliseconds between two drawings: hundreds of easy deals are solved per second. */
const PAUSE_MS = 100;

/**
 * @param limit the time limit in seconds, if there is one
 * @returns null if standard error is not a terminal
 */
export function startAdviceProgress(terminal: MaybeTerminal, limit = Infinity): AdviceProgress | null {
  if (!isRewritable(terminal)) return null;
  let drawn = 0;
  let drawnAt = -Infinity;
  /** Moves to the start of the last drawing and erases it. */
  const wipe = (): string => `\r${drawn > 1 ? `\x1b[${drawn - 1}A` : ''}\x1b[J`;
  return {
    show(advice) {
      if (advice.ms - drawnAt < PAUSE_MS) return;
      drawnAt = advice.ms;
      const lines = [...(advice.contracts.length > 0 ? adviceTable(advice) : []), barOf(advice, 1000 * limit)];
      terminal.write(wipe() + lines.map((line) => line.slice(0, roomOn(terminal))).join('\n'));
      drawn = lines.length;
    },
    stop() {
      terminal.write(wipe());
      drawn = 0;
    },
  };
}

function barOf({ deals: solved, estimated = 0, of, ms }: AdviceAnswer, limitMs: number): string {
  // Estimates take so little time that they have a bar of their own.
  const isEstimating = solved === 0 && estimated > 0 && estimated < of;
  const deals = isEstimating ? estimated : solved;
  const full = Math.floor((BAR * deals) / of);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  const left = leftOf(deals, of, ms, limitMs);
  return `${bar} ${deals} of ${of} deals${isEstimating ? ' estimated' : ''}, ${inTime(ms)}${left} (Ctrl-C stops with these)`;
}

/** The time left at the pace so far, at most until the limit; nothing before the first deal. */
function leftOf(deals: number, of: number, ms: number, limitMs: number): string {
  const left = Math.min(deals > 0 ? (ms / deals) * (of - deals) : Infinity, Math.max(0, limitMs - ms));
  return left === Infinity ? '' : `, about ${inTime(left)} left`;
}

const inTime = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};
