/** The account of a play in a browser: what it says, where it leads, and when it goes. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { session } from '../../tools/session/session.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { expectAccessible } from './accessibility.ts';
import { elementOf, embed, playedSoFar, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();

/** The sample game of The Penguin Book of Card Games, in which the king of diamonds costs East–West 19 points. */
const GAME: Attributes = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
  plays: 'S7 SQ SA ST DT D9 DJ D7 DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA C9 CJ CQ CT H8 DA HQ CK C7 HT SJ CA',
  payoff: 'points',
};
const MISTAKE = 8;
const PANEL = ['jass-solver', '.panel'];

async function opened(view: View = {}): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [GAME], { height: 1600, ...view });
  const element = elementOf(page);
  await element.locator('.mark').first().waitFor();
  return { page, element };
}

const why = (element: Locator): Locator => element.locator('.why');
const title = (element: Locator): Locator => element.locator('#why-title');
const isInFocus = (place: Locator): Promise<boolean> => place.evaluate((node) => node.matches(':focus'));
/** A drawn card is its letter, with its name for screen readers. */
const said = (place: Locator): Promise<string> =>
  place.innerText().then((text) => text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').trim());
const texts = (all: Locator): Promise<string[]> => all.allTextContents().then((of) => of.map((text) => text.trim()));

it('is accessible with a row for roem', async () => {
  const page = await embed(pages, [{ ...GAME, payoff: 'score' }], { height: 1600 });
  const element = elementOf(page);
  await solved(element);
  await element.locator('.tricks .cost').first().click();
  await why(element).locator('.lines', { hasText: 'roem' }).waitFor();
  await expectAccessible(page, { within: PANEL });
});

it('explains a loss trick by trick, steps both lines on the board, and gives the place back', async () => {
  const { page, element } = await opened();
  const loss = element.locator('.panel').getByRole('button', { name: messages.whyLost('DK', 19) });
  await loss.click();
  await why(element).locator('.lines').waitFor();
  expect(await playedSoFar(element)).toBe(`${MISTAKE} of 32`);
  expect(await said(title(element))).toBe('Why East’s K king of diamonds cost 19');
  expect(await element.locator('.asked').getAttribute('data-card')).toBe('DK');
  await expect.poll(() => isInFocus(element.locator('.why-back'))).toBe(true);
  expect(await texts(why(element).locator('tbody .difference').filter({ hasText: /\d/ }))).toEqual(['+7', '−26']);
  expect(await texts(why(element).locator('tfoot .figure, tfoot .difference'))).toEqual(['106', '125', '−19']);
  expect(await said(why(element).locator('.reason'))).toBe(
    'Mostly trick 8: 8 eight of spades brings 26 more there (K king of diamonds would win it).',
  );
  expect(await said(why(element).locator('.parts'))).toBe(
    '19 points: trick 3 +7 (K king of diamonds wins it), trick 8 −26.',
  );
  await expectAccessible(page, { within: PANEL, picture: [pages, 'why-1100'] });

  // The best line leaves the record, the line of the record too once best play differs from it.
  const [played, best] = ['.show.played', '.show.best'].map((name) => why(element).locator(name)) as [Locator, Locator];
  await best.click();
  expect(await playedSoFar(element)).toBe(`${MISTAKE + 1} of 32`);
  expect(await best.getAttribute('aria-pressed')).toBe('true');
  expect(await why(element).locator('[aria-current=step]').count()).toBe(1);
  await played.click();
  expect(await best.getAttribute('aria-pressed')).toBe('false');
  await element.getByRole('button', { name: messages.backToRecord }).click();
  expect(await element.getByRole('button', { name: messages.backToRecord }).count()).toBe(0);

  // Escape closes it too.
  await element.locator('.why-back').focus();
  await page.keyboard.press('Escape');
  await why(element).waitFor({ state: 'detached' });
  expect(await isInFocus(loss)).toBe(true);
});

it('explains cards that have not been played, and says so where nothing is lost', async () => {
  const { page, element } = await opened();
  await element.getByRole('slider', { name: messages.slider }).fill(`${MISTAKE}`);
  await element.locator('[data-card=C9]').focus();
  await page.keyboard.press('w');
  await why(element).locator('.lines').waitFor();
  expect(await said(title(element))).toBe('Why East’s 9 nine of clubs would cost 11');
  expect(await isInFocus(element.locator('[data-card=C9]'))).toBe(true);
  expect(await texts(why(element).locator('tfoot .difference'))).toEqual(['−11']);
  await page.keyboard.press('w');
  await why(element).waitFor({ state: 'detached' });
  // The account of another card takes the place of the one that is open.
  await page.keyboard.press('w');
  await why(element).locator('.lines').waitFor();
  await element.locator('[data-card=S8]').focus();
  await page.keyboard.press('w');
  await element.getByText(messages.whyKeeps).waitFor();
  expect(await why(element).locator('.single-dummy').count()).toBe(0);

  // Another payoff is another question about the same play.
  await page.evaluate(() => document.querySelector('jass-solver')!.setAttribute('payoff', 'total'));
  await element.getByText(messages.whyKeeps).waitFor();
  await page.evaluate(() => document.querySelector('jass-solver')!.setAttribute('engine', 'off'));
  await why(element).waitFor({ state: 'detached' });
});

it('keeps losses of hundreds in their column on a phone', async () => {
  const [{ deal, plays, ...called }] = session('klaverjassen', 1, 9) as [ReturnType<typeof session>[number]];
  const attributes = { ...called, deal, plays: plays.join(' '), payoff: 'score', lang: 'nl' };
  const page = await embed(pages, [attributes], { width: 390, height: 1600 });
  const element = elementOf(page);
  await element.locator('.mark').first().waitFor();
  await element.getByRole('tab').nth(1).click();
  await element.locator('.misses button').first().click();
  await why(element).locator('.lines').waitFor();
  const beyond = await why(element)
    .locator('.lines')
    .evaluate((table) =>
      [...table.querySelectorAll('.difference')].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        const column = cell.getBoundingClientRect();
        return Math.max(0, right - column.right, column.left - left);
      }),
    );
  expect(beyond.length).toBeGreaterThan(2);
  for (const by of beyond) expect(by).toBeLessThanOrEqual(1);
});

