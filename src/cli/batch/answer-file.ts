/**
 * The file of answers that an earlier run wrote and this run continues. If it is also the output, it is repaired
 * first. An incomplete last line is cut off. If the solver failed on a request, all answers move to a backup file and are
 * written again one by one, with the new answer to that request in its place. However the run ends, every answer
 * is in one of the two files, and the same command continues.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isFailure } from '../../notation/answer/answer.ts';
import { EarlierAnswers, keyOf } from './earlier-answers.ts';
import type { EarlierAnswer } from './earlier-answers.ts';
import { readError, writing } from '../terminal/system-errors.ts';
import { utf8Pieces } from '../terminal/utf8.ts';
import { linesOf } from './lines.ts';
import { isOutput } from './output-lock.ts';

/** Maximum length of a line of the file, in characters: an answer with the longest id. */
const MAX_ANSWER_LENGTH = 2_000_000;

/** Bytes read at a time to find the end of the last complete line. */
const TAIL = 65_536;

/** The path of the backup file. */
const asideOf = (file: string): string => `${file}.before`;

/**
 * The answers in a file; none if the file does not exist yet. A last line without a line feed is incomplete, because its run was
 * killed. It does not count. If the file is also the output it is cut off, so that the next answer starts on a new line.
 * @param outputFd the descriptor of the output
 * @param warn called for a file that does not exist, and for an incomplete line that is not cut off
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
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A shell has made the file if it is the output, so its name is probably misspelt.
    warn(`${file || 'The file of --skip-done'} does not exist, so no line is skipped.`);
    return new EarlierAnswers(answersIn(file, 0, false));
  }
  try {
    const stats = await handle.stat();
    const { size } = stats;
    const whole = await endOfLines(handle, size);
    const isOwn = isOutput(stats, outputFd);
    if (whole < size) {
      if (isOwn) await writing(file, () => truncate(file, whole));
      else warn(`The last line of ${file} is incomplete; remove it. Its request is answered again.`);
    }
    const aside = asideOf(file);
    if (isOwn && (existsSync(aside) || (await hasFailure(file, whole)))) {
      await setAside(file, whole);
      return new EarlierAnswers(answersIn(aside, (await stat(aside)).size, true), () => rm(aside));
    }
    return new EarlierAnswers(answersIn(file, whole, false));
  } finally {
    await handle.close();
  }
}

/**
 * Moves the answers of a file to the backup file. If the backup has answers, a run ended before it had written all of
 * them again: the answers that it did write come first. Every answer is in one of the files at all times.
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
  await writing(draft, () => pipeline(all, createWriteStream(draft, { flush: true })));
  await writing(aside, () => rename(draft, aside));
  await writing(file, () => truncate(file, 0));
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
 * The answers in the first bytes of a file. Lines written to it in the meantime are not earlier answers.
 * @param withText whether to keep their lines, to write them again
 */
async function* answersIn(file: string, bytes: number, withText: boolean): AsyncGenerator<EarlierAnswer> {
  if (bytes === 0) return;
  let number = 0;
  for await (const { text } of linesOf(utf8Pieces(file, bytesOf(file, bytes)), MAX_ANSWER_LENGTH)) {
    number++;
    const answer = parsed(text, `Line ${number} of ${file}`);
    yield { key: keyOf(answer), isFailure: isFailure(answer), ...(withText && { text: text! }) };
  }
}

/** The first bytes of a file, in pieces. @throws Error in words that names the file: others are read and written at the same time */
async function* bytesOf(file: string, bytes: number): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { end: bytes - 1 }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw readError(file, error);
  }
}

/** An answer, or the error for another line. A request in its place would count as its own answer, and nothing would be solved. */
function parsed(text: string | undefined, where: string): object {
  let what = 'not an answer of a batch';
  try {
    const answer: unknown = JSON.parse(text ?? '');
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) {
      if (!('deal' in answer)) return answer;
      what = 'a request, not an answer';
    }
  } catch {
    // Reported like any other line that is not an answer.
  }
  throw new Error(`${where} is ${what}; --skip-done needs the output of an earlier run.`);
}
