/** Closes what a test has started. */
import { onTestFinished } from 'vitest';

/**
 * Closes something at the end of the running test. That is after every `afterEach`, so a page that is still loading closes before the
 * server that it loads from.
 * @returns the same thing
 */
export function closedAfter<T extends { readonly close: () => void }>(it: T): T {
  onTestFinished(() => it.close());
  return it;
}
