/**
 * `jass-solver batch`: one JSON request per line in, one JSON answer per line out, in the same order. Every line gets its
 * answer, even an empty one (`bad-json`), so that line numbers of input and output agree.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { JassError } from '../../game/errors.ts';
import { errorAnswer, failureAnswer } from '../../notation/answer/answer.ts';
import type { Answer, ErrorAnswer } from '../../notation/answer/answer.ts';
import { MAX_REQUEST_LENGTH, parseJson, requestId, tooLong } from '../../notation/request/json.ts';
import type { SolveRequest, SuggestRequest } from '../../notation/request/solve-request.ts';
import type { Suggestion } from '../../notation/answer/suggestion.ts';
import { isSuggestRequest } from '../../notation/request/suggest-request.ts';
import { SolverUnavailable } from '../../engine/pool/solver-unavailable.ts';
import { suggestWith } from '../../engine/sampling/suggest.ts';
import type { SolverClient } from '../../engine/client.ts';
import { utf8Pieces } from '../terminal/utf8.ts';
import type { EarlierAnswers } from './earlier-answers.ts';
import { mapInOrder } from './map-in-order.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { BatchProgress } from '../progress/batch-progress.ts';

/**
 * Lines read ahead per thread while the oldest is still being solved: enough to keep the other threads busy
 * behind one hard deal, few enough to bound the memory.
 */
const AHEAD = 16;

interface BatchStreams {
  /** The name of the input for messages. */
  readonly name: string;
  readonly input: Readable;
  readonly output: Writable;
  readonly progress: BatchProgress;
  /** The answers of an earlier run. Their lines are skipped, or written again if they are in the backup file. */
  readonly done?: EarlierAnswers | undefined;
  /** Maximum number of requests solved at the same time. */
  readonly jobs: number;
  /** Aborting it stops the batch at once, between two lines of output. */
  readonly signal: AbortSignal;
}

/**
 * Answers every line of the input that has no answer yet. Memory does not grow with the number of lines: reading waits for answers, and answers
 * wait for the output. The output stays open.
 * @returns the number of lines answered with an error
 * @throws if the signal is aborted, a stream fails, or the solver cannot start
 */
export async function answerLines(
  client: SolverClient,
  { name, input, output, progress, done, jobs, signal }: BatchStreams,
): Promise<number> {
  let errors = 0;
  await pipeline(
    input,
    (chunks: AsyncIterable<Buffer>) => linesOf(utf8Pieces(name, chunks), MAX_REQUEST_LENGTH),
    (lines: AsyncIterable<Line>) => (done ? notDone(lines, done, progress) : lines),
    async (lines: AsyncIterable<Line | Repeated>) => {
      const write = async (text: string): Promise<void> => {
        if (!output.write(`${text}\n`)) await once(output, 'drain', { signal });
      };
      const work = async (line: Line | Repeated) =>
        'answer' in line ? line : { line, answer: await answerLine(client, line, signal) };
      for await (const { line, answer } of mapInOrder(lines, work, AHEAD * jobs)) {
        if (typeof answer === 'string') {
          await write(answer);
          progress.passedOver(line.length + 1);
        } else {
          await write(JSON.stringify(answer));
          if ('error' in answer) errors++;
          progress.answered(line.length + 1, 'error' in answer);
        }
      }
      for await (const answer of done?.rest() ?? []) await write(answer);
    },
    { signal },
  );
  return errors;
}

/** A line of input whose earlier answer is to be written again. */
interface Repeated {
  readonly line: Line;
  readonly answer: string;
}

/** The lines without an answer, and in between the lines whose earlier answers are to be written again. */
async function* notDone(
  lines: AsyncIterable<Line>,
  done: EarlierAnswers,
  progress: BatchProgress,
): AsyncGenerator<Line | Repeated> {
  for await (const line of lines) {
    const answer = await done.take(line);
    if (answer === 'none') yield line;
    else if (answer === 'kept') progress.passedOver(line.length + 1);
    else yield { line, answer: answer.text };
  }
}

async function answerLine(
  client: SolverClient,
  line: Line,
  signal: AbortSignal,
): Promise<Answer | Suggestion | ErrorAnswer> {
  let request: unknown;
  try {
    if (line.text === undefined) throw tooLong(line.length);
    request = parseJson(line.text);
    if (isSuggestRequest(request)) return await suggestWith(client, request as SuggestRequest);
    return await client.solve(request as SolveRequest);
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(request));
    if (signal.aborted || (error instanceof SolverUnavailable && error.atStart)) throw error;
    return failureAnswer((error as Error).message, requestId(request));
  }
}
