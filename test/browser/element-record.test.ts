/** The record in the element as a reader uses it: moving through it, its table of tricks, its chart and its review. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../random-deal.ts';
import { summaryOf } from '../../src/analysis/review/review-summary.ts';
import { positionValues } from '../../src/analysis/review/position-values.ts';
import { captionText } from '../../src/widget/text/captions.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { SEATS, SIDES } from '../../src/game/cards.ts';
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer, ReviewEntry, Verdict } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { keyListMessages } from '../../src/widget/features/key-list/key-list.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { cardButton, elementOf, embed, expected, playedSoFar, recordOf, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

/** An ending in which everybody plays the first legal card, which is often a mistake. */
const DEAL = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('schieber').rules, 5, 6)),
};
const START = positionOf(parseRequest(DEAL));
const RECORD: Card[] = [];
for (let state = START; state.toPlay; state = afterPlay(state, RECORD.at(-1))) RECORD.push(legalNow(state)[0]!);
const PLAYED = { ...DEAL, plays: RECORD.join(' ') };

/** Waits for the file with the wheel and the finger, which no solution waits for. */
const hasLoaded = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const keys = keyListMessages(messages.locale);
const pages = useBrowser();
let solver: Solver;
let review: readonly ReviewEntry[];
/** North–South's card points before the first play and after each. */
let values: readonly (number | null)[];
beforeAll(async () => {
  solver = await loadSolver();
  review = expected(solver, { ...DEAL, plays: RECORD, want: ['review'], verdict: true }).review!;
  values = positionValues(review, new Map([[0, expected(solver, DEAL).value!.NS!]]), 0);
});

async function show(attributes: Attributes, view: View = {}): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes], { height: 1600, ...view });
  const element = elementOf(page);
  await element.locator('.panel [part]').first().waitFor();
  return { page, element };
}

async function reviewed(attributes: Attributes = PLAYED, view: View = {}): Promise<{ page: Page; element: Locator }> {
  const shown = await show(attributes, view);
  // Every play is judged then.
  await shown.element
    .locator('.mark')
    .nth(mistakes().length - 1)
    .waitFor();
  await shown.element.getByRole('tab', { name: messages.tabs.review }).click();
  await shown.element.locator('.ledger').waitFor();
  await shown.element.getByRole('tab', { name: messages.tabs.tricks }).click();
  return shown;
}

const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });
const expectPly = async (element: Locator, ply: number): Promise<void> =>
  expect(await playedSoFar(element)).toBe(`${ply} of ${RECORD.length}`);
const reaches = (element: Locator, ply: number): Promise<void> =>
  expect.poll(() => playedSoFar(element)).toBe(`${ply} of ${RECORD.length}`);
/** The plays with a cost, counted from 0. */
const mistakes = (): number[] => [...review.keys()].filter((play) => review[play]!.lost !== 0);
/** The plays with one of some verdicts. */
const judged = (...verdicts: Verdict[]): number[] =>
  [...review.keys()].filter((play) => verdicts.includes(review[play]!.verdict!));
const bestOf = ({ value, cards }: Answer): Card[] =>
  cards!.filter((of) => 'NS' in of && of.NS === value!.NS).map(({ card }) => card);
const chart = (element: Locator): Locator => element.getByRole('slider', { name: messages.slider });
const focusInside = (element: Locator): Promise<void> =>
  button(element, messages.forward).evaluate((node) => node.focus({ preventScroll: true }));

it('the record is a useful example: both sides make mistakes, more than three in all', () => {
  expect(mistakes().length).toBeGreaterThan(3);
  expect(new Set(mistakes().map((play) => 'NS'.includes(review[play]!.by))).size).toBe(2);
  expect(judged('error').length).toBeGreaterThan(1);
  expect(judged('unlucky').length).toBeGreaterThan(0);
});

