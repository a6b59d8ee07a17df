/**
 * The language of a text, which is never guessed. The text is read in every vocabulary. It is accepted if only one can read it, or if
 * all that can read it agree. Otherwise the error names the word and its meanings.
 */
import { SEATS } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { JassError, quote } from '../../game/errors.ts';
import { inEnglish, msg, oneOf, str } from '../../game/reason.ts';
import { badRecord } from './record.ts';
import type { RawRecord } from './record.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { TextRead } from './formats/text-layout.ts';
import type { Doubt } from './formats/word-cards.ts';
import { suitsOf } from '../words/meanings.ts';
import { fold, VOCABULARIES } from '../words/vocabularies.ts';
import type { Vocabulary } from '../words/vocabularies.ts';

interface Reading extends TextRead {
  readonly vocabulary: Vocabulary;
}

interface Failure {
  readonly error: JassError;
  readonly vocabulary: Vocabulary;
}

/**
 * Reads a text in the given language, or in the only possible one.
 * @param read reads it in one vocabulary, and throws if it cannot
 * @throws JassError of the likeliest vocabulary if none can read it; `bad-request` if several can and differ
 */
export function readInLanguage(
  text: string,
  language: Language | undefined,
  read: (vocabulary: Vocabulary) => TextRead,
): RawRecord {
  const readings: Reading[] = [];
  const failures: Failure[] = [];
  for (const vocabulary of VOCABULARIES) {
    if (language !== undefined && vocabulary.language !== language) continue;
    try {
      readings.push({ ...read(vocabulary), vocabulary });
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      failures.push({ error, vocabulary });
    }
  }
  const [first, ...others] = readings;
  if (!first) throw likeliest(failures, text);
  const [doubt] = readings.flatMap(({ doubts, vocabulary }) =>
    unsettled(doubts).map((found) => ({ ...found, vocabulary })),
  );
  if (doubt) throw ambiguousWord(doubt, doubt.vocabulary, language);
  const other = others.find(({ raw }) => meaningOf(raw) !== meaningOf(first.raw));
  if (other) throw ambiguousText(first, other, readings, language);
  return withLanguages(
    first.raw,
    readings.map(({ vocabulary }) => vocabulary),
  );
}

/** A record with the languages in which it was read, all with the same meaning. */
export function withLanguages(raw: RawRecord, vocabularies: readonly Vocabulary[]): RawRecord {
  const names = vocabularies.map(({ name }) => inEnglish(name)).join(' or ');
  const note = vocabularies.length === 1 ? `Read as ${names}.` : `Read as ${names}, which mean the same here.`;
  const languages = [...new Set(vocabularies.map(({ language }) => language))];
  const isSwiss = vocabularies.every(({ hasSigns }) => !hasSigns);
  return { ...raw, languages, isSwiss, notes: [note, ...raw.notes] };
}

/** The error for a word that may mean several things in one language. */
function ambiguousWord(
  { word, position, meanings }: Doubt,
  { name }: Vocabulary,
  language: Language | undefined,
): JassError {
  const [given, all] = [quote(word), oneOf(meanings)];
  return badRecord(
    language === undefined
      ? msg(
          str`${given} at position ${position + 1} is ambiguous: in ${name} it can be ${all}. Write the word in full, or specify the language.`,
        )
      : msg(
          str`${given} at position ${position + 1} is ambiguous: in ${name} it can be ${all}. Write the word in full.`,
        ),
    { position },
  );
}

/**
 * The error of the vocabulary that reads the text to its end, or else of the one that has most of its words. How far one got comes next,
 * because a vocabulary skips lines whose headings it does not know; then the cards in two or three letters that begin as one of its suits,
 * and then that its cards are French.
 */
function likeliest(failures: readonly Failure[], text: string): JassError {
  const words = fold(text).match(/\p{L}[\p{L}\d]+/gu) ?? [];
  const claims = failures.map(({ error, vocabulary }) => {
    const { seats, headings, suits, ranks, hasSigns } = vocabulary;
    const names = new Set(
      [seats, headings].flatMap(Object.keys).concat(...Object.values(suits), ...Object.values(ranks)),
    );
    const known = words.filter((word) => names.has(word)).length;
    const cards = words.filter((word) => word.length <= 3 && suitsOf(vocabulary, word[0]!).length > 0).length;
    const { position = Infinity } = error.place;
    return { error, order: [position === Infinity ? 1 : 0, known, position, cards, hasSigns ? 1 : 0] };
  });
  return claims.reduce((best, claim) => {
    const at = claim.order.findIndex((value, index) => value !== best.order[index]);
    return at >= 0 && claim.order[at]! > best.order[at]! ? claim : best;
  }).error;
}

/** The doubts that remain: where a letter stands for carreau by convention, C is the first meaning, cœur. */
function unsettled(doubts: readonly Doubt[]): readonly Doubt[] {
  const isSettled = doubts.some(({ meanings }) => meanings.length === 1);
  return doubts.filter(({ word, meanings }) => meanings.length > 1 && !(isSettled && /^c/i.test(word)));
}

/** The meaning of a reading, as text to compare. */
const meaningOf = (raw: RawRecord): string => JSON.stringify({ ...raw, notes: [] });

/** The error for a text that two vocabularies read differently. */
function ambiguousText(a: Reading, b: Reading, all: readonly Reading[], language: Language | undefined): JassError {
  const languages = [...new Set(all.map(({ vocabulary }) => vocabulary.language))];
  const [cardsOfA, cardsOfB] = [cardsIn(a.raw), cardsIn(b.raw)];
  const at = cardsOfA.findIndex((card, index) => card !== cardsOfB[index]);
  const [one, other, codes] = [a.vocabulary.name, b.vocabulary.name, languages.join(', ')];
  const cure =
    language === undefined && languages.length > 1
      ? msg(str`Specify the language (${codes}), or write the words in full.`)
      : msg('Write the words in full.');
  const [card, of] = [cardsOfA[at], cardsOfB[at]];
  if (!card) {
    return badRecord(
      msg(str`The text is ambiguous: its seats or its contract differ between ${one} and ${other}. ${cure}`),
    );
  }
  const [number, otherCard] = [at + 1, of ? { card: of } : msg('missing')];
  return badRecord(
    msg(str`The text is ambiguous: its card ${number} is ${{ card }} in ${one} and ${otherCard} in ${other}. ${cure}`),
  );
}

const cardsIn = ({ hands, tricks }: RawRecord): Card[] => [
  ...SEATS.flatMap((seat) => hands?.[seat] ?? []),
  ...tricks.flatMap(({ cards }) => cards),
];
