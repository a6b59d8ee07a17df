/** The text that a command reads: a file, standard input, or an argument. */
import { closeSync, createReadStream, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { sayNote } from './messages.ts';
import { reading } from './system-errors.ts';
import { utf8Text } from './utf8.ts';

/** The name of standard input among file names. */
export const STANDARD_INPUT = '-';

/** Its name in messages. */
export const STANDARD_INPUT_NAME = 'Standard input';

/** The name of an input in messages. */
export function inputName(file: string): string {
  if (file === STANDARD_INPUT) return STANDARD_INPUT_NAME;
  return isText(file) ? 'The text' : file;
}

/** How large a text may be, and what to do if it is larger. */
interface Limit {
  readonly mib: number;
  readonly remedy: string;
}

/** Far more than any record. A text of twice the size cannot be decoded, and one of 2 GiB crashes Node. */
const OF_RECORDS: Limit = { mib: 256, remedy: 'divide it' };
const OF_RULES: Limit = { mib: 1, remedy: 'rules take a few kilobytes' };

/** The whole text. @throws Error in words */
export function readInput(file: string): Promise<string> {
  return file === STANDARD_INPUT
    ? textOf(STANDARD_INPUT_NAME, standardInput)
    : textOf(file, () => createReadStream(file));
}

/** Whether an argument is a text itself: no file has its name, and it has a space, a line or a sign that stands in deals and links. */
const isText = (argument: string): boolean => /[\s:#]/.test(argument) && !existsSync(argument);

/** The text of a file, of standard input, or the argument itself. @throws Error in words */
export const readGiven = (argument: string): Promise<string> =>
  isText(argument) ? Promise.resolve(argument) : readInput(argument);

const textOf = (name: string, open: () => Readable): Promise<string> =>
  reading(name, async () => {
    const text = new GrowingText(name, OF_RECORDS);
    for await (const piece of open() as AsyncIterable<Buffer>) text.add(piece);
    return text.whole();
  });

/** The whole text of a file of rules, without a pause, as options are read. @throws Error in words, or the system's */
export function readRulesFile(file: string): string {
  const text = new GrowingText(file, OF_RULES);
  const fd = openSync(file, 'r');
  try {
    for (;;) {
      const piece = Buffer.alloc(2 ** 16);
      const length = readSync(fd, piece);
      if (length === 0) return text.whole();
      text.add(piece.subarray(0, length));
    }
  } finally {
    closeSync(fd);
  }
}

/** A text that arrives in pieces. A device such as /dev/zero never ends and has no size, so they are counted as they come. */
class GrowingText {
  readonly #name: string;
  readonly #limit: Limit;
  readonly #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(name: string, limit: Limit) {
    this.#name = name;
    this.#limit = limit;
  }

  /** @throws Error in words, if it is too large */
  add(piece: Buffer): void {
    const { mib, remedy } = this.#limit;
    this.#bytes += piece.length;
    if (this.#bytes > mib * 2 ** 20) throw new Error(`${this.#name} is larger than ${mib} MiB; ${remedy}.`);
    this.#pieces.push(piece);
  }

  /** @throws Error in words, if it is not in UTF-8 */
  whole(): string {
    return utf8Text(this.#name, Buffer.concat(this.#pieces));
  }
}

/** Standard input. Says that the command waits for it, where a person would otherwise see nothing happen. @throws Error in words */
export function standardInput(): NodeJS.ReadStream {
  // Node reads a directory as an empty file.
  if (fstatSync(process.stdin.fd).isDirectory()) throw new Error(`${STANDARD_INPUT_NAME} is a directory, not a file.`);
  if ((process.stdin as Partial<ReadStream>).isTTY) {
    const end = process.platform === 'win32' ? 'Ctrl-Z and Enter end it' : 'Ctrl-D ends it';
    sayNote(`reading standard input; ${end}.`);
  }
  return process.stdin;
}
