/** Editing in a browser: dealing and moving cards with mouse, finger and keys; typing, pasting, sharing, printing, and reading the content. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { SEATS } from '../../src/game/cards.ts';
import type { Card, Seat } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal, formatHand } from '../../src/notation/hands.ts';
import { formatDiagram } from '../../src/notation/format-diagram.ts';
import { linkInPng } from '../../src/notation/exports/png-text.ts';
import { formatLink, parseLink } from '../../src/notation/link.ts';
import { readText } from '../../src/notation/read-text.ts';
import { HOLD_MS } from '../../src/widget/features/editing/editor/dragging.ts';
import { sorted } from '../../src/widget/features/editing/draft/draft.ts';
import type { Place } from '../../src/widget/features/editing/draft/draft.ts';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { shareMessages } from '../../src/widget/features/share/share-messages.ts';
import { oneIn } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { cardButton, elementOf, embed, PAGE, payoffRadio, playedSoFar, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';
import { stopClock } from './stopped-clock.ts';

const { variant, contract, leader, deal, plays: record } = deals.published[0]!;
const PARLETT = { variant, contract, leader, deal };
const HANDS = parseDeal(deal);
const EDITABLE = { ...PARLETT, editable: '' };

const messages = { ...editorMessagesIn('en'), ...messagesIn('en'), ...shareMessages('en') };

const pages = useBrowser();

interface Shown {
  readonly page: Page;
  readonly element: Locator;
}

async function show(attributes: Attributes, view?: View): Promise<Shown> {
  const page = await embed(pages, [attributes], view);
  await page.evaluate(() => {
    const changes: object[] = [];
    Object.assign(window, { changes });
    document
      .querySelector('jass-solver')!
      .addEventListener('change', (event) => changes.push((event as CustomEvent<object>).detail));
  });
  return { page, element: elementOf(page) };
}

async function edit(attributes: Attributes = EDITABLE, view?: View): Promise<Shown> {
  const shown = await show(attributes, view);
  await inMenu(shown.element, messages.edit);
  await shown.element.locator('.editor').waitFor();
  return shown;
}

/** Drops a file on the element, as a reader does from a folder. */
async function drop(element: Locator, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  await element.evaluate((target, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'deals.json'));
    for (const type of ['dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, content);
}

const changes = (page: Page): Promise<object[]> =>
  page.evaluate(() => (window as unknown as { changes: object[] }).changes);
const attribute = (element: Locator, name: string): Promise<string | null> => element.getAttribute(name);
const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });
const place = (element: Locator, of: Place): Locator => element.locator(`[data-place=${of}]`);
const tile = (element: Locator, of: Place, card: Card): Locator =>
  element.locator(`[data-tile=${of}][data-card=${card}]`);
/** Presses a button of the menu; without a deal there is no menu. */
async function inMenu(element: Locator, name: string): Promise<void> {
  const menu = element.locator('.menu-button');
  if ((await menu.count()) === 0) return button(element, name).click();
  await menu.click();
  await element.locator('.menu').getByRole('button', { name, exact: true }).click();
}
const cardsAt = (element: Locator, of: Place): Promise<(string | null)[]> =>
  element.locator(`[data-tile=${of}]`).evaluateAll((tiles) => tiles.map((known) => known.getAttribute('data-card')));
const said = (element: Locator): Promise<string> => element.locator('.editor > [role=status]').innerText();
const status = (element: Locator): Promise<string> => element.locator('#edit-status').innerText();

async function expectHands(element: Locator, changed: Partial<Record<Place, string>>): Promise<void> {
  for (const of of SEATS) {
    const cards = (await cardsAt(element, of)) as Card[];
    expect(formatHand(sorted(cards)), of).toBe(changed[of] ?? formatHand(HANDS[of]));
  }
  const left = (await cardsAt(element, 'stock')) as Card[];
  expect(sorted(left).join(' '), 'not dealt').toBe(changed.stock ?? '');
}

/** The hand that takes the next card. */
const chosen = (element: Locator): Promise<string | null> =>
  element.locator('[data-choose][aria-pressed=true]').getAttribute('data-choose');

/** An element without a deal, opened to draw one. */
async function draw(attributes: Attributes, view?: View): Promise<Shown> {
  const shown = await show({ ...attributes, editable: '' }, view);
  await button(shown.element, messages.drawDeal).click();
  await shown.element.locator('.editor').waitFor();
  return shown;
}

