/** The built docs site: its links, its pages about the games, and the live deals on them. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { linkInPng } from '../../src/notation/exports/png-text.ts';
import { readText } from '../../src/notation/read-text.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { atRoot } from '../../tools/paths.ts';
import { exampleOf } from '../../tools/site/examples.ts';
import { sentencesOf } from '../../tools/site/why-not/page.ts';
import { FAMILIES } from '../../tools/site/why-not/positions.ts';
import { expectAccessible } from './accessibility.ts';
import { tapCard } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();
const SITE = 'build/site/';

/** Builds the site as `npm run site` does, in a process of its own. The build fails for a broken link or anchor. */
beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/site/build.ts', '--base', `/${SITE}`], {
    cwd: atRoot('.'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
});

const solved = (page: Page): Promise<void> => page.locator('jass-solver').getByText('Exact').waitFor();

const task = (page: Page): Locator => page.locator('jass-solver').getByText(/Make/).first();

describe('the page of a game', () => {
  it('has a live deal with the value of the solver in Node', async () => {
    const page = await pages.open(`${SITE}rules/schieber.html`);
    await solved(page);
    const { seed, cardsEach, ...request } = exampleOf(variantById('schieber'));
    const result = answer({ ...request, want: [] }, await loadSolver());
    expect(cardsEach).toBe(9);
    expect(await page.getByText(`A random deal, seed ${seed}`).count()).toBe(1);
    const headline = page.locator('jass-solver [part~=headline]');
    expect(await headline.innerText()).toMatch(new RegExp(`make ${result.value.NS} of 157 with\\s+hearts as trumps`));
  });
});

