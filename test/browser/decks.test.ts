/** The decks in a browser: which files a page fetches, what it shows until they load or if they fail, and how they look. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { messages, messagesIn } from '../../src/widget/text/messages.ts';
import { oneIn, thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { cardNames, elementOf, embed, embedAnew, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const { variant, contract, leader, deal, plays } = deals.published[0]!;
const DEAL: Attributes = { variant, contract, leader, deal, plays: plays.slice(0, 3).join(' ') };
/** Three hands have melds, one of them the king and queen of trumps. */
const MELDS: Attributes = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT',
};
/** Another site's page with the built element, which exports `registerDeck`. */
const EMBED = 'build/test-pages/embed.html';
const DECKS = ['french', 'french4', 'swiss'];

const pages = useBrowser();

/** The deck files that a page has fetched, without their hashes. */
function fetchedDecks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // An import follows in the cache of the browser.
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => /\/(french|swiss)-[^/]*\.js$/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );
}

/** The letters of the hands, which a diagram shows as text. */
const letters = (element: Locator): Promise<string[]> => element.locator('.hand .rank').allInnerTexts();
const face = (element: Locator): Locator => element.locator('.middle svg.face').first();

it('a page loads the deck that it shows, and another deck on request', async () => {
  const page = await embedAnew(pages, [DEAL, { ...DEAL, deck: 'french4' }]);
  await face(elementOf(page)).locator('path').first().waitFor({ state: 'attached' });
  await face(elementOf(page, 1)).locator('path').first().waitFor({ state: 'attached' });
  expect(await fetchedDecks(page)).toEqual(['french']);
  await elementOf(page).evaluate((element) => element.setAttribute('deck', 'swiss'));
  await face(elementOf(page)).locator('.sky').first().waitFor({ state: 'attached' });
  expect(await fetchedDecks(page)).toEqual(['french', 'swiss']);
  expect(await face(elementOf(page, 1)).locator('.sky').count()).toBe(0);
});

it('in a sentence a sign stands beside its rank, on the line of the text', async () => {
  const page = await embed(pages, [DEAL]);
  const element = elementOf(page);
  await solved(element);
  const [gap, below] = await element
    .locator('.star ~ button .index')
    .first()
    .evaluate((index) => {
      const [rank, sign] = [...index.children].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
      // A box without height stands on the line of the text.
      const box = document.createElement('span');
      box.style.display = 'inline-block';
      index.append(box);
      const line = box.getBoundingClientRect().bottom;
      box.remove();
      return [sign.left - rank.right, (sign.bottom - line) / sign.height];
    });
  expect(gap).toBeGreaterThanOrEqual(2);
  expect(gap).toBeLessThanOrEqual(3.01);
  expect(below).toBeCloseTo(0.12 / 0.95, 1);
});

it('cards have the names of the deck shown, and the same values', async () => {
  const page = await embed(pages, [DEAL, { ...DEAL, deck: 'swiss' }]);
  const names: string[][] = [];
  for (const [i, suits] of (['french', 'swiss'] as const).entries()) {
    await solved(elementOf(page, i));
    const said = await cardNames(elementOf(page, i));
    for (const [card, name] of said) expect(name).toContain(`${messagesIn('en', suits).card(card)}, `);
    names.push([...said].map(([card, name]) => name.replace(messagesIn('en', suits).card(card), card)));
  }
  expect(names[1]).toEqual(names[0]);
  expect(names[0]!.length).toBeGreaterThan(0);
});

it('the index uses the letters of the surrounding language, or of the language in its attribute', async () => {
  const page = await embed(pages, [
    { ...DEAL, hands: 'diagram' },
    { ...DEAL, hands: 'diagram', lang: 'nl' },
    { ...DEAL, hands: 'diagram', lang: 'nl', index: 'fr' },
    { ...DEAL, hands: 'diagram', deck: 'swiss', index: 'fr' },
  ]);
  const shown = async (i: number): Promise<string> => {
    await face(elementOf(page, i)).locator('path').first().waitFor({ state: 'attached' });
    return [...new Set(await letters(elementOf(page, i)))].sort().join(' ');
  };
  expect(await shown(0)).toBe('10 7 8 9 A J K Q');
  expect(await shown(1)).toBe('10 7 8 9 A B H V');
  expect(await shown(2)).toBe('10 7 8 9 A D R V');
  expect(await shown(3)).toBe('7 8 9 A B K O U');
});

it('an unknown deck is reported and another one shown; registering the deck fixes that', async () => {
  const page = await pages.open(EMBED);
  const error = await page.evaluate(
    async (attributes) => {
      const element = document.createElement('jass-solver');
      const failed = new Promise<CustomEvent<unknown>>((resolve) => {
        element.addEventListener('error', (event) => resolve(event as CustomEvent<unknown>), { once: true });
      });
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.replaceChildren(element);
      return (await failed).detail;
    },
    { ...DEAL, deck: 'tarot', hands: 'diagram' },
  );
  expect(error).toMatchObject({ code: 'bad-deck', field: 'deck' });
  const element = elementOf(page);
  const fault = element.getByRole('group', { name: messages.headlineDeckProblem });
  expect(await fault.innerText()).toContain('there is no deck "tarot"; use one of french, french4, swiss');
  await solved(element);
  expect(await face(element).locator('path').count()).toBeGreaterThan(0);

  await page.addScriptTag({
    type: 'module',
    content: `
      import { registerDeck, svg } from '/dist/element/jass-solver.js';
      registerDeck('tarot', () => ({
        suits: 'french',
        pip: (suit) => svg\`<circle class=\${'mine-' + suit} cx="16" cy="16" r="12"/>\`,
        face: (card, { letters }) => svg\`<text x="10" y="40">\${letters[card[1]]} of mine</text>\`,
      }));`,
  });
  await face(element).getByText('of mine').waitFor();
  expect(await fault.count()).toBe(0);
  expect(await element.locator('.hand .mine-S').count()).toBe(4);
});

