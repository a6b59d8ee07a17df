/** The words of the game in all languages, none of which is a name. */
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import { fold, VOCABULARIES } from '../../words/vocabularies.ts';
import { variantNamed } from '../variant-names.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** The words of sentences, none of which is a mistyped word of another language. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    Object.values(READINGS[language].sentences)
      .flat(2)
      .flatMap((phrase: string) => phrase.split(' ')),
  ),
);

const WORDS: ReadonlySet<string> = new Set([
  ...SENTENCE_WORDS,
  ...VOCABULARIES.flatMap(({ headings }) => Object.keys(headings)).flatMap((heading) => heading.split(' ')),
  ...LANGUAGES.flatMap((language) => Object.values(READINGS[language].view) as (readonly string[])[]).flatMap(
    (phrases) => phrases.flatMap((phrase) => phrase.split(/[ ']/)),
  ),
]);

/** Whether a word is one that texts about the game have, and no name. */
export const isGameWord = (word: string): boolean =>
  WORDS.has(fold(word)) || variantNamed(word) !== undefined || /jass|schieber|belote|klaver|chibre/.test(fold(word));
