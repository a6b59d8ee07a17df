/** The training with mistakes, by keyboard and mouse, with what a screen reader says: from the review, from a puzzle, and from an evening. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { sideOf } from '../../src/game/cards.ts';
import type { Card, Seat } from '../../src/game/cards.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, Value } from '../../src/notation/answer/answer.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { thoroughly } from '../times.ts';
import { RECORD_WITH_MISTAKES as RECORD } from '../widget/mistakes.ts';
import { expectAccessible } from './accessibility.ts';
import { cardButton, elementOf, embed } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();
const WIDTHS = thoroughly<[name: string, width: number]>(['desk', 1100], ['phone', 390]);

const PLAYS = RECORD.plays.split(' ') as Card[];

interface Error {
  readonly by: Seat;
  readonly card: Card;
  readonly lost: number;
  readonly right: Card;
  readonly wrong: readonly { readonly card: Card; readonly lost: number }[];
}
/** The errors of the record, the costliest first. */
let errors: Error[];
beforeAll(async () => {
  const solver = await loadSolver();
  errors = (
    [
      [1, 'W', 'DQ'],
      [7, 'N', 'HT'],
      [3, 'E', 'CT'],
    ] as const
  ).map(([index, by, right]) => {
    const request: SolveRequest = { ...RECORD, plays: PLAYS.slice(0, index), want: ['cards'] };
    const { cards = [] }: Answer = answer(request, solver);
    const worth = (card: Card): number =>
      figureOf(cards.find((of) => of.card === card) as Value) * (sideOf(by) === 'NS' ? 1 : -1);
    const card = PLAYS[index]!;
    const all = cards.map((of) => ({ card: of.card, lost: worth(right) - worth(of.card) }));
    return {
      by,
      card,
      lost: worth(right) - worth(card),
      right,
      wrong: all.filter((of) => of.lost > 0 && of.card !== card),
    };
  });
});

const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const headline = (element: Locator): Promise<string> => element.locator('[part=headline]').innerText();
const spoken = (element: Locator): Promise<string> => element.locator('.frame > [role=status]').innerText();
const nameOf = (seat: Seat): string => messages.seat(seat);
/** The card or the words of what has the focus inside the element. */
const focused = (element: Locator): Promise<string> =>
  element.evaluate((of) => {
    const active = of.shadowRoot!.activeElement;
    return active?.getAttribute('data-card') ?? active?.textContent.trim() ?? '';
  });

/** The review of the record with all its verdicts. */
async function reviewed(width: number): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [RECORD], { width, height: 1200 });
  const element = elementOf(page);
  await element.locator('[data-tab=review]').click();
  await element.locator('.ledger').waitFor();
  return { page, element };
}

describe.each(WIDTHS)('the training on a %s', (name, width) => {
  it('begins with the costliest error, as its player saw the deal, and goes by keys through all of them', async () => {
    const { page, element } = await reviewed(width);
    await element.locator('[data-train]').focus();
    await page.keyboard.press('Enter');
    const [first, second, third] = errors as [Error, Error, Error];
    await expect
      .poll(() => headline(element))
      .toMatch(new RegExp(`^${nameOf(first.by)} played .* here\\. Find a better card\\.$`, 's'));
    expect(await spoken(element)).toBe(
      `1 of 3. ${nameOf(first.by)} played ${messages.card(first.card)} here. It cost East–West ${first.lost}, and ${nameOf(first.by)} could have known. Find a better card. You play for ${nameOf(first.by)}.`,
    );
    // The other hands are hidden, and nothing of the answer is shown.
    await element.locator('.tried').waitFor();
    expect(await element.locator('.hand:has(.back)').count()).toBe(3);
    expect(await element.locator('.chip').count()).toBe(1);
    expect(await element.locator('.mark, .best').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect.poll(() => focused(element)).toMatch(/^[SHDC].$/);
    await expectAccessible(page, { picture: [pages, `trial-${name}`] });

    // A wrong card has its cost and stays in the list.
    const [wrong] = first.wrong;
    await cardButton(element, wrong!.card).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => spoken(element))
      .toMatch(new RegExp(`^${messages.card(wrong!.card)} .*gives away ${wrong!.lost}`));
    await element.locator('.because-of').waitFor();
    expect(await element.locator('.tried tbody tr').count()).toBe(2);
    expect(await element.locator('.chip').count()).toBe(2);
    await expectAccessible(page, { picture: [pages, `trial-wrong-${name}`] });

    // Two hints: a question, then the suit.
    await page.keyboard.press('b');
    expect(await spoken(element)).toMatch(/^Hint 1 of 2\. .*\?$/);
    await page.keyboard.press('b');
    expect(await spoken(element)).toBe('Hint 2 of 2. Play diamonds.');
    expect(await button(element, 'Next hint').getAttribute('aria-disabled')).toBe('true');

    // The right card opens everything, and the way on has the focus.
    await cardButton(element, first.right).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => spoken(element)).toMatch(/^queen of diamonds is right\. Found at try 2\. /);
    expect(await headline(element)).toMatch(/^Found: East–West make \d+ of \d+/);
    await expect.poll(() => focused(element)).toBe('Next mistake');
    await element.locator('.lines').waitFor();
    expect(await element.locator('.hand:has(.back)').count()).toBe(0);
    expect(await element.locator('.time .mark').count()).toBeGreaterThan(0);
    await expectAccessible(page, { picture: [pages, `trial-right-${name}`] });
    await button(element, `Show ${messages.card(first.card)} on the board`).click();
    expect(await element.locator('.slider').inputValue()).toBe('2');

    // A skipped mistake comes back at the end.
    await page.keyboard.press('n');
    await expect.poll(() => headline(element)).toContain(nameOf(second.by));
    await button(element, 'Skip').click();
    await expect.poll(() => headline(element)).toContain(nameOf(third.by));
    await cardButton(element, third.right).click();
    await expect.poll(() => spoken(element)).toContain('Found at the first try.');
    await button(element, 'Next mistake').click();
    await expect.poll(() => headline(element)).toContain(nameOf(second.by));
    expect(await button(element, 'Skip').count()).toBe(0);
    await button(element, 'Show the answer').click();
    await expect
      .poll(() => spoken(element))
      .toMatch(/^The right card is ten of hearts\..* Found: 2 of 3, at the first try: 1\.$/);
    await expect.poll(() => focused(element)).toBe('Done');
    expect(await element.locator('.dots li').allInnerTexts()).toEqual([
      expect.stringContaining('found later'),
      expect.stringContaining('answer shown'),
      expect.stringContaining('found at the first try'),
    ]);
    await page.keyboard.press('Enter');
    await element.locator('.ledger').waitFor();
    await expect.poll(() => focused(element)).toMatch(/^Train/);
  });
});

