/** Files of the built package that fail once, twice or for good, beside those that share them: the element comes back or says so, and shows no value of another input. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import demo from '../../demo/deals.json' with { type: 'json' };
import { messages } from '../../src/widget/text/messages.ts';
import { atRoot } from '../../tools/paths.ts';
import { shifted, solved } from '../browser/element-page.ts';
import { useBrowser } from '../browser/harness.ts';
import { oneIn } from '../times.ts';
import { RECORD_WITH_MISTAKES } from '../widget/mistakes.ts';
import { closedAfter } from './closed.ts';
import { packed } from './project.ts';

const pages = useBrowser();
const { variant, contract, leader, deal } = demo.published[0]!;
const A = { variant, contract, leader, deal, payoff: 'points' };
/** The same hands a seat further, so that the sides have each other's cards. */
const B = { ...A, deal: deal.replace('N:', 'E:') };

/** Three hands have melds. */
const MELDS = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

interface Failing {
  readonly address: string;
  /** How often the file has been requested. */
  readonly asked: () => number;
}

type Attributes = Readonly<Record<string, string>>;

const tagOf = (attributes: Attributes): string =>
  `<jass-solver ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></jass-solver>`;

/** A page with a tag and the script of a build for it: of `element` or `external`. The script is before or after the tag. */
const pageOf = (build: string, tag: string, place: 'head' | 'body' = 'head', style = ''): string => {
  const script = `<script type="module" blocking="render" src="${build === 'external' ? '/external' : ''}/${/[\w-]+/.exec(tag)![0]}.js"></script>`;
  const content = place === 'head' ? `${script}${tag}` : `<body>${tag}${script}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,">${style}${content}</html>`;
};

