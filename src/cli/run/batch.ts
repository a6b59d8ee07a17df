/** Runs `batch`: answers the lines of a file or of standard input until its end, Ctrl-C, or the end of the output. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { threadClient } from '../../engine/threads.ts';
import { readEarlierAnswers } from '../batch/answer-file.ts';
import type { EarlierAnswers } from '../batch/earlier-answers.ts';
import { lockOutput } from '../batch/output-lock.ts';
import { startBatchProgress } from '../progress/batch-progress.ts';
import { answerLines } from '../batch/batch.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { STANDARD_INPUT, STANDARD_INPUT_NAME, standardInput } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { readError, reading } from '../terminal/system-errors.ts';

export interface BatchOptions {
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
  readonly skipDone?: string;
}

/** The input, with its name for messages. */
interface Input {
  readonly name: string;
  readonly fd: number;
  readonly stream: Readable;
}

async function inputOf(file: string): Promise<Input> {
  if (file === STANDARD_INPUT) {
    return { name: STANDARD_INPUT_NAME, fd: process.stdin.fd, stream: standardInput() };
  }
  const handle = await reading(file, () => open(file));
  return { name: file, fd: handle.fd, stream: handle.createReadStream() };
}

/** The answers in a file, which no other run may still write if this one continues it. */
async function earlierAnswers(file: string): Promise<EarlierAnswers> {
  await lockOutput(file, process.stdout.fd);
  return readEarlierAnswers(file, process.stdout.fd, sayNote);
}

/** @returns the exit status */
export async function batch(file: string, { jobs, memory, skipDone }: BatchOptions): Promise<number> {
  const { name, fd, stream } = await inputOf(file);
  const done = skipDone === undefined ? undefined : await reading(skipDone, () => earlierAnswers(skipDone));
  // A bar among answers on one terminal would make both unreadable.
  const terminal = process.stdout.isTTY ? undefined : process.stderr;
  const progress = startBatchProgress(fd, terminal);
  const client = threadClient(jobs, memory);
  const stop = new AbortController();
  // Otherwise the batch would wait for the current requests.
  stop.signal.addEventListener('abort', () => client.dispose());
  const interrupt = (): void => stop.abort(EXIT.interrupted);
  process.once('SIGINT', interrupt);
  process.stdout.once('error', () => stop.abort(EXIT.failed));
  try {
    const { stdout: output } = process;
    const errors = await answerLines(client, {
      name,
      input: stream,
      output,
      progress,
      done,
      jobs,
      signal: stop.signal,
    });
    return errors === 0 ? EXIT.answered : EXIT.failed;
  } catch (error) {
    if (stop.signal.aborted) return stop.signal.reason as number;
    throw readError(name, error);
  } finally {
    progress.stop();
    process.off('SIGINT', interrupt);
    client.dispose();
  }
}