describe('moving', () => {
  it('plays a best card, along the record or off it, and continues with best play', async () => {
    // Where the button of a phone is shown.
    const { element } = await show(PLAYED, { width: 420 });
    await solved(element);
    const best = expected(solver, DEAL);
    await button(element, messages.best).click();
    await expectPly(element, 1);
    const made = (await element.locator('.play[aria-current]').locator('.spoken').first().textContent())!;
    expect(bestOf(best).map(messages.card)).toContain(made);
    for (let ply = 2; ply <= RECORD.length; ply++) {
      await solved(element);
      await button(element, messages.best).click();
      await expectPly(element, ply);
    }
    expect(await element.locator('[part=headline]').innerText()).toContain(`made ${best.value!.NS} of`);
  });

  it('slides, and announces the position', async () => {
    const { page, element } = await reviewed();
    const slider = element.getByRole('slider', { name: messages.slider });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectPly(element, 2);
    const seat = review[1]!.by;
    expect(await slider.getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^${messages.playSaid(2, seat, RECORD[1]!)}, .*${messages.valueSaid('NS', 'points', values[2]!)}$`),
    );
    await page.keyboard.press('End');
    await expectPly(element, RECORD.length);
  });

  it('steps with the wheel over the trick while the focus is inside; otherwise the page scrolls', async () => {
    const { page, element } = await show(PLAYED, { height: 500 });
    await hasLoaded(page);
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    const middle = element.locator('.middle');
    await middle.scrollIntoViewIfNeeded();
    await middle.hover();
    const before = await scrolled();
    await focusInside(element);
    for (const ply of [1, 2]) {
      await page.mouse.wheel(0, 100);
      await reaches(element, ply);
    }
    expect(await scrolled()).toBe(before);
    await page.getByRole('link', { name: 'After' }).evaluate((link) => link.focus({ preventScroll: true }));
    await page.mouse.wheel(0, 100);
    await page.waitForFunction((before) => window.scrollY > before, before);
    await expectPly(element, 2);
  });

  it('with the colours of the system fills the foot of a best card, edges the one that wins, and draws triangles as triangles', async () => {
    const { page, element } = await show(PLAYED, { colorScheme: 'dark' });
    await page.emulateMedia({ forcedColors: 'active' });
    const colour = (part: string, pseudo: string | null, property: string): Promise<string> =>
      element
        .locator(part)
        .first()
        .evaluate((of, [pseudo, property]) => getComputedStyle(of, pseudo).getPropertyValue(property), [
          pseudo,
          property,
        ] as const);
    await element.locator('.tiles .best .chip').first().waitFor();
    expect(await colour('.tiles .best .chip', null, 'background-color')).not.toBe(
      await colour('.tiles .card .tile', null, 'background-color'),
    );
    await element.locator('.slider').fill('2');
    expect(await colour('.ahead .face', null, 'outline-color')).not.toBe(
      await colour('.ahead .face', null, 'background-color'),
    );
    expect(await colour('.next .tile', '::after', 'border-block-end-color')).toMatch(/, 0\)$/);
    expect(await colour('.play.leads', '::before', 'border-block-end-color')).toMatch(/, 0\)$/);
    await page.emulateMedia({ forcedColors: null });
  });

  it('steps with a swipe over the trick', async () => {
    const { page, element } = await show(PLAYED, { width: 360, hasTouch: true });
    await hasLoaded(page);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (by: number): Promise<void> => {
      const box = (await element.locator('.middle').boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + share * by, y }] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // On a busy machine Chromium may cancel a touch, and the finger has to swipe again.
    const swipeTo = (by: number, ply: number): Promise<void> =>
      expect
        .poll(async () => {
          await swipe(by);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          return playedSoFar(element);
        })
        .toMatch(new RegExp(`^${ply} of`));
    await swipeTo(-80, 1);
    await swipeTo(-80, 2);
    await swipeTo(80, 1);
  });

  it('tells the page of each move and its cause', async () => {
    const { page, element } = await reviewed();
    await page.evaluate(() => {
      const moves: unknown[] = [];
      Object.assign(window, { moves });
      document.addEventListener('play', (event) => {
        const { by, ply } = (event as CustomEvent<{ by: string; ply: number }>).detail;
        moves.push(by, ply);
      });
    });
    await button(element, messages.forward).click();
    await cardButton(
      element,
      (await element.locator('button[data-card]').first().getAttribute('data-card')) as Card,
    ).click();
    await element.locator('.play[data-ply="0"]').click();
    await button(element, messages.last).click();
    const moves = await page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
    expect(moves.slice(0, 6)).toEqual(['forward', 1, 'card', 2, 'tricks', 1]);
    expect(moves[6]).toBe('last');
  });
});

describe('keys', () => {
  it('step, go from mistake to mistake, play a best card, turn the table', async () => {
    const { page, element } = await reviewed();
    await focusInside(element);
    // The position before each error, where its account opens.
    const plies = judged('error');
    for (const [key, ply] of [
      ['n', plies[0]],
      ['n', plies[1]],
      ['n', plies[2]],
      ['p', plies[1]],
      ['ArrowRight', plies[1]! + 1],
      ['p', plies[1]],
      ['End', RECORD.length],
      ['n', RECORD.length],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectPly(element, ply!);
    }
    await page.keyboard.press('f');
    expect(await element.getAttribute('bottom')).toBe('W');
    await solved(element);
    await page.keyboard.press('b');
    await expectPly(element, 1);
  });

  it('press what has the focus with Space as with Enter, however it came there', async () => {
    const { page, element } = await show(PLAYED);
    await solved(element);
    for (const key of ['Space', 'Enter']) {
      // A click on the table focuses no control: nothing is pressed, and no card is played.
      await element.locator('.middle').click();
      await page.keyboard.press(key);
      await expectPly(element, 0);
      // The slider has no use for these keys.
      await chart(element).focus();
      await page.keyboard.press(key);
      await expectPly(element, 0);
      // A button, whether clicked or reached with the keyboard.
      await button(element, messages.forward).click();
      await page.keyboard.press(key);
      await expectPly(element, 2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expectPly(element, 3);
      // A card, also one that is not the best.
      await page.keyboard.press('Home');
      await solved(element);
      const card = element.locator('button.loses[data-card]').first();
      const name = (await card.getAttribute('data-card')) as Card;
      await card.focus();
      await page.keyboard.press(key);
      await expectPly(element, 1);
      expect(await element.locator('.middle .face').count()).toBe(1);
      expect(await element.locator('.play[data-ply="0"]').textContent()).toContain(messages.card(name));
      await page.keyboard.press('Home');
    }
  });

  it('are listed, and closing the list restores the focus', async () => {
    const { page, element } = await show(PLAYED);
    await focusInside(element);
    await page.keyboard.press('?');
    const list = element.getByRole('dialog', { name: keys.title });
    await list.waitFor();
    for (const action of [keys.press, ...Object.values(keys.actions)]) expect(await list.innerText()).toContain(action);
    // The element behind the list does not change.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await expectPly(element, 0);
    expect(await button(element, messages.forward).evaluate((node) => node.matches(':focus'))).toBe(true);
  });

  it('are left to the page with nohotkeys, except those of sliders and buttons', async () => {
    const { page, element } = await reviewed({ ...PLAYED, nohotkeys: '' });
    await focusInside(element);
    for (const key of ['ArrowRight', 'n', 'End', 'l', 'f', '?']) await page.keyboard.press(key);
    await expectPly(element, 0);
    expect(await element.getAttribute('bottom')).toBeNull();
    await page.keyboard.press('Space');
    await expectPly(element, 1);
    await chart(element).focus();
    await page.keyboard.press('ArrowRight');
    await expectPly(element, 2);
  });
});

describe('the table of tricks', () => {
  it('has the cost of each play, and the sums so far', async () => {
    const { element } = await reviewed();
    for (const [play, { lost, by }] of review.entries()) {
      const words = await element.locator(`.play[data-ply="${play}"]`).textContent();
      expect(words).toContain(messages.card(RECORD[play]!));
      if (lost === 0) expect(words).not.toContain('loses');
      else expect(words, `${by}`).toContain(messages.playLost(lost as number));
    }
    const { turningPoints } = summaryOf(START.setup, review);
    const dear = await element
      .locator('.cost.large')
      .evaluateAll((all) => all.map((cost) => Number((cost as HTMLElement).dataset.why)));
    expect(dear).toEqual([...turningPoints].sort((a, b) => a - b));
    const sums = await element.locator('tbody .so-far [aria-hidden]').allInnerTexts();
    expect(sums.at(-1)).toBe(messages.sums('NS', positionOf(parseRequest({ ...DEAL, plays: RECORD })).points));
    expect(sums).toHaveLength(RECORD.length / 4);
  });

  it('shows where the reader’s own line leaves the record', async () => {
    const { element } = await show(PLAYED);
    await button(element, messages.forward).click();
    const other = element.locator(`button[data-card]:not([data-card=${RECORD[1]}])`).first();
    const card = (await other.getAttribute('data-card')) as Card;
    await other.click();
    expect(await element.locator('caption').innerText()).toContain('Your line from trick 1');
    const play = element.locator('.play[data-ply="1"]');
    expect(await play.textContent()).toContain(`${messages.card(card)}`);
    expect(await play.textContent()).toContain(messages.ownLine);
    expect(await element.locator('.play[data-ply="0"]').textContent()).not.toContain(messages.ownLine);
    await button(element, messages.backToRecord).click();
    expect(await element.locator('caption').innerText()).toBe('Tricks');
    await expectPly(element, 1);
  });

  it.each(thoroughly(1100, 960))(
    'shows two lines of the reader beside the board without scrolling at %i pixels',
    async (width) => {
      const record = recordOf('schieber');
      const { element } = await show(record, { width });
      await element.locator('.tricks .cost').first().waitFor();
      await element.locator('button[data-card]').last().click();
      await button(element, messages.backToRecord).click();
      await element
        .locator(`button[data-card]:not([data-card=${record.plays!.split(' ')[0]}])`)
        .first()
        .click();
      const line = element.locator('.own-lines .line').nth(1);
      await line.waitFor();
      const [row, panel] = await Promise.all([line.boundingBox(), element.locator('.panel-open').boundingBox()]);
      expect(row!.y + row!.height / 2).toBeLessThan(panel!.y + panel!.height);
    },
  );
});

describe('the chart', () => {
  it('shows the value after each play, and moves through the deal', async () => {
    const { page, element } = await reviewed();
    await chart(element).focus();
    for (const [ply, value] of values.entries()) {
      if (ply) await page.keyboard.press('ArrowRight');
      await expectPly(element, ply);
      expect(await chart(element).getAttribute('aria-valuetext')).toMatch(
        new RegExp(`${messages.valueSaid('NS', 'points', value!)}$`),
      );
    }
    await page.keyboard.press('PageDown');
    await expectPly(element, RECORD.length - 4);
  });

  it('has the sign of each telling play, which opens its account, and figures at the three largest losses', async () => {
    const { element } = await reviewed();
    const marks = element.locator('.mark');
    const told = judged('error', 'unlucky', 'lucky');
    expect(await marks.evaluateAll((all) => all.map(({ dataset }) => Number(dataset.play)))).toEqual(told);
    const signs = await marks.locator('svg').evaluateAll((all) => all.map((sign) => sign.getAttribute('data-verdict')));
    expect(signs).toEqual(told.map((play) => review[play]!.verdict));
    const lost = mistakes().map((play) => review[play]!.lost as number);
    const largest = [...lost].sort((a, b) => b - a).slice(0, 3);
    const figures = (await element.locator('.mark b').allInnerTexts()).map((text) => Number(text.replace('−', '')));
    expect(figures.sort((a, b) => b - a)).toEqual(largest);
    const [shadow] = await element
      .locator('.mark b')
      .evaluateAll((all) => all.map((b) => getComputedStyle(b).textShadow));
    expect(shadow, 'a halo, so that the curve strikes no figure through').not.toBe('none');
    await marks.first().click();
    await expectPly(element, told[0]!);
    await element.locator('.why').waitFor();
  });

  it('shows the value under the pointer, and is dragged by plays, its ribbon by tricks', async () => {
    const { page, element } = await reviewed();
    const box = (await chart(element).boundingBox())!;
    const at = (ply: number, y = 66): [number, number] => [box.x + (box.width * ply) / RECORD.length, box.y + y];
    const ribbon = box.height - 8;
    await page.mouse.move(...at(7));
    expect(await element.locator('.pointed').innerText()).toContain(`${values[7]}`);
    await expectPly(element, 0);
    await page.mouse.down();
    await expectPly(element, 7);
    await page.mouse.move(...at(12.4));
    await expectPly(element, 12);
    await page.mouse.move(...at(1000));
    await expectPly(element, RECORD.length);
    await page.mouse.move(...at(5));
    await page.mouse.up();
    await page.mouse.move(...at(3));
    await expectPly(element, 5);
    await page.mouse.click(...at(9.5, ribbon));
    await expectPly(element, 8);
    expect(await element.locator('.ribbon .now').innerText()).toMatch(/^3/);
    // The keys go on from there, and the page keys by tricks.
    for (const [key, ply] of [
      ['ArrowRight', 9],
      ['PageDown', 8],
      ['PageDown', 4],
      ['PageUp', 8],
      ['End', RECORD.length],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectPly(element, ply);
    }
  });

  it('is dragged by its knob, and then moved with the keys', async () => {
    const { page, element } = await reviewed();
    const box = (await chart(element).boundingBox())!;
    const at = (ply: number): [number, number] => [box.x + (box.width * ply) / RECORD.length, box.y + box.height / 2];
    await page.mouse.move(...at(0.1));
    await page.mouse.down();
    await page.mouse.move(...at(12), { steps: 4 });
    await page.mouse.up();
    await expectPly(element, 12);
    for (const [key, ply] of [
      ['ArrowRight', 13],
      ['ArrowLeft', 12],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectPly(element, ply);
    }
  });

  it('has the points of each trick in its ribbon, and who took them', async () => {
    const { element } = await reviewed();
    const { tricks } = positionOf(parseRequest({ ...DEAL, plays: RECORD }));
    const cells = element.locator('.ribbon span');
    expect(await cells.allTextContents()).toEqual(tricks.map(({ points }, i) => `${i + 1}${points}`));
    const won = await cells.evaluateAll((all) => all.map((cell) => cell.classList.contains('own')));
    const { state } = expected(solver, { ...DEAL, plays: RECORD, want: ['state'] });
    expect(won).toEqual(state!.tricks.map(({ winner }) => 'NS'.includes(winner)));
  });

  it('keeps the record behind a line of the reader’s own, and the way back moves nothing', async () => {
    const { element } = await reviewed();
    const height = async (): Promise<number> => (await element.locator('.time').boundingBox())!.height;
    const before = await height();
    await button(element, messages.forward).click();
    await element.locator(`button[data-card]:not([data-card=${RECORD[1]}])`).first().click();
    await button(element, messages.backToRecord).waitFor();
    expect(await height()).toBe(before);
    expect(await element.locator('.left-line').getAttribute('d')).toMatch(/^M1 /);
    expect(await element.locator('.line.own').first().getAttribute('d')).toMatch(/^M1 /);
    await button(element, messages.backToRecord).press('Enter');
    await expectPly(element, 1);
    expect(await chart(element).evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(await height()).toBe(before);
  });

  it('is without values while they are hidden or the engine is off', async () => {
    for (const mode of [{ values: 'hidden' }, { engine: 'off' }] as Attributes[]) {
      const { page, element } = await show({ ...PLAYED, ...mode });
      await button(element, messages.forward).click();
      expect(await element.locator('.chart .area, .chart .mark, .playhead b').count()).toBe(0);
      expect(await chart(element).getAttribute('aria-valuetext')).toBe(messages.playSaid(1, review[0]!.by, RECORD[0]!));
      await page.close();
    }
  });
});

describe('the review', () => {
  it('looks the same after the ways to share have loaded', async () => {
    const { element } = await reviewed({ ...PLAYED, 'share-url': '' });
    await element.getByRole('tab', { name: messages.review }).click();
    await element.locator('.menu-button').click();
    await button(element, messages.share).click();
    await button(element, 'Copy link').waitFor();
    const shares = element.locator('.ledger p');
    expect(await shares.count()).toBe(4);
    for (const share of await shares.all())
      expect(
        await share.evaluate((line) => {
          const { borderInlineStartWidth, marginInlineStart } = getComputedStyle(line);
          return [borderInlineStartWidth, marginInlineStart];
        }),
      ).toEqual(['0px', '0px']);
  });

  it('sums up players and sides, lists plays by verdict, and leads to the costliest error', async () => {
    const { page, element } = await reviewed();
    await element.getByRole('tab', { name: messages.tabs.review }).click();
    const { seats, sides } = summaryOf(START.setup, review);
    const said = await element.locator('.totals li > .spoken').allTextContents();
    const sums = [
      ...SIDES.map((side) => [messages.words.side(side), sides[side].verdicts!] as const),
      ...SEATS.map((seat) => [messages.seat(seat), seats[seat].verdicts!] as const),
    ];
    expect(said).toHaveLength(sums.length);
    for (const [name, { error, unlucky, lucky }] of sums) {
      const points = (of: number): string => (of ? messages.words.points(of) : '');
      const words = [points(error.lost), points(unlucky.lost)] as const;
      expect(said).toContain(
        messages.verdictSums(name, messages.errors(error.plays), unlucky.plays, lucky.plays, words),
      );
    }
    const ledger = await element.locator('.ledger b').allInnerTexts();
    expect([ledger[0], ledger[3]]).toEqual([values[0], values.at(-1)].map((value) => `${value}`));
    // One list is open, errors first.
    const rows = element.locator('.misses button');
    const ranked = (plays: readonly number[]): number[] =>
      [...plays].sort((a, b) => (review[b]!.lost as number) - (review[a]!.lost as number) || a - b);
    const listed = (): Promise<number[]> =>
      rows.evaluateAll((all) => all.map((row) => Number((row as HTMLElement).dataset.mistake)));
    const errors = ranked(judged('error'));
    expect(await listed()).toEqual(errors);
    const [dearest] = errors;
    const { by, play, known } = review[dearest!]!;
    const row = await rows.first().textContent();
    for (const part of [messages.seat(by), messages.card(play), messages.card(known!.best[0]!)])
      expect(row).toContain(part);
    // Plays in players' words, which load with the list.
    const captions = errors.map((index) => captionText('en', START.setup, RECORD.slice(0, index + 1)));
    await expect.poll(() => rows.locator('.play-caption').allInnerTexts()).toEqual(captions);
    await element.locator('[data-list=unlucky] .list-head').click();
    expect(await listed()).toEqual(ranked(judged('unlucky')));
    await element.locator('[data-list=error] .list-head').click();
    // The errors of one player.
    await element.getByLabel(messages.ofPlayer).selectOption(by);
    const own = judged('error').filter((index) => review[index]!.by === by);
    expect(await rows.count()).toBe(own.length);
    await focusInside(element);
    await page.keyboard.press('n');
    await expectPly(element, own[0]!);
    // Back in the list, where the focus is at the play.
    await element.locator('.why-back').focus();
    await page.keyboard.press('Enter');
    expect(await element.locator(`[data-mistake="${own[0]}"]`).evaluate((node) => node.matches(':focus'))).toBe(true);
    await rows.first().click();
    await expectPly(element, dearest!);
    await element.locator('#why-title', { hasText: messages.card(play) }).waitFor();
    expect(await element.locator('.asked').getAttribute('data-card')).toBe(play);
    // The verdict in place of the question.
    await element.locator('.play-verdict', { hasText: messages.verdicts.error[0]!.toUpperCase() }).waitFor();
    expect(await element.locator('.play-verdict').innerText()).toContain(messages.seat(by));
  });

  it('says of part of a record what best play makes of it', async () => {
    const plays = mistakes()[0]! + 1;
    const { element } = await show({ ...DEAL, plays: RECORD.slice(0, plays).join(' ') }, { width: 320 });
    await element.getByRole('tab', { name: messages.tabs.review }).click();
    const ledger = element.locator('.ledger p');
    await ledger.last().waitFor();
    expect(await ledger.last().innerText()).toMatch(new RegExp(`^${messages.soFar}\\s+${values[plays]}$`));
    expect(await ledger.first().innerText()).toMatch(new RegExp(`${values[0]}$`));
  });

  it('says nothing of mistakes before the record is reviewed, and judges on demand', async () => {
    const { element } = await show({ ...PLAYED, engine: 'demand' });
    await element.getByRole('tab', { name: messages.tabs.review }).click();
    const begin = element.getByRole('button', { name: messages.reviewStart });
    await begin.waitFor();
    expect(await element.locator('.misses, .mark').count()).toBe(0);
    await begin.click();
    await expect.poll(() => element.locator('.misses button').count()).toBe(mistakes().length);
    await element.getByRole('button', { name: messages.judgeStart }).click();
    await element.locator('.ledger').waitFor();
    expect(await element.locator('.tabs .count').innerText()).toBe(`${judged('error').length}`);
  });

  it('is requested once, and only if everything is shown', async () => {
    const page = await embed(pages, [], { height: 1600 });
    const requested = await page.evaluate(async (attributes) => {
      const requests: string[][] = [];
      for (const more of [{}, { values: 'hidden' }, { engine: 'demand' }, { engine: 'off' }, { plays: null }]) {
        const element = document.createElement('jass-solver');
        const shared = element.client;
        const wants: string[] = [];
        const itself = new Promise<void>((resolve) => {
          element.client = {
            solve: (request, options) => {
              wants.push(request.want!.join('+'));
              if (wants.includes('review')) resolve();
              return shared.solve(request, options);
            },
          };
        });
        Object.assign(element, attributes, more);
        // What the element would request, a second one with everything shown requests after it.
        const control = document.createElement('jass-solver');
        const reviewed = new Promise<void>((resolve) => {
          control.client = {
            solve: (request, options) => {
              if (request.want!.join() === 'review') resolve();
              return shared.solve(request, options);
            },
          };
        });
        Object.assign(control, attributes);
        document.getElementById('place')!.replaceChildren(element, control);
        await reviewed;
        // Two solvers may finish in another order than they began.
        if (Object.keys(more).length === 0) await itself;
        requests.push(wants);
      }
      return requests;
    }, PLAYED);
    // Then its plays are judged.
    expect(requested.map((wants) => wants.filter((want) => want !== 'known'))).toEqual([
      ['cards+line', 'review'],
      [],
      [],
      [],
      ['cards+line'],
    ]);
  });
});

describe('on a phone', () => {
  it('goes from mistake to mistake below the board', async () => {
    const { page, element } = await reviewed(PLAYED, { width: 360 });
    const line = element.locator('.next-mistake');
    const errors = judged('error');
    const all = errors.length;
    expect(await line.innerText()).toBe(messages.nextMistakeOf(1, all));
    const next = line.getByRole('button', { name: messages.nextMistake });
    await next.click();
    await expectPly(element, errors[0]!);
    expect(await line.innerText()).toBe(messages.mistakeOf(1, all));
    // The focus stays, for the next press.
    await element.locator('.why .lines').waitFor();
    expect(await next.evaluate((node) => node.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await line.innerText()).toBe(messages.mistakeOf(2, all));
  });

  it.each(thoroughly(280, 320, 360))('nothing scrolls sideways at %i pixels, whatever is open', async (width) => {
    const { page, element } = await show(PLAYED, { width: width + 32 });
    await solved(element);
    for (const name of ['Tricks', 'Review']) {
      await element.getByRole('tab', { name }).click();
      const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
      expect(await page.locator('html').evaluate(overflow)).toBe(0);
      expect(await element.evaluate(overflow)).toBe(0);
      const cut = await element
        .locator('.play .led-card')
        .evaluateAll(
          (all) =>
            all.filter((card) => card.getBoundingClientRect().right > card.closest('td')!.getBoundingClientRect().right)
              .length,
        );
      expect(cut).toBe(0);
    }
    // The line of a hidden hand: its seat, its parts in the play, and how many cards it has.
    await element.evaluate((solver) => Object.assign(solver, { declarer: 'E', lang: 'de' }));
    for (const shown of SEATS) {
      await element.locator(`[data-seat=${shown}] .name`).click();
      const beyond = await element.locator('.hand').evaluateAll((hands) =>
        hands.flatMap((hand) => {
          const { left, right } = hand.getBoundingClientRect();
          const parts = [...hand.querySelectorAll('.seat > :not(.spoken)')].map((part) => part.getBoundingClientRect());
          return parts.filter((part) => part.width > 0 && (part.left < left - 1 || part.right > right + 1));
        }),
      );
      expect(beyond).toEqual([]);
      await element.locator(`[data-seat=${shown}] .name`).click();
    }
  });

  it.each(thoroughly(640, 720, 800, 899, 1020, 1248))(
    'no loss in the list of tricks covers its neighbours at %i pixels',
    async (width) => {
      const belote = deals.games.find(({ variant }) => variant === 'belote')!;
      const { variant, contract, leader, deal, plays } = belote;
      const { element } = await show(
        { variant, contract, leader, deal, plays, payoff: 'score' },
        { width: width + 32 },
      );
      await element.locator('.mark').nth(3).waitFor();
      const covering = await element.locator('.tricks').evaluate((list) => {
        const found: string[] = [];
        for (const loss of list.querySelectorAll('.cost')) {
          const { left, right } = loss.firstElementChild!.getBoundingClientRect();
          const after = loss.parentElement!.nextElementSibling!.firstElementChild?.getBoundingClientRect().left;
          const before = loss.parentElement!.querySelector('.play')!.getBoundingClientRect().right;
          if (left < before || (after !== undefined && right > after))
            found.push(loss.parentElement!.textContent.trim());
        }
        return found;
      });
      expect(covering).toEqual([]);
    },
  );

  it('mistakes beyond the list scroll in it and fade, also as built, and make the page no longer', async () => {
    const page = await pages.open('build/test-pages/embed.html', { width: 720, height: 900 });
    await page.evaluate((attributes) => {
      const element = document.createElement('jass-solver');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.replaceChildren(element);
    }, PLAYED);
    const element = elementOf(page);
    await element.getByRole('tab', { name: messages.tabs.review }).click();
    await element.locator('.ledger').waitFor();
    const list = element.locator('.lists');
    const scrolls = await list.evaluate((list) => list.scrollHeight > list.clientHeight);
    expect(scrolls).toBe(true);
    const mask = (): Promise<string> => list.evaluate((list) => getComputedStyle(list).maskImage);
    expect(await mask()).toContain('gradient');
    await list.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(mask).toBe('none');
    const beyond = await element.evaluate(
      (element) =>
        document.documentElement.scrollHeight - Math.max(innerHeight, element.getBoundingClientRect().bottom + 16),
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });

  it('every tab, the list of keys and the panel beside the table are accessible', async () => {
    const phone = await show(PLAYED, { width: 360 });
    for (const name of ['Tricks', 'Review']) {
      await phone.element.getByRole('tab', { name }).click();
      if (name === 'Review') await phone.element.locator('.ledger').waitFor();
      await expectAccessible(phone.page, { within: ['jass-solver', '.panel'] });
    }
    const desk = await reviewed(PLAYED);
    // The contrast of an arrow alone is not decided.
    await expectAccessible(desk.page, { countsUndecided: false });
    await focusInside(desk.element);
    await desk.page.keyboard.press('?');
    await expectAccessible(desk.page, { countsUndecided: false });
  });
});