/** Serves a page of a build whose file of that name answers 404 so many times. */
async function serveFailing(
  build: string,
  file: string,
  times: number,
  tag: string,
  ...page: readonly [place?: 'head' | 'body', style?: string]
): Promise<Failing> {
  const failing = new RegExp(`/${file}(-[\\w-]{8})?\\.(js|wasm)$`);
  let asked = 0;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://any');
    if (pathname === '/')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(build, tag, ...page));
    const path = join(packed(), 'dist/element', pathname);
    if (!existsSync(path) || (failing.test(pathname) && ++asked <= times)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closedAfter({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked };
}

/** The files that every deal of this game needs, by name without hash. */
const EVERY = ['start-client', 'worker', 'french', 'ruffing', 'print'];
const filesOf = (build: string): string[] => [...EVERY, ...(build === 'external' ? ['solver'] : [])];

/** Shows another deal, and clicks “Try again” until it is solved. @returns its value, or null if the file fails for good */
async function valueOfNext(page: Page, asked: () => number, times: number): Promise<unknown> {
  await page.evaluate((next) => {
    const element = document.querySelector('jass-solver')!;
    const noted: { value?: unknown } = {};
    Object.assign(window, { noted });
    element.addEventListener('result', ({ detail }) => (noted.value = detail.value));
    for (const [name, text] of Object.entries(next)) element.setAttribute(name, text);
  }, B);
  const isDone = (): Promise<boolean> =>
    page.evaluate(() => {
      const { noted } = window as unknown as { noted: { value?: unknown } };
      const { shadowRoot } = document.querySelector('jass-solver')!;
      return noted.value !== undefined && shadowRoot!.querySelector('.tricks tbody tr') !== null;
    });
  const again = page.locator('jass-solver').getByRole('button', { name: 'Try again' }).first();
  for (;;) {
    await expect.poll(async () => (await isDone()) || (await again.count()) > 0).toBe(true);
    if (await isDone()) return page.evaluate(() => (window as unknown as { noted: { value?: unknown } }).noted.value);
    if (times === Infinity && asked() > 2) return null;
    const before = asked();
    await again.click();
    await expect.poll(async () => asked() > before || (await isDone())).toBe(true);
  }
}

/** A page of a build whose file fails. */
async function opened(
  build: string,
  file: string,
  times: number,
  tag = tagOf(A),
): Promise<{ page: Page; asked: () => number }> {
  const { address, asked } = await serveFailing(build, file, times, tag);
  return { page: await pages.open(address, { expectErrors: /404|^uncaught: $/ }), asked };
}

const CASES = ['element', 'external'].flatMap((build) =>
  filesOf(build).flatMap((file) => [1, 2, Infinity].map((times) => [build, file, times] as const)),
);
/** Files without which the values are the same: pictures of cards, the order of moves, paper. */
const OPTIONAL = ['french', 'ruffing', 'print'];

const seconds = new Map<string, unknown>();

/** The value of the second deal where no file fails. */
async function expectedIn(build: string): Promise<unknown> {
  if (!seconds.has(build)) {
    const { page, asked } = await opened(build, 'none', 0);
    seconds.set(build, await valueOfNext(page, asked, 0));
  }
  return seconds.get(build);
}

it.each(oneIn(5, CASES))('%s: %s fails %d times', async (build, file, times) => {
  const { page, asked } = await opened(build, file, times);
  await page.locator('jass-solver .frame').first().waitFor();
  const value = await valueOfNext(page, asked, times);
  const isMissing = times === Infinity && !OPTIONAL.includes(file);
  expect(value).toEqual(isMissing ? null : await expectedIn(build));
  if (isMissing) expect(await page.locator('jass-solver').locator('[part=headline]').innerText()).not.toMatch(/\d/);
});

it.each(['element', 'external'])('%s: the first script tries again by itself once', async (build) => {
  const { page } = await opened(build, 'index', 1);
  await page.locator('jass-solver .frame').first().waitFor();
  const failing = await opened(build, 'index', 2);
  await failing.page.getByRole('button', { name: 'Try again' }).waitFor();
});

const click = (element: Locator, name: string): Promise<void> =>
  element.getByRole('button', { name, exact: true }).click();
const openTab = (element: Locator, name: string): Promise<void> => element.getByRole('tab', { name }).click();
/** Clicks an entry of the menu, which may still be open. */
async function choose(element: Locator, name: string): Promise<void> {
  const entry = element.getByRole('button', { name, exact: true });
  if (!(await entry.isVisible())) await click(element, messages.menu);
  await entry.click();
}

/** Files that a reader's click loads, and what the click opens. */
const ON_DEMAND: readonly [file: string, open: (element: Locator) => Promise<void>, comes: string][] = [
  ['contracts', (element) => openTab(element, messages.tabs.contracts), '[role=grid]'],
  ['melds', (element) => openTab(element, messages.melds('melds')), '[part~=melds]'],
  ['menu', (element) => click(element, messages.menu), '.menu'],
  ['session', (element) => choose(element, messages.edit), '.editor'],
  ['share-menu', (element) => choose(element, messages.share), '.share-ways'],
  ['key-list', (element) => element.getByRole('button', { name: messages.keysHint.all }).click(), 'dialog[open]'],
];

/** Every file is tried again by itself once, so that only a second failure is seen. */
it.each(oneIn(3, ON_DEMAND))(
  '%s: a click has it after one failure, and another click after two',
  async (file, open, comes) => {
    const { page, asked } = await opened('element', file, 2, tagOf({ ...MELDS, editable: '' }));
    const element = page.locator('jass-solver');
    await element.locator('[part~=hand]').first().waitFor();
    const said = element.getByText(messages.partFailed);
    await open(element);
    await said.waitFor();
    expect(asked()).toBe(2);
    const again = element.getByRole('button', { name: messages.retry });
    await ((await again.count()) > 0 ? again.click() : open(element));
    await element.locator(comes).first().waitFor();
    expect(await said.count()).toBe(0);

    const once = await opened('element', file, 1, tagOf({ ...MELDS, editable: '' }));
    const other = once.page.locator('jass-solver');
    await other.locator('[part~=hand]').first().waitFor();
    await open(other);
    await other.locator(comes).first().waitFor();
  },
);

/** Files that a review loads, where a reader has them, what is said without them, and what they show. */
const IN_REVIEW: readonly [file: string, said: string, comes: string, open?: string][] = [
  ['review', messages.partFailed, '.ledger'],
  ['judge', messages.judgeFailed, '.ledger'],
  ['trial', messages.partFailed, '.tried', '[data-train]'],
];

it.each(oneIn(3, IN_REVIEW))('%s: the review goes on with it after two failures', async (file, said, comes, open) => {
  const { page, asked } = await opened('element', file, 2, tagOf(RECORD_WITH_MISTAKES));
  const element = page.locator('jass-solver');
  await element.locator('[part~=hand]').first().waitFor();
  await openTab(element, messages.tabs.review);
  if (open) await element.locator(open).click();
  await element.getByText(said).first().waitFor();
  expect(asked()).toBe(2);
  const again = element.getByRole('button', { name: messages.retry });
  await ((await again.count()) > 0 ? again.click() : element.locator(open!).click());
  await element.locator(comes).first().waitFor();
});

const HAND = 'hand="AKQ9.AK.98.76" variant="schieber"';
/** Three tricks are left. */
const ONE_HAND = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  seat: 'S',
  hand: '8.T86.QJ6.J9',
  plays: 'H7 HQ H8 HA D8 D7 DA H6 DJ DT H9 D9 HK CK HT CT S6 ST S8 SJ C7 HJ C8 C9 S9 S7',
};
/** Files that a tag needs, its text once it has them, and without them. Languages fall back to English. */
const ON_ITS_OWN: readonly [file: string, tag: string, comes: RegExp, without: RegExp][] = [
  ['de', tagOf({ ...A, lang: 'de' }), /Ost–West/, /East–West/],
  [
    'content-text',
    '<jass-solver>Klaverjassen</jass-solver>',
    /This text is not a deal/,
    /cannot be loaded: .* answered 404/,
  ],
  ['swiss', tagOf({ ...MELDS, deck: 'swiss' }), /engine/, /"swiss" could not be loaded/],
  ['puzzle', tagOf({ ...A, mode: 'puzzle' }), /You are East–West/, /This part could not be loaded/],
  ['one-hand', tagOf(ONE_HAND), /Lead|Play/, /cannot be loaded|could not be loaded|404/],
  ['de-reasons', tagOf({ ...A, lang: 'de', contract: 'Z' }), /Kontrakt|Trumpf/, /contract/],
  ['jass-game-[\\w-]{8}', '<jass-game></jass-game>', /Paste or drop/, /The files beside .* could not be loaded/],
  [
    'jass-adviser-[\\w-]{8}',
    `<jass-adviser ${HAND}></jass-adviser>`,
    /Kruisjassen/,
    /The files beside .* could not be loaded/,
  ],
  [
    'jass-study-[\\w-]{8}',
    '<jass-study editable></jass-study>',
    /Edit the text/,
    /The files beside .* could not be loaded/,
  ],
];

