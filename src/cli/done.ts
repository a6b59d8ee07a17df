/**
 * Answers of an earlier run, so that a run that was ended goes on where it was. They are read only as far as the input needs:
 * while both are in the same order, one answer is in memory at a time, however long the file is.
 */
import { createReadStream, fstatSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { JassError } from '../game/errors.ts';
import { parseJson, requestId } from '../notation/request.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';

/** Longest line of the file that is read, in characters: an answer with the longest id. */
const MAX_ANSWER_LENGTH = 2_000_000;

/** Bytes that are looked at together for the end of the last whole line. */
const TAIL = 65_536;

/** What an answer and its request have in common: the id, or that there is none. */
const keyOf = (json: unknown): string => JSON.stringify(requestId(json)) ?? '';

/** The key of a line of input, as the answer to it has it. */
function requestKey({ text }: Line): string {
  try {
    return keyOf(text === undefined ? undefined : parseJson(text));
  } catch (error) {
    if (error instanceof JassError) return '';
    throw error;
  }
}

export class DoneAnswers {
  readonly #answers: AsyncIterator<string>;
  /** Answers read whose line has not come yet, by key: how many. */
  readonly #ahead = new Map<string, number>();
  #isAtEnd = false;

  /** @param keys the keys of the answers, in their order */
  constructor(keys: AsyncIterable<string>) {
    this.#answers = keys[Symbol.asyncIterator]();
  }

  /**
   * Whether this line of input has an answer, which then counts no further: the answer with its id, or of those without
   * an id the next one.
   * @throws Error when the file cannot be read or holds a line that is no answer
   */
  async take(line: Line): Promise<boolean> {
    if (this.#isAtEnd && this.#ahead.size === 0) return false;
    const key = requestKey(line);
    while (!this.#ahead.has(key) && !this.#isAtEnd) {
      const next = await this.#answers.next();
      if (next.done) this.#isAtEnd = true;
      else this.#ahead.set(next.value, (this.#ahead.get(next.value) ?? 0) + 1);
    }
    const count = this.#ahead.get(key);
    if (count === undefined) return false;
    if (count === 1) this.#ahead.delete(key);
    else this.#ahead.set(key, count - 1);
    return true;
  }
}

/**
 * The answers in a file; none where there is no such file yet. A last line without its line feed was torn when its run was
 * killed: it does not count, and where the file is also the output it is cut off, so that the next answer has a line of its own.
 * @param outputFd the descriptor of the output
 * @param warn told of a torn line that is not cut off
 */
export async function doneAnswers(
  file: string,
  outputFd: number,
  warn: (message: string) => void,
): Promise<DoneAnswers> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new DoneAnswers(keysIn(file, 0));
    throw error;
  }
  try {
    const { size, ino, dev } = await handle.stat();
    const whole = await endOfLines(handle, size);
    if (whole < size) {
      const output = fstatSync(outputFd);
      if (output.ino === ino && output.dev === dev) await truncate(file, whole);
      else warn(`The last line of ${file} is torn; remove it, its request is answered again.`);
    }
    return new DoneAnswers(keysIn(file, whole));
  } finally {
    await handle.close();
  }
}

/** The position after the last line feed. */
async function endOfLines(handle: FileHandle, size: number): Promise<number> {
  for (let end = size; end > 0; end -= TAIL) {
    const start = Math.max(0, end - TAIL);
    const { buffer } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
    const at = buffer.lastIndexOf('\n');
    if (at >= 0) return start + at + 1;
  }
  return 0;
}

/** The keys of the answers in the first bytes of a file: what is written to it meanwhile is no earlier answer. */
async function* keysIn(file: string, bytes: number): AsyncGenerator<string> {
  if (bytes === 0) return;
  const chunks = createReadStream(file, { encoding: 'utf8', end: bytes - 1 }) as AsyncIterable<string>;
  let number = 0;
  for await (const { text } of linesOf(chunks, MAX_ANSWER_LENGTH)) {
    number++;
    yield answerKey(text, `line ${number} of ${file}`);
  }
}

function answerKey(text: string | undefined, where: string): string {
  try {
    const answer: unknown = JSON.parse(text ?? '');
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return keyOf(answer);
  } catch {
    // As any other line that is no answer.
  }
  throw new Error(`${where} is not an answer of a batch; --skip-done reads the file that an earlier run has written.`);
}
