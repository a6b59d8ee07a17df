/**
 * The reason why an input is refused: an English sentence with places, written at the error. It is plain data, so it can be
 * stored and sent to another thread. Nothing here knows other languages: a translation is looked up by the English sentence
 * (src/widget/text/reasons.ts), and a test finds the sentences that need one by their `msg`.
 */
import type { Card, Contract, Seat, Suit } from './cards.ts';

/** A value with a name in every language; English uses the notation. */
export type Name =
  | { readonly seat: Seat }
  | { readonly suit: Suit }
  | { readonly card: Card }
  | { readonly contract: Contract };

/** The value of a place: text that is the same in every language (a user's, or notation), a number, a name, or a phrase. */
export type Part = string | number | Name | Reason;

export interface Reason {
  /** The texts around the places, one more than the places. */
  readonly strings: readonly string[];
  readonly values: readonly Part[];
}

/** Marks a sentence, or a phrase in one, for translation. */
export const msg = (sentence: string | Reason): Reason => (typeof sentence === 'string' ? str([sentence]) : sentence);

/** Tag of a text with places. Outside `msg`, the text has only blanks and punctuation between parts. */
export const str = (strings: readonly string[], ...values: readonly Part[]): Reason => ({ strings, values });

/** A sentence without translation, for errors that the element cannot cause. */
export const untranslated = (sentence: string): Reason => str([sentence]);

/** The parts separated by commas. */
export const listed = (parts: readonly Part[]): Reason =>
  str(parts.map((_, index) => (index > 0 ? ', ' : '')).concat(''), ...parts);

/** `a and b`, or `a and b and c`. At least one part. */
export const allOf = (parts: readonly Part[]): Part => parts.reduce((before, part) => msg(str`${before} and ${part}`));

/** `a or b`, or `a or b or c`. At least one part. */
export const oneOf = (parts: readonly Part[]): Part => parts.reduce((before, part) => msg(str`${before} or ${part}`));

export const namesOf = (cards: readonly Card[]): Reason => listed(cards.map((card) => ({ card })));

/** The English text. */
export function inEnglish(part: Part): string {
  if (typeof part !== 'object') return String(part);
  if ('strings' in part) return String.raw({ raw: part.strings }, ...part.values.map(inEnglish));
  return String(Object.values(part)[0]);
}