it('an error in the record and an unknown deck are both reported above the deal', async () => {
  const page = await embed(pages, [{ ...DEAL, payoff: 'score', plays: 'S7 D7', deck: 'tarot' }]);
  const element = elementOf(page);
  const deckProblem = element.getByRole('group', { name: messages.headlineDeckProblem });
  await deckProblem.waitFor();
  await solved(element);
  const record = element.getByRole('group', { name: messages.problem });
  expect(await record.innerText()).toContain('D7');
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
  expect(await top(record)).toBeLessThan(await top(deckProblem));
  expect(await top(deckProblem)).toBeLessThan(await top(element.locator('.result')));
  expect(await top(element.locator('.board'))).toBeCloseTo(await top(element.locator('.panel')), 0);
  await element.evaluate((element) => element.setAttribute('deal', 'N:X'));
  await element.getByText(messages.headlineProblem).waitFor();
  expect(await deckProblem.count()).toBe(0);
});

it('trumps and melds follow the deck; another deck changes neither payoff, position nor values', async () => {
  const page = await embed(pages, [{ ...MELDS, deck: 'swiss', payoff: 'total' }]);
  const element = elementOf(page);
  await solved(element);
  const drawn = (part: string): Locator => element.locator(`${part} .pip .sky`);
  await drawn('.headline').first().waitFor({ state: 'attached' });
  await element.getByRole('tab', { name: messages.melds('melds') }).click();
  await element.locator('.melds').waitFor();
  const meldLetters = (): Promise<string[]> => element.locator('.melds .rank').allInnerTexts();
  expect(await meldLetters()).toEqual([
    'B',
    '9',
    '8',
    '8',
    '7',
    '6',
    '9',
    '8',
    '7',
    '6',
    'A',
    'K',
    'O',
    'K',
    'O',
    'U',
    'K',
    'O',
  ]);
  expect(await drawn('.melds').count()).toBeGreaterThan(0);

  await element.locator('button[data-card]').first().click();
  await solved(element);
  const shown = (): Promise<string[]> => element.locator('.headline, .sum, .score, .engine, .caption').allInnerTexts();
  // Only the words for trumps follow the deck.
  const before = (await shown()).map((text) => text.replace('shields as trumps', 'spades as trumps'));
  await page.evaluate(() => document.addEventListener('result', () => Object.assign(window, { solvedAgain: true })));
  await element.evaluate((element) => element.setAttribute('deck', 'french4'));
  await element.locator('.melds .blue').first().waitFor({ state: 'attached' });
  expect(await drawn('.headline').count()).toBe(0);
  expect((await meldLetters()).slice(0, 3)).toEqual(['10', '9', '8']);
  expect(await shown()).toEqual(before);
  expect(await page.evaluate(() => 'solvedAgain' in window)).toBe(false);
});

it('a score that counts each suit several times follows the deck where the game says so', async () => {
  // Hearts count four times, Rosen twice.
  const ending = { variant: 'coiffeur', contract: 'H', leader: 'N', payoff: 'score' };
  const page = await embed(pages, [{ ...ending, deal: 'N:A.J.9. .AK.T. K..J.Q J.6.A.' }]);
  const element = elementOf(page);
  await solved(element);
  await expect.poll(() => element.locator('.headline').innerText()).toContain('(4 × ');
  await element.evaluate((element) => element.setAttribute('deck', 'swiss'));
  await expect.poll(() => element.locator('.headline').innerText()).toContain('(2 × ');
});

it('cards are letters if no deck can be fetched, and everything else works', async () => {
  const page = await pages.open(EMBED, { expectErrors: /ERR_FAILED/ });
  await page.route(/assets\/(french|swiss)-/, (route) => route.abort());
  await page.reload();
  const element = elementOf(page);
  await solved(element);
  expect(await element.getByRole('group', { name: messages.headlineDeckProblem }).innerText()).toContain(
    '"french" could not be loaded',
  );
  expect(await element.locator('.hand .pip').first().textContent()).toMatch(/^\s*H\s*$/);
});

describe('accessibility', () => {
  it.each(thoroughly(360, 1100))('of every deck at %i pixels', async (width) => {
    const tags = [
      ...[...DECKS, 'tarot'].map((deck) => ({ ...DEAL, deck })),
      { ...MELDS, deck: 'swiss', payoff: 'total' },
    ];
    const page = await embed(pages, tags, { width });
    for (const i of tags.keys()) await solved(elementOf(page, i));
    await elementOf(page, 3).locator('.problem').waitFor();
    // Axe cannot decide about the single letters of tiles; the contrast of their colours is tested apart.
    await expectAccessible(page, { countsUndecided: false, picture: [pages, `decks-${width}`] });
  });

  it.each(oneIn(2, DECKS))('of the page with all cards of %s', async (deck) => {
    const page = await pages.open(`build/demo/cards.html?deck=${deck}`);
    await page.getByRole('heading', { name: deck }).waitFor();
    await expectAccessible(page, { picture: [pages, `cards-${deck}`] });
  });
});
