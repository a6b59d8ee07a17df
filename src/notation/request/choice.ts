/** Fields with a fixed choice of words, and the error for an unknown word. */
import { JassError, quote } from '../../game/errors.ts';
import { nearest } from '../../game/nearest-name.ts';
import { msg, str } from '../../game/reason.ts';
import type { Part } from '../../game/reason.ts';

/** The word of a field. @throws JassError `bad-request` with the nearest known word, or with all of them */
export function oneOf<Word extends string>(known: readonly Word[], text: string, field: string): Word {
  const word = known.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw unknownWord(field, text, known, field);
}

/** The error for an unknown word. @param kind of word, such as `payoff` */
export function unknownWord(kind: Part, text: string, known: readonly string[], field: string): JassError {
  const suggestion = nearest(text, known);
  const [given, names] = [quote(text), known.join(', ')];
  const reason =
    suggestion === undefined
      ? msg(str`The ${kind} ${given} is not known; write one of ${names}.`)
      : msg(str`The ${kind} ${given} is not known; did you mean "${suggestion}"?`);
  return new JassError('bad-request', reason, { field });
}
