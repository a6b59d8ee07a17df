/** The letters on the index of cards, by language. */
import type { CardSuits, Rank } from '../../game/cards.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { BASICS, LANGUAGES } from '../../languages/registry/languages.ts';

/** The letters or figures on the index of a card, by rank. */
export type IndexLetters = Readonly<Record<Rank, string>>;

/** A language with letters of its own, or the tag of any other, which has the English letters. */
export type IndexLanguage = Language | (string & {});

/** As, König, Ober, Under, and Banner, which is the ten. Swiss-German cards have the same letters for every reader. */
const SWISS = 'AKOUB';

/**
 * The index of a deck's cards for a language tag such as `nl` or `de-CH`. French suits have English letters in
 * languages that are not listed.
 */
export function indexLetters(tag: string, suits: CardSuits = 'french'): IndexLetters {
  const primary = String(tag).toLowerCase().split('-', 1)[0]!;
  const language = LANGUAGES.find((of) => of === primary) ?? 'en';
  const known = BASICS[language].indexLetters;
  const [A, K, Q, J, T = '10'] = (suits === 'swiss' ? SWISS : known) as unknown as [string, string, string, string];
  return { A, K, Q, J, T, 9: '9', 8: '8', 7: '7', 6: '6' };
}
