/** Payoffs in a browser: choosing one, the differences, the game's own words for the score, and the melds. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../random-deal.ts';
import type { Card } from '../../src/game/cards.ts';
import { payoffsOf } from '../../src/game/scoring/payoffs/payoffs-of.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { exactKnowledge } from '../../src/widget/state/knowledge.ts';
import { oneIn, thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { ENDLESS } from './crowd.ts';
import {
  cardButton,
  chips,
  elementOf,
  embed,
  embedAnew,
  estimated,
  expected,
  expectShows,
  expectShowsDifference,
  payoffRadio,
  playedSoFar,
  putEstimated,
  showSolved,
  solved,
} from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const published = deals.published[0]!;
const { variant, contract, leader, deal } = published;
const PARLETT = { variant, contract, leader, deal };
/** North–South have scoring melds of 90, East–West the king and queen of trumps. */
const KREUZJASS = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT',
};
const TIK = {
  variant: 'kruisjassen-tik',
  contract: 'S',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('kruisjassen-tik').rules, 5)),
};

const pages = useBrowser();
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const show = (attributes: Attributes) => showSolved(pages, attributes);

/** Replaces the page's elements with one whose engine starts only after `release`. */
async function held(page: Page, attributes: Attributes): Promise<{ element: Locator; release: () => Promise<void> }> {
  await page.evaluate((attributes) => {
    const released = new Promise<void>((resolve) => Object.assign(window, { release: () => resolve() }));
    const element = document.createElement('jass-solver');
    const shared = element.client;
    const client: typeof shared = { solve: (...request) => released.then(() => shared.solve(...request)) };
    document.getElementById('place')!.replaceChildren(Object.assign(element, attributes, { client }));
  }, attributes);
  const release = (): Promise<void> => page.evaluate(() => (window as unknown as { release(): void }).release());
  return { element: elementOf(page), release };
}

/** The answer as one line: the sign of the trump is between blanks. */
const headline = async (element: Locator): Promise<string> =>
  (await element.locator('[part=headline]').innerText()).replace(/\s+/g, ' ').trim();

/** Opens the tab of the melds. */
async function meldList(element: Locator): Promise<Locator> {
  await element.getByRole('tab', { name: messages.melds('melds') }).click();
  const list = element.locator('.melds');
  await list.waitFor();
  return list;
}

describe('choosing a payoff', () => {
  it('with a click shows the values of the solver in Node, sets the property and tells the page', async () => {
    const { page, element } = await show(PARLETT);
    await page.evaluate(() => {
      const changes: unknown[] = [];
      Object.assign(window, { changes });
      document.addEventListener('change', (event) => changes.push((event as CustomEvent).detail));
    });
    expect(await payoffRadio(element, 'points').isChecked()).toBe(true);
    for (const payoff of ['total', 'score'] as const) {
      await payoffRadio(element, payoff).click();
      await expectShowsDifference(element, expected(solver, { ...PARLETT, payoff }));
      expect(await payoffRadio(element, payoff).isChecked()).toBe(true);
      expect(await element.getAttribute('payoff')).toBe(payoff);
    }
    await payoffRadio(element, 'points').click();
    await expectShows(element, expected(solver, PARLETT));
    const changes = await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes);
    expect(changes).toEqual([{ payoff: 'total' }, { payoff: 'score' }, { payoff: 'points' }]);
  });

  it('with the arrow keys does not step through the deal', async () => {
    const { page, element } = await show({ ...PARLETT, plays: 'S7 SQ' });
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const request = { ...PARLETT, plays: ['S7', 'SQ'] };
    await expectShowsDifference(element, expected(solver, { ...request, payoff: 'total' }));
    await page.keyboard.press('ArrowRight');
    await expectShowsDifference(element, expected(solver, { ...request, payoff: 'score' }));
    expect(await payoffRadio(element, 'score').evaluate((radio) => radio.matches(':focus'))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expectShowsDifference(element, expected(solver, { ...request, payoff: 'total' }));
    expect(await playedSoFar(element)).toMatch(/^2 of 32/);
  });

  it('keeps the reader’s position, also off the record', async () => {
    const { element } = await show({ ...PARLETT, plays: 'S7 SQ SA' });
    await element.getByRole('button', { name: messages.back, exact: true }).click();
    await cardButton(element, 'SJ').click();
    await payoffRadio(element, 'score').check();
    await expectShowsDifference(element, expected(solver, { ...PARLETT, plays: ['S7', 'SQ', 'SJ'], payoff: 'score' }));
    expect(await playedSoFar(element)).toMatch(/^3 of 32/);
    await element.getByRole('button', { name: messages.backToRecord }).click();
    await expectShowsDifference(element, expected(solver, { ...PARLETT, plays: ['S7', 'SQ'], payoff: 'score' }));
  });

  it('lasts while cards are played, with the roem of each trick', async () => {
    const { element } = await show({ ...PARLETT, payoff: 'total', plays: published.plays.slice(0, 23).join(' ') });
    await cardButton(element, 'CT').click();
    expect(await element.locator('.caption').textContent()).toContain('North won trick 6 with 15 and roem 50');
    const plays = published.plays.slice(0, 24);
    await expectShowsDifference(element, expected(solver, { ...PARLETT, plays, payoff: 'total' }));
  });

  it.each(oneIn(3, VARIANTS).map(({ id }) => id))(
    'of %s shows the payoffs that differ, with the solver’s values',
    async (id) => {
      const { rules } = variantById(id);
      const dealt = randomDeal(rules, 31, 4);
      const setup = { rules, contract: 'H', leader: 'W', declarer: 'W', deal: dealt } as const;
      const offered = payoffsOf(setup);
      const request = { variant: id, contract: 'H', leader: 'W', deal: formatDeal(dealt) };
      const { element } = await show(request);
      const shown = await element
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => radio.getAttribute('value')));
      expect(shown).toEqual(offered.length > 1 ? offered : []);
      for (const payoff of offered.slice(1)) {
        await payoffRadio(element, payoff).check();
        await expectShowsDifference(element, expected(solver, { ...request, payoff }));
      }
    },
  );
});

