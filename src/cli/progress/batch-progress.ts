/**
 * Progress of a batch on standard error: a bar over the bytes if the input is a file, whose size is known, otherwise a count
 * of lines. Nothing if standard error is not a terminal.
 */
import { SingleBar } from 'cli-progress';
import { fstatSync } from 'node:fs';
import { isRewritable } from '../terminal/rewritable.ts';
import type { MaybeTerminal } from '../terminal/rewritable.ts';

export interface BatchProgress {
  /** Counts an answered line. @param length its length in characters, with the line feed */
  answered(length: number, isError: boolean): void;
  /** Counts a line answered by an earlier run. @param length as above */
  passedOver(length: number): void;
  stop(): void;
}

const SILENT: BatchProgress = { answered: () => {}, passedOver: () => {}, stop: () => {} };
const COUNTS = '{answered} answered, {errors} errors, {duration_formatted}';

/**
 * Starts the progress of reading the file descriptor. Lengths in characters are counted as bytes, because requests are ASCII except for their ids.
 * @param terminal standard error; nothing is written to it unless it is a terminal
 */
export function startBatchProgress(inputFd: number, terminal: MaybeTerminal | undefined): BatchProgress {
  if (!isRewritable(terminal)) return SILENT;
  const input = fstatSync(inputFd);
  const total = input.isFile() ? input.size : 0;
  const format = total > 0 ? `{bar} {percentage}% | ${COUNTS}, {eta_formatted} left` : COUNTS;
  const bar = new SingleBar({ format, stream: terminal, hideCursor: true, barsize: 30 });
  const counts = { answered: 0, errors: 0 };
  bar.start(total, 0, counts);
  return {
    answered(length, isError) {
      counts.answered++;
      if (isError) counts.errors++;
      bar.increment(length, counts);
    },
    passedOver: (length) => bar.increment(length, counts),
    stop: () => bar.stop(),
  };
}
