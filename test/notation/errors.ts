/** What the tests of the notation share: the error that a call ends with. */
import { expect } from 'vitest';
import { JassError } from '../../src/game/errors.ts';

/** The JassError that the call throws, in the form in which answers carry it; anything else fails the test. */
export function errorOf(call: () => unknown): ReturnType<JassError['toJSON']> {
  try {
    call();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    return error.toJSON();
  }
  return expect.fail('the call did not throw');
}
