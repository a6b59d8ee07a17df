/** The package's page for iframes: within a page of another origin, in a sandbox, under policies, without scripts, and with hostile addresses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatLink } from '../../src/notation/link.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { atRoot } from '../../tools/paths.ts';
import { useBrowser } from '../browser/harness.ts';
import { closedAfter } from './closed.ts';
import { DEAL, expectValue } from './deal.ts';
import { packed, projectOf } from './project.ts';
import { serve } from './server.ts';

const pages = useBrowser();

/** The policy that the documentation gives for this page, and nothing more. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; img-src data:; " +
  "require-trusted-types-for 'script'; trusted-types jass-solver lit-html";
const LINK = formatLink(parseRequest(DEAL));
/** The policy that the documentation gives for the surrounding page. */
const LISTENER = readFileSync(atRoot('site/guide/iframe.html'), 'utf8');
/** Height of the frame before the first message about it, in pixels. */
const BEFORE = 120;

type Headers = Readonly<Record<string, string>>;
const CSP: Headers = { 'content-security-policy': POLICY };
const CORS: Headers = { 'access-control-allow-origin': '*' };
const COEP: Headers = { 'cross-origin-embedder-policy': 'require-corp' };

/** Serves the package's page. @returns its address */
async function embedded(headers: Headers = CSP): Promise<string> {
  const origin = closedAfter(await serve(join(packed(), 'dist/element'), headers));
  return `${origin.address}/embed.html`;
}

/** A frame with the address. @param attributes as HTML */
const frameOf = (address: string, attributes = ''): string =>
  `<iframe src="${address.replaceAll('"', '&quot;')}" title="A deal" ${attributes}
    style="border: 0; width: 100%; height: ${BEFORE}px"></iframe>`;

/** Opens a page of another origin around frames of an address. */
async function aroundFrames(
  address: string,
  frames: string,
  view: { readonly width?: number; readonly expectErrors?: RegExp } = {},
  headers: Headers = {},
): Promise<Page> {
  const project = closedAfter(
    projectOf({
      'index.html': `<!doctype html><html lang="en"><title>Around</title><link rel="icon" href="data:," />
      ${LISTENER}<p>A page.</p>${frames}</html>`,
    }),
  );
  const origin = closedAfter(await serve(project.folder, headers));
  return pages.open(origin.address, { from: [address], ...view });
}

const around = (address: string, width = 1100, expectErrors?: RegExp): Promise<Page> =>
  aroundFrames(address, frameOf(address), { width, ...(expectErrors && { expectErrors }) });

const SHOWN = 'iframe[title="A deal"]';
const deal = (page: Page) => page.frameLocator(SHOWN).locator('jass-solver');
const height = (page: Page): Promise<number> => page.locator(SHOWN).evaluate((frame) => frame.clientHeight);

describe('the page for iframes', () => {
  it.each([320, 1100])('shows the deal of its link, and grows to its height, %i pixels wide', async (width) => {
    const page = await around(`${await embedded()}?lang=de&deck=swiss&theme=dark#${LINK}`, width);
    const inside = page.frameLocator('iframe');
    await deal(page).locator('[part=headline]').waitFor();
    const within = (): Promise<number> =>
      inside.locator('html').evaluate((html) => html.getBoundingClientRect().height);
    await expect.poll(async () => (await height(page)) - Math.ceil(await within())).toBe(0);
    expect(await height(page)).toBeGreaterThan(2 * BEFORE);
    expect(await inside.locator('html').evaluate((html) => html.scrollWidth <= innerWidth)).toBe(true);
    expect(await deal(page).getAttribute('deck')).toBe('swiss');
    await pages.shoot(page, `iframe-${width}`);
  });

  it('shows the right value, also after the fragment changes, and forgets the settings of the former deal', async () => {
    const address = await embedded();
    const page = await around(`${address}#${LINK}`);
    const go = (link: string): Promise<void> =>
      page.locator('iframe').evaluate((frame: HTMLIFrameElement, src) => void (frame.src = src), `${address}#${link}`);
    await expectValue(deal(page));
    await deal(page).locator('.menu-button').click();
    await deal(page).locator('[part~=turn-button]').click();
    await deal(page).and(page.frameLocator(SHOWN).locator('[bottom=W]')).waitFor();
    await go('jass=1&variant=schiber');
    await deal(page).locator('[part~=error]').waitFor();
    await go(LINK);
    await expectValue(deal(page));
    expect(await deal(page).getAttribute('bottom')).toBeNull();
  });

  it('shares its deal as a link to itself', async () => {
    const address = await embedded();
    const page = await around(`${address}?deck=swiss#${LINK}`, 1100, /Clipboard API/);
    await expectValue(deal(page));
    // A frame may not write to the clipboard: the text to copy is shown.
    await deal(page).locator('[aria-controls=menu]').click();
    await deal(page).getByRole('button', { name: 'Share', exact: true }).click();
    await deal(page).getByRole('button', { name: 'Copy link' }).click();
    expect(await deal(page).locator('.copy').inputValue()).toBe(`${address}?deck=swiss#${LINK}`);
  });

  it('ignores resize messages of another window', async () => {
    const page = await around(`${await embedded()}#${LINK}`);
    await expectValue(deal(page));
    await page.evaluate(async () => {
      // Listeners get a message in their order, this one last.
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      postMessage({ type: 'jass-solver:resize', height: 9999 }, '*');
      await heard;
    });
    expect(await height(page)).toBeLessThan(9999);
  });

  it('fits no frame of another page, whatever it says', async () => {
    const address = `${await embedded()}#${LINK}`;
    const other = `<iframe title="Another" style="height: ${BEFORE}px"
      srcdoc="<script>parent.postMessage({ type: 'jass-solver:resize', height: 9999 }, '*')</script>"></iframe>`;
    const page = await aroundFrames(address, other + frameOf(address));
    await expectValue(deal(page));
    await expect.poll(() => height(page)).toBeGreaterThan(2 * BEFORE);
    expect(await page.getByTitle('Another').evaluate((frame) => frame.clientHeight)).toBe(BEFORE);
  });

  it('reports an unknown theme', async () => {
    const page = await around(`${await embedded()}?theme=sepia#${LINK}`);
    await page.frameLocator('iframe').getByText('theme=sepia in the address is no theme').waitFor();
    await expectValue(deal(page));
  });
});