describe('the site', () => {
  it.each([
    ['index.html', 360],
    ['index.html', 1280],
    ['rules/klaverjassen.html', 360],
    ['rules/klaverjassen.html', 1280],
    ['rules/why-not.html', 390],
    ['guide/puzzle-of-the-day.html', 360],
    ['guide/puzzle-of-the-day.html', 1100],
    ['guide/diagrams.html', 360],
    ['guide/gallery.html', 360],
    ['guide/embed-code.html', 360],
    ['guide/embed-code.html', 1100],
    ['view.html', 390],
    ['de/guide/start.html', 360],
    ['nl/guide/numbers.html', 1280],
    ['fr/guide/embed-code.html', 390],
    ['guide/course-schieber.html', 1100],
    ['guide/published.html', 390],
    ['nl/guide/course-klaverjassen.html', 320],
    ['reference/element.html', 360],
    ['reference/element.html', 1280],
  ] as const)('%s is accessible and does not scroll sideways at %i pixels', async (path, width) => {
    const page = await pages.open(SITE + path, { width });
    if (path.endsWith('why-not.html')) await page.locator('[data-illegal]').first().waitFor();
    else if (path.endsWith('of-the-day.html')) await task(page).waitFor();
    else if (await page.locator('jass-solver').count())
      await page
        .locator('jass-solver')
        .getByText(/^exa[ck]t$/i)
        .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, {
      countsUndecided: false,
      picture: [pages, `site-${path.replace(/\W+/g, '-')}-${width}`],
    });
  });

  it('has references and pictures that can be read on a phone', async () => {
    const page = await pages.open(`${SITE}reference/json.html`, { width: 360 });
    const table = page.locator('table').first();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [field, meaning] = await Promise.all(
      ['td:first-child', 'td:last-child'].map((cell) => table.locator(`tbody tr:first-child ${cell}`).boundingBox()),
    );
    expect(meaning!.y).toBeGreaterThan(field!.y);
    expect(meaning!.width).toBeGreaterThan(250);
    await page.goto(new URL('../rules/index.html', page.url()).href);
    const games = page.getByRole('table');
    expect(await games.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.goto(new URL('../guide/compare.html', page.url()).href);
    for (const compared of await page.getByRole('table').all()) {
      expect(await compared.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    const compared = page.getByRole('table').last();
    const licence = compared.locator('tr', { hasText: 'licence' }).locator('td').nth(2);
    expect(await licence.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"DDS"');
    await page.goto(new URL('../guide/gallery.html', page.url()).href);
    const [first, paper] = [page.getByRole('img').first(), page.getByRole('img').last()];
    expect(await first.evaluate((of: HTMLImageElement) => of.currentSrc)).toContain('deal-phone');
    expect((await first.boundingBox())!.width).toBeLessThanOrEqual(360);
    expect((await paper.boundingBox())!.width).toBeGreaterThan(700);
  });

  it('has the puzzle of the day, and once loaded another game without a network', async () => {
    const page = await pages.open(`${SITE}guide/puzzle-of-the-day.html`, { width: 1100 });
    await task(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const about = page.locator('.puzzle-of-the-day .about');
    const first = await about.innerText();
    for (let step = 0; step < 4; step++) {
      const before = await about.innerText();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.poll(() => about.innerText()).not.toBe(before);
      await task(page).waitFor();
    }
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(() => about.innerText()).toBe(first);
    await page.getByLabel('Level').selectOption('3');
    await expect.poll(() => about.innerText()).toContain('hard');
    // The reader goes on to the next ones of the level, without a network, too.
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect.poll(() => about.innerText()).toMatch(/^One more .* hard$/);
    await task(page).waitFor();
    await page.context().setOffline(false);
  });

  it('the deals follow its switch between light and dark, and work after following a link', async () => {
    const page = await pages.open(`${SITE}rules/index.html`, { width: 1280 });
    await page.getByRole('main').getByRole('link', { name: 'Schieber' }).click();
    await solved(page);
    const accent = () =>
      page
        .locator('jass-solver [part~=hand] .chip')
        .first()
        .evaluate((chip) => getComputedStyle(chip).color);
    const light = await accent();
    await page.getByRole('switch', { name: 'Switch to dark theme' }).first().click();
    await expect.poll(accent).not.toBe(light);
  });

  it('names at each forbidden card of the rules page the rule that the page prints', async () => {
    const page = await pages.open(`${SITE}rules/why-not.html`, { width: 390, height: 844, hasTouch: true });
    const elements = page.locator('jass-solver.why-not');
    await page.locator('jass-solver.why-not [data-illegal]').first().waitFor();
    const positions = FAMILIES.flatMap(({ positions }) => positions);
    expect(await elements.count()).toBe(positions.length);
    for (const [n, position] of positions.entries()) {
      const element = elements.nth(n);
      await element.scrollIntoViewIfNeeded();
      const note = element.locator('.note');
      for (const [card, sentence] of sentencesOf(position)) {
        const forbidden = element.locator(`[data-illegal="${card}"]`);
        await tapCard(forbidden);
        await expect
          .poll(async () => (await note.innerText()).replaceAll(/\s*[♠♥♦♣]\s*|\s+/g, ' '))
          .toContain(sentence);
      }
    }
  });

  it('has pages in other languages, whose menus, forms and deals speak them and which link to each other', async () => {
    const page = await pages.open(`${SITE}de/guide/embed-code.html`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-CH');
    await page.locator('jass-solver').getByText('exakt', { exact: true }).waitFor();
    const pasted = page.getByRole('textbox', { name: /^Eine Verteilung, ein Spielverlauf/ });
    await pasted.fill(
      'Schieber. Trumpf: Rosen. Ausspiel: Süd. Nord: Schilten As König. Ost: Rosen 9 8. Süd: Schellen Banner 7. West: Eicheln Ober Under.',
    );
    await page.getByRole('button', { name: 'Zeigen', exact: true }).click();
    await page.getByText('Gelesen.').waitFor();
    await page.getByRole('radio', { name: 'Tag' }).check();
    expect(await page.getByRole('textbox', { name: 'Der Code' }).inputValue()).toContain('Trumpf: ♥');
    await page.locator('.language-links').getByRole('link', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Code pour intégrer une donne' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.locator('jass-solver').getByText('exact', { exact: true }).waitFor();
    await page.locator('.language-links').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Code to embed a deal' }).waitFor();
    await page.getByRole('button', { name: 'Show it' }).waitFor();
  });

  it('writes the code for a pasted deal, with the chosen look', async () => {
    const page = await pages.open(`${SITE}guide/embed-code.html`);
    await solved(page);
    const code = page.getByRole('textbox', { name: 'The code' });
    const pasted = page.getByRole('textbox', { name: /^A deal, a record/ });
    await pasted.fill('#jass=1&variant=kreuzjass&contract=S&leader=E&deal=N:A.K.Q.J_K.Q.J.A_Q.J.A.K_J.A.K.Q');
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('radio', { name: 'Tag' }).check();
    await expect.poll(() => code.inputValue()).toContain('variant="kreuzjass"');
    await solved(page);
    await page.locator('.menu-button').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('combobox', { name: 'Leader' }).selectOption('S');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => code.inputValue()).toContain('leader="S"');
    expect(await code.inputValue()).toContain('src="/jass-solver/jass-solver.js"');
    await page.getByRole('combobox', { name: 'Cards' }).selectOption('swiss');
    await page.getByRole('combobox', { name: /^Theme/ }).selectOption('dark');
    await page.getByRole('textbox', { name: /^Folder/ }).fill('https://cards.example/jass');
    expect(await code.inputValue()).toContain('src="https://cards.example/jass/jass-solver.js"');
    expect(await code.inputValue()).toContain('deck="swiss"');
    await page.getByRole('radio', { name: 'Iframe' }).check();
    const frame = /src="([^"]+)"/.exec(await code.inputValue())![1]!.replaceAll('&amp;', '&');
    expect(frame).toMatch(
      /^https:\/\/cards\.example\/jass\/embed\.html\?deck=swiss&theme=dark#jass=1&variant=kreuzjass&/,
    );
    await page.getByRole('radio', { name: 'Picture (SVG)' }).check();
    expect(readText(await code.inputValue())).toMatchObject({ variant: 'kreuzjass', leader: 'S' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PNG' }).click();
    const png = readFileSync(await (await download).path());
    expect(readText(linkInPng(png)!)).toMatchObject({ variant: 'kreuzjass', leader: 'S' });
    await page.getByRole('textbox', { name: /^Folder/ }).fill('javascript:alert(1)//');
    await page.getByText('is not the address of a folder').waitFor();
    expect(await code.inputValue()).toBe('');
  });

  it('treats pasted text as text, and says what is wrong with it', async () => {
    const page = await pages.open(`${SITE}guide/embed-code.html`);
    await solved(page);
    await page
      .getByRole('textbox', { name: /^A deal, a record/ })
      .fill('N:<img src=x onerror="window.injected=1"></textarea><script>window.injected=1</script>');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => page.locator('.embed-code > .status').innerText()).not.toBe('');
    expect(await page.locator('.embed-code :is(img, script)').count()).toBe(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    // Not the code of the deal before.
    expect(await page.getByRole('textbox', { name: 'The code' }).inputValue()).toBe('');
  });

  it('shows a pasted deal to whoever opens the link of it', async () => {
    const page = await pages.open(`${SITE}view.html`);
    await solved(page);
    await page
      .getByRole('textbox', { name: /^A deal, a record/ })
      .fill('#jass=1&variant=kreuzjass&contract=S&leader=E&deal=N:A.K.Q.J_K.Q.J.A_Q.J.A.K_J.A.K.Q');
    await page.getByRole('combobox', { name: 'Cards' }).selectOption('swiss');
    await page.getByRole('button', { name: 'Show it' }).click();
    const code = page.getByRole('textbox', { name: 'The code' });
    await expect.poll(() => code.inputValue()).toMatch(/\/view\.html\?deck=swiss#jass=1&variant=kreuzjass&/);
    const reader = await pages.open(await code.inputValue());
    await solved(reader);
    const element = reader.locator('jass-solver');
    expect(
      await element.evaluate(({ variant, deck }: HTMLElementTagNameMap['jass-solver']) => [variant, deck]),
    ).toEqual(['kreuzjass', 'swiss']);
    await reader.evaluate(() => (location.hash = 'jass=1&variant=nonsense'));
    await reader.locator('.embed-code > .status').getByText('deal is missing').waitFor();
  });

  it('is published with the demo, a sitemap, a sign and a preview', async () => {
    const page = await pages.open(`${SITE}view.html`);
    const { homepage } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { homepage: string };
    const property = (name: string): Promise<string | null> =>
      page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    expect(await property('url')).toBe(`${homepage}view.html`);
    expect(await property('title')).toContain('Show a deal');
    const files = [(await property('image'))!.replace(homepage, ''), 'favicon.svg', 'demo/index.html'];
    for (const file of files) expect(existsSync(atRoot(SITE + file)), file).toBe(true);
    const sitemap = readFileSync(atRoot(`${SITE}sitemap.xml`), 'utf8');
    expect(sitemap).toContain(`<loc>${new URL('view.html', homepage).href}</loc>`);
    const search = readdirSync(atRoot(`${SITE}assets/chunks`)).find((name) => /localSearchIndexroot/.test(name))!;
    const index = readFileSync(atRoot(`${SITE}assets/chunks/${search}`), 'utf8');
    expect(index).toContain('/rules/schieber.html');
    expect(index).not.toMatch(/docs\/(decisions|lab)\/|reference\/library\//);
  });

  it('its search finds a rule', async () => {
    const page = await pages.open(`${SITE}index.html`, { width: 1280 });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('Obenabe');
    await page.locator('.VPLocalSearchBox .result').filter({ hasText: 'Schieber' }).first().waitFor();
  });
});