describe('dealing card by card', () => {
  it('goes on to the next hand in the order of play when one is full', async () => {
    const { element } = await draw({ variant });
    expect(await chosen(element)).toBe('N');
    expect(await status(element)).toBe('North needs 8 more cards, East 8, South 8, West 8');
    await choose(element, 'E');
    expect(await said(element)).toBe('East needs 8 more cards, South 8, West 8, North 8');
    for (const card of HANDS.E) await tile(element, 'stock', card).click();
    expect(await said(element)).toBe('seven of clubs to East, 8 of 8. South needs 8 more cards, West 8, North 8');
    expect(await chosen(element)).toBe('S');
    for (const seat of ['S', 'W', 'N'] as const) {
      for (const card of HANDS[seat]) await tile(element, 'stock', card).click();
    }
    await expectHands(element, {});
    expect(await status(element)).toBe(messages.editComplete);
    expect(await element.locator('[aria-pressed=true]').count()).toBe(0);
    await choose(element, 'W');
    expect(await element.locator('.notice').innerText()).toBe(messages.editFull('W'));
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'deal')).toBe(deal);
  });

  it('with a finger, in a game played counterclockwise', async () => {
    const { element } = await draw({ variant: 'schieber', deck: 'swiss' }, { width: 390, height: 844, hasTouch: true });
    for (const of of ['stock', ...SEATS] as const) {
      const targets = place(element, of).getByRole('button');
      const heights = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    }
    const hands = randomDeal(variantById('schieber').rules, seeded(1));
    for (const seat of ['N', 'W', 'S', 'E'] as const) {
      expect(await chosen(element)).toBe(seat);
      for (const card of hands[seat]) await tile(element, 'stock', card).tap();
    }
    expect((await place(element, 'E').boundingBox())!.y + 60).toBeLessThan(844);
    await button(element, messages.editDone).tap();
    await solved(element);
    expect(await attribute(element, 'deal')).toBe(formatDeal(hands));
  });

  it('with keys alone', async () => {
    const { page, element } = await draw({ variant, engine: 'off' });
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await tile(element, 'stock', 'SJ').focus();
    await press('Enter');
    expect(await said(element)).toBe(messages.editDealt('SJ', 'N', 1, 8));
    expect(await focused(page)).toBe('S9');
    await press('Space', 's', 'ArrowDown', 'Enter');
    expect(await chosen(element)).toBe('S');
    const [south] = await cardsAt(element, 'S');
    expect(south?.[0]).toBe('H');
    expect(await cardsAt(element, 'N')).toEqual(['SJ', 'S9']);
    // From the last row of the cards not dealt to the first hand, whose cards come back.
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await tile(element, 'N', (await focused(page)) as Card).count()).toBe(1);
    await press('Home', 'Enter');
    expect(await said(element)).toBe(messages.editTaken('SJ', 'N'));
    expect(await chosen(element)).toBe('N');
    expect(await focused(page)).toBe('S9');
    await press('Control+z');
    expect(await cardsAt(element, 'N')).toEqual(['SJ', 'S9']);
    await press('Control+z', 'Control+z');
    expect(await cardsAt(element, 'S')).toEqual([]);
    // The hand that has lost a card takes the next one.
    expect(await chosen(element)).toBe('N');
    await press('Control+Shift+z');
    expect(await cardsAt(element, 'N')).toEqual(['SJ', 'S9']);
    await button(element, messages.dealRest).press('Enter');
    expect(await status(element)).toBe(messages.editComplete);
    await button(element, messages.undo).press('Enter');
    await element.locator('[data-tile=stock]').first().focus();
    for (let left = 30; left > 0; left--) await press('Enter');
    expect(await status(element)).toBe(messages.editComplete);
    expect(await button(element, messages.editDone).evaluate((done) => done.matches(':focus'))).toBe(true);
    await press('Enter');
    await element.locator('.glance').waitFor();
  });

  it('of which the pack has two: a tile stands for both', async () => {
    const { page, element } = await draw({ variant: 'krutzjass' });
    const jack = tile(element, 'stock', 'HJ');
    expect(await jack.innerText()).toContain('×2');
    expect(await element.locator('[data-tile=stock]').count()).toBe(24);
    await jack.click();
    expect(await jack.innerText()).not.toContain('×2');
    await jack.click();
    expect(await jack.count()).toBe(0);
    expect(await cardsAt(element, 'N')).toEqual(['HJ', 'HJ']);
    await tile(element, 'N', 'HJ').first().click();
    await tile(element, 'stock', 'HJ').click();
    await element.locator('[data-tile=stock]').first().focus();
    for (let left = 46; left > 0; left--) await page.keyboard.press('Enter');
    expect(await status(element)).toBe(messages.editComplete);
    await button(element, messages.editDone).click();
    await expect.poll(() => attribute(element, 'deal')).toMatch(/^N:/);
  });

  it('of an ending: more cards have no room', async () => {
    const { element } = await edit({ ...EDITABLE, deal: 'N:AK... QJ... T9... 87...' });
    await tile(element, 'stock', 'HA').click();
    expect(await element.locator('.notice').innerText()).toBe(messages.editAllFull);
    expect(await cardsAt(element, 'N')).toEqual(['SA', 'SK']);
  });

  it('shows hidden hands, which are hidden again afterwards; the table stays as it is turned', async () => {
    const { element } = await edit({ ...EDITABLE, show: 'W', bottom: 'W' });
    await expectHands(element, {});
    const top = async (seat: Seat): Promise<number> => (await place(element, seat).boundingBox())!.y;
    expect(await top('W')).toBeGreaterThan(await top('E'));
    await tile(element, 'N', 'HK').click();
    await tile(element, 'stock', 'HK').click();
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'show')).toBe('W');
    expect(await element.locator('.hand .back').count()).toBeGreaterThan(0);
  });
});

