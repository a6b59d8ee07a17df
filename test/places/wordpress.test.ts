/** The plugin in a real WordPress, through a browser: installed from its zip, written with by an author, read by a visitor. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { wordPressFiles } from '../../tools/plugins.ts';
import { serve } from '../consumers/server.ts';
import { HANDS, HANG_MS, PASSWORD, showsValue } from './server.ts';
import { hasWordPress, startWordPress } from './wordpress.ts';
import type { WordPress } from './wordpress.ts';

describe.skipIf(!hasWordPress())('WordPress', () => {
  let site: WordPress;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startWordPress(), chromium.launch(launchOptions(inject('chromium')))]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** A page of somebody who is logged in, or of a visitor. */
  async function pageOf(user?: 'admin' | 'author', options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    context.setDefaultTimeout(HANG_MS);
    const page = await context.newPage();
    if (!user) return page;
    // WordPress only logs in a browser that keeps its cookies.
    await page.goto(`${site.address}/wp-login.php`);
    await context.request.post(`${site.address}/wp-login.php`, { form: { log: user, pwd: PASSWORD, testcookie: '1' } });
    return page;
  }

  /** A published post of the author, as the classic editor or the block editor hands it over. @returns its address */
  const post = (content: string): string =>
    site.php(
      `wp_set_current_user(get_user_by('login', 'author')->ID); kses_init();
       $content = base64_decode('${Buffer.from(content).toString('base64')}');
       echo get_permalink(wp_insert_post(wp_slash(['post_title' => 'A deal', 'post_status' => 'publish', 'post_content' => $content])));`,
    );

  it('installs the plugin from its zip', async () => {
    const zip = join(site.folder, '..', 'jass-solver-wordpress.zip');
    writeFileSync(zip, zipSync(wordPressFiles()));
    const page = await pageOf('admin');
    await page.goto(`${site.address}/wp-admin/plugin-install.php?tab=upload`);
    await page.locator('input[name=pluginzip]').setInputFiles(zip);
    await page.locator('#install-plugin-submit').click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.locator('#the-list [data-slug=jass-deals]').waitFor();
    expect(site.php(`echo implode(' ', get_option('active_plugins'));`)).toContain('jass-solver/jass-solver.php');
    await page.context().close();
  });

  it('an author writes a post with a pasted deal, and a visitor reads it', async () => {
    const page = await pageOf('author');
    await page.goto(`${site.address}/wp-admin/post-new.php`);
    await page.waitForFunction(`window.wp?.data?.select('core/editor') !== undefined`);
    await page.evaluate(`
      wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      wp.data.dispatch('core/editor').editPost({ title: 'A pasted deal' });
      wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('jass-solver/deal'));
    `);
    await page.getByLabel('Paste the hands').fill(HANDS);
    await page.getByRole('button', { name: 'Show the deal' }).click();
    await showsValue(page.locator('jass-solver'));
    await page.getByRole('button', { name: 'Draw a picture' }).click();
    await page.getByRole('button', { name: 'Draw it again' }).waitFor();
    await page.evaluate(`wp.data.dispatch('core/editor').editPost({ status: 'publish' })`);
    await page.evaluate(`wp.data.dispatch('core/editor').savePost()`);
    const address = await page.evaluate<string>(`wp.data.select('core/editor').getPermalink()`);
    await page.goto(address);
    await showsValue(page.locator('jass-solver'));
    // The block is valid when it is opened again.
    const again = await page.context().newPage();
    await again.goto(`${site.address}/wp-admin/edit.php`);
    await again.getByRole('link', { name: '“A pasted deal” (Edit)' }).click();
    await showsValue(again.locator('jass-solver'));
    expect(await again.getByText('This block contains unexpected').count()).toBe(0);
    await page.context().close();

    const plain = await pageOf(undefined, { javaScriptEnabled: false });
    await plain.goto(address);
    expect(await plain.locator('jass-solver pre').innerText()).toBe(HANDS);
    await plain.context().close();
    const feed = await (await fetch(`${site.address}/?feed=rss2`)).text();
    expect(feed).toContain('&#x2660; 10 &#x2665; K 8 7 &#x2666; Q 9 &#x2663; A 10');
    expect(feed).toMatch(/<img [^>]*\/uploads\/[^>]*\.png"[^>]* alt="North: /);
  });

  it.each([
    ['a shortcode of the block editor', `<!-- wp:shortcode -->\n[jass]${HANDS}[/jass]\n<!-- /wp:shortcode -->`],
    [
      'a shortcode of the classic editor',
      `Before.\n\n[jass lang="de"]\n${HANDS.replace('\n', '\n\n')}\n[/jass]\n\nAfter.`,
    ],
    [
      'a tag of the classic editor',
      `Before.\n\n<jass-solver variant="klaverjassen-rotterdam" contract="D" leader="E" deal="N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ"></jass-solver>\n\nAfter.`,
    ],
  ])('%s shows its deal', async (_, content) => {
    const page = await pageOf();
    await page.goto(post(content));
    await showsValue(page.locator('jass-solver'));
    await page.context().close();
  });

  it('the other elements have their shortcodes, and a wrong one says what is right', async () => {
    const page = await pageOf();
    await page.goto(post('[jass type="adviser" variant="schieber" hand="J98.AK.T7.AQ"]\n\n[jass type="gme"]'));
    await page.locator('jass-adviser').getByText('J').first().waitFor();
    expect(await page.locator('body').innerText()).toContain(
      '[jass]: there is no type gme; write one of deal, game, adviser, study.',
    );
    await page.context().close();
  });

  it('a deal in an attribute is text for readers without scripts', async () => {
    const html = await (await fetch(post('[jass deal="E:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ"]'))).text();
    expect(html).toContain('<pre>East: ♠ 10  ♥ K 8 7  ♦ Q 9  ♣ A 10\nSouth: ♠ 8 7 ');
  });

  it('a page without a deal has no script, and an attribute of another kind no way in', async () => {
    const empty = await (await fetch(post('Nothing to see.'))).text();
    expect(empty).not.toContain('jass-solver/assets');
    const hostile = await (
      await fetch(post(`[jass onclick="alert(1)" variant="schieber"]<img src=x onerror=alert(1)>[/jass]`))
    ).text();
    expect(hostile).toContain('<jass-solver variant="schieber">');
    expect(hostile).not.toMatch(/onclick|onerror=alert/);
  });

  it('makes a frame of a pasted link to a page of a deal', async () => {
    const out = join(site.folder, '..', 'pages');
    mkdirSync(out);
    const host = await serve(out);
    try {
      execFileSync(
        process.execPath,
        [atRoot('dist/cli/main.js'), 'page', '--out', out, '--force', '--url', host.address],
        { input: HANDS, stdio: ['pipe', 'ignore', 'inherit'] },
      );
      // WordPress asks no server of this machine: its requests are answered from the folder.
      const frame = site.php(
        `require 'wp-load.php';
         add_filter('pre_http_request', function ($no, $args, $url) {
           $path = parse_url($url, PHP_URL_PATH);
           return ['headers' => [], 'cookies' => [], 'filename' => null, 'response' => ['code' => 200, 'message' => 'OK'],
             'body' => file_get_contents('${out}' . ($path === '/' ? '/index.html' : $path))];
         }, 10, 3);
         echo wp_oembed_get('${host.address}/');`,
      );
      expect(frame).toMatch(/^<iframe .*sandbox="allow-scripts".* src="http.*#\?secret=\w+".* frameborder="0"/);
      const page = await pageOf();
      await page.goto(site.address);
      await page.setContent(frame);
      // The command counts card points.
      await page.frameLocator('iframe').getByText('125 of 162').waitFor();
      await page.context().close();
    } finally {
      host.close();
    }
  });

  it('shows the deal in another theme', async () => {
    const themes = site.php(`echo implode(' ', array_keys(wp_get_themes()));`).split(' ');
    const address = post(`[jass]${HANDS}[/jass]`);
    for (const theme of themes) {
      site.php(`switch_theme('${theme}');`);
      const page = await pageOf();
      await page.goto(address);
      await showsValue(page.locator('jass-solver'));
      await page.context().close();
    }
  });
});
