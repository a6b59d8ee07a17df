/**
 * Progress of a batch on standard error: a bar over the bytes if the input is a file, whose size is known, otherwise a count
 * of lines. Nothing if standard error is not a terminal.
 */
import { fstatSync } from 'node:fs';
import type { MaybeTerminal } from '../terminal/rewritable.ts';
import { bar, inTime, timeLeft } from './bar.ts';
import { oneLine } from './one-line.ts';

export interface BatchProgress {
  /** Counts an answered line. @param length its length in characters, with the line feed */
  answered(length: number, isError: boolean): void;
  /** Counts a line answered by an earlier run. @param length as above */
  passedOver(length: number): void;
  stop(): void;
}

const SILENT: BatchProgress = { answered: () => {}, passedOver: () => {}, stop: () => {} };
/** Milliseconds between two drawings: thousands of easy deals are solved per second, and during a hard one the time goes on. */
const PAUSE_MS = 100;

/**
 * Starts the progress of reading the file descriptor. Lengths in characters are counted as bytes, because requests are ASCII except for their ids.
 * @param terminal standard error; nothing is written to it unless it is a terminal
 */
export function startBatchProgress(inputFd: number, terminal: MaybeTerminal | undefined): BatchProgress {
  const line = oneLine(terminal);
  if (!line) return SILENT;
  const input = fstatSync(inputFd);
  const total = input.isFile() ? input.size : 0;
  const startMs = performance.now();
  /** Lines answered, those with an error among them, and their length; `passed` is the length of the others. */
  const done = { answered: 0, errors: 0, length: 0, passed: 0 };
  const show = (): void => {
    const ms = performance.now() - startMs;
    const counts = `${done.answered} answered, ${done.errors} errors, ${inTime(ms)}`;
    if (total === 0) {
      line.write(counts);
      return;
    }
    const share = Math.min(1, (done.length + done.passed) / total);
    const percent = `${Math.floor(100 * share)}%`;
    // An earlier answer takes no time.
    const left = timeLeft(done.length, (1 - share) * total, ms);
    const rest = left === Infinity || share === 1 ? '' : `, about ${inTime(left)} left`;
    line.write(`${bar(share)} ${percent}, ${counts}${rest}`, `${percent}, ${counts}`);
  };
  show();
  const timer = setInterval(show, PAUSE_MS).unref();
  return {
    answered(length, isError) {
      done.answered++;
      if (isError) done.errors++;
      done.length += length;
    },
    passedOver(length) {
      done.passed += length;
    },
    stop() {
      clearInterval(timer);
      show();
      line.leave();
    },
  };
}
