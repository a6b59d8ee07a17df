/**
 * All but the answer and the table is in a file of its own (after-paint.ts). The deal is painted and played without it, nothing moves
 * when it loads, and the element says so if it cannot be loaded.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { messages as always } from '../../src/widget/text/messages.ts';
import { panelMessages } from '../../src/widget/text/panel-messages.ts';
import { oneIn, thoroughly } from '../times.ts';
import { elementOf, PAGE, playedSoFar, put, solved, tapCard } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();
const messages = panelMessages(always);

const { variant, contract, leader, deal, plays } = deals.published[0]!;
const DEAL: Attributes = { variant, contract, leader, deal };
const RECORD: Attributes = { ...DEAL, plays: plays.join(' ') };
const ENDING: Attributes = { ...DEAL, variant: 'schieber', deal: 'N:J.A.. 9.K.. 7.T.. 6.6..', engine: 'off' };

const FILE = /after-paint-[^/]*\.js/;

/** An element whose file does not load before `load` is called. */
async function without(
  attributes: Attributes,
  view: View = {},
): Promise<{ page: Page; element: Locator; load: () => void }> {
  const page = await pages.open(PAGE, { height: 1600, ...view });
  let load!: () => void;
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route(FILE, async (route) => {
    await loading;
    await route.continue();
  });
  await put(page, [attributes]);
  const element = elementOf(page);
  const drawn = attributes.hands === 'diagram' ? '.hand .rows' : '.hand .rank';
  await element.locator(drawn).first().waitFor({ state: 'attached' });
  return { page, element, load };
}

/** The boxes of everything that is there from the start, and of the text after the element. */
async function places(page: Page): Promise<Readonly<Record<string, unknown>>> {
  // Not those of card pictures and of the engine's line.
  return page.evaluate(() => {
    const { shadowRoot } = document.querySelector('jass-solver')!;
    const boxOf = (part: Element | null): number[] | null => {
      if (!part?.checkVisibility()) return null;
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map((of) => Math.round(of * 4) / 4);
    };
    const inside = ['.result', '.table', '.board', '.time', '.panel', '.frame'];
    return Object.fromEntries([
      ...inside.map((name) => [name, boxOf(shadowRoot!.querySelector(name))] as const),
      ['#end', boxOf(document.querySelector('#end'))] as const,
    ]);
  });
}

/** Waits for the values of the cards. They do without the rest. */
const valued = (element: Locator): Promise<void> => element.locator('[part~=best-card]').first().waitFor();

const rows = (element: Locator): Locator => element.locator('.tricks tbody tr');

const EDITABLE = { ...RECORD, editable: '' };

describe.each(oneIn(4, [320, 640, 832, 1100]))('in a page of %i pixels nothing moves when the rest loads', (width) => {
  it.each<[what: string, attributes: Attributes, view?: View]>([
    ['a record, to edit', EDITABLE],
    ['values hidden, in rows', { ...RECORD, values: 'hidden', hands: 'diagram', density: 'compact' }],
    ['an ending without engine', ENDING],
    ['a page for fingers', DEAL, { hasTouch: true }],
  ])('%s', async (_, attributes, view) => {
    const { page, element, load } = await without(attributes, { width, ...view });
    if (attributes.engine !== 'off' && attributes.values !== 'hidden') await valued(element);
    const before = await places(page);
    if (attributes === EDITABLE) await pages.shoot(page, `before-the-rest-${width}`);
    load();
    await rows(element).first().waitFor();
    expect(await places(page)).toEqual(before);
    if (attributes === EDITABLE) await pages.shoot(page, `with-the-rest-${width}`);
  });
});

it('a deal can be played before the rest has loaded', async () => {
  const { element, load } = await without({ ...DEAL, engine: 'off' });
  const drawnAfter = (act: string): Promise<string> =>
    element.evaluate(
      (element, act) =>
        new Promise<string>((resolve) => {
          element.shadowRoot!.querySelector<HTMLElement>(act)!.click();
          requestAnimationFrame(() => resolve(element.shadowRoot!.querySelector<HTMLInputElement>('.slider')!.value));
        }),
      act,
    );
  expect(await drawnAfter('button[data-card]')).toBe('1');
  expect(await drawnAfter('[data-step=back]')).toBe('0');
  load();
  await rows(element).first().waitFor();
  const slider = element.getByRole('slider', { name: messages.slider });
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(messages.chartStart);
});

it('a page printed before the rest has loaded shows what the screen shows; later it shows the deal in columns', async () => {
  const { page, element, load } = await without({ ...DEAL, engine: 'off' });
  await page.emulateMedia({ media: 'print' });
  expect(await element.locator('.hand:visible').count()).toBe(4);
  load();
  await element.locator('.print').waitFor();
  expect(await element.locator('.hand:visible').count()).toBe(0);
});

