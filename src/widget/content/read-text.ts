/**
 * Reads a deal from a page's content or a pasted text, together with values known from elsewhere: first with few of them, then with
 * more, and last in the language of the page.
 */
import { JassError } from '../../game/errors.ts';
import { readText } from '../../notation/read-text.ts';
import type { ReadText } from '../../notation/read-text.ts';
import type { ImportOptions, Language } from '../../notation/imports/index.ts';

/**
 * @param attempts the values to read it with, in turn
 * @throws JassError of the last attempt, which had the most values
 */
export function readWith(text: string, attempts: readonly ImportOptions[], language?: Language): ReadText {
  const spoken = language ? attempts.map((attempt) => ({ ...attempt, language })) : [];
  let failure: unknown;
  for (const attempt of [...attempts, ...spoken]) {
    try {
      return readText(text, attempt);
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      failure = error;
    }
  }
  throw failure;
}
