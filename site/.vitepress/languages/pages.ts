/** The pages that the guide has in several languages, and where each is. */
import { BASICS, LANGUAGES } from '../../../src/languages/registry/languages.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';

/** The pages, in the order of the menu, relative to the folder of a language. English has none. */
export const TRANSLATED = ['guide/start', 'guide/embed-code', 'guide/column', 'guide/numbers'] as const;

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
 * A link to a page in each language; none for a page that is in English alone.
 * @param path of the page from the base of the site, such as `de/guide/start.md`
 */
export function languageLinks(path: string): LanguageLink[] {
  const current = LANGUAGES.find((language) => language !== 'en' && path.startsWith(folderOf(language))) ?? 'en';
  const page = TRANSLATED.find((each) => path === `${folderOf(current)}${each}.md`);
  if (page === undefined) return [];
  return LANGUAGES.map((language) => ({
    language,
    name: BASICS[language].name,
    link: `/${folderOf(language)}${page}`,
    isCurrent: language === current,
  }));
}
