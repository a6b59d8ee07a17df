/**
 * The progress of `jass-solver advise` on a terminal: the table with its narrowing intervals and a bar below it, redrawn repeatedly on
 * standard error and erased at the end. Nothing if standard error is not a terminal.
 */
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import { adviceTable } from '../reports/advice-report.ts';
import { isRewritable, roomOn } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { bar, inTime, timeLeft } from './bar.ts';

export interface AdviceProgress {
  show(advice: AdviceAnswer): void;
  stop(): void;
}

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
  const left = leftOf(deals, of, ms, limitMs);
  return `${bar(deals / of)} ${deals} of ${of} deals${isEstimating ? ' estimated' : ''}, ${inTime(ms)}${left} (Ctrl-C stops with these)`;
}

/** The time left, at most until the limit; nothing before the first deal. */
function leftOf(deals: number, of: number, ms: number, limitMs: number): string {
  const left = Math.min(timeLeft(deals, of - deals, ms), Math.max(0, limitMs - ms));
  return left === Infinity ? '' : `, about ${inTime(left)} left`;
}