/** Takes a card from each of two hands, and deals it to the other. */
async function swap(element: Locator, [a, of]: [Seat, Card], [b, other]: [Seat, Card]): Promise<void> {
  await tile(element, a, of).click();
  await tile(element, b, other).click();
  await tile(element, 'stock', of).click();
  await tile(element, 'stock', other).click();
}

const choose = (element: Locator, seat: Seat): Promise<void> => element.locator(`[data-choose=${seat}]`).click();

describe('moving cards', () => {
  /** The king of hearts is not dealt, and North has West's jack of spades. */
  const afterBoth = { N: 'JT.87.Q9.AT', W: 'A9.9.T8.KQ', stock: 'HK' };

  it('with taps: a card of a hand comes back, and its hand takes the next one', async () => {
    const { element } = await edit();
    await tile(element, 'N', 'HK').click();
    expect(await said(element)).toBe(messages.editTaken('HK', 'N'));
    await tile(element, 'W', 'SJ').click();
    expect(await status(element)).toBe('West needs 1 more card, North 1');
    expect(await place(element, 'W').getAttribute('aria-label')).toBe('West, 7 cards, 1 missing');
    await choose(element, 'N');
    await tile(element, 'stock', 'SJ').click();
    await expectHands(element, afterBoth);
    expect(await chosen(element)).toBe('W');
    await button(element, messages.undo).click();
    await expectHands(element, { ...afterBoth, N: 'T.87.Q9.AT', stock: 'SJ HK' });
    expect(await chosen(element)).toBe('N');
  });

  it('with the mouse; in a full hand the cards change places', async () => {
    const { page, element } = await edit();
    await drag(page, tile(element, 'N', 'HK'), place(element, 'stock'));
    await drag(page, tile(element, 'W', 'SJ'), place(element, 'N').locator('.place-head'));
    await expectHands(element, afterBoth);
    await drag(page, tile(element, 'E', 'HA'), tile(element, 'S', 'C8'));
    await expectHands(element, { ...afterBoth, E: '87..AKJ.987', S: 'KQ.AQJT.7.J' });
    expect(await said(element)).toBe('ace of hearts and eight of clubs swapped.');
    await drag(page, tile(element, 'N', 'CA'), place(element, 'S').locator('.place-head'));
    expect(await element.locator('.notice').innerText()).toBe(messages.editFull('S'));
    await expectHands(element, { ...afterBoth, E: '87..AKJ.987', S: 'KQ.AQJT.7.J' });
    expect(await element.locator('.ghost').count()).toBe(0);
  });

  it('that ends with its element: the page does not scroll on', async () => {
    const { page, element } = await edit(EDITABLE, { width: 1100, height: 500 });
    const box = (await tile(element, 'N', 'HK').boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, 495, { steps: 4 });
    await page.waitForFunction(() => scrollY > 0);
    const left = await page.evaluate(async () => {
      document.body.style.minHeight = '9000px';
      document.querySelector('jass-solver')!.remove();
      const before = scrollY;
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return scrollY - before;
    });
    expect(left).toBe(0);
    await page.mouse.up();
  });

  it('with a finger that holds a card; a finger that moves at once scrolls the page', async () => {
    const { page, element } = await edit(EDITABLE, { width: 360, height: 640, hasTouch: true });
    await tile(element, 'N', 'HK').scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const at = async (of: Locator): Promise<{ x: number; y: number }> => {
      const box = (await of.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    // A slow tap is a tap.
    await send('touchStart', await at(tile(element, 'N', 'HK')));
    await element.locator('.ghost').waitFor();
    await send('touchEnd');
    await expectHands(element, { N: 'T.87.Q9.AT', stock: 'HK' });
    await tile(element, 'stock', 'HK').tap();
    await expectHands(element, {});

    const from = await at(tile(element, 'N', 'HK'));
    const to = await at(place(element, 'stock'));
    const scrolled = await page.evaluate(() => scrollY);
    await send('touchStart', from);
    await element.locator('.ghost').waitFor();
    for (let step = 1; step <= 5; step++) {
      await send('touchMove', { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 });
    }
    await send('touchEnd');
    await expectHands(element, { N: 'T.87.Q9.AT', stock: 'HK' });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    // The clock stops, so that the finger moves at once on a busy machine too.
    await stopClock(page);
    const card = await at(tile(element, 'W', 'SJ'));
    await send('touchStart', card);
    for (let step = 1; step <= 5; step++) await send('touchMove', { x: card.x, y: card.y - 30 * step });
    await page.waitForFunction((before) => scrollY > before, scrolled, { polling: 20 });
    await page.clock.runFor(HOLD_MS);
    expect(await element.locator('.ghost').count()).toBe(0);
    await send('touchEnd');
    await expectHands(element, { N: 'T.87.Q9.AT', stock: 'HK' });
  });
});

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-card'));

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('a deal', () => {
  it('is solved when it is complete, and the page gets one event', async () => {
    const { page, element } = await edit();
    await tile(element, 'N', 'HK').click();
    await button(element, messages.editDone).click({ force: true });
    expect(await element.locator('.editor').count()).toBe(1);
    expect(await said(element)).toBe('North needs 1 more card');
    expect(await changes(page)).toEqual([]);
    await button(element, messages.dealRest).click();
    expect(await status(element)).toBe(messages.editComplete);
    await swap(element, ['N', 'HK'], ['S', 'HT']);
    await button(element, messages.editDone).click();
    await solved(element);
    const changed = 'N:T.T87.Q9.AT 87.A.AKJ.97 KQ.KQJ.7.J8 AJ9.9.T8.KQ';
    expect(await attribute(element, 'deal')).toBe(changed);
    expect(await changes(page)).toEqual([{ deal: changed }]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent))
      .toContain(messages.menu);
  });

  it('stays as it was after “Cancel” and without changes', async () => {
    const { page, element } = await edit();
    await button(element, messages.dealAtRandom).click();
    await button(element, messages.editCancel).click();
    await solved(element);
    await inMenu(element, messages.edit);
    await element.locator('.editor').waitFor();
    await expectHands(element, {});
    await button(element, messages.editDone).click();
    expect(await attribute(element, 'deal')).toBe(deal);
    expect(await changes(page)).toEqual([]);
  });

  it('loses its record with a warning, and keeps it if only the payoff changes', async () => {
    const { page, element } = await edit({ ...EDITABLE, plays: record.slice(0, 6).join(' ') });
    expect(await element.locator('.notice').count()).toBe(0);
    await element.locator('.setting-payoff select').selectOption('total');
    expect(await element.locator('.notice').count()).toBe(0);
    await element.locator('.setting-leader select').selectOption('N');
    expect(await element.locator('.notice').innerText()).toBe(messages.editRecordGoes);
    await button(element, messages.undo).click();
    await button(element, messages.editDone).click();
    expect(await attribute(element, 'plays')).toBe(record.slice(0, 6).join(' '));
    expect(await changes(page)).toEqual([{ payoff: 'total' }]);
    expect(await payoffRadio(element, 'total').isChecked()).toBe(true);
  });

  it('is typed hand by hand; unreadable text stays, with the reason', async () => {
    const { page, element } = await edit();
    await button(place(element, 'N'), messages.typeHandOf('N')).click();
    const field = element.getByRole('textbox', { name: messages.typeHandOf('N') });
    expect(await field.inputValue()).toBe('');
    expect(await element.locator('#typed-help').innerText()).toBe(messages.typeHelp);
    await field.fill('T.K87.Q9.AX');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => element.locator('.typing .fault').innerText())
      .toMatch(/Hand North: “X” at position 11, in suit clubs, is not a rank/);
    expect(await field.inputValue()).toBe('T.K87.Q9.AX');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    // The wrong letter is selected.
    const selection = (): Promise<(number | null)[]> =>
      field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    expect(await selection()).toEqual([10, 11]);
    await field.fill('♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 8');
    await page.keyboard.press('Enter');
    await expectHands(element, { N: 'T.K87.Q9.A8', S: 'KQ.QJT.7.J', stock: 'CT' });
    expect(await field.count()).toBe(0);
    await button(element, messages.dealRest).click();
    await expectHands(element, { N: 'T.K87.Q9.A8', S: 'KQ.QJT.7.JT' });
  });

  it('is pasted in one piece', async () => {
    const { element } = await edit();
    const state = replay(
      {
        rules: variantById('schieber').rules,
        contract: 'unenufe',
        leader: 'S',
        declarer: 'N',
        deal: parseDeal('N:AK... QJ... T9... 87...'),
      },
      ['S9'],
    );
    await button(element, messages.pasteDeal).click();
    const field = element.getByLabel(messages.pasteLabel);
    expect(await field.inputValue()).toBe('');
    expect(await element.locator('#typed-help').innerText()).toBe(messages.pasteHelp);
    await field.fill('♠ A');
    await button(element, messages.typeRead).click();
    expect(await element.locator('.typing .fault').innerText()).toMatch(/^Read as a diagram: /);
    expect(await field.inputValue()).toBe('♠ A');
    await field.fill('Noord: schoppenboer\nOost: schoppen9\nZuid: schoppen8\nWest: schoppen7');
    await button(element, messages.typeRead).click();
    // The note says what the text was taken for, and another game reads it again.
    const notice = element.locator('#edit-hint');
    expect(await notice.innerText()).toMatch(/^Read as cards in words \(Dutch\): Klaverjassen.* The game is a guess; /);
    await element.locator('.setting-variant select').selectOption('kruisjassen');
    expect(await notice.innerText()).toMatch(/^Read as cards in words \(Dutch\): Kruisjassen\. No trump named: /);
    expect(await status(element)).toBe(messages.editEnding(1));
    await button(element, messages.pasteDeal).click();
    await field.fill(formatDiagram('schieber', state, 'de'));
    await button(element, messages.typeRead).click();
    expect(await status(element)).toBe(messages.editEnding(2));
    await button(element, messages.editDone).click();
    await solved(element);
    const read = await Promise.all(
      ['variant', 'contract', 'leader', 'declarer', 'deal', 'plays'].map((name) => attribute(element, name)),
    );
    expect(read).toEqual(['schieber', 'unenufe', 'S', 'N', 'N:AK... QJ... T9... 87...', 'S9']);
  });

  it.each([1100, 320])('is one of several in a file that is dropped on the element, %i px wide', async (width) => {
    const { element } = await show(EDITABLE, { width, height: 800 });
    await solved(element);
    const other = {
      title: 'An ending',
      variant: 'schieber',
      contract: 'H',
      leader: 'N',
      deal: 'N:AK... .98.. ..T7. ...JQ',
    };
    await drop(element, JSON.stringify([{ ...PARLETT, plays: record }, other]));
    await element.locator('.deals button').first().waitFor();
    expect(await element.locator('.deals button').allInnerTexts()).toEqual([
      'Klaverjassen, Rotterdam, diamonds as trumps',
      'An ending',
    ]);
    const { scroll, client } = await element
      .locator('.editor')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scroll: scrollWidth, client: clientWidth }));
    expect(scroll).toBeLessThanOrEqual(client);
    await element.locator('.deals button').nth(1).click();
    expect(await status(element)).toBe(messages.editEnding(2));
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'deal')).toBe('N:AK... .98.. ..T7. ...QJ');
  });

  it('is one of twelve: the list fades at its foot, but not over the last deal or the one in focus', async () => {
    const { element } = await show(EDITABLE, { width: 390, height: 844 });
    await solved(element);
    await drop(element, JSON.stringify(Array.from({ length: 12 }, () => ({ ...PARLETT, plays: record }))));
    const list = element.locator('.deals ol');
    await list.waitFor();
    expect(await list.evaluate((ol) => [ol.scrollHeight > ol.clientHeight, getComputedStyle(ol).maskImage])).toEqual([
      true,
      expect.stringContaining('linear-gradient'),
    ]);
    const roomBelow = (): Promise<number> =>
      list.evaluate((ol) => {
        const focused = (ol.getRootNode() as ShadowRoot).activeElement!;
        return ol.getBoundingClientRect().bottom - focused.getBoundingClientRect().bottom;
      });
    for (const at of [5, 11]) {
      await list.getByRole('button').nth(at).focus();
      expect(await roomBelow()).toBeGreaterThanOrEqual(32);
    }
    // The deals were those of the text.
    await element.getByLabel(messages.pasteLabel).fill('another text');
    expect(await list.count()).toBe(0);
  });

  it('in a file that cannot be read stays with the reason; an element that is not editable takes no file', async () => {
    const { element } = await show(EDITABLE);
    await solved(element);
    await drop(element, 'nothing that is a deal');
    expect(await element.locator('.typing .fault').innerText()).toMatch(/^The text has no deal/);
    const fixed = await show(PARLETT);
    await drop(fixed.element, JSON.stringify(PARLETT));
    expect(await fixed.element.locator('.editor').count()).toBe(0);
  });

  it('of another game keeps the cards that fit', async () => {
    const { element } = await edit();
    await element.locator('.setting-variant select').selectOption('schieber');
    await expectHands(element, { stock: 'S6 H6 D6 C6' });
    expect(await status(element)).toBe('East needs 1 more card, North 1, West 1, South 1');
    await element.getByLabel('Match', { exact: true }).check();
    await element.locator('.trumps [value=obenabe]').check();
    await element.getByLabel('One, two, three', { exact: true }).check();
    await element.getByLabel('All contracts single', { exact: true }).click();
    expect(await element.locator('.notice').first().innerText()).toMatch(/contradict each other/);
    expect(await element.getByLabel('All contracts single', { exact: true }).isChecked()).toBe(false);
    await element.locator('.setting-variant select').selectOption('belote');
    await expectHands(element, {});
    expect(await element.locator('.notice').innerText()).toBe('This game does not have the contract Obenabe.');
    await button(element, messages.undo).click();
    await button(element, messages.dealRest).click();
    await button(element, messages.editDone).click();
    expect(await attribute(element, 'presets')).toBe('match 1-2-3');
    expect(await attribute(element, 'variant')).toBe('schieber');
  });
});

