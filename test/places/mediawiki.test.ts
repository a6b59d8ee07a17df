/** The extension in a real MediaWiki, with and without a browser, under MediaWiki's strictest content security policy. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { launchOptions } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { session } from '../../tools/session/session.ts';
import { jassKitOf } from '../notation/imports/written.ts';
import { hasMediaWiki, startMediaWiki } from './mediawiki.ts';
import type { MediaWiki } from './mediawiki.ts';
import { readParserTests } from './parser-tests.ts';
import { HANDS, HANG_MS, showsValue } from './server.ts';

const { articles, tests } = readParserTests(
  readFileSync(atRoot('integrations/mediawiki/tests/parser/jass.txt'), 'utf8'),
);

const TAG = `<jass>\n${HANDS}\n</jass>`;

/** As strict as MediaWiki's own settings can make it. */
const POLICY = `$wgCSPHeader = ['default-src' => true, 'unsafeFallback' => false, 'includeCORS' => false];`;

describe.skipIf(!hasMediaWiki())('MediaWiki', () => {
  let wiki: MediaWiki;
  let browser: Browser;
  beforeAll(async () => {
    [wiki, browser] = await Promise.all([startMediaWiki(), chromium.launch(launchOptions(inject('chromium')))]);
    for (const [title, text] of [...articles, ['A deal', TAG] as const]) wiki.write(title, text);
  });
  afterAll(async () => {
    await browser?.close();
    await wiki?.stop();
  });
  const opened: Page[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });

  /** A page in a browser of its own, and what its policy has refused. */
  async function open(
    address: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; refused: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    context.setDefaultTimeout(HANG_MS);
    const page = await context.newPage();
    opened.push(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto(address);
    return { page, refused };
  }

  it.each(tests)('$name', async ({ language, wikitext, html }) => {
    wiki.configure(`$wgLanguageCode = '${language}';`);
    expect((await wiki.parse(wikitext)).text.trim()).toBe(html);
  });

  it('loads a script only for a deal, and lists a page with a mistake', async () => {
    wiki.configure('');
    const modules = async (text: string): Promise<boolean> =>
      (await wiki.parse(text)).modules.includes('ext.jassSolver');
    expect(await modules('Nothing to see.')).toBe(false);
    expect(await modules(TAG)).toBe(true);
    const { categories } = await wiki.parse('<jass varant="schieber">x</jass>');
    expect(categories.map(({ category }) => category)).toEqual(['Pages_with_errors_in_jass_tags']);
  });

  it.each(['vector', 'vector-2022', 'monobook', 'timeless'])('a visitor reads a deal in the skin %s', async (skin) => {
    wiki.configure(POLICY);
    const { page, refused } = await open(`${wiki.address}/index.php?title=A_deal&useskin=${skin}`);
    await showsValue(page.locator('jass-solver'));
    expect(refused).toEqual([]);
  });

  it('a visitor without scripts reads the hands', async () => {
    wiki.configure(POLICY);
    const { page } = await open(`${wiki.address}/index.php?title=A_deal`, { javaScriptEnabled: false });
    expect(await page.locator('jass-solver pre').innerText()).toBe(HANDS);
  });

  it('shows a deal of a template with an empty parameter, a game and advice', async () => {
    wiki.configure(POLICY);
    const hands = HANDS.split('\n').slice(1).join('\n');
    const record = session('schieber', 1, 5).map((deal) => jassKitOf(readRequest(deal).state));
    const { page, refused } = await open(
      wiki.write(
        'All elements',
        `* {{#tag:jass|${hands}|variant=klaverjassen-rotterdam|contract=D|leader=E|dealer={{{dealer|}}}|index={{{index|}}}}}
<jass type="game">${JSON.stringify(record)}</jass>
<jass type="adviser" variant="schieber" hand="J98.AK.T7.AQ" deals="10" />`,
      ),
    );
    await showsValue(page.locator('li jass-solver'));
    await page.locator('jass-adviser').getByText('J').first().waitFor();
    await page.locator('jass-game').getByText('North–South won 157').first().waitFor();
    expect(refused).toEqual([]);
  });

  it.each([
    ['another page', ''],
    ['the same page', `$wgDefaultUserOptions['uselivepreview'] = 1;`],
  ])('shows a deal in the preview of an edit, on %s', async (_, settings) => {
    wiki.configure(POLICY + settings);
    const { page, refused } = await open(`${wiki.address}/index.php?title=New&action=edit`);
    await page.locator('#wpTextbox1').fill(`Text\n${TAG}`);
    // Before its script is there, the button would send the form.
    await page.waitForFunction(`mw.loader.getState('mediawiki.action.edit.preview') !== 'loading'`);
    await page.locator('#wpPreview').click();
    await showsValue(page.locator('#wikiPreview jass-solver'));
    expect(page.url().includes('action=submit')).toBe(settings === '');
    expect(refused).toEqual([]);
  });

  it('speaks the language of the wiki', async () => {
    wiki.configure(`${POLICY} $wgLanguageCode = 'de';`);
    const { page } = await open(wiki.write('Eine Verteilung', TAG));
    await showsValue(page.locator('jass-solver'));
    expect(await page.locator('jass-solver [part=headline]').first().innerText()).toContain('gewinnen');
  });
});
