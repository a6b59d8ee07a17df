/** The part `batch`: many requests, from a file or standard input. */
import { open } from 'node:fs/promises';
import { Argument } from 'commander';
import type { Command } from 'commander';
import type { Readable } from 'node:stream';
import { SolverClient } from '../../engine/client.ts';
import { startThread } from '../../engine/threads.ts';
import { readEarlierAnswers } from '../batch/answer-file.ts';
import { startBatchProgress } from '../batch/batch-progress.ts';
import { answerLines } from '../batch/batch.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { STANDARD_INPUT, standardInput } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';
import { readError, reading } from '../terminal/system-errors.ts';
import { MAX_JOBS, parseWhole } from './option-values.ts';
import { explain } from './program.ts';

interface BatchOptions {
  readonly jobs: number;
  readonly skipDone?: string;
}

export function addBatch(program: Command): void {
  explain(
    program
      .command('batch')
      .description(
        'answer JSON requests, one per line, with one line of JSON each on standard output, in the same order',
      )
      .addArgument(new Argument('[file]', 'the requests; - or nothing reads standard input'))
      .option('--jobs <n>', `number of threads, 1 to ${MAX_JOBS} (default: 1)`, parseWhole(1, MAX_JOBS), 1)
      .option('--skip-done <file>', 'skip the lines whose answers are in this file, the output of an earlier run')
      .action(async (file: string | undefined, options: BatchOptions) => {
        process.exitCode = await batch(await inputOf(file ?? STANDARD_INPUT), options);
      }),
    {
      examples: [
        'jass-solver batch requests.jsonl --jobs 4 > answers.jsonl',
        'jass-solver batch --skip-done answers.jsonl < requests.jsonl >> answers.jsonl',
        'jass-solver import record.json | jass-solver batch',
      ],
      isStoppable: true,
      meanings: {
        [EXIT.answered]: 'every line was answered without an error',
        [EXIT.failed]: 'at least one line was answered with an error, or the solver cannot run',
      },
      note: 'Every line gets an answer, in the same place. An invalid or empty line gets an error object.',
    },
  );
}

/** The input, with its name for messages. */
interface Input {
  readonly name: string;
  readonly fd: number;
  readonly stream: Readable;
}

async function inputOf(file: string): Promise<Input> {
  if (file === STANDARD_INPUT) {
    return { name: 'Standard input', fd: process.stdin.fd, stream: standardInput() };
  }
  const handle = await reading(file, () => open(file));
  return { name: file, fd: handle.fd, stream: handle.createReadStream() };
}

/** @returns the exit status */
async function batch({ name, fd, stream }: Input, { jobs, skipDone }: BatchOptions): Promise<number> {
  const done =
    skipDone === undefined
      ? undefined
      : await reading(skipDone, () => readEarlierAnswers(skipDone, process.stdout.fd, sayNote));
  // A bar among answers on one terminal would make both unreadable.
  const terminal = process.stdout.isTTY ? undefined : process.stderr;
  const progress = startBatchProgress(fd, terminal);
  const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
  const stop = new AbortController();
  // Otherwise the batch would wait for the current requests.
  stop.signal.addEventListener('abort', () => client.dispose());
  const interrupt = (): void => stop.abort(EXIT.interrupted);
  process.once('SIGINT', interrupt);
  process.stdout.once('error', () => stop.abort(EXIT.failed));
  try {
    const { stdout: output } = process;
    const errors = await answerLines(client, { input: stream, output, progress, done, jobs, signal: stop.signal });
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
