/** The language of a text that is read or written, by that of the page. */
import { LANGUAGES } from '../../notation/imports/record.ts';
import type { Language } from '../../notation/imports/record.ts';

/** The language that imports know for a language of a page, such as `de-CH`. */
export function importLanguage(lang: string): Language | undefined {
  const primary = lang.toLowerCase().split('-', 1)[0];
  return LANGUAGES.find((known) => known === primary);
}
