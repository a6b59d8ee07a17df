/** Stops the clock of a page: none of its times runs out, however slowly the page and its workers run. */
import type { Page } from 'playwright-core';

const DAY_MS = 86_400_000;

export async function stopClock(page: Page): Promise<void> {
  // From an early time to one that nobody reaches in between: to stop, the clock may only move on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(DAY_MS);
}
