/** Fields with a fixed choice of words. */
import { JassError, quote } from '../../game/errors.ts';
import type { ErrorCode } from '../../game/errors.ts';
import { nearest } from '../../game/nearest-name.ts';
import { msg, str } from '../../game/reason.ts';

/** The word of a field. @throws JassError `bad-request` with the nearest known word, or with all of them */
export function readChoice<Word extends string>(known: readonly Word[], text: string, field: string): Word {
  const word = known.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  checkSpelling('bad-request', text, known, field);
  const [given, names] = [quote(text), known.join(', ')];
  throw new JassError('bad-request', msg(str`${field}: ${given} is not known; write one of ${names}.`), { field });
}

/** @throws JassError with the known word that an unknown one is nearly, if there is one */
export function checkSpelling(code: ErrorCode, text: string, known: readonly string[], field: string): void {
  const suggestion = nearest(text, known);
  if (suggestion === undefined) return;
  const given = quote(text);
  throw new JassError(code, msg(str`${field}: ${given} is not known; did you mean "${suggestion}"?`), { field });
}
