/** The values of options: numbers in a range, lists, files of JSON. Their meaning is checked with the request. */
import { availableParallelism } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import { variantNamed } from '../../notation/imports/variant-names.ts';
import { readRulesFile } from '../terminal/input.ts';
import { systemReason } from '../terminal/system-errors.ts';

/** The id of a game by its id or a name that people use, such as “Klaverjassen Rotterdam”; others stay for the reader of the request. */
export const readGame = (text: string): string => variantNamed(text) ?? text;

/** The values of an option in its help: `a, b or c`. */
export const oneOf = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Maximum number of threads: no machine has more cores, and each solver takes tens of megabytes. */
const MAX_JOBS = 256;

/** Number of threads without `--jobs`. */
export const DEFAULT_JOBS = Math.min(availableParallelism(), MAX_JOBS);

/** The option `--jobs`. */
export const JOBS_OPTION = [
  '--jobs <n>',
  `number of threads, 1 to ${MAX_JOBS} (default: one per core)`,
  parseWhole(1, MAX_JOBS),
  DEFAULT_JOBS,
] as const;

/** Longest time limit in seconds, some 23 days: a timer of 25 days would end at once, and nobody waits for them. */
const MAX_LIMIT = 2_000_000;

/** Appends the text of a repeatable option. */
export const addText = (text: string, before: readonly string[] = []): string[] => [...before, text];

/** Appends the names of a repeatable option, separated by commas. */
export const addNames = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  ...text.split(',').map((name) => name.trim()),
];

/** The JSON of a file; the request is checked with it. */
export function readRules(file: string): unknown {
  let text: string;
  try {
    text = readRulesFile(file);
  } catch (error) {
    const reason = systemReason(error);
    throw new InvalidArgumentError(reason === undefined ? (error as Error).message : `It cannot be read: ${reason}.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidArgumentError(`It is not JSON: ${(error as Error).message}.`);
  }
}

/** Most MiB of `--memory`: a TiB. */
const MOST_MEMORY = 2 ** 20;

/** The option `--memory`; its value is in bytes. */
export const MEMORY_OPTION = [
  '--memory <mib>',
  'memory for hard deals, in MiB, shared by the threads (default: 1024, or a quarter of the available memory if that is less)',
  (text: string): number => 2 ** 20 * parseWhole(1, MOST_MEMORY)(text),
] as const;

export function parseLimit(text: string): number {
  const limit = Number(text);
  if (!text.trim() || !(limit >= 0 && limit <= MAX_LIMIT))
    throw new InvalidArgumentError(`Write a number of seconds from 0 to ${MAX_LIMIT}.`);
  return limit;
}

/** Seats by their letters, such as NS, or N,S. */
export function parseSeats(text: string): Seat[] {
  const letters = text.toUpperCase().replace(/[\s,]+/g, '');
  const seats = SEATS.filter((seat) => letters.includes(seat));
  if (seats.length > 0 && seats.length === letters.length) return seats;
  throw new InvalidArgumentError('Write the letters of seats, such as NS, or S.');
}

/** A parser of whole numbers. */
export function parseWhole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text) || number < least || number > most) {
      throw new InvalidArgumentError(`Write a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}
