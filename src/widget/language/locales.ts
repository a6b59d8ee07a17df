/**
 * The languages that the element speaks. English is in the program; each other one is a file of translated sentences, loaded
 * when an element first speaks it. lit-localize knows one language for a whole page, or asks before every sentence which it
 * is to be; the second is used here, so that elements with different languages can stand on one page.
 */
import { msg } from '@lit/localize';
import type { LocaleModule, MsgFn } from '@lit/localize';
import { configureReentrantLocalization } from '@lit/localize/init/reentrant.js';

/** The language in which the sentences are written in the sources. */
export const SOURCE = 'en';

const loaders = {
  de: () => import('./locales/de.ts'),
  nl: () => import('./locales/nl.ts'),
  fr: () => import('./locales/fr.ts'),
} satisfies Record<string, () => Promise<LocaleModule>>;

/** A language that is translated into. */
export type Target = keyof typeof loaders;
export type Locale = typeof SOURCE | Target;

export const TARGETS = Object.keys(loaders) as Target[];

/** How numbers are written: German as in Switzerland, like its words. */
export const NUMBERS: Readonly<Record<Locale, string>> = { en: 'en', de: 'de-CH', nl: 'nl', fr: 'fr' };

const loaded = new Map<string, LocaleModule>();
const loading = new Map<Target, Promise<void>>();

export const isLoaded = (locale: Locale): boolean => locale === SOURCE || loaded.has(locale);

/** Loads a language; the same promise every time, but one that failed may be tried again. */
export function loadLocale(locale: Locale): Promise<void> {
  if (locale === SOURCE) return Promise.resolve();
  const before = loading.get(locale);
  if (before) return before;
  const load = loaders[locale]().then((module) => void loaded.set(locale, module));
  loading.set(locale, load);
  load.catch(() => loading.delete(locale));
  return load;
}

/** More sentences of a language, beside those that are loaded. */
export function addSentences(locale: Locale, { templates }: LocaleModule): void {
  loaded.set(locale, { templates: { ...loaded.get(locale)?.templates, ...templates } });
}

/** The language of the sentence that is being said. */
let spoken: Locale = SOURCE;
configureReentrantLocalization({
  sourceLocale: SOURCE,
  targetLocales: TARGETS,
  getLocale: () => spoken,
  loadLocaleSync: (locale) => loaded.get(locale),
});

type Say = (...sentence: Parameters<MsgFn>) => ReturnType<MsgFn>;

/** lit-localize's `msg` in one language, which must be loaded. */
export function msgIn(locale: Locale): MsgFn {
  const say: Say = (...sentence) => {
    spoken = locale;
    // By its own type this would be taken for a sentence that is to be translated.
    return (msg as Say)(...sentence);
  };
  return say as MsgFn;
}

/** The language for a tag such as `de-AT`: that of its first part; English where there is none. */
export function localeOf(tag: string): Locale {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0]!;
  return TARGETS.find((locale) => locale === primary) ?? SOURCE;
}
