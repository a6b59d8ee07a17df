/** The text that a command reads: a file, or standard input. */
import { createReadStream, fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { sayNote } from './messages.ts';
import { reading } from './system-errors.ts';
import { utf8Text } from './utf8.ts';

/** The name of standard input among file names. */
export const STANDARD_INPUT = '-';

/** Its name in messages. */
export const STANDARD_INPUT_NAME = 'Standard input';

/** The most MiB read as one text: far more than any record. A text of twice the size cannot be decoded, and one of 2 GiB crashes Node. */
const MOST_MIB = 256;

/** The whole text. @throws Error in words */
export function readInput(file: string): Promise<string> {
  return file === STANDARD_INPUT
    ? textOf(STANDARD_INPUT_NAME, standardInput)
    : textOf(file, () => createReadStream(file));
}

const textOf = (name: string, open: () => Readable): Promise<string> =>
  reading(name, async () => {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of open() as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > MOST_MIB * 2 ** 20) throw new Error(`${name} is larger than ${MOST_MIB} MiB; divide it.`);
      pieces.push(piece);
    }
    return utf8Text(name, Buffer.concat(pieces));
  });

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
