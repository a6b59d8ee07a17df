/**
 * The languages of the element. English is part of the program. Every other language is a file of texts that loads when an element
 * first needs it. Elements of one page may have different languages.
 */
import { sayer } from '../../notation/words/say.ts';
import type { Say } from '../../notation/words/say.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { LOADERS } from '../../languages/registry/loaders.ts';
import type { Target } from '../../languages/registry/loaders.ts';
import type { English, Part, PresetTexts, Sentences, Translation } from '../../languages/translation.ts';

/** The language of the program itself. */
export const SOURCE = 'en';

export type Locale = Language;

export const TARGETS = Object.keys(LOADERS) as Target[];

/** The locale of numbers: German is Swiss, like its words. */
export const numbersOf = (locale: Locale): string => (locale === 'de' ? 'de-CH' : locale);

const loaded = new Map<Locale, Translation>();
const loading = new Map<Target, Promise<void>>();

export const isLoaded = (locale: Locale): boolean => locale === SOURCE || loaded.has(locale);

/** Loads a language. Every call returns the same promise, but a language that failed to load may be tried again. */
export function loadLocale(locale: Locale): Promise<void> {
  if (locale === SOURCE) return Promise.resolve();
  const before = loading.get(locale);
  if (before) return before;
  const load = LOADERS[locale].solver().then(({ texts }) => void loaded.set(locale, texts));
  loading.set(locale, load);
  load.catch(() => loading.delete(locale));
  return load;
}

/** The texts of one part in a language, which must be loaded. @param english the texts of that part in English */
export const sayIn = <P extends Part>(locale: Locale, part: P, english: English[P]): Say<English[P]> => {
  const translation: Sentences | undefined = loaded.get(locale);
  return sayer<English[P]>(translation?.[part] ?? english);
};

/** The words of the presets in a language, which must be loaded. @param english those that differ from the data */
export const presetsIn = (locale: Locale, english: PresetTexts): PresetTexts => loaded.get(locale)?.presets ?? english;

/** The language for a tag such as `de-AT`, from its first part. English if the element does not have that language. */
export function localeOf(tag: string): Locale {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0]!;
  return TARGETS.find((locale) => locale === primary) ?? SOURCE;
}
