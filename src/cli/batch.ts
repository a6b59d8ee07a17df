/**
 * `jass-solver batch`: one JSON request a line in, one JSON answer a line out, in the same order. Every line gets its
 * answer at its place, an empty one too (`bad-json`), so that line numbers on both sides agree.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { JassError } from '../game/errors.ts';
import { errorAnswer } from '../notation/answer.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import { checkNesting, MAX_REQUEST_LENGTH, parseJson, requestId, tooLong } from '../notation/request.ts';
import { SolverUnavailable } from '../solver/client.ts';
import type { SolverClient } from '../solver/client.ts';
import type { DoneAnswers } from './done.ts';
import { inOrder } from './in-order.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { BatchProgress } from './progress.ts';

/**
 * Lines read ahead for each thread while the oldest of them is still being answered: enough to keep the other threads busy
 * behind one hard deal, few enough to bound the memory.
 */
const AHEAD = 16;

export interface BatchStreams {
  readonly input: Readable;
  readonly output: Writable;
  readonly progress: BatchProgress;
  /** The answers of an earlier run, whose lines are passed over. */
  readonly done?: DoneAnswers | undefined;
  /** The most requests that are solved at once. */
  readonly jobs: number;
  /** Aborting it ends the batch at once, between two lines of output. */
  readonly signal: AbortSignal;
}

/**
 * Answers every line of the input that has no answer yet. Memory does not grow with the number of lines: reading waits for answers, and answers
 * wait until the output takes them. The output stays open.
 * @returns how many lines were answered with an error
 * @throws when the signal is aborted, a stream fails, or the solver cannot start
 */
export async function answerLines(
  client: SolverClient,
  { input, output, progress, done, jobs, signal }: BatchStreams,
): Promise<number> {
  let errors = 0;
  input.setEncoding('utf8');
  await pipeline(
    input,
    (chunks: AsyncIterable<string>) => linesOf(chunks, MAX_REQUEST_LENGTH),
    (lines: AsyncIterable<Line>) => (done ? stillOpen(lines, done, progress) : lines),
    async (lines: AsyncIterable<Line>) => {
      const work = async (line: Line) => ({ line, answer: await answerLine(client, line, signal) });
      for await (const { line, answer } of inOrder(lines, work, AHEAD * jobs)) {
        if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain', { signal });
        if ('error' in answer) errors++;
        progress.answered(line.length + 1, 'error' in answer);
      }
    },
    { signal },
  );
  return errors;
}

/** The lines that have no answer yet. */
async function* stillOpen(
  lines: AsyncIterable<Line>,
  done: DoneAnswers,
  progress: BatchProgress,
): AsyncGenerator<Line> {
  for await (const line of lines) {
    if (await done.take(line)) progress.passedOver(line.length + 1);
    else yield line;
  }
}

async function answerLine(client: SolverClient, line: Line, signal: AbortSignal): Promise<Answer | ErrorAnswer> {
  let request: unknown;
  try {
    if (line.text === undefined) throw tooLong(line.length);
    request = parseJson(line.text);
    checkNesting(request);
    return await client.solve(request);
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(request));
    if (signal.aborted || (error instanceof SolverUnavailable && error.atStart)) throw error;
    // No code of the interface is for a fault of the program itself; this is the one that says least.
    const message = `The solver failed on this request, which is a fault of the solver: ${(error as Error).message}.`;
    return errorAnswer(new JassError('bad-request', message), requestId(request));
  }
}
