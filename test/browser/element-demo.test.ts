/** The demo as a visitor finds it: a story of three deals, each on one screen, the choices above them, the reader’s own deal. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIRST, PUZZLE, SCENES, STORY } from '../../demo/scenes.ts';
import deals from '../../demo/deals.json' with { type: 'json' };
import { pageWords } from '../../demo/texts.ts';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import { english as editing } from '../../src/languages/en/on-demand/editing.ts';
import { loadLocale, SOURCE, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messages, messagesIn } from '../../src/widget/text/messages.ts';
import { isThorough, thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { payoffRadio, shifted, solved } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const DEMO = 'build/demo/index.html';
const published = deals.published[0]!;
const SCREENS: readonly View[] = [
  { width: 1100, height: 900 },
  { width: 390, height: 844, hasTouch: true },
];

const pages = useBrowser();
const shown = (page: Page) => page.locator('#shown jass-solver');
/** The title and the texts, above and below the deal. */
const story = async (page: Page): Promise<string> =>
  (await page.locator('#shown').locator('h2, .sentences, .more, .source').allInnerTexts()).join('\n');
const next = (page: Page) => page.getByRole('button', { name: 'Next deal' });

describe('the story', () => {
  it('begins with the deal of the README, in card points', async () => {
    const page = await pages.open(DEMO);
    await solved(shown(page));
    expect(await shown(page).locator('[part=headline]').innerText()).toContain(
      `North–South make ${FIRST.value} of ${FIRST.all}`,
    );
    expect(await story(page)).toMatch(/^What a deal is worth\n/);
    expect(await story(page)).toContain(
      'the ten of hearts and the eight of hearts both keep the 132, the ace of spades loses 27',
    );
    expect(await page.locator('.step').innerText()).toBe('1 of 3');
    expect(await page.getByRole('button', { name: 'Previous deal' }).isDisabled()).toBe(true);
  });

  it('goes on to a card that cost points, and to a puzzle that is played', async () => {
    const page = await pages.open(DEMO);
    await next(page).click();
    await solved(shown(page));
    expect(await story(page)).toMatch(/^The card that cost 19 points\n/);
    await next(page).click();
    await shown(page).getByText(`Make ${PUZZLE.attributes.target}.`).waitFor();
    expect(await story(page)).toContain('The eight of spades looks good, and loses 16.');
    expect(await page.locator('.step').innerText()).toBe('3 of 3');
    expect(await next(page).isDisabled()).toBe(true);
    expect(new URL(page.url()).searchParams.get('game')).toBe('puzzle');
    await page.getByRole('button', { name: 'Previous deal' }).click();
    expect(await page.locator('#game').inputValue()).toBe('klaverjassen-rotterdam');
  });
});

describe('the published deal', () => {
  it('has its story: the printed result beside the best one, the dearest play, the source', async () => {
    const page = await pages.open(`${DEMO}?game=${published.variant}`);
    const element = shown(page);
    await solved(element);
    const { points, score } = published.asPrinted;
    expect(await story(page)).toContain('The card that cost 19 points');
    expect(await story(page)).toContain(`East–West took ${points.EW} points of 162`);
    expect(await story(page)).toContain('they take 125');
    expect(await story(page)).toContain('David Parlett');
    await payoffRadio(element, 'score').check();
    await expect.poll(() => story(page)).toContain('The card that cost 28 points');
    const by = 0 - published.found.score.best;
    await element.locator('[part=headline]', { hasText: `make it by ${by}` }).waitFor();
    const text = await story(page);
    expect(text).toContain(`East–West finished ${score.EW - score.NS} points ahead`);
    expect(text).toContain(`East–West finish ${by} points ahead`);
    expect(text).toContain('the queen of clubs by West in trick 6: 28 points');
    expect(text).toContain(
      'North–South take 65 in trick 6, 50 of it roem, the bonus for four cards in sequence; after the king of clubs instead, North–South take 36 there, 20 of it for three cards in sequence',
    );
  });

  it('has its printed record to step through', async () => {
    const page = await pages.open(`${DEMO}?game=${published.variant}`);
    const element = shown(page);
    await element.getByRole('button', { name: messages.last }).click();
    await element.locator('[part=headline]', { hasText: `made ${published.asPrinted.points.EW} of 162` }).waitFor();
  });
});

