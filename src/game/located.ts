/** Adds to the errors of a step where they are: the format that a text was read in, the number of its deal or line, the name of its file. */
import { JassError } from './errors.ts';
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
