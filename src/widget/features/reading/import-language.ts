/** The language for reading and writing deals as text, from the language of the page. */
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Language } from '../../../languages/registry/languages.ts';

/** The import language for a language tag of a page, such as `de-CH`. */
export function importLanguage(lang: string): Language | undefined {
  const primary = lang.toLowerCase().split('-', 1)[0];
  return LANGUAGES.find((known) => known === primary);
}