it('keeps leads within their rows, and what is folded on one line, however wide it is', async () => {
  const [{ deal, plays, ...called }] = session('klaverjassen', 1, 3) as [ReturnType<typeof session>[number]];
  const attributes = { ...called, deal, plays: plays.join(' '), payoff: 'score' };
  const page = await embed(pages, [attributes], { width: 1100, height: 1600 });
  const element = elementOf(page);
  await element.locator('.mark').first().waitFor();
  await element.getByRole('tab').nth(1).click();
  await element.locator('.misses button').first().click();
  const next = why(element).locator('.pager-step').last();
  for (let isLast = false; !isLast; isLast || (await next.click())) {
    await why(element).locator('.lines').waitFor();
    const told = await said(title(element));
    for (const width of [280, 300, 345, 358, 562, 662, 905, 1000]) {
      const beyond = await element.evaluate((host: HTMLElement, size) => {
        host.style.inlineSize = `${size}px`;
        const boxOf = (content: Element): DOMRect => {
          const range = document.createRange();
          range.selectNodeContents(content);
          return range.getBoundingClientRect();
        };
        const rows = [...host.shadowRoot!.querySelectorAll('.lines .line-cells')].filter(
          (cells) => boxOf(cells.lastElementChild!).right > cells.getBoundingClientRect().right,
        );
        const folds = [...host.shadowRoot!.querySelectorAll('.fold button')].filter((fold) => boxOf(fold).height > 24);
        return [...rows, ...folds].map((part) => part.textContent);
      }, width);
      expect(beyond, `${told}, at ${width} pixels`).toEqual([]);
    }
    isLast = (await next.getAttribute('aria-disabled')) === 'true';
  }
});

it('starts no line of the reason with a comma, however wide it is', async () => {
  const [{ deal, plays, ...called }] = session('klaverjassen', 1, 9) as [ReturnType<typeof session>[number]];
  const page = await embed(pages, [{ ...called, deal, plays: plays.join(' ') }], { width: 390, height: 1600 });
  const element = elementOf(page);
  await element.locator('.mark').first().waitFor();
  await element.getByRole('tab').nth(1).click();
  await element.locator('.misses button').first().click();
  await why(element).locator('.won').first().waitFor();
  for (let width = 280; width <= 390; width += 5) {
    const below = await element.evaluate((host: HTMLElement, size) => {
      host.style.inlineSize = `${size}px`;
      return [...host.shadowRoot!.querySelectorAll('.won')].filter((won) => {
        // The text after it begins with the comma or the full stop, perhaps behind the comments of Lit.
        const range = document.createRange();
        range.setStartAfter(won);
        range.setEndAfter(won.closest('.reason, .parts')!.lastChild!);
        const [mark] = range.getClientRects();
        return mark && mark.top > won.getBoundingClientRect().bottom - 2;
      }).length;
    }, width);
    expect(below, `at ${width} pixels`).toBe(0);
  }
});

