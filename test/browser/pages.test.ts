/** The built demo and the built element, as a visitor gets them. */
import { describe, expect, it } from 'vitest';
import { useBrowser } from './harness.ts';

const pages = useBrowser();

describe('the demo', () => {
  it.each([
    [320, 'light'],
    [640, 'dark'],
    [1100, 'light'],
  ] as const)('opens on the published deal, solved, in a window of %i px, %s', async (width, colorScheme) => {
    const page = await pages.open('build/demo/', { width, colorScheme });
    const published = page.locator('jass-solver').first();
    await published.getByText('Exact').waitFor();
    await published.getByText('North–South make 37 of 162').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await pages.shoot(page, `demo-${width}-${colorScheme}`);
  });
});

describe('the element by one tag', () => {
  it('solves every deal of a page in one worker; a bad one among them shows its message and breaks nothing', async () => {
    const page = await pages.open('build/test-pages/embed.html');
    const [good, bad, other] = [0, 1, 2].map((index) => page.locator('jass-solver').nth(index));
    await good!.getByText('Exact').waitFor();
    await other!.getByText('Exact').waitFor();
    await bad!.locator('[part~=error]').waitFor();
    expect(page.workers()).toHaveLength(1);
    await pages.shoot(page, 'embed');
  });
});
