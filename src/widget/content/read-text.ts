/**
 * What a page's content or a reader's paste says of a deal, with what is known beside it. A record is asked as little as
 * possible beyond itself: only where it cannot be read alone is it read with the game, and then the language, of the page.
 */
import { JassError } from '../../game/errors.ts';
import { readText } from '../../notation/read-text.ts';
import type { ReadText } from '../../notation/read-text.ts';
import type { ImportOptions } from '../../notation/imports/index.ts';

/** @throws JassError of the attempt that knew most */
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