describe('an empty element', () => {
  it('offers to deal, to draw a random deal and to paste, if it is editable', async () => {
    const { element } = await show({ editable: '' });
    await button(element, messages.dealAtRandom).click();
    expect(await status(element)).toBe(messages.editComplete);
    await button(element, messages.editCancel).click();
    await button(element, messages.pasteDeal).click();
    await element
      .getByLabel(messages.pasteLabel)
      .fill(
        `https://cards.example/#${formatLink({ ...(PARLETT as never as object), plays: record, payoff: 'points', presets: [], rules: {} } as never)}`,
      );
    await button(element, messages.typeRead).click();
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'plays')).toBe(record.join(' '));
    expect(await attribute(element, 'variant')).toBe(variant);
  });

  it('offers nothing if it is not editable', async () => {
    const { element } = await show({});
    expect(await element.getByRole('button').count()).toBe(0);
  });

  it('keeps text with an error for correction', async () => {
    const { element } = await edit({ ...EDITABLE, deal: 'N:A... K...' });
    expect(await element.getByLabel(messages.pasteLabel).inputValue()).toBe('N:A... K...');
    expect(await element.locator('.typing .fault').innerText()).toMatch(/it has 2\./);
  });
});

describe('sharing', () => {
  const HOSTILE = { ...EDITABLE, 'share-url': '/deals?x=1#old', deck: '"><img src=x onerror=alert(1)>' };

  it('copies a link to the position shown', async () => {
    const { page, element } = await show({ ...EDITABLE, 'share-url': '/deals?x=1#old', plays: record.join(' ') });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await inMenu(element, messages.share);
    await button(element, messages.copy.link).click();
    await element.getByText(messages.copied.link).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${new URL('/deals?x=1', page.url()).href.replace('?', '\\?')}#jass=1&`));
    expect(parseLink(link)).toMatchObject({ variant, contract, leader, deal, plays: record });
    await cardButton(element, 'HA').click();
    await element.locator('.menu-button').click();
    await button(element, messages.copy.link).click();
    await expect
      .poll(async () => parseLink(await page.evaluate(() => navigator.clipboard.readText())).plays)
      .toEqual(['HA']);
  });

  it('copies text and JSON, and saves pictures, that are read back at the position shown', async () => {
    const { page, element } = await show({ ...EDITABLE, plays: record.join(' ') });
    const forward = button(element, messages.forward);
    await forward.click();
    await forward.click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await inMenu(element, messages.share);
    const shared = { variant, contract, leader, deal, plays: record, at: 2 };
    for (const what of ['text', 'json'] as const) {
      await button(element, messages.copy[what]).click();
      await element.getByText(messages.copied[what]).waitFor();
      expect(readText(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject(shared);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    const saved = async (label: string): Promise<Buffer> => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(element, label).click()]);
      return readFileSync(await download.path());
    };
    const svg = (await saved(messages.saveSvg)).toString();
    expect(svg).toMatch(/width="1200" height="630"[^]*(?:make|made|have) [^]*<tspan fill="#1b5cab">\d+<\/tspan>/);
    expect(readText(svg)).toMatchObject(shared);
    const png = new Uint8Array(await saved(messages.savePng));
    expect(readText(linkInPng(png)!)).toMatchObject(shared);
    // A reader opens the picture again.
    await element.locator('.menu-button').click();
    await forward.click();
    await inMenu(element, messages.edit);
    await element.locator('.editor').waitFor();
    await drop(element, png);
    await element.getByText('a link').first().waitFor();
    await button(element, messages.editDone).click();
    expect(await playedSoFar(element)).toBe(`2 of ${record.length}`);
  });

  it('prints the picture alone', async () => {
    const { page, element } = await show(EDITABLE);
    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((changes) => {
            const frame = changes.flatMap(({ addedNodes }) => [...addedNodes])[0] as HTMLIFrameElement;
            frame.contentWindow!.print = () => resolve(frame.contentDocument!.body.innerHTML);
          }).observe(document.body, { childList: true });
        }),
    );
    await inMenu(element, messages.share);
    await button(element, messages.print).click();
    expect(await printed).toMatch(/^<img src="data:image\/svg/);
  });

  it('says no more that it has copied a link once that leads elsewhere', async () => {
    const { page, element } = await show({ ...EDITABLE, 'share-url': '/deals' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await inMenu(element, messages.share);
    await button(element, messages.copy.link).click();
    await element.getByText(messages.copied.link).waitFor();
    await cardButton(element, 'HA').click();
    await element.locator('.menu-button').click();
    await button(element, messages.copy.link).waitFor();
    expect(await element.getByText(messages.copied.link).count()).toBe(0);
  });

  it.each([
    ['refused', () => void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))],
    // On an insecure page.
    ['missing', () => void Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
  ])('shows the text if the clipboard is %s', async (_, spoil) => {
    const { page, element } = await show(EDITABLE);
    await page.evaluate(spoil);
    await inMenu(element, messages.share);
    expect(await button(element, messages.copy.link).count()).toBe(0);
    await button(element, messages.copy.tag).click();
    const field = element.getByLabel(messages.copyThis);
    expect(await field.inputValue()).toContain('<jass-solver');
    expect(
      await field.evaluate(
        (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart === area.value.length,
      ),
    ).toBe(true);
  });

  it('copies a tag that shows the same deal, and nothing else', async () => {
    const { page, element } = await show(HOSTILE, { expectErrors: /alert/ });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await inMenu(element, messages.share);
    await button(element, messages.copy.tag).click();
    await element.getByText(messages.copied.tag).waitFor();
    const tag = await page.evaluate(() => navigator.clipboard.readText());
    const parsed = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const solver = document.querySelector('jass-solver')!;
      return {
        elements: [...document.querySelectorAll('head > *, body *')].map(({ localName }) => localName).sort(),
        attributes: Object.fromEntries([...solver.attributes].map(({ name, value }) => [name, value])),
        text: solver.textContent,
      };
    }, tag);
    expect(parsed.elements).toEqual(['jass-solver', 'pre', 'script']);
    expect(parsed.attributes).toEqual({ ...PARLETT, payoff: 'points', deck: HOSTILE.deck });
    expect(parsed.text).toContain('♠ 10');
  });
});

