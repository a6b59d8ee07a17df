/**
 * The error type for every mistake of a user. Its code is part of the public interface. Its message names the mistake, its place and
 * the right form. Faults of the program are ordinary exceptions.
 */
import { inEnglish } from './reason.ts';
import type { Reason } from './reason.ts';

/** The kinds of mistakes, for programs. */
export const ERROR_CODES = [
  'bad-json',
  'bad-request',
  'unknown-variant',
  'bad-deal',
  'bad-contract',
  'illegal-play',
  'bad-rules',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The place of a mistake; each field is present only if known. */
export interface ErrorPlace {
  /** Index of the wrong play in the record, from 0. */
  readonly play?: number;
  /** Seat of the wrong hand. */
  readonly hand?: string;
  /** The wrong card, as written. */
  readonly card?: string;
  /**
   * Index of the first wrong character in the text as given, from 0. The message counts it from 1, without characters that nobody sees, and
   * in a link or a request from the start of the field, as people do.
   */
  readonly position?: number;
  /** Four hands that were read but are no deal of the game, in the notation. */
  readonly hands?: string;
  /** Path of the wrong field, such as `"follow.undertrump"`. */
  readonly field?: string;
}

/** A mistake in a request, a deal, a record or rules, with its place. */
export class JassError extends Error {
  override readonly name = 'JassError';

  constructor(
    readonly code: ErrorCode,
    /** The message in a form that can be translated; `message` is English. */
    readonly reason: Reason,
    readonly place: ErrorPlace = {},
  ) {
    super(inEnglish(reason));
  }

  /** The JSON in answers: `{code, message, …place}`. */
  toJSON(): { code: ErrorCode; message: string } & ErrorPlace {
    return { code: this.code, message: this.message, ...this.place };
  }
}

/** What has been thrown, as an error: JavaScript can throw anything. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Quotes a user's text for a message: at most 40 characters, with control characters escaped. A program may give another value. */
export function quote(given: unknown): string {
  const text = String(given);
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(short);
}

/** The result of a step, or the mistake that it reports. @throws any other error */
export function attempt<Result>(step: () => Result): Result | JassError {
  try {
    return step();
  } catch (error) {
    if (error instanceof JassError) return error;
    throw error;
  }
}
