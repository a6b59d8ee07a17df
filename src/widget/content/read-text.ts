/**
 * Reads a deal from a page's content or a pasted text, together with values known from elsewhere. A record is first
 * read alone. Only if that fails is it read with the game of the page, and then with its language.
 */
import { JassError } from '../../game/errors.ts';
import { readText } from '../../notation/read-text.ts';
import type { ReadText } from '../../notation/read-text.ts';
import type { ImportOptions } from '../../notation/imports/index.ts';

/** @throws JassError of the last attempt, which had the most values */
export function readWith(text: string, { language, ...stated }: ImportOptions): ReadText {
  const games: ImportOptions[] = [{}, ...(stated.variant === undefined ? [] : [{ variant: stated.variant }]), stated];
  const attempts = [...games, ...(language ? games.map((game) => ({ ...game, language })) : [])];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      return readText(text, attempt);
    } catch (error) {
      if (!(error instanceof JassError)) throw error;
      failure = error;
    }
  }
  throw failure;
}
