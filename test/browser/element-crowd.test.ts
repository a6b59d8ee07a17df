/** A page full of good, broken and hostile elements stays usable, and nothing escapes from them. `npm run bench -- page` times it. */
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/widget/text/messages.ts';
import { crowd, ENDLESS, fill, HOSTILE_CONTENT, PARLETT } from './crowd.ts';
import { cardButton, elementOf, embed, PAGE, playedSoFar, solved } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();

describe('a hundred elements', () => {
  it('stay usable, share two workers, and leave nothing in the page or its storage', async () => {
    const page = await pages.open(PAGE);
    const [requests, dialogs]: [string[], string[]] = [[], []];
    page.on('request', (request) => requests.push(request.url()));
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const own = new URL('.', page.url()).href;
    await page.evaluate(fill, [crowd(), HOSTILE_CONTENT] as const);
    expect(await page.locator('jass-solver').count()).toBe(100);
    await solved(elementOf(page));

    // The page scrolls, and what scrolls into view works.
    const card = cardButton(elementOf(page), 'HA');
    await card.click();
    expect(await playedSoFar(elementOf(page))).toMatch(/^1 of 32/);
    for (const i of [25, 50, 75, 99, 0]) {
      await elementOf(page, i).scrollIntoViewIfNeeded();
      await elementOf(page, i).locator('.frame').waitFor();
    }
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction((before) => window.scrollY > before, before);
    expect(page.workers().length).toBeLessThanOrEqual(2);

    const seen = await page.evaluate(async () => ({
      injected: 'injected' in window || 'injected' in {},
      foreign: [...document.querySelectorAll('jass-solver')].filter((element) =>
        element.shadowRoot!.querySelector('script, img, iframe, object, [onload], [onerror], a[href^="javascript:"]'),
      ).length,
      storage: [localStorage.length, sessionStorage.length, document.cookie],
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }));
    expect(seen).toMatchObject({ injected: false, foreign: 0, storage: [0, 0, ''], databases: [], caches: [] });
    expect(dialogs).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(own) && !url.startsWith('blob:'))).toEqual([]);
  });
});

it('a deal is in the first frame after its tag', async () => {
  const page = await pages.open(PAGE);
  await page.evaluate(() => customElements.whenDefined('jass-solver'));
  const cards = await page.evaluate(async (attributes) => {
    const element = document.createElement('jass-solver');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.querySelector('#place')!.append(element);
    // What a frame's callbacks find is what the frame shows.
    await new Promise(requestAnimationFrame);
    return element.shadowRoot!.querySelectorAll('.hand .card').length;
  }, PARLETT);
  expect(cards).toBe(32);
});

it('a click shows the new position in the next frame while the solver is busy', async () => {
  const page = await embed(pages, [ENDLESS]);
  const element = elementOf(page);
  await element.getByText(messages.engineComputing).first().waitFor();
  await element.locator('.bar-estimate').waitFor({ state: 'attached' });
  const shown = await element.evaluate(async (host) => {
    const ply = (): string => host.shadowRoot!.querySelector<HTMLInputElement>('.slider')!.value;
    const before = ply();
    host.shadowRoot!.querySelector<HTMLButtonElement>('button[data-card]')!.click();
    // What a frame's callbacks find is what the frame shows.
    await new Promise(requestAnimationFrame);
    return [before, ply()];
  });
  expect(shown).toEqual(['0', '1']);
});