it('shows all hands on demand, and goes back at any time', async () => {
  const { element } = await reviewed(1100);
  await element.locator('[data-train]').click();
  await button(element, 'Show all hands').first().click();
  expect(await element.locator('.hand:has(.back)').count()).toBe(0);
  await button(element, 'Hide the other hands').click();
  expect(await element.locator('.hand:has(.back)').count()).toBe(3);
  await button(element, 'End the training and go back').click();
  await element.locator('.ledger').waitFor();
});

it('ends with another deal, and resolves the promise of the page', async () => {
  const { element } = await reviewed(1100);
  const ended = element.evaluate((of) => (of as HTMLElement & { train(): Promise<void> }).train());
  await element.locator('.tried').waitFor();
  await element.evaluate((of) => of.setAttribute('contract', 'S'));
  await ended;
  expect(await element.locator('.of-trial').count()).toBe(0);
});

it('trains the cards that gave something away in a puzzle, with all hands open as in the puzzle', async () => {
  const { deal, variant, contract, leader } = RECORD;
  const page = await embed(pages, [{ variant, contract, leader, deal, mode: 'puzzle', side: 'N' }], {
    width: 1100,
    height: 1200,
  });
  const element = elementOf(page);
  await cardButton(element, 'D9').click();
  await button(element, 'Take back').click();
  await button(element, 'Show the solution').click();
  await element.locator('[data-train]').click();
  await expect.poll(() => headline(element)).toMatch(/^North played .* here\./s);
  expect(await element.locator('.hand:has(.back)').count()).toBe(0);
  expect(await spoken(element)).toMatch(/It cost North–South 10\. Find a better card\./);
  await cardButton(element, 'CK').click();
  await expect.poll(() => headline(element)).toMatch(/^Found/);
  await button(element, 'Done').click();
  await expect.poll(() => focused(element)).toMatch(/^Train/);
});

it('trains an evening in one sequence, of one player or of all', async () => {
  const page = await pages.share('build/test-pages/game.html', { width: 1100, height: 1200 });
  const record = JSON.stringify([RECORD, RECORD].map((of) => ({ ...of, plays: PLAYS })));
  await page.evaluate((text) => {
    const game = document.createElement('jass-game');
    game.textContent = text;
    document.querySelector('#place')!.append(game);
  }, record);
  const game = page.locator('jass-game');
  await button(game, 'Train 6 errors').waitFor();
  await button(game, 'West').click();
  await button(game, 'Train West’s 2 errors').click();
  const element = game.locator('jass-solver');
  await expect.poll(() => headline(element)).toMatch(/^West played .* here\./s);
  expect(await element.locator('.dots').innerText()).toMatch(/1 of 2\s+Deal 1/);
  await expect.poll(() => focused(element)).toMatch(/^[SHDC].$/);
  await cardButton(element, 'DQ').click();
  await button(element, 'Next mistake').click();
  await expect.poll(() => element.locator('.dots').innerText()).toMatch(/2 of 2\s+Deal 2/);
  await cardButton(element, 'DQ').click();
  await expect.poll(() => spoken(element)).toContain('Found: 2 of 2, at the first try: 2.');
  // The account may still arrive below other texts, of which axe cannot tell the contrast then.
  await expectAccessible(page, { countsUndecided: false, picture: [pages, 'trial-evening'] });
  await button(element, 'Done').click();
  await expect.poll(() => game.locator('jass-solver').count()).toBe(0);
  await expect
    .poll(() => game.evaluate((of) => of.shadowRoot!.activeElement?.textContent.trim()))
    .toBe('Train West’s 2 errors');
});
