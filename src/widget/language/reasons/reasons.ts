/** Reasons in other languages than English: the sentences of each are a file of their own, the names in them are the element's. */
import type { LocaleModule, StrResult } from '@lit/localize';
import type { ReactiveControllerHost } from 'lit';
import type { Part, Reason } from '../../../game/reason.ts';
import { Lazy } from '../../element/lazy.ts';
import { addSentences, SOURCE } from '../locales.ts';
import type { Locale, Target } from '../locales.ts';
import type { Language } from '../messages.ts';

const sentences: Readonly<Record<Target, Lazy<LocaleModule>>> = {
  de: new Lazy(() => import('./locales/de.ts')),
  nl: new Lazy(() => import('./locales/nl.ts')),
  fr: new Lazy(() => import('./locales/fr.ts')),
};

/** Languages whose sentences are among those of the element. */
const known = new Set<Locale>();

/** What tells a reason in a language; undefined in English, which is the error's own, and until the sentences have come. */
export function tellerFor(
  host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  language: Language,
): ((reason: Reason) => string) | undefined {
  const { locale } = language;
  const own = locale === SOURCE ? null : sentences[locale].for(host);
  if (!own) return undefined;
  if (!known.has(locale)) addSentences(locale, own);
  known.add(locale);
  return (reason) => wordsOf(reason, language);
}

/** A part of a sentence, or the whole. Text of the author and of the notation stays as it is, and so does what joins two phrases. */
function wordsOf(part: Part, language: Language): string {
  const { words, speech } = language;
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return words.number(part);
  if ('seat' in part) return words.seat(part.seat);
  if ('suit' in part) return words.suit(part.suit);
  if ('card' in part) return words.card(part.card);
  if ('contract' in part) return words.contract(part.contract);
  const strings = part.strings as StrResult['strings'];
  return speech.msg({ strTag: true, strings, values: part.values.map((value) => wordsOf(value, language)) });
}
