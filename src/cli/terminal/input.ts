/** The text that a command reads: a file, or standard input. */
import { fstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { sayNote } from './messages.ts';
import { reading } from './system-errors.ts';
import { utf8Text } from './utf8.ts';

/** The name of standard input among file names. */
export const STANDARD_INPUT = '-';

/** Its name in messages. */
export const STANDARD_INPUT_NAME = 'Standard input';

/** The whole text. @throws Error in words */
export function readInput(file: string): Promise<string> {
  if (file !== STANDARD_INPUT) return reading(file, async () => utf8Text(file, await readFile(file)));
  return reading(STANDARD_INPUT_NAME, async () => utf8Text(STANDARD_INPUT_NAME, await buffer(standardInput())));
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