describe('a link to the demo', () => {
  it('appears among the reader’s own deals', async () => {
    const link = formatLink({
      variant,
      contract: 'D',
      leader: 'E',
      deal,
      plays: ['S7'],
      payoff: 'points',
      presets: [],
      rules: {},
    });
    const page = await pages.open(`build/demo/index.html#${link}`);
    const own = page.locator('#own');
    await solved(own);
    expect(await playedSoFar(own)).toMatch(/^1 of 32/);
  });
});

describe('on paper', () => {
  const HALF_A4 = 561;

  it('a hidden hand stays hidden', async () => {
    const { page, element } = await show({ ...PARLETT, show: 'N S' });
    await page.emulateMedia({ media: 'print' });
    expect(await element.locator('.print-E').first().innerText()).toContain(messages.hiddenCount(8));
    expect(await element.locator('.print-tricks').count()).toBe(0);
  });

  it('the deal is in place when the browser announces the print: Firefox copies the page at once', async () => {
    const { element } = await show(PARLETT);
    const isPrinted = (event: string): Promise<boolean> =>
      element.evaluate(({ shadowRoot }, event) => {
        dispatchEvent(new Event(event));
        return shadowRoot!.querySelector('.print') !== null;
      }, event);
    await expect.poll(() => isPrinted('beforeprint')).toBe(true);
    await isPrinted('afterprint');
    await element.locator('.print').waitFor({ state: 'detached' });
    expect(await isPrinted('beforeprint')).toBe(true);
    await isPrinted('afterprint');
  });

  it.each([
    ['of a record', { ...PARLETT, plays: record.join(' ') }],
    ['with Swiss cards', { ...PARLETT, deck: 'swiss', plays: record.slice(0, 9).join(' ') }],
    [
      'of the largest pack',
      {
        variant: 'krutzjass',
        contract: 'H',
        leader: 'N',
        deal: formatDeal(randomDeal(variantById('krutzjass').rules, seeded(1))),
      },
    ],
  ])('the deal %s is printed in black and white on half a page', async (what, attributes) => {
    const { page, element } = await show(attributes, { width: 718 });
    await page.emulateMedia({ media: 'print' });
    await element.locator('.print').waitFor();
    expect(await element.locator('.controls').isVisible()).toBe(false);
    const box = (await element.boundingBox())!;
    expect(box.height).toBeLessThan(HALF_A4);
    const seen = await element.locator('.print').evaluate((print) => getComputedStyle(print));
    // Browsers print pixels of what a filter covers.
    expect(seen).toMatchObject({ color: 'rgb(0, 0, 0)', filter: 'none' });
    const fills = await element
      .locator('.print .pip *')
      .evaluateAll((shapes) => [...new Set(shapes.map((shape) => getComputedStyle(shape).fill))]);
    for (const fill of fills) expect(fill).toMatch(/^(none|rgb\((\d+), \2, \2\))$/);
    expect(
      (await element.locator('.print-hand').allInnerTexts()).join(' ').match(/\b(10|[AKQJ6-9])\b/g) ?? [],
    ).toHaveLength(
      what === 'with Swiss cards'
        ? 20
        : 4 *
            (variantById(attributes.variant).rules.deck.ranks.length *
              variantById(attributes.variant).rules.deck.copies),
    );
    await pages.shoot(page, `print ${what}`.replaceAll(' ', '-'));
    await page.emulateMedia({ media: null });
    await element.locator('.print').waitFor({ state: 'detached' });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('content', () => {
  const DIAGRAM = formatDiagram(
    variant,
    replay(
      { rules: variantById(variant).rules, contract: 'D', leader: 'E', declarer: 'E', deal: HANDS },
      record.slice(0, 2) as Card[],
    ),
    'nl',
  );

  async function withContent(text: string, attributes: Attributes = {}): Promise<Shown> {
    const shown = await show(attributes);
    await shown.element.evaluate((host, content) => {
      const pre = document.createElement('pre');
      pre.lang = 'nl';
      pre.textContent = content;
      host.append(pre);
    }, text);
    return shown;
  }

  it.each([
    ['a diagram', DIAGRAM, {}, 2],
    ['a deal', deal, { variant, contract, leader }, 0],
    ['a request', JSON.stringify({ ...PARLETT, plays: record.slice(0, 3) }), {}, 3],
    ['a link', `jass=1&variant=${variant}&contract=D&leader=E&plays=S7Q&deal=${deal.replaceAll(' ', '_')}`, {}, 2],
  ])('that is %s is shown as a deal, and hidden', async (_, text, attributes, played) => {
    const { element } = await withContent(text, attributes);
    await solved(element);
    expect(await playedSoFar(element)).toMatch(new RegExp(`^${played} of 32`));
    expect(await element.locator('pre').isVisible()).toBe(false);
    expect(await attribute(element, 'deal')).toBeNull();
  });

  it('yields to attributes, and is read again when it changes', async () => {
    const { element } = await withContent(DIAGRAM, { leader: 'S', plays: ' ' });
    await solved(element);
    expect(await element.locator('.corner.tl').innerText()).toContain(messages.leadsFirst('S'));
    await element
      .locator('pre')
      .evaluate(
        (pre) =>
          (pre.firstChild!.nodeValue = pre.textContent
            .replace('Uitkomst: Oost', 'Uitkomst: West')
            .replace(/^1\..*/m, '')),
      );
    await element.evaluate((host) => host.removeAttribute('leader'));
    await element.getByText(messages.leadsFirst('W')).waitFor();
    await element.evaluate((host, other) => host.setAttribute('deal', other), deal);
    await element.getByText('variant is missing').waitFor();
  });

  it('that cannot be read stays visible, with the reason', async () => {
    const { element } = await withContent('♠ A K Q');
    await element.getByText(messages.contentProblem).waitFor();
    expect(await element.locator('pre').isVisible()).toBe(true);
    expect(await element.locator('[part=error]').innerText()).toMatch(/Read as a diagram: /);
    // How to write a deal is for its author; it would be a second answer.
    expect(await element.getByText(messages.headlineEmpty).count()).toBe(0);
    await element.evaluate((host) => (host.textContent = ''));
    await element.getByText(messages.headlineEmpty).waitFor();
  });

  it('without scripts is shown as the diagram it is', async () => {
    const page = await pages.open(PAGE);
    const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.setContent(`<jass-solver variant="schieber"><pre>${DIAGRAM}</pre></jass-solver>`);
    expect(await plain.locator('pre').isVisible()).toBe(true);
    expect(await plain.locator('pre').innerText()).toContain('♥ K 8 7'.replace('K', 'H'));
    await context.close();
  });

  it('becomes attributes when it is edited', async () => {
    const { page, element } = await withContent(DIAGRAM, { editable: '' });
    await solved(element);
    await inMenu(element, messages.edit);
    await swap(element, ['N', 'HK'], ['S', 'HT']);
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'variant')).toBe(variant);
    expect(await attribute(element, 'plays')).toBeNull();
    expect((await changes(page))[0]).toMatchObject({ variant, contract: 'D', leader: 'E' });
  });
});

describe('every state', () => {
  const states = [
    ['edited', 320],
    ['edited', 640],
    ['shared', 360],
    ['edited', 1100],
    ['empty', 360],
  ] as const;
  it.each(oneIn(4, states))('%s: is accessible and does not scroll sideways at %i pixels', async (state, width) => {
    const plays = record.slice(0, 6).join(' ');
    const { page, element } = await show(
      state === 'empty' ? { editable: '' } : { ...EDITABLE, 'share-url': '', plays },
      { width },
    );
    if (state === 'shared') {
      await inMenu(element, messages.share);
      await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))));
      await button(element, messages.copy.tag).click();
      await element.getByLabel(messages.copyThis).waitFor();
    }
    if (state === 'edited') {
      await inMenu(element, messages.edit);
      await tile(element, 'N', 'HK').click();
      await button(place(element, 'W'), messages.typeHandOf('W')).click();
      await element.locator('#typed').fill('AX...');
      await page.keyboard.press('Enter');
      await choose(element, 'E');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, {
      within: 'jass-solver',
      // Axe cannot decide the contrast of text behind the open menu and on it.
      countsUndecided: state !== 'shared',
      picture: [pages, `editing-${state}-${width}`],
    });
  });
});