describe('the choices', () => {
  it('show a deal of each game in the same place, with its story and its decks', async () => {
    const page = await pages.open(DEMO);
    for (const scene of SCENES) {
      await page.locator('#game').selectOption(scene.id);
      const { variant, mode } = scene.attributes;
      await page.locator(`#shown jass-solver[variant=${variant}]`).waitFor();
      if (!mode) await solved(shown(page));
      expect(await page.locator('#deck').locator('option').count()).toBe(scene.decks.length);
      if (STORY.includes(scene)) continue;
      expect(await story(page)).toMatch(/^The card that cost \d+ (game )?points?\n/);
      expect(await page.locator('.step').innerText()).toBe('');
    }
  });

  it('are in the address, so that a link shares them', async () => {
    const page = await pages.open(DEMO);
    await page.locator('#game').selectOption('Schieber');
    await page.getByRole('combobox', { name: 'Cards' }).selectOption('Swiss');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    const again = await pages.open(page.url());
    expect(await again.locator('#game').inputValue()).toBe('schieber');
    expect(await again.getByRole('combobox', { name: 'Karten' }).inputValue()).toBe('swiss');
    expect(await shown(again).getAttribute('deck')).toBe('swiss');
    await expect.poll(() => story(again)).toContain('Schilten-As');
    await again.locator('#game').selectOption('Belote');
    expect(await again.getByRole('combobox', { name: 'Karten' }).inputValue()).toBe('french');
  });

  it('follow a choice in the menu of the element', async () => {
    const page = await pages.open(DEMO);
    await shown(page).locator('.menu-button').click();
    await shown(page).getByRole('radio', { name: 'Nederlands' }).check();
    await expect.poll(() => page.getByRole('combobox', { name: 'Taal' }).inputValue()).toBe('nl');
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    await shown(page).getByRole('radio', { name: 'Zwitsers' }).check();
    await expect.poll(() => page.getByRole('combobox', { name: 'Kaarten' }).inputValue()).toBe('swiss');
    expect(await shown(page).getAttribute('deck')).toBe('swiss');
  });
});

describe.each(SCREENS)('on a screen of $width × $height', (screen) => {
  it('the deal fits with all its controls, in every language', async () => {
    const page = await pages.open(DEMO, screen);
    for (const locale of [SOURCE, ...TARGETS] as const) {
      await loadLocale(locale);
      await page.locator('#language').selectOption(locale);
      await shown(page).locator(`.frame[lang=${locale}]`).waitFor();
      await shown(page).getByText(messagesIn(locale).engineExact, { exact: true }).waitFor();
      const foot = await shown(page).locator('[part=controls]').boundingBox();
      expect(foot!.y + foot!.height, locale).toBeLessThanOrEqual(screen.height!);
      expect(await page.title()).toBe(pageWords(locale)('title'));
      expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth), locale).toBe(0);
    }
  });

  it.each<Locale>(thoroughly(SOURCE, ...TARGETS))(
    'nothing moves when the deal is drawn and solved, or another game is chosen: %s',
    async (locale) => {
      const page = await pages.open(`${DEMO}?lang=${locale}`, screen);
      await loadLocale(locale);
      const isSolved = (): Promise<void> =>
        shown(page).getByText(messagesIn(locale).engineExact, { exact: true }).waitFor();
      await isSolved();
      expect(await shifted(page)).toBeLessThanOrEqual(0.03);
      await page.locator('#game').selectOption('belote');
      await page.locator('#shown jass-solver[variant=belote]').waitFor();
      await isSolved();
      expect(await shifted(page)).toBeLessThanOrEqual(0.03);
    },
  );
});

describe('the reader’s own deal', () => {
  it('has the cards that are chosen for the page', async () => {
    const page = await pages.open(`${DEMO}?game=schieber&deck=swiss`);
    await page.getByRole('heading', { name: 'Your own deal' }).scrollIntoViewIfNeeded();
    const own = page.locator('#own');
    await own.waitFor();
    expect(await own.getAttribute('deck')).toBe('swiss');
    await page.locator('#deck').selectOption('french4');
    await expect.poll(() => own.getAttribute('deck')).toBe('french4');
  });

  it('is made when it is nearly in view, then dealt, edited and solved', async () => {
    const page = await pages.open(DEMO, { width: 390, height: 844 });
    await solved(shown(page));
    const own = page.locator('#own');
    expect(await own.count()).toBe(0);
    await page.getByRole('heading', { name: 'Your own deal' }).scrollIntoViewIfNeeded();
    await own.getByRole('button', { name: messages.dealAtRandom }).click();
    await own.getByRole('button', { name: editorMessagesIn('en').editDone }).click();
    await solved(own);
  });

  it.runIf(isThorough)('is reviewed with others that are pasted together, as one game', async () => {
    const page = await pages.open(DEMO);
    await page.locator('.own-place').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => customElements.get('jass-game'));
    const own = page.locator('#own');
    const { variant, contract, leader, declarer, deal, plays } = published;
    const line = JSON.stringify({ variant, contract, leader, declarer, deal, plays });
    await own.getByRole('button', { name: messages.pasteDeal }).click();
    await own.locator('#typed').fill(`${line}\n${line}`);
    await own.getByRole('button', { name: editing.typeRead, exact: true }).click();
    await own.getByRole('button', { name: editing.reviewAll }).click();
    await own.getByRole('heading', { name: /over 2 deals$/ }).waitFor();
  });
});

describe('the page', () => {
  it.each(thoroughly(320, 640, 1100))('is accessible and does not scroll sideways at %i pixels', async (width) => {
    const page = await pages.open(DEMO, { width });
    await solved(shown(page));
    await page.locator('.own-place').scrollIntoViewIfNeeded();
    await page.locator('#own').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await expectAccessible(page, { countsUndecided: false, picture: [pages, `demo-${width}`] });
  });
});
