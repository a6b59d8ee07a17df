/**
 * Draws the pictures of the README and of the gallery of the docs site into docs/pictures/: `npm run pictures`, or some of them by name,
 * `npm run pictures -- contracts why`. Each shows a tag in the built element and with its solver, after what a reader would do, so that a
 * picture cannot show anything else. Those of the README show its own tags. Most have a second picture, drawn on a phone and with the part
 * that matters, for readers of the gallery on a phone: `contracts-phone.png`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { messages } from '../src/widget/text/messages.ts';
import { findChromium, launchOptions } from './chromium.ts';
import { session } from './session/session.ts';
import { atRoot, shownPath } from './paths.ts';

/** An address that only the browser sees: every file under it is one of the project's folder. */
const ORIGIN = 'http://project.invalid';
const FONTS = ['400', '400-italic', '600', '700'];
/** The size of the window in CSS pixels, which are also the pixels of a picture. */
const DESK = { width: 1100, height: 700 };
/** As high as the whole element: Chromium draws what is higher than the window again, as if for a mouse. */
const PHONE = { width: 390, height: 1300 };

/** Around the element, in CSS pixels. */
const MARGIN = 16;

const panel = messages;

/** All of the page; the element from its head to the buttons below the chart; its panel. */
type Part = 'all' | 'board' | 'panel';

interface Picture {
  readonly name: string;
  readonly tag: string;
  readonly view?: BrowserContextOptions;
  /** What the second picture shows; there is none unless given. */
  readonly phone?: Part;
  /** What a reader does before the picture is taken; nothing but waiting for the solution unless given. */
  readonly act?: (element: Locator, page: Page) => Promise<unknown>;
}

const [deal, record] = [
  ...readFileSync(atRoot('README.md'), 'utf8').matchAll(/^<jass-solver\s[^>]*><\/jass-solver>$/gm),
].map(([tag]) => tag) as [string, string];

/** The tag with more attributes. */
const withMore = (tag: string, attributes: string): string => tag.replace('<jass-solver', `<jass-solver ${attributes}`);

const tab = (element: Locator, name: string): Promise<void> =>
  element.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

const solved = (element: Locator): Promise<void> => element.getByText(panel.engineExact, { exact: true }).waitFor();

/** Waits in the tab of the review until it is complete. */
async function reviewed(element: Locator): Promise<void> {
  await tab(element, panel.tabs.review);
  await element.locator('.ledger').waitFor();
}

async function forward(element: Locator, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await element.getByRole('button', { name: messages.forward, exact: true }).click();
  }
  await solved(element);
}