describe('attributes', () => {
  it('payoff and presets are also properties', async () => {
    const schieber = { ...KREUZJASS, variant: 'schieber' };
    const { page, element } = await show({ ...schieber, presets: 'match, weis', payoff: 'total' });
    await expectShowsDifference(
      element,
      expected(solver, { ...schieber, presets: ['match', 'weis'], payoff: 'total' }),
    );
    await element.evaluate((element) => Object.assign(element, { presets: ['common'], payoff: 'score' }) && undefined);
    await page.waitForFunction(() => document.querySelector('jass-solver')?.getAttribute('presets') === 'common');
    await expectShowsDifference(element, expected(solver, { ...schieber, presets: ['common'], payoff: 'score' }));
  });

  it.each<[string, Attributes, RegExp]>([
    ['an unknown payoff', { ...PARLETT, payoff: 'money' }, /“money” is not known/],
    ['an unknown preset', { ...PARLETT, presets: 'weis' }, /weis/],
    ['presets that contradict', { ...KREUZJASS, variant: 'schieber', presets: '1x 1-2-3' }, /contradict/],
  ])('%s is answered in place', async (_, attributes, message) => {
    const page = await embed(pages, [attributes]);
    const fault = elementOf(page).getByRole('group', { name: messages.problem });
    // The words of reasons load after the rest.
    await expect.poll(() => fault.locator('.reason').innerText()).toMatch(message);
    expect(await fault.locator('.given').innerText()).toMatch(/^(payoff|presets)="/);
  });
});

describe('the score in the game’s words', () => {
  it('wet declarers', async () => {
    const request = { ...PARLETT, declarer: 'N', payoff: 'score' };
    const { element } = await show(request);
    const { difference } = expected(solver, request).value!;
    expect(difference).toBeLessThanOrEqual(-162);
    // The contract gives way beside the choice of payoffs if the sentence is long.
    expect(await headline(element)).toMatch(
      new RegExp(
        `^North–South are wet \\(nat\\)( with diamonds as trumps)?: East–West get everything, ${-difference!}$`,
      ),
    );
  });

  it('a side that comes out behind: the lead of the side of the screen on its best cards, and in their names', async () => {
    const request = { ...PARLETT, payoff: 'score', plays: published.plays.slice(0, 1).join(' ') };
    const { element } = await show(request);
    const { difference } = expected(solver, { ...request, plays: published.plays.slice(0, 1) }).value!;
    expect(await chips(element, 'best')).toContain(messages.signed(-difference!));
    const card = element.locator('.acts .best.card').first();
    expect(await card.innerText()).toContain(messages.asBest(messages.lead('EW', exactKnowledge(-difference!))));
    await card.focus();
    // The note appears at a card reached by key.
    await card.press('ArrowDown');
    await card.press('ArrowUp');
    expect(await element.locator('.note').innerText()).toMatch(/: East–West come out \d+ ahead\.$/);
  });

  it('game points, and their accessible names', async () => {
    const request = { ...TIK, payoff: 'score' };
    const { page, element } = await show(request);
    expect(expected(solver, request).value).toEqual({ difference: -2 });
    expect(await headline(element)).toBe('East–West score 2 game points with spades as trumps');
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    expect(await element.getByRole('status').textContent()).toBe(
      'North to play. East–West score 2 game points with spades as trumps.',
    );
  });

  it('an estimate, with its interval', async () => {
    const page = await embed(pages, [{ ...ENDLESS, payoff: 'total' }]);
    const element = elementOf(page);
    await estimated(element);
    const number = '[+−]?\\d+';
    expect(await headline(element)).toMatch(
      new RegExp(
        `^(North–South|East–West) come out at about [+]?\\d+ points within \\d+ points in 9 of 10 deals proven: between ${number} and ${number}$`,
      ),
    );
    // The contract gives way to the interval, but stays in the text.
    expect(await element.locator('[part=headline]').textContent()).toContain('with');
  });
});

describe('melds', () => {
  it('are listed with the scoring side and the reason, and their sum is beside the value', async () => {
    const request = { ...KREUZJASS, payoff: 'total' };
    const { element } = await show(request);
    const { difference } = expected(solver, request).value!;
    expect(await element.locator('[part=sum]').innerText()).toBe(
      `For North–South: all points ${messages.signed(difference!)}, melds +90, marriage −20, ` +
        `in total ${messages.signed(difference! + 70)}`,
    );
    const list = await meldList(element);
    const hands = await list.locator('.hand-melds > .name').allInnerTexts();
    expect(hands).toEqual(['North', 'South', 'East']);
    const spoken = await list
      .locator('.meld')
      .evaluateAll((all) => all.map((meld) => [...meld.querySelectorAll('.spoken')].map((node) => node.textContent)));
    expect(spoken[2]).toEqual([
      ...(['H9', 'H8', 'H7', 'H6'] as Card[]).map((card) => messages.card(card)),
      ': 50 points',
    ]);
    expect(spoken[3]?.at(-1)).toBe(': 20 points, not scored');
    expect(await list.innerText()).toContain("South's run of four is best: North–South score 90.");
  });

  it('are listed under every payoff, and not beside card points', async () => {
    const { element } = await show(KREUZJASS);
    expect(await (await meldList(element)).locator('.meld').count()).toBe(6);
    expect(await element.locator('[part=sum]').count()).toBe(0);
  });

  it.each<[string, Attributes]>([
    ['a game without', PARLETT],
    ['an ending', { ...KREUZJASS, deal: 'N:J.A.. 9.K.. 7.T.. 6.6..' }],
  ])('%s shows none', async (_, attributes) => {
    const { element } = await show(attributes);
    expect(await element.getByRole('tab', { name: messages.melds('melds') }).count()).toBe(0);
  });
});

describe('on every page', () => {
  const states: Attributes[] = [
    { ...PARLETT, declarer: 'N', payoff: 'score' },
    { ...PARLETT, payoff: 'total', plays: published.plays.slice(0, 24).join(' ') },
    { ...KREUZJASS, payoff: 'total', deck: 'swiss' },
    { ...TIK, payoff: 'score' },
  ];

  /** Each state is at some width the first of a page that has just loaded. */
  const widths = [280, 320, 480, 640, 720, 832, 1100].map((width, i): [number, Attributes[]] => [
    width,
    states.map((_, k) => states[(i + k) % states.length]!),
  ]);

  it.each(oneIn(3, widths))(
    'it fits %i pixels, without scrolling sideways and without jumps',
    async (width, states) => {
      const page = await embedAnew(pages, [], { width: width + 32 });
      for (const attributes of states) {
        const { element, release } = await held(page, attributes);
        const boxes = (): Promise<number[]> =>
          element.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            return [...element.shadowRoot!.querySelectorAll('.result, .hand, .middle, .time, .panel')]
              .map((part) => part.getBoundingClientRect())
              .flatMap(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round));
          });
        // With its deck, which has its own words.
        await element.locator('.hand .pip > *').first().waitFor({ state: 'attached' });
        await element.locator('.corner.br > *').first().waitFor();
        const before = await boxes();
        await release();
        await solved(element);
        expect(await boxes()).toEqual(before);
        const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
        expect(await page.locator('html').evaluate(overflow)).toBe(0);
        expect(await element.evaluate(overflow)).toBe(0);
        const wide = await element
          .locator('.number, .chip, .payoffs')
          .evaluateAll((all) =>
            all.filter((node) => node.scrollWidth > node.clientWidth + 2).map((node) => node.innerHTML),
          );
        expect(wide).toEqual([]);
      }
    },
  );

  it('the radio buttons are 44 pixels high for touch', async () => {
    const page = await embed(pages, [PARLETT], { width: 320, hasTouch: true });
    await elementOf(page).locator('.menu-button').click();
    await elementOf(page).locator('.menu').waitFor();
    const sizes = await elementOf(page)
      .locator('.menu fieldset:first-of-type label')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect()).flatMap((box) => [box.width, box.height]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  it.each(thoroughly(320, 900))('every state is accessible at %i pixels', async (width) => {
    const page = await embed(pages, states, { width });
    await putEstimated(page, { ...ENDLESS, payoff: 'total' });
    for (const i of states.keys()) await solved(elementOf(page, i));
    await expectAccessible(page, { picture: [pages, `payoff-${width}`] });
  });
});
