/**
 * Reads a deal from a page's content or a pasted text, together with values known from elsewhere: first with few of them, then with
 * more, and last in the language of the page.
 */
import { JassError } from '../../../game/errors.ts';
import { readText, readTexts } from '../../../notation/read-text.ts';
import type { ReadText } from '../../../notation/read-text.ts';
import type { ImportOptions } from '../../../notation/imports/index.ts';
import type { Language } from '../../../languages/registry/languages.ts';

/**
 * The deal of a text that has one.
 * @param attempts the values to read it with, in turn
 * @throws JassError of the last attempt, which had the most values
 */
export const readWith = (text: string, attempts: readonly ImportOptions[], language?: Language): ReadText =>
  firstReadable((attempt) => readText(text, attempt), attempts, language);

/** The deals of a text that has one or several. Otherwise as `readWith`. */
export const readAllWith = (text: string, attempts: readonly ImportOptions[], language?: Language): ReadText[] =>
  firstReadable((attempt) => readTexts(text, attempt), attempts, language);

function firstReadable<Result>(
  read: (attempt: ImportOptions) => Result,
  attempts: readonly ImportOptions[],
  language: Language | undefined,
): Result {
  const spoken = language ? attempts.map((attempt) => ({ ...attempt, language })) : [];
  let failure: unknown;
  for (const attempt of [...attempts, ...spoken]) {
    try {
      return read(attempt);
    } catch (error) {
      // Hands that are no deal are none with other values either.
      if (!(error instanceof JassError) || error.place.hands !== undefined) throw error;
      failure = error;
    }
  }
  throw failure;
}
