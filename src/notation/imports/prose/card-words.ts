/** What a word can be in the cards of a hand, in any language, and the words for seats. */
import { rankOfWord, suitsOf, namesSuit } from '../../words/meanings.ts';
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import { FILLERS, VOIDS } from '../../words/fillers.ts';
import { fold, SIGN_SUITS, VOCABULARIES } from '../../words/vocabularies.ts';
import { joinedSuit } from '../formats/word-cards.ts';
import { SEAT_SIGNS } from './written.ts';
import type { WrittenSeat } from './written.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** An alternative of a pattern for words that a fold has made plain; the longest first. */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', "[ '’]+"))
    .join('|');

export const SEAT_WORDS: Readonly<Record<string, WrittenSeat>> = {
  ...Object.fromEntries(VOCABULARIES.flatMap(({ seats }) => Object.entries(seats))),
  ...SEAT_SIGNS,
  o: 'O',
};
export const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);
export const LONG_SEATS = alternatives(Object.keys(SEAT_WORDS).filter((word) => !isLetter(word)));

const SIGNS = Object.keys(SIGN_SUITS).join('');
/** A dotted hand, a sign, a Unicode card, a word, a dash or another sign. */
export const TOKEN = new RegExp(
  `[\\u{1F0A0}-\\u{1F0DF}]|[${SIGNS}]|(?<![\\p{L}\\p{N}])[AKQJT\\d-]*(?:\\.[AKQJT\\d-]*){3}(?![\\p{L}\\p{N}.])|[\\p{L}\\p{M}\\p{N}]+|\\S`,
  'gu',
);
/** Words for holding cards. */
const HOLDING: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => READINGS[language].sentences.hold.filter((word) => word.length > 2)),
);

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—', '−', 'ø', 'blank']);

export const isVoid = (folded: string): boolean => VOIDS.has(folded) || DASHES.has(folded);

const cardish = new Map<string, 'card' | 'suit' | 'between' | 'other'>();

/** What a word can be in a hand, in any vocabulary. */
export function kindOf(word: string): 'card' | 'suit' | 'between' | 'other' {
  const known = cardish.get(word);
  if (known) return known;
  const kind = newKind(word);
  if (cardish.size < 5000) cardish.set(word, kind);
  return kind;
}

function newKind(word: string): 'card' | 'suit' | 'between' | 'other' {
  if (/^[\u{1F0A0}-\u{1F0DF}]$/u.test(word) || /\..*\./.test(word)) return 'card';
  const folded = fold(word);
  // “had” would be harten and dame.
  if (HOLDING.has(folded)) return 'other';
  if (Object.hasOwn(SIGN_SUITS, word)) return 'suit';
  // A capital D is the rank of a dame, not the article of “as d’écusson”.
  if (word === 'à' || word === 'd' || FILLERS.has(folded) || isVoid(folded)) return 'between';
  if (/^[,;:.=/|()[\]{}·•⋅★☆→>'’]$/.test(word)) return 'between';
  const fits = (vocabulary: (typeof VOCABULARIES)[number]): boolean =>
    rankOfWord(vocabulary, word) !== undefined ||
    (word.match(/10|./gsu) ?? []).every((letter) => rankOfWord(vocabulary, letter) !== undefined) ||
    isCompound(vocabulary, word) ||
    joinedSuit(vocabulary, word) !== undefined;
  if (VOCABULARIES.some((vocabulary) => namesSuit(vocabulary, word))) return 'suit';
  if (VOCABULARIES.some(fits)) return 'card';
  return folded.length <= 4 && VOCABULARIES.some((vocabulary) => suitsOf(vocabulary, word).length > 0)
    ? 'suit'
    : 'other';
}

/** Whether a word is a suit and a rank, in either order. */
function isCompound(vocabulary: (typeof VOCABULARIES)[number], word: string): boolean {
  if (word.length > 24) return false;
  const letters = [...word];
  for (let length = 1; length < letters.length; length++) {
    const [one, other] = [letters.slice(0, length).join(''), letters.slice(length).join('')];
    if (
      rankOfWord(vocabulary, other) &&
      suitsOf(vocabulary, one).length > 0 &&
      (one.length < 3 || namesSuit(vocabulary, one))
    )
      return true;
    const isSuit = other.length === 1 || /^\p{Lu}\p{Ll}+$/u.test(other);
    if (rankOfWord(vocabulary, one) && one.length < 3 && isSuit && suitsOf(vocabulary, other).length > 0) return true;
  }
  return false;
}
