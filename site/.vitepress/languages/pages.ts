/** The pages that the guide has in several languages, and where each is. */
import { BASICS, LANGUAGES } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';

/** The pages, in the order of the menu, relative to the folder of a language. English has none. */
export const TRANSLATED = ['guide/start', 'guide/embed-code', 'guide/column', 'guide/numbers'] as const;

/** Pages in some of the languages, each with these: English and others. */
export const PARTLY_TRANSLATED = {
  'guide/course-schieber': ['en', 'de'],
  'guide/course-klaverjassen': ['en', 'de', 'nl'],
} as const satisfies Readonly<Record<string, readonly Language[]>>;
export type PartlyTranslated = keyof typeof PARTLY_TRANSLATED;

const LANGUAGES_OF: Readonly<Record<string, readonly Language[]>> = {
  ...Object.fromEntries(TRANSLATED.map((page) => [page, LANGUAGES])),
  ...PARTLY_TRANSLATED,
};

const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

export interface LanguageLink {
  readonly language: Language;
  readonly name: string;
  /** From the base of the site. */
  readonly link: string;
  readonly isCurrent: boolean;
}

const LABELS: Readonly<Record<Language, string>> = {
  en: 'This page in other languages',
  de: 'Diese Seite in anderen Sprachen',
  nl: 'Deze pagina in andere talen',
  fr: 'Cette page dans d’autres langues',
};

/** What the links are, in the language of their page. */
export const labelOf = (links: readonly LanguageLink[]): string =>
  LABELS[links.find(({ isCurrent }) => isCurrent)?.language ?? 'en'];

/**
 * A link to a page in each language that it has; none for a page that is in English alone.
 * @param path of the page from the base of the site, such as `de/guide/start.md`
 */
export function languageLinks(path: string): LanguageLink[] {
  const current = LANGUAGES.find((language) => language !== 'en' && path.startsWith(folderOf(language))) ?? 'en';
  const found = Object.entries(LANGUAGES_OF).find(([each]) => path === `${folderOf(current)}${each}.md`);
  if (!found) return [];
  const [page, languages] = found;
  return languages.map((language) => ({
    language,
    name: BASICS[language].name,
    link: `/${folderOf(language)}${page}`,
    isCurrent: language === current,
  }));
}