const PICTURES: readonly Picture[] = [
  { name: 'deal', tag: deal, phone: 'board' },
  {
    name: 'record',
    tag: record,
    phone: 'all',
    async act(element) {
      await reviewed(element);
      await tab(element, panel.tabs.tricks);
      await forward(element, 8);
    },
  },
  { name: 'review', tag: record, phone: 'panel', act: reviewed },
  {
    name: 'why',
    tag: record,
    phone: 'panel',
    async act(element) {
      await reviewed(element);
      await element
        .locator('.panel')
        .getByRole('button', { name: /−19|-19/ })
        .first()
        .click();
      await element.locator('.why .lines').waitFor();
    },
  },
  {
    name: 'contracts',
    tag: deal,
    phone: 'panel',
    async act(element) {
      await tab(element, panel.tabs.contracts);
      await element.locator('.panel td').first().waitFor();
      await element.locator('.contracts [data-work]').waitFor({ state: 'detached' });
      await solved(element);
    },
  },
  {
    name: 'melds',
    phone: 'panel',
    tag: '<jass-solver variant="schieber" contract="S" leader="N" presets="weis" deal="N:AKQ.987.T98. JT9.AKQ.7.98 876.JT.AKQ.A .6.J6.KQJT76"></jass-solver>',
    async act(element) {
      await solved(element);
      await tab(element, panel.tabs.melds);
    },
  },
  {
    name: 'refusal',
    phone: 'board',
    tag: record,
    async act(element) {
      await forward(element, 1);
      await element.locator('[data-illegal]').first().hover();
      await element.locator('.note').waitFor();
    },
  },
  {
    name: 'puzzle',
    phone: 'all',
    tag: withMore(record, 'mode="puzzle"').replace(/plays="[^"]*"/, 'plays="S7 SQ SA ST DT D9 DJ D7"'),
    async act(element) {
      await element.locator('button[data-card=DK]').first().click();
      await element.locator('.because-of').waitFor();
    },
  },
  {
    name: 'editor',
    phone: 'all',
    tag: withMore(deal, 'editable'),
    async act(element) {
      await element.locator('.menu-button').click();
      await element.getByRole('button', { name: messages.edit, exact: true }).click();
      await element.locator('.editor').waitFor();
      for (let card = 0; card < 3; card++) await element.locator('[data-tile=N]').first().click();
    },
  },
  {
    name: 'swiss',
    phone: 'board',
    tag: withMore(deal, 'deck="swiss" lang="de"'),
    act: (element) => element.getByText('Exakt').waitFor(),
  },
  { name: 'faces', tag: withMore(deal, 'hands="cards"'), phone: 'board' },
  { name: 'diagram', tag: withMore(deal, 'hands="diagram" density="compact"'), phone: 'board' },
  { name: 'dark', tag: deal, view: { colorScheme: 'dark' }, phone: 'board' },
  { name: 'phone', tag: deal, view: { viewport: PHONE, hasTouch: true } },
  {
    name: 'game',
    phone: 'all',
    tag: `<jass-game><pre>${JSON.stringify(session('schieber', 4, 1))}</pre></jass-game>`,
    async act(_, page) {
      await page.locator('jass-game progress').waitFor();
      await page.locator('jass-game progress').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'print',
    tag: record,
    async act(element, page) {
      await reviewed(element);
      await page.emulateMedia({ media: 'print' });
      await element.locator('.print').waitFor();
    },
  },
];

const wanted = process.argv.slice(2);
const folder = atRoot('docs/pictures');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions(await findChromium()));
try {
  for (const picture of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
    await draw(browser, picture);
    if (picture.phone) await draw(browser, onPhone(picture), picture.phone);
  }
} finally {
  await browser.close();
}

function onPhone({ name, view, ...picture }: Picture): Picture {
  return { ...picture, name: `${name}-phone`, view: { ...view, viewport: PHONE, hasTouch: true } };
}

async function draw(browser: Browser, { name, tag, view, act = solved }: Picture, part: Part = 'all'): Promise<void> {
  const context = await browser.newContext({ viewport: DESK, colorScheme: 'light', reducedMotion: 'reduce', ...view });
  await serveProject(context);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/`);
  await page.setContent(pageWith(tag));
  const element = page.locator('jass-solver').first();
  await act(element, page);
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}/${name}.png`;
  await page.screenshot({
    path,
    fullPage: true,
    clip: await boxOf(page, part),
    animations: 'disabled',
    caret: 'hide',
    // The time that a search took differs each time.
    style: '.phase + span { visibility: hidden }',
  });
  console.log(shownPath(path));
  await context.close();
}

/** The box of the part, with the margins of the page except above a panel, where the buttons end. */
async function boxOf(page: Page, part: Part): Promise<{ x: number; y: number; width: number; height: number }> {
  const body = (await page.locator('body').boundingBox())!;
  if (part === 'all') return { ...body, height: Math.ceil(body.height) };
  const last = (await page.locator(part === 'panel' ? '.panel' : '.time').boundingBox())!;
  const from = part === 'panel' ? last.y : 0;
  return { ...body, y: from, height: last.y + last.height + MARGIN - from };
}

function pageWith(tag: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>A picture</title>
    <meta name="viewport" content="width=device-width">
    ${FONTS.map((font) => `<link rel="stylesheet" href="${ORIGIN}/node_modules/@fontsource/source-serif-4/latin-${font}.css">`).join('')}
    <style>
      html { color-scheme: light dark; }
      body { margin: 0; padding: ${MARGIN}px; background: light-dark(#fff, #15171a); color: light-dark(#111, #eee); font: 1rem/1.5 'Source Serif 4'; }
    </style>
    <script type="module" src="${ORIGIN}/dist/element/jass-game.js"></script>
  </head>
  <body>${tag}</body>
</html>`;
}

async function serveProject(context: BrowserContext): Promise<void> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '' })
      : route.fulfill({ path: atRoot(pathname.slice(1)) });
  });
}