it('a card of the deal shown asks nothing of another deal, which waits for the reader of its words', async () => {
  const page = await pages.open(PAGE);
  let load!: () => void;
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/full-reader-[^/]*\.js/, async (route) => {
    await loading;
    await route.continue();
  });
  await put(page, [DEAL]);
  const element = elementOf(page);
  await solved(element);
  const asked = await page.evaluateHandle(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    const asked: string[] = [];
    element.client = {
      solve: (request, options) => {
        asked.push(request.deal);
        return solve(request, options);
      },
    };
    return asked;
  });
  await solved(element);
  const other = deal.replace('N:', 'E:');
  await element.evaluate((element, other) => {
    element.setAttribute('contract', 'diamonds');
    element.setAttribute('deal', other);
  }, other);
  await element.locator('button[data-card]').first().click();
  expect(await playedSoFar(element)).toMatch(/^1 of /);
  expect(await asked.evaluate((all) => [...new Set(all)])).toEqual([deal]);
  load();
  await expect.poll(() => playedSoFar(element)).toMatch(/^0 of /);
  await solved(element);
  expect(await asked.evaluate((all) => all.at(-1))).toBe(other);
});

it('a solver that could not be loaded is loaded on the next request', async () => {
  const page = await pages.open(PAGE, { expectErrors: /ERR_FAILED/ });
  const engine = /start-client-[^/]*\.js/;
  await page.route(engine, (route) => route.abort());
  await put(page, [DEAL]);
  const again = elementOf(page).getByRole('button', { name: messages.retry });
  await again.waitFor();
  await page.unroute(engine);
  await again.click();
  await solved(elementOf(page));
});

it.each<[by: string, touch: (card: Locator) => Promise<void>]>([
  ['touched', tapCard],
  ['reached by key', (card) => card.focus()],
])('a forbidden card says why although it was %s before the rest had loaded', async (_, touch) => {
  const { element, load } = await without({ ...DEAL, plays: plays.slice(0, 5).join(' ') }, { hasTouch: true });
  await touch(element.locator('[data-illegal=HK]'));
  load();
  await expect.poll(() => element.locator('.note').innerText()).not.toBe('');
});

it('the table of contracts opens once for a reader who presses twice while it loads', async () => {
  const page = await pages.open(PAGE);
  let load!: () => void;
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/contracts-[^/]*\.js/, async (route) => {
    await loading;
    await route.continue();
  });
  await put(page, [DEAL]);
  const button = elementOf(page).getByRole('tab', { name: messages.tabs.contracts });
  await button.click();
  await button.click();
  load();
  await elementOf(page).getByRole('grid').waitFor();
  expect(await button.getAttribute('aria-selected')).toBe('true');
});

it.each<[file: string, press: string, comes: string]>([
  ['session', messages.edit, '.editor'],
  ['share-menu', messages.share, '.share-ways'],
  ['key-list', messages.keysHint.all, 'dialog[open]'],
])('says that %s cannot be loaded, and another press has it', async (file, press, comes) => {
  const page = await pages.open(PAGE, { expectErrors: /ERR_FAILED/ });
  const part = new RegExp(`/${file}-[^/]*\\.js`);
  await page.route(part, (route) => route.abort());
  await put(page, [{ ...DEAL, engine: 'off', editable: '' }]);
  const element = elementOf(page);
  const attempt = async (): Promise<void> => {
    const inMenu = press !== messages.keysHint.all;
    if (inMenu) await element.getByRole('button', { name: messages.menu }).click();
    await element.getByRole('button', { name: press, exact: inMenu }).click();
  };
  await attempt();
  const said = element.getByRole('status').filter({ hasText: messages.partFailed });
  await said.waitFor();
  await page.unroute(part);
  if (press === messages.share) await element.getByRole('button', { name: messages.menu }).click();
  await attempt();
  await element.locator(comes).waitFor();
  expect(await said.count()).toBe(0);
});

it.each(
  thoroughly<readonly [width: number, colorScheme: 'dark' | 'light']>([320, 'dark'], [640, 'light'], [1100, 'light']),
)('says that the rest cannot be loaded, and tries again, at %i pixels, %s', async (width, colorScheme) => {
  const page = await pages.open(PAGE, { width, colorScheme, expectErrors: /ERR_FAILED/ });
  let tries = 0;
  await page.route(FILE, (route) => {
    tries++;
    return route.abort();
  });
  await put(page, [RECORD, { ...DEAL, engine: 'off' }]);
  const [element, other] = [elementOf(page), elementOf(page, 1)];
  await valued(element);
  const failure = element.getByRole('status').filter({ hasText: messages.partFailed });
  await failure.waitFor();
  // One file for all elements, fetched once.
  await other.getByText(messages.partFailed).waitFor();
  expect(tries).toBe(1);
  await pages.shoot(page, `rest-failed-${width}-${colorScheme}`);
  await element.locator('button[data-card]').first().click();
  expect(await playedSoFar(element)).toMatch(/^1 of /);
  const again = failure.getByRole('button', { name: messages.retry });
  await again.click();
  await expect.poll(() => tries).toBe(2);
  await failure.waitFor();
  await page.unroute(FILE);
  await again.click();
  await rows(element).first().waitFor();
  await rows(other).first().waitFor();
  expect(await failure.count()).toBe(0);
});