it.each(oneIn(3, ON_ITS_OWN))(
  '%s: comes after one failure, and the page says without it',
  async (file, tag, comes, without) => {
    for (const [times, text] of [
      [1, comes],
      [Infinity, without],
    ] as const) {
      const { page } = await opened('element', file, times, tag);
      const shown = page.locator('jass-solver, jass-game, jass-adviser, jass-study');
      await expect
        .poll(() => shown.evaluate(({ shadowRoot, textContent }) => `${shadowRoot?.textContent} ${textContent}`))
        .toMatch(text);
    }
  },
);

/** Enough text to fill the screen below a deal. */
const BELOW = `<p>${'Text below the deal. '.repeat(400)}</p>`;

it.each([
  [1100, A],
  [720, A],
  [390, A],
  [390, { ...A, plays: demo.published[0]!.plays.join(' ') }],
])('with the tag alone nothing moves while the files arrive, at %i pixels', async (width, attributes) => {
  const { address } = await serveFailing('element', 'none', 0, tagOf(attributes) + BELOW);
  const page = await pages.open(address, { width });
  await solved(page.locator('jass-solver'));
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

/** The style of the guide for a script in the body. */
const STYLE = /```css\n(jass-solver:not.*?)```/s.exec(readFileSync(atRoot('site/guide/embed.md'), 'utf8'))![1]!;

it.each([1100, 720, 390])(
  'with the style of the guide and its script in the body nothing moves at %i pixels',
  async (width) => {
    const tag = tagOf({ ...A, plays: demo.published[0]!.plays.join(' ') });
    const { address } = await serveFailing('element', 'none', 0, `${tag}${BELOW}`, 'body', `<style>${STYLE}</style>`);
    const page = await pages.open(address, { width });
    await solved(page.locator('jass-solver'));
    expect(await shifted(page)).toBeLessThanOrEqual(0.1);
  },
);

it('leaves no gap where the files do not arrive', async () => {
  const { page } = await opened('element', 'index', Infinity);
  const element = page.locator('jass-solver');
  await element.getByRole('button').waitFor();
  expect((await element.boundingBox())!.height).toBeLessThan(100);
});