describe('an ending', () => {
  const ENDING = { variant: 'klaverjassen', contract: 'H', leader: 'N', deal: 'N:T987.A.. .KQJT9.. .8.T987. .7..T987' };

  it('says what was taken before: the other side’s points follow, and what the cards cannot make stays with its reason', async () => {
    const { element } = await edit({ ...ENDING, editable: '' }, { width: 700, height: 900 });
    const field = (of: string): Locator => element.getByRole('textbox', { name: of, exact: true });
    await field('East–West: points').fill('61');
    await field('East–West: points').press('Enter');
    expect(await element.locator('.notice').innerText()).toContain('are worth 60');
    expect(await field('East–West: points').inputValue()).toBe('61');
    await button(element, messages.editDone).click();
    expect(await element.locator('.editor').count()).toBe(1);
    await field('East–West: points').fill('0');
    await field('East–West: points').press('Enter');
    expect(await field('North–South: points').inputValue()).toBe('60');
    expect(await field('North–South: tricks').inputValue()).toBe('3');
    await expectAccessible(element.page());
    await button(element, messages.editDone).click();
    await solved(element);
    expect(await attribute(element, 'taken')).toBe('NS:60/3 EW:0/0');
    await element.locator('.corner.br', { hasText: '60–0' }).waitFor();
  });

  it('of a game that turns a card: the suit of the card is trump', async () => {
    const { element } = await edit({ variant: 'kruisjassen', dealer: 'E', turned: 'S8', deal, editable: '' });
    const turned = element.locator('.setting-turned select');
    expect(await turned.inputValue()).toBe('S8');
    await turned.selectOption('DA');
    await button(element, messages.editDone).click();
    expect(await attribute(element, 'turned')).toBe('DA');
    expect(await attribute(element, 'contract')).toBe('D');
  });
});
