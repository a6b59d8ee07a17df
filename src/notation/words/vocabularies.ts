/** The words for suits, ranks, seats and headings in all languages; meanings.ts looks them up. */
import type { Rank, Suit } from '../../game/cards.ts';
import type { WordList } from '../../languages/basics.ts';
import { BASICS, LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';

/** The words of one language for one kind of cards. */
export interface Vocabulary extends WordList {
  readonly language: Language;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents: `CŒUR`, `cœur` and `coeur` become the same word. Most words have no accents, and cost little time. */
export const fold = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** The suit of each sign, also of the outlined ones. */
export const SIGN_SUITS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

/** The numbers that programs write for ranks. */
export const RANK_NUMBERS: Readonly<Record<string, Rank>> = {
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: 'T',
  11: 'J',
  12: 'Q',
  13: 'K',
  14: 'A',
};

export const VOCABULARIES: readonly Vocabulary[] = LANGUAGES.flatMap((language) =>
  BASICS[language].vocabularies.map((words) => ({ ...words, language })),
);

/** The own value of a key, never an inherited one. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
