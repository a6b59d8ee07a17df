/** The language of reports: the one that the reader states, or the one of the locale. Errors and notes are in English. */
import { readLanguage } from '../../notation/names.ts';
import { LANGUAGES } from '../../languages/registry/languages.ts';
import type { Language } from '../../languages/registry/languages.ts';

/** In the order in which they count. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * @param stated the code that an option states
 * @param environment the variables of a shell, such as `LANG=de_CH.UTF-8`; other languages than ours, `C` and `POSIX` mean English
 * @throws JassError for a code that is not known
 */
export function readerLanguage(
  stated: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Language {
  if (stated !== undefined) return readLanguage(stated);
  const [locale = ''] = VARIABLES.flatMap((name) => environment[name] || []);
  const [code] = locale.toLowerCase().split(/[^a-z]/, 1);
  return LANGUAGES.find((known) => known === code) ?? 'en';
}
