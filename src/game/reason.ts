/**
 * Why an input is refused: an English sentence with places, written where the error is thrown. It is plain data, so it can be
 * stored and sent to another thread. Nothing here knows other languages: a translation is looked up by the English sentence
 * (src/widget/language/reasons.ts), and a test finds the sentences that need one by their `msg`.
 */
import type { Card, Contract, Seat, Suit } from './cards.ts';

/** What stands in a place and has a name in every language; English writes it as the notation does. */
export type Name =
  { readonly seat: Seat } | { readonly suit: Suit } | { readonly card: Card } | { readonly contract: Contract };

/** What stands in a place: text that is the same in every language (of the author, or of the notation), a number, a name, a phrase. */
export type Part = string | number | Name | Reason;

export interface Reason {
  /** The text around the places: one more than there are places. */
  readonly strings: readonly string[];
  readonly values: readonly Part[];
}

/** A sentence, or a phrase in one, that is to be translated. */
export const msg = (sentence: string | Reason): Reason => (typeof sentence === 'string' ? str([sentence]) : sentence);

/** Tag of a text with places. Outside `msg` the text itself is no language's: blanks and signs between parts that may be. */
export const str = (strings: readonly string[], ...values: readonly Part[]): Reason => ({ strings, values });

/** A sentence that is not translated: what it refuses is out of reach of the element. */
export const untranslated = (sentence: string): Reason => str([sentence]);

/** Parts one after the other, with a comma between them. */
export const listed = (parts: readonly Part[]): Reason =>
  str(parts.map((_, index) => (index > 0 ? ', ' : '')).concat(''), ...parts);

/** `a and b`; where there are more, `a and b and c`. At least one part. */
export const allOf = (parts: readonly Part[]): Part => parts.reduce((before, part) => msg(str`${before} and ${part}`));

/** `a or b`; where there are more, `a or b or c`. At least one part. */
export const oneOf = (parts: readonly Part[]): Part => parts.reduce((before, part) => msg(str`${before} or ${part}`));

export const namesOf = (cards: readonly Card[]): Reason => listed(cards.map((card) => ({ card })));

/** The English text. */
export function inEnglish(part: Part): string {
  if (typeof part !== 'object') return String(part);
  if ('strings' in part) return String.raw({ raw: part.strings }, ...part.values.map(inEnglish));
  return String(Object.values(part)[0]);
}