/** What a site may write on a frame; with `allow-scripts` alone the page in it has no origin. */
const SANDBOXES = ['', 'sandbox="allow-scripts allow-same-origin"', 'sandbox="allow-scripts"'];

describe('a frame with and without a sandbox shows the value and grows, from a server', () => {
  it.each<[string, Headers]>([
    ['with no headers', {}],
    ['with CORS', CORS],
    ['with a strict policy', CSP],
    ['for pages that are isolated', { ...COEP, 'cross-origin-resource-policy': 'cross-origin' }],
    ['with all of them', { ...COEP, ...CORS, ...CSP, 'cross-origin-resource-policy': 'cross-origin' }],
  ])('%s', async (_, headers) => {
    const address = `${await embedded(headers)}#${LINK}`;
    const frames = SANDBOXES.map((sandbox) => frameOf(address, sandbox)).join('');
    const isolated = COEP['cross-origin-embedder-policy'] === headers['cross-origin-embedder-policy'];
    const page = await aroundFrames(address, frames, {}, isolated ? COEP : {});
    for (const [index, sandbox] of SANDBOXES.entries()) {
      const frame = page.locator(SHOWN).nth(index);
      // Chromium lays out no frame of another origin that is far out of sight, as the others are once the first has grown.
      await frame.scrollIntoViewIfNeeded();
      await expectValue(frame.contentFrame().locator('jass-solver'));
      await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(2 * BEFORE);
      expect(await frame.contentFrame().getByText('needs JavaScript').isVisible(), sandbox).toBe(false);
    }
  });
});

describe('a frame says that the deal needs scripts', () => {
  it.each([
    ['if its sandbox allows none', 'sandbox', {}],
    ['if a policy allows none', '', { 'content-security-policy': "script-src 'none'" }],
    ['if the script is refused', 'sandbox="allow-scripts"', { ...COEP, 'cross-origin-resource-policy': 'same-origin' }],
  ])('%s', async (_, sandbox, headers: Headers) => {
    const address = await embedded(headers);
    const page = await aroundFrames(address, frameOf(`${address}#${LINK}`, sandbox), {
      expectErrors: /Blocked script execution|Content Security Policy|ERR_BLOCKED/,
    });
    const inside = page.frameLocator(SHOWN);
    for (const words of [
      'This deal needs JavaScript',
      'braucht JavaScript',
      'JavaScript nodig',
      'besoin de JavaScript',
    ])
      await inside.getByText(words).waitFor();
    expect(await inside.locator('jass-solver').count()).toBe(0);
  });
});

describe('a hostile address', () => {
  const HTML = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const OPTIONS = [
    'lang',
    'deck',
    'index',
    'hands',
    'bottom',
    'show',
    'theme',
    'onclick',
    'style',
    'share-url',
    'rules',
  ];
  const QUERY = new URLSearchParams(OPTIONS.map((name) => [name, `">${HTML}`]));

  it.each([
    ['no link', '', 'error'],
    ['HTML for a link', `#${HTML}`, 'error'],
    ['HTML in a field', `#jass=1&variant=${HTML}&contract=H&leader=N&deal=N:`, 'error'],
    ['HTML, percent-encoded, in a field', `#${LINK.replace('schieber', encodeURIComponent(HTML))}`, 'error'],
    ['a percent sign of nothing', `#${LINK}%`, 'error'],
    ['a link cut short', `#${LINK.slice(0, -4)}`, 'error'],
    ['a link without end', `#${LINK}${'x'.repeat(100_000)}`, 'error'],
    ['HTML in every option', `?${QUERY}#${LINK}`, 'headline'],
    ['a theme of 4,000 characters', `?theme=${'x'.repeat(4_000)}#${LINK}`, 'headline'],
  ])('%s is shown as text or reported as an error', async (_, rest, part) => {
    const address = (await embedded()) + rest;
    const page = await around(address);
    await deal(page).locator(`[part~=${part}]`).first().waitFor();
    if (part === 'error') expect(await deal(page).locator('p.headline').count(), 'messages').toBe(1);
    const body = page.frameLocator('iframe').locator('body');
    expect(
      await body.locator('img, script:not([src="./embed.js"], [src="./jass-solver.global.js"]), a, iframe').count(),
      'elements of the stranger',
    ).toBe(0);
    const wider = await body.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, 'scrolls sideways').toBe(0);
    const attributes = await deal(page).evaluate((element) => element.getAttributeNames());
    expect(attributes.filter((name) => !/^(deck|index|hands|bottom|show|share-url)$/.test(name))).toEqual([]);
    // Links lead to the page itself, whatever the address says.
    expect(await deal(page).getAttribute('share-url')).toBe('');
  });
});
