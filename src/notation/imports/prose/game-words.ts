/** The words of the game in all languages, none of which is a name. */
import { LANGUAGES } from '../../words/languages.ts';
import { SENTENCES } from '../../words/sentences.ts';
import { VIEWS } from '../../words/views.ts';
import { fold, VOCABULARIES } from '../../words/vocabularies.ts';
import { variantNamed } from '../variant-names.ts';

/** The words of sentences, none of which is a mistyped word of another language. */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    Object.values(SENTENCES[language])
      .flat(2)
      .flatMap((phrase: string) => phrase.split(' ')),
  ),
);

const WORDS: ReadonlySet<string> = new Set([
  ...SENTENCE_WORDS,
  ...VOCABULARIES.flatMap(({ headings }) => Object.keys(headings)).flatMap((heading) => heading.split(' ')),
  ...LANGUAGES.flatMap((language) => Object.values(VIEWS[language]) as (readonly string[])[]).flatMap((phrases) =>
    phrases.flatMap((phrase) => phrase.split(/[ ']/)),
  ),
]);

/** Whether a word is one that texts about the game have, and no name. */
export const isGameWord = (word: string): boolean =>
  WORDS.has(fold(word)) || variantNamed(word) !== undefined || /jass|schieber|belote|klaver|chibre/.test(fold(word));
