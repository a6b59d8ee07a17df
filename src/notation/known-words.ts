/** Fields that hold one of a few words. */
import { JassError, quote } from '../game/errors.ts';
import { nearest } from '../game/nearest.ts';

/** The known word that a field holds. @throws JassError `bad-request` naming the nearest, or all known ones */
export function oneOf<Word extends string>(known: readonly Word[], text: string, field: string): Word {
  const word = known.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw unknownWord(field, text, known, field);
}

/** The error for a word that is none of the known ones. */
export function unknownWord(kind: string, text: string, known: readonly string[], field: string): JassError {
  const suggestion = nearest(text, known);
  const right = suggestion === undefined ? `known: ${known.join(', ')}.` : `did you mean "${suggestion}"?`;
  return new JassError('bad-request', `The ${kind} ${quote(text)} is not known; ${right}`, { field });
}