it('closes when the page sets something else of the deal than the payoff', async () => {
  const { page, element } = await opened();
  await element
    .locator('.panel')
    .getByRole('button', { name: messages.whyLost('DK', 19) })
    .click();
  await why(element).locator('.lines').waitFor();
  await page.evaluate(() => document.querySelector('jass-solver')!.setAttribute('declarer', 'N'));
  await why(element).waitFor({ state: 'detached' });
});

it('closes when the page sets rules that have no JSON form', async () => {
  const { element } = await opened();
  await element
    .locator('.panel')
    .getByRole('button', { name: messages.whyLost('DK', 19) })
    .click();
  await why(element).locator('.lines').waitFor();
  await element.evaluate((element) => {
    const rules: Record<string, unknown> = {};
    rules.deck = rules;
    Object.assign(element, { rules });
  });
  await why(element).waitFor({ state: 'detached' });
  await element.locator('[part=error]').waitFor();
});

it('goes on when the element has moved within the page', async () => {
  const { page, element } = await opened();
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    let asked = 0;
    element.client = {
      solve: (request, options) =>
        request.want!.join() === 'why' && asked++ === 0
          ? new Promise((_, reject) => options!.signal!.addEventListener('abort', () => reject(new Error('aborted'))))
          : solve(request, options),
    };
  });
  await element
    .locator('.panel')
    .getByRole('button', { name: messages.whyLost('DK', 19) })
    .click();
  await element.getByText(messages.whyComparing).waitFor();
  await page.evaluate(() => document.querySelector('#place')!.prepend(document.querySelector('jass-solver')!));
  await why(element).locator('.lines').waitFor();
});

it('stops with the reader: a late answer changes nothing', async () => {
  const { page, element } = await opened();
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    const released = new Promise<void>((resolve) => Object.assign(window, { release: () => resolve() }));
    element.client = {
      solve: async (request, options) => {
        if (request.want!.join() === 'why') await released;
        return solve(request, options);
      },
    };
  });
  const loss = element.locator('.panel').getByRole('button', { name: messages.whyLost('DK', 19) });
  await loss.click();
  await element.getByText(messages.whyComparing).waitFor();
  await why(element).getByRole('button', { name: messages.reviewStop }).click();
  await element.getByText(messages.whyStopped).waitFor();
  await why(element).getByRole('button', { name: messages.whyResume }).click();
  await element.getByText(messages.whyComparing).waitFor();
  // Another position closes it.
  await element.getByRole('button', { name: messages.back, exact: true }).click();
  await why(element).waitFor({ state: 'detached' });
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await loss.waitFor();
  expect(await why(element).count()).toBe(0);
});

it('folds what comes to the same on a phone, and opens it', async () => {
  const { page, element } = await opened({ width: 360, height: 844 });
  await element.locator('.mark').first().click();
  // It comes into view below the board, which stays in view whole.
  const { board, account, height } = await element.evaluate(async ({ shadowRoot }) => {
    const at = (part: string): number => shadowRoot!.querySelector(part)!.getBoundingClientRect().top;
    let before = NaN;
    while (at('.crumb') !== before) {
      before = at('.crumb');
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return { board: at('.board'), account: at('.crumb'), height: innerHeight };
  });
  expect(board).toBeGreaterThanOrEqual(0);
  expect(account).toBeLessThan(height - 120);
  const rows = why(element).locator('tbody tr:visible');
  await rows.first().waitFor();
  const folded = await rows.count();
  const fold = why(element).locator('.fold button');
  await fold.click();
  expect(await rows.count()).toBeGreaterThan(folded);
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(page, { within: PANEL, picture: [pages, 'why-360'] });
  expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

it('a finger asks without a record: a costly card that is played says what it cost, and opens its account', async () => {
  const page = await embed(pages, [{ ...GAME, plays: '' }], { width: 390, height: 844, hasTouch: true });
  const element = elementOf(page);
  await element.locator('.acts .loses.card').first().tap();
  const cost = element.locator('.slot .played-cost');
  await cost.waitFor();
  const { width, height } = (await cost.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await cost.tap();
  await why(element).locator('.lines').waitFor();
  expect(await said(title(element))).toContain('cost');
  expect(await element.locator('.acts .asked').count()).toBe(1);
  await element.evaluate((element) => element.setAttribute('values', 'hidden'));
  await expect.poll(() => element.locator('.played-cost').count()).toBe(0);
});
