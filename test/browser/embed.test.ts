/** The built element on another site's page: one tag, and the learned move order that it loads for the game. */
import { expect, it } from 'vitest';
import { useBrowser } from './harness.ts';
import { stopClock } from './stopped-clock.ts';

const pages = useBrowser();

it('solves every deal of a page in one worker; a wrong one shows its message and breaks nothing', async () => {
  const page = await pages.open('build/test-pages/embed.html');
  // A second worker starts only for work that takes long, however slow this machine is.
  await stopClock(page);
  await page.reload();
  const [good, bad, other] = [0, 1, 2].map((index) => page.locator('jass-solver').nth(index));
  await good!.getByText('Exact').waitFor();
  await other!.getByText('Exact').waitFor();
  await bad!.locator('[part~=error]').waitFor();
  expect(page.workers()).toHaveLength(1);
  await pages.shoot(page, 'embed');
});
