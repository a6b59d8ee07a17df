/** What a test has started, closed after it. */
import { onTestFinished } from 'vitest';

/**
 * Closes something at the end of the running test: after every `afterEach`, so that a page which is still loading is gone before
 * the server that it loads from.
 * @returns it
 */
export function closedAfter<T extends { readonly close: () => void }>(it: T): T {
  onTestFinished(() => it.close());
  return it;
}
