/** The built element on a page of someone else's: one tag, and the move order of the game that the file loads. */
import { expect, it } from 'vitest';
import { useBrowser } from './harness.ts';

const pages = useBrowser();

it('solves every deal of a page in one worker; a bad one among them shows its message and breaks nothing', async () => {
  const page = await pages.open('build/test-pages/embed.html');
  const [good, bad, other] = [0, 1, 2].map((index) => page.locator('jass-solver').nth(index));
  await good!.getByText('Exact').waitFor();
  await other!.getByText('Exact').waitFor();
  await bad!.locator('[part~=error]').waitFor();
  expect(page.workers()).toHaveLength(1);
  await pages.shoot(page, 'embed');
});
