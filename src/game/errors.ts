/**
 * The one error type for anything a user can get wrong. Its code is part of the public interface, its message says what
 * is wrong, where, and what would be right; programming mistakes stay ordinary exceptions.
 */

import { inEnglish } from './reason.ts';
import type { Reason } from './reason.ts';

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

/** Where the fault stands; each field only where it is known. */
export interface ErrorPlace {
  /** Index into the plays, from 0, of the play at fault. */
  readonly play?: number;
  /** Seat of the hand at fault. */
  readonly hand?: string;
  /** The card at fault as it was written. */
  readonly card?: string;
  /** Index into the text, from 0, of the first character at fault. */
  readonly position?: number;
  /** Path of the field at fault, such as `"follow.undertrump"`. */
  readonly field?: string;
}

export class JassError extends Error {
  override readonly name = 'JassError';

  constructor(
    readonly code: ErrorCode,
    /** The message as it can be said in any language; `message` is English. */
    readonly reason: Reason,
    readonly place: ErrorPlace = {},
  ) {
    super(inEnglish(reason));
  }

  /** The form that answers carry: `{code, message, …place}`. */
  toJSON(): { code: ErrorCode; message: string } & ErrorPlace {
    return { code: this.code, message: this.message, ...this.place };
  }
}

/** Quotes user text for a message: shortened to 40 characters, control characters made visible. */
export function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(short);
}
