/**
 * Draws the pictures of the README into docs/pictures/: `npm run pictures`. Each shows one of the README's own tags, in the built element
 * and with its solver, so a picture cannot show anything but its tag.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { messages } from '../src/widget/language/messages.ts';
import { panelMessages } from '../src/widget/panel/panel-messages.ts';
import { findChromium, launchOptions } from './chromium.ts';
import { atRoot, shownPath } from './paths.ts';

/** An address that only the browser sees: every file under it is one of the project's folder. */
const ORIGIN = 'http://project.invalid';
const FONTS = ['400', '400-italic', '600', '700'];
/** The size of the window in CSS pixels, which are also the pixels of a picture. */
const WIDTH = 1100;
const HEIGHT = 700;

interface Picture {
  readonly name: string;
  /** Which of the README's tags it shows, from 0. */
  readonly tag: number;
  /** How many cards to step forward before the picture is taken. */
  readonly steps: number;
}

const PICTURES: readonly Picture[] = [
  { name: 'deal', tag: 0, steps: 0 },
  { name: 'record', tag: 1, steps: 8 },
];

const tags = [...readFileSync(atRoot('README.md'), 'utf8').matchAll(/^<jass-solver\s[^>]*><\/jass-solver>$/gm)].map(
  ([tag]) => tag,
);
const folder = atRoot('docs/pictures');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions(await findChromium()));
try {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await serveProject(context);
  for (const picture of PICTURES) await draw(await context.newPage(), picture);
} finally {
  await browser.close();
}

async function draw(page: Page, { name, tag, steps }: Picture): Promise<void> {
  const shown = tags[tag];
  if (shown === undefined) throw new Error(`README.md has no tag ${tag + 1} to draw`);
  await page.goto(`${ORIGIN}/`);
  await page.setContent(pageWith(shown));
  const element = page.locator('jass-solver');
  const solved = element.getByText(panelMessages(messages).engineExact, { exact: true });
  await solved.waitFor();
  const plays = /\splays="([^"]*)"/.exec(shown)?.[1]?.trim().split(/\s+/) ?? [];
  if (plays.length > 0) await reviewed(element, plays.length);
  for (let step = 0; step < steps; step++) {
    await element.getByRole('button', { name: messages.forward, exact: true }).click();
  }
  await solved.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}/${name}.png`;
  await page.locator('body').screenshot({ path, animations: 'disabled', caret: 'hide' });
  console.log(shownPath(path));
}

/** Waits in the tab of the review until it is complete, and returns to the tricks. */
async function reviewed(element: Locator, plays: number): Promise<void> {
  const { tabs, reviewDone } = panelMessages(messages);
  await element.getByRole('tab', { name: tabs.review }).click();
  await element.getByText(reviewDone(plays)).waitFor();
  await element.getByRole('tab', { name: tabs.tricks }).click();
}

function pageWith(tag: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>A picture</title>
    ${FONTS.map((font) => `<link rel="stylesheet" href="${ORIGIN}/node_modules/@fontsource/source-serif-4/latin-${font}.css">`).join('')}
    <style>
      body { margin: 0; padding: 1rem; background: #fff; color: #111; font: 1rem/1.5 'Source Serif 4'; }
    </style>
    <script type="module" src="${ORIGIN}/dist/element/jass-solver.js"></script>
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
