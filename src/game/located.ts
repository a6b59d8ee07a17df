/** Adds to the errors of a step where they are: the format that a text was read in, the number of its deal or line, the name of its file. */
import { JassError } from './errors.ts';
import { msg, str } from './reason.ts';
import type { Reason } from './reason.ts';

/** Runs a step. @param at puts the place before the reason of its errors */
export function located<Result>(at: (reason: Reason) => Reason, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    throw new JassError(error.code, at(error.reason), error.place);
  }
}

/** Runs a step of reading a format and adds the format's name to its errors. @param format such as “jass-kit JSON” */
export const inFormat = <Result>(format: Reason, read: () => Result): Result =>
  located((reason) => msg(str`Read as ${format}: ${reason}`), read);

/** Runs the reading of one of several deals and adds its number to its errors. @param index from 0 */
export function inDeal<Result>(index: number, read: () => Result): Result {
  const number = index + 1;
  return located((reason) => msg(str`Deal ${number}: ${reason}`), read);
}
