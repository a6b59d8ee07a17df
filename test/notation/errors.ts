/** The error of a call, for tests of what refuses bad input. */
import { expect } from 'vitest';
import { JassError } from '../../src/game/errors.ts';

/** The JassError thrown by a call, in the form of answers; anything else fails the test. */
export function errorOf(call: () => unknown): ReturnType<JassError['toJSON']> {
  try {
    call();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    return error.toJSON();
  }
  return expect.fail('the call did not throw');
}
