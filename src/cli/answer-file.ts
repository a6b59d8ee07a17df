/**
 * The file of answers that an earlier run has written and this one goes on with. Where it is also the output it is put in order
 * first: a torn line is cut off, and where the solver failed on a request, all answers are set aside in a file beside it and
 * written again one by one, so that the answer to that request, asked anew, comes to stand in its place. Whatever ends this, the
 * answers stand in one of the two files, and the same command goes on.
 */
import { createReadStream, createWriteStream, existsSync, fstatSync } from 'node:fs';
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isFailure } from '../notation/answer/answer.ts';
import { EarlierAnswers, keyOf } from './earlier-answers.ts';
import type { EarlierAnswer } from './earlier-answers.ts';
import { linesOf } from './lines.ts';

/** Longest line of the file that is read, in characters: an answer with the longest id. */
const MAX_ANSWER_LENGTH = 2_000_000;

/** Bytes that are looked at together for the end of the last whole line. */
const TAIL = 65_536;

/** Where answers are set aside. */
const asideOf = (file: string): string => `${file}.before`;

/**
 * The answers in a file; none where there is no such file yet. A last line without its line feed was torn when its run was
 * killed: it does not count, and where the file is also the output it is cut off, so that the next answer has a line of its own.
 * @param outputFd the descriptor of the output
 * @param warn told of a torn line that is not cut off
 */
export async function readEarlierAnswers(
  file: string,
  outputFd: number,
  warn: (message: string) => void,
): Promise<EarlierAnswers> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new EarlierAnswers(answersIn(file, 0, false));
    throw error;
  }
  try {
    const { size, ino, dev } = await handle.stat();
    const whole = await endOfLines(handle, size);
    const output = fstatSync(outputFd);
    const isOutput = output.ino === ino && output.dev === dev;
    if (whole < size) {
      if (isOutput) await truncate(file, whole);
      else warn(`The last line of ${file} is torn; remove it, its request is answered again.`);
    }
    const aside = asideOf(file);
    if (isOutput && (existsSync(aside) || (await hasFailure(file, whole)))) {
      await setAside(file, whole);
      return new EarlierAnswers(answersIn(aside, (await stat(aside)).size, true), () => rm(aside));
    }
    return new EarlierAnswers(answersIn(file, whole, false));
  } finally {
    await handle.close();
  }
}

/**
 * Empties a file into the one where answers are set aside. If that has answers, a run was ended before it had written all of
 * them again: what it did write goes before. At no time is an answer in neither file.
 */
async function setAside(file: string, bytes: number): Promise<void> {
  const aside = asideOf(file);
  const draft = `${aside}.new`;
  const all = async function* (): AsyncGenerator<string> {
    for await (const { text } of answersIn(file, bytes, true)) yield `${text}\n`;
    if (!existsSync(aside)) return;
    const written = new EarlierAnswers(answersIn(file, bytes, false));
    for await (const { key, text } of answersIn(aside, (await stat(aside)).size, true)) {
      if (!(await written.takeKey(key))) yield `${text}\n`;
    }
  };
  await pipeline(all, createWriteStream(draft, { flush: true }));
  await rename(draft, aside);
  await truncate(file, 0);
}

async function hasFailure(file: string, bytes: number): Promise<boolean> {
  for await (const { isFailure } of answersIn(file, bytes, false)) if (isFailure) return true;
  return false;
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

/**
 * The answers in the first bytes of a file: what is written to it meanwhile is no earlier answer.
 * @param withText whether they are to be written again
 */
async function* answersIn(file: string, bytes: number, withText: boolean): AsyncGenerator<EarlierAnswer> {
  if (bytes === 0) return;
  const chunks = createReadStream(file, { encoding: 'utf8', end: bytes - 1 }) as AsyncIterable<string>;
  let number = 0;
  for await (const { text } of linesOf(chunks, MAX_ANSWER_LENGTH)) {
    number++;
    const answer = parsed(text, `line ${number} of ${file}`);
    yield { key: keyOf(answer), isFailure: isFailure(answer), ...(withText && { text: text! }) };
  }
}

function parsed(text: string | undefined, where: string): object {
  try {
    const answer: unknown = JSON.parse(text ?? '');
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer;
  } catch {
    // As any other line that is no answer.
  }
  throw new Error(`${where} is not an answer of a batch; --skip-done reads the file that an earlier run has written.`);
}
