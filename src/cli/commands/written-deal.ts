/** A deal as people write it, in any form that `import` reads, for the commands about one deal. Options win over the text. */
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { importRequests } from './import.ts';
import type { ImportCommandOptions, ImportedRequest } from './import.ts';

/** What a text gives: the fields of a request, and the sentences about what was taken, guessed or not read. */
export interface WrittenDeal {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
}

/**
 * Reads the one deal of a text.
 * @param stated the facts that options state; they win over those of the text
 * @throws JassError if the text cannot be read or has several deals
 */
export function writtenDeal(
  text: string,
  { language, variant, contract, leader, dealer, turned }: ImportCommandOptions,
): WrittenDeal {
  const stated = {
    ...(variant !== undefined && { variant }),
    ...(contract !== undefined && { contract }),
    ...(leader !== undefined && { leader }),
  };
  const following = {
    ...(language !== undefined && { language }),
    ...(dealer !== undefined && { dealer }),
    ...(turned !== undefined && { turned }),
  };
  const [read, another] = readWith(text, stated, following);
  if (!read || another) {
    throw new JassError(
      'bad-request',
      untranslated('The text has several deals, and this command takes one; use batch, import or review-game.'),
    );
  }
  const { id: _id, want: _want, puzzle: _puzzle, at: _at, ...fields } = read.request;
  return { fields: { ...fields, ...stated }, notes: [...read.notes, ...read.leftOut] };
}

/** With the facts stated, for a text that leaves them out; without them, where the text has others. @throws JassError of the first */
function readWith(text: string, stated: ImportCommandOptions, following: ImportCommandOptions): ImportedRequest[] {
  try {
    return importRequests(text, { ...stated, ...following });
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    try {
      return importRequests(text, following);
    } catch {
      throw error;
    }
  }
}
