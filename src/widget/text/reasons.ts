/** Reasons in the language of the element. The translated sentences of each language are a file of their own, which loads on demand. */
import type { ReactiveControllerHost } from 'lit';
import type { Part, Reason } from '../../game/reason.ts';
import { fillPlaces } from '../../notation/words/say.ts';
import { Lazy } from '../kit/lazy.ts';
import { SOURCE, TARGETS } from './locales.ts';
import { LOADERS } from '../../languages/registry/loaders.ts';
import type { Language } from './words.ts';

const translations = new Map(TARGETS.map((locale) => [locale, new Lazy(LOADERS[locale].reasons)]));

/**
 * The translator of reasons; null while the sentences load, false if they cannot be loaded. English has the sentences of the errors, with
 * names where those have the notation.
 */
export function translatorFor(
  host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  language: Language,
): ((reason: Reason) => string) | false | null {
  const { locale } = language;
  if (locale === SOURCE) return (reason) => translated(reason, language, {}).replaceAll(/(^|\. )the /g, '$1The ');
  const part = translations.get(locale)!;
  const own = part.for(host);
  return own ? (reason) => translated(reason, language, own.reasons) : !part.problem && null;
}

/**
 * A part of a sentence, or the whole. The author's text and notation stay as they are, but for the marks around a quotation, and so do
 * signs between two phrases.
 */
function translated(part: Part, language: Language, sentences: Readonly<Record<string, string>>): string {
  const { words, locale } = language;
  if (typeof part === 'string') return isQuoted.test(part) ? withOwnQuotes(part, words) : part;
  if (typeof part === 'number') return words.number(part);
  if ('seat' in part) return words.seat(part.seat);
  if ('suit' in part) return words.suit(part.suit);
  if ('card' in part) return locale === SOURCE ? `the ${words.card(part.card)}` : words.card(part.card);
  if ('contract' in part) return words.contract(part.contract);
  const english = englishOf(part);
  const values = part.values.map((value, index) => [index, translated(value, language, sentences)] as const);
  return fillPlaces(withOwnQuotes(sentences[english] ?? english, words), Object.fromEntries(values));
}

/** A text that `quote` has put between marks, or a list of such texts. */
const isQuoted = /^"(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*$/;

/** The quotations of a text with the marks of a language, which need no signs before the marks inside. Lists and objects of JSON stay as they are. */
const withOwnQuotes = (text: string, { quoted: inMarks }: Language['words']): string =>
  text.replaceAll(/[[{][^\]}]*[\]}]|"((?:[^"\\]|\\.)*)"/g, (whole, quoted?: string) =>
    quoted === undefined ? whole : inMarks(quoted.replaceAll(/\\(["\\])/g, '$1')),
  );

/** The English sentence of a reason with its places numbered, by which it is translated. */
export const englishOf = ({ strings }: Reason): string =>
  strings.reduce((before, text, index) => `${before}{${index - 1}}${text}`);
