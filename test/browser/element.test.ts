/** The element in a browser: what a reader sees, clicks, types and hears. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../random-deal.ts';
import type { Card } from '../../src/game/cards.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { START_TIMEOUT_MS } from '../../src/engine/pool/worker-link.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { loadLocale } from '../../src/widget/text/locales.ts';
import { messages, messagesIn } from '../../src/widget/text/messages.ts';
import { oneIn, thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { ENDLESS } from './crowd.ts';
import {
  bestLine,
  cardButton,
  cardNames,
  elementOf,
  embed,
  embedAnew,
  estimated,
  expected,
  expectShows,
  PAGE,
  playedSoFar,
  put,
  putEstimated,
  shifted,
  showSolved,
  solved,
} from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import { stopClock } from './stopped-clock.ts';

const published = deals.published[0]!;
const { variant, contract, leader, deal } = published;
const PARLETT = { variant, contract, leader, deal, payoff: 'points' };
const RECORD = published.plays as Card[];

const pages = useBrowser();
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const show = (attributes: Attributes) => showSolved(pages, attributes);

const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });

describe('values', () => {
  it('of the published deal are those of the solver in Node', async () => {
    const { element } = await show(PARLETT);
    await expectShows(element, expected(solver, PARLETT));
  });

  it.each(oneIn(3, VARIANTS).map(({ id }) => id))('of an ending of %s are those of the solver in Node', async (id) => {
    const { rules } = variantById(id);
    const page = await embed(pages, []);
    for (const [i, contract] of contractsOf(rules).entries()) {
      if (i % 3) continue;
      const deal = formatDeal(randomDeal(rules, 11 + i, 4));
      const request = { variant: id, contract, leader: 'W', deal, payoff: 'points' };
      await put(page, [request]);
      await expectShows(elementOf(page), expected(solver, request));
    }
  });

  it('under overridden rules are those of the solver in Node', async () => {
    const rules = { lastTrick: 50, direction: 'counterclockwise' };
    const { element } = await show({ ...PARLETT, rules: JSON.stringify(rules) });
    await expectShows(element, expected(solver, { ...PARLETT, rules }));
  });
});

describe('playing', () => {
  it('a click plays a card, and the values are those of the new position', async () => {
    const { element } = await show(PARLETT);
    for (const [i, card] of (['HA', 'HT', 'H9', 'HK', 'DA'] as Card[]).entries()) {
      await cardButton(element, card).click();
      const plays = ['HA', 'HT', 'H9', 'HK', 'DA'].slice(0, i + 1);
      await expectShows(element, expected(solver, { ...PARLETT, plays }));
      expect(await playedSoFar(element)).toMatch(new RegExp(`^${i + 1} of 32`));
    }
  });

  it('a complete trick stays in the middle with its winner until the next lead', async () => {
    const { element } = await show({ ...PARLETT, plays: 'S7 SQ SA' });
    await cardButton(element, 'ST').click();
    const middle = element.getByRole('group', { name: messages.trick });
    expect(await middle.locator('.caption .spoken').innerText()).toBe('West won trick 1 with 24 points');
    expect(await middle.getByRole('listitem').count()).toBe(4);
    await solved(element);
    await cardButton(element, 'DT').click();
    expect(await middle.getByRole('listitem').count()).toBe(1);
    expect(await middle.locator('.caption').innerText()).toContain('Trick 2 of 8');
  });

  it('only the legal cards of the seat to play can be played', async () => {
    const { element } = await show({ ...PARLETT, plays: 'S7' });
    const hand = element.getByRole('group', { name: 'South, to play, 8 cards' });
    // The others say why they may not be played.
    expect(await hand.getByRole('listitem').getByRole('button', { disabled: false }).count()).toBe(2);
    expect(await hand.getByRole('listitem').getByRole('button', { disabled: true }).count()).toBe(6);
  });

  it('at the end of the deal it shows the points made', async () => {
    const page = await embed(pages, [{ ...PARLETT, plays: RECORD.slice(0, 31).join(' ') }]);
    const element = elementOf(page);
    await cardButton(element, RECORD[31]!).click();
    expect(await element.locator('[part=headline]').innerText()).toContain('East–West made 106 of 162');
  });
});

describe('moving through the deal', () => {
  it('steps through a record to its end and back', async () => {
    const { element } = await show({ ...PARLETT, plays: RECORD.join(' ') });
    const steps: [string, number][] = [
      [messages.forward, 1],
      [messages.forward, 2],
      [messages.back, 1],
      [messages.last, 32],
      [messages.forward, 32],
      [messages.back, 31],
      [messages.first, 0],
      [messages.back, 0],
    ];
    for (const [name, played] of steps) {
      // At the ends of the deal a button is marked as disabled and does nothing.
      await button(element, name).click({ force: true });
      expect(await playedSoFar(element), name).toMatch(new RegExp(`^${played} of 32`));
    }
  });

  it('continues with best play after the record', async () => {
    const plays = RECORD.slice(0, 5);
    const { element } = await show({ ...PARLETT, plays: plays.join(' ') });
    const { value } = expected(solver, { ...PARLETT, plays });
    const sixth = (await bestLine(element))[5]!;
    await button(element, messages.forward).click();
    expect(await playedSoFar(element)).toMatch(/^6 of 32/);
    await button(element, messages.last).click();
    expect(await playedSoFar(element)).toMatch(/^32 of 32/);
    expect(await element.locator('[part=headline]').innerText()).toContain(`made ${value!.EW} of 162`);
    await button(element, messages.first).click();
    for (let i = 0; i < 6; i++) await button(element, messages.forward).click();
    expect(await element.locator('[aria-current=step] .spoken').first().innerText()).toBe(messages.card(sixth));
  });

  it('another card leaves the record, and one click goes back to it', async () => {
    const { element } = await show({ ...PARLETT, plays: RECORD.join(' ') });
    expect(await button(element, messages.backToRecord).count()).toBe(0);
    await button(element, messages.forward).click();
    await cardButton(element, 'SK').click();
    await button(element, messages.backToRecord).press('Enter');
    expect(await playedSoFar(element)).toMatch(/^1 of 32/);
    expect(await button(element, messages.backToRecord).count()).toBe(0);
    expect(await element.getByRole('slider').evaluate((slider) => slider.matches(':focus'))).toBe(true);
  });

  it('a card of the best line leads to its position', async () => {
    const { element } = await show(PARLETT);
    const line = await bestLine(element);
    await element.locator('.play[data-ply="9"]').click();
    await expectShows(element, expected(solver, { ...PARLETT, plays: line.slice(0, 10) }));
    await element.locator('.play[data-ply="1"]').click();
    await expectShows(element, expected(solver, { ...PARLETT, plays: line.slice(0, 2) }));
  });

  it('best play is in the list of tricks: it is legal and reaches the value', async () => {
    const { element } = await show(PARLETT);
    const { value, state } = expected(solver, { ...PARLETT, plays: await bestLine(element), want: ['state'] });
    expect(value).toBeUndefined();
    expect(state).toMatchObject({ toPlay: null, points: expected(solver, PARLETT).value });
    const rows = element.locator('.tricks tbody').getByRole('row');
    const ends = await rows.evaluateAll((all) => all.map((row) => Number(row.querySelector('.points')?.textContent)));
    expect(ends).toEqual(state?.tricks.map(({ points }) => points));
  });
});

describe('the keyboard', () => {
  it('reaches the cards with Tab, chooses with up and down, plays with Enter, steps with left and right', async () => {
    const { page, element } = await show(PARLETT);
    const focused = (): Promise<string | undefined> =>
      element.evaluate(({ shadowRoot }) => (shadowRoot?.activeElement as HTMLElement | null)?.dataset.card);
    await page.getByRole('link', { name: 'Before' }).focus();
    // First the payoffs, the menu and the engine's switch, then the cards.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('DJ');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('DA');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('C7');
    await page.keyboard.press('Enter');
    await expectShows(element, expected(solver, { ...PARLETT, plays: ['C7'] }));
    expect(await focused()).toBe('CJ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expectShows(element, expected(solver, { ...PARLETT, plays: ['C7', 'C8'] }));
    await page.keyboard.press('ArrowLeft');
    expect(await playedSoFar(element)).toMatch(/^1 of 32/);
    await page.keyboard.press('ArrowRight');
    expect(await playedSoFar(element)).toMatch(/^2 of 32/);
    await page.keyboard.press('Home');
    expect(await playedSoFar(element)).toMatch(/^0 of 32/);
    await solved(element);
    expect(await focused()).toBe('DJ');
  });

  it('passes each group with one Tab, with a visible focus', async () => {
    const { page, element } = await show(PARLETT);
    await page.getByRole('link', { name: 'Before' }).focus();
    const stops: string[] = [];
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press('Tab');
      const { what, outline } = await element.evaluate(({ shadowRoot }) => {
        const active = shadowRoot?.activeElement as HTMLElement | null;
        const { card, step, ply, rove } = active?.dataset ?? {};
        // A radio button and the list of the engine show their focus around their words, the slider around the chart, a card around its
        // tile.
        const radio = active?.closest('label');
        const name = active && (active.getAttribute('aria-label') ?? (active.title || active.innerText));
        const shows =
          active &&
          (radio ?? active.closest('.switch') ?? active.closest('.chart') ?? active.querySelector('.tile') ?? active);
        return {
          what: card ?? step ?? (ply && `ply ${ply}`) ?? rove ?? (radio ? radio.innerText : (name ?? 'outside')),
          outline: shows && getComputedStyle(shows, shows.matches('.chart') ? '::after' : null).outlineStyle,
        };
      });
      stops.push(what);
      expect(outline).toBe(what === 'outside' ? null : 'solid');
    }
    expect(stops).toEqual([
      'card points',
      messages.menu,
      messages.engineSwitch,
      'DJ',
      'seats',
      // The two best cards in the corner of the board.
      ...[messages.best, messages.best],
      messages.slider,
      ...['first', 'back', 'forward', 'last'],
      messages.tabs.tricks,
      'ply 0',
      `? ${messages.keysHint.all}`,
      'outside',
    ]);
  });

  it('keeps the focus in the list of tricks while stepping', async () => {
    const { page, element } = await show(PARLETT);
    await element.locator('.play[data-ply="3"]').focus();
    await page.keyboard.press('Enter');
    await solved(element);
    await page.keyboard.press('ArrowRight');
    await solved(element);
    expect(await playedSoFar(element)).toMatch(/^5 of 32/);
    const ply = await element.evaluate(
      ({ shadowRoot }) => (shadowRoot?.activeElement as HTMLElement | null)?.dataset.ply,
    );
    expect(ply).toBe('4');
  });

  it('closes the menu with Escape, wherever in it the focus is, with a click on another deal, and with the Tab key', async () => {
    const page = await embed(pages, [PARLETT, PARLETT], { height: 1600 });
    const [element, other] = [elementOf(page), elementOf(page, 1)];
    const button = element.getByRole('button', { name: messages.menu });
    const isOpen = (): Promise<string | null> => button.getAttribute('aria-expanded');
    const isFocused = (): Promise<boolean> => button.evaluate((node) => node.matches(':focus'));
    for (const inside of ['.menu-button', '.menu input', '.menu-item']) {
      await button.click();
      await element.locator(inside).first().focus();
      await page.keyboard.press('Escape');
      expect(await isOpen(), inside).toBe('false');
      expect(await isFocused(), inside).toBe(true);
    }
    await button.click();
    await other.getByRole('button', { name: messages.menu }).click();
    expect(await isOpen()).toBe('false');
    // Nor does it cover what the Tab key reaches after it.
    await button.click();
    await element.locator('.menu-item').last().focus();
    await page.keyboard.press('Tab');
    expect(await isOpen()).toBe('false');
    expect(await element.locator('.switch select').evaluate((node) => node.matches(':focus'))).toBe(true);
  });

  it('does nothing while the focus is elsewhere, or with a modifier key', async () => {
    const { page, element } = await show(PARLETT);
    await page.getByRole('link', { name: 'Before' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await playedSoFar(element)).toMatch(/^0 of 32/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+ArrowRight');
    expect(await playedSoFar(element)).toMatch(/^0 of 32/);
  });

  it('announces each play and its value, only while the focus is inside', async () => {
    const { page, element } = await show(PARLETT);
    const status = element.locator('.spoken[role=status]');
    expect(await status.textContent()).toBe('');
    await page.getByRole('link', { name: 'Before' }).focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await solved(element);
    expect(await status.textContent()).toMatch(
      /^East played jack of diamonds\. South to play\. East–West make \d+ of 162/,
    );
  });
});

describe('the engine', () => {
  it('shows that it is computing and its progress, and lets the reader play meanwhile', async () => {
    const page = await embed(pages, [ENDLESS]);
    const element = elementOf(page);
    await element.getByText(messages.engineComputing, { exact: true }).waitFor();
    expect(await element.locator('[part=headline]').innerText()).toMatch(
      /North–South make (…|\d+ to \d+|about \d+) of 310/,
    );
    await element.locator('button[data-card]').first().click();
    expect(await playedSoFar(element)).toMatch(/^1 of 48/);
    await button(element, messages.back).click();
    expect(await playedSoFar(element)).toMatch(/^0 of 48/);
  });

  it('shows an estimate and what is proven of a deal that takes long, stops, and goes on', async () => {
    const page = await embed(pages, [ENDLESS]);
    const element = elementOf(page);
    await estimated(element);
    // The error of the estimate may be known before a bound is.
    await element.locator('.headline .sub small').waitFor();
    // All in one reading, as the interval narrows.
    const { headline, figures, widths } = await element.evaluate(({ shadowRoot }) => {
      const text = (part: string): string => shadowRoot!.querySelector<HTMLElement>(part)!.innerText;
      const width = (part: string): number =>
        Number.parseFloat(shadowRoot!.querySelector(part)!.getAttribute('width')!);
      return {
        headline: text('.headline').replace(/\s+/g, ' ').trim(),
        figures: [...shadowRoot!.querySelectorAll('.score b')].map((figure) => figure.textContent.trim()),
        widths: [width('.bar-own'), width('.bar-open')],
      };
    });
    const between = 'between (\\d+) and (\\d+)';
    const probable = 'within \\d+ points in 9 of 10 deals';
    const sentence = new RegExp(`^North–South make about (\\d+) of 310 hearts ${probable} proven: ${between}$`);
    const [, estimate, low, high] = sentence.exec(headline)!.map(Number) as [number, number, number, number];
    expect(figures).toEqual([`≈${estimate}`, `≈${310 - estimate}`]);
    expect(widths[0]).toBeCloseTo((100 * low) / 310);
    expect(widths[1]).toBeCloseTo((100 * high) / 310);
    const chips = await element.locator('button[data-card] [part=chip]').allInnerTexts();
    expect(chips.filter((chip) => !/^(≈\d+|\d+|−\d+)$/.test(chip))).toEqual([]);
    expect(chips.some((chip) => chip.startsWith('≈'))).toBe(true);
    for (const [card, name] of await cardNames(element)) {
      const form = `^${messages.card(card)}, North–South make (about \\d+, proven ${between}(, ${probable})?|\\d+)$`;
      expect(name).toMatch(new RegExp(form));
    }
    const status = element.locator('[part=status]');
    expect(await status.innerText()).toContain(messages.engineEstimate);
    const { engineStop, engineResume } = messages;
    await button(element, engineStop).click();
    await button(element, engineResume).click();
    await button(element, engineStop).waitFor();
  });

  it('moves nothing on the page when an interval arrives, and then an estimate', async () => {
    const page = await pages.open(PAGE, { width: 632 });
    await page.locator('#place').evaluate(
      (place, attributes) => {
        const element = document.createElement('jass-solver');
        element.lang = 'de';
        element.client = {
          solve: (_, options) => {
            const bounds = { NS: [52, 274] } as const;
            const [interval, estimate] = [
              { bounds, cards: [], nodes: 1, ms: 1 },
              {
                bounds,
                estimate: { NS: 145 },
                cards: [{ card: 'S6', ...bounds, estimate: { NS: 145 } }],
                nodes: 1,
                ms: 1,
              },
            ] as const;
            document.addEventListener('interval', () => options?.onProgress?.(interval));
            document.addEventListener('estimate', () => options?.onProgress?.(estimate));
            return new Promise(() => {});
          },
        };
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        place.append(element);
      },
      { ...ENDLESS, payoff: 'points' },
    );
    const element = elementOf(page);
    await loadLocale('de');
    await element.getByText(messagesIn('de').engineComputing, { exact: true }).waitFor();
    const before = await shifted(page);
    for (const [event, said] of [
      ['interval', '52 bis 274'],
      ['estimate', 'etwa 145'],
    ] as const) {
      await page.evaluate((event) => document.dispatchEvent(new Event(event)), event);
      await element.locator('[part=headline]', { hasText: said }).waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect((await shifted(page)) - before).toBeLessThanOrEqual(0.005);

    // After a second there are more words in the corner, and other ones once it is stopped. They keep clear of the words above the middle.
    const stop = element.locator('.engine .text-button');
    const progress = (): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('interval')));
    await expect.poll(() => progress().then(() => stop.count())).toBe(1);
    for (const state of ['computing', 'stopped']) {
      if (state === 'stopped') await stop.click();
      for (const lang of ['de', 'fr', 'nl']) {
        await element.evaluate((element, lang) => element.setAttribute('lang', lang), lang);
        await element.locator(`.frame[lang=${lang}]`).waitFor();
        for (let width = 600; width <= 1300; width += 50) {
          await page.setViewportSize({ width, height: 900 });
          const [role, corner] = await Promise.all(
            ['.at-top .declares', '.engine .unbroken'].map((part) => element.locator(part).boundingBox()),
          );
          const gap = corner!.x - (role!.x + role!.width);
          expect(gap, `between seat and corner at ${width} in ${lang}, ${state}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it('says why it failed, and tries again on request', async () => {
    const page = await pages.open(PAGE);
    await page.evaluate((attributes) => {
      let attempts = 0;
      const element = document.createElement('jass-solver');
      const shared = element.client;
      element.client = {
        solve: (request, options) =>
          attempts++ ? shared.solve(request, options) : Promise.reject(new Error('The worker did not start.')),
      };
      Object.assign(element, attributes, { payoff: 'points' });
      document.getElementById('place')?.append(element);
    }, PARLETT);
    const element = elementOf(page);
    await element.getByText('The worker did not start.').waitFor();
    expect(await element.locator('[part=headline]').innerText()).toBe(messages.headlineFailed);
    await button(element, messages.retry).click();
    await expectShows(element, expected(solver, PARLETT));
  });

  it('says so in its language when two workers hang, and tries again on request with another', async () => {
    const page = await pages.open(PAGE);
    await stopClock(page);
    await loadLocale('de');
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    await page.evaluate((attributes) => {
      const real = Worker;
      let started = 0;
      class Hanging extends EventTarget {
        postMessage(): void {}
        terminate(): void {}
      }
      Object.assign(window, {
        started: () => started,
        Worker: function (address: string) {
          return started++ < 2 ? new Hanging() : new real(address);
        },
      });
      document.getElementById('place')?.append(Object.assign(document.createElement('jass-solver'), attributes));
    }, PARLETT);
    const element = elementOf(page);
    for (const hanging of [1, 2]) {
      await page.waitForFunction(
        (count) => (window as unknown as { started: () => number }).started() === count,
        hanging,
      );
      await page.clock.runFor(START_TIMEOUT_MS);
    }
    await element.getByText('Der Worker hat 15 Sekunden lang nicht geantwortet').waitFor();
    const german = messagesIn('de');
    expect(await element.locator('[part=headline]').innerText()).toBe(german.headlineFailed);
    await button(element, german.retry).click();
    await element.getByText(german.engineExact, { exact: true }).waitFor();
  });

  it('tells the page by the events result and error', async () => {
    const page = await pages.open(PAGE);
    const events = await page.evaluate(async (attributes) => {
      const place = document.getElementById('place')!;
      const next = (target: EventTarget, type: string): Promise<CustomEvent<unknown>> =>
        new Promise((resolve) => {
          target.addEventListener(type, (event) => resolve(event as CustomEvent<unknown>), { once: true });
        });
      let uncaught = 0;
      window.addEventListener('error', () => uncaught++);
      const element = document.createElement('jass-solver');
      Object.assign(element, attributes, { payoff: 'points' });
      const result = next(document, 'result');
      place.append(element);
      const { detail: solved, composed } = await result;
      const error = next(element, 'error');
      element.setAttribute('deal', 'N:nonsense');
      const { detail: wrong } = await error;
      return { solved, composed, wrong, uncaught };
    }, PARLETT);
    const { value } = expected(solver, PARLETT);
    expect(events).toMatchObject({
      solved: { plays: [], value },
      composed: true,
      wrong: { code: 'bad-deal' },
      uncaught: 0,
    });
  });
});

describe('attributes and properties', () => {
  it('reflect each other', async () => {
    const { page, element } = await show({ ...PARLETT, rules: '{"lastTrick":5}' });
    const seen = await element.evaluate((element) => {
      const solver = element as HTMLElementTagNameMap['jass-solver'];
      const before = [solver.variant, solver.contract, solver.leader, solver.deal, solver.plays, solver.rules];
      Object.assign(solver, { plays: 'S7', leader: 'E', rules: { lastTrick: 7 } });
      return { before, solver };
    });
    expect(seen.before).toEqual([variant, contract, leader, deal, null, '{"lastTrick":5}']);
    await page.waitForFunction(
      () => document.querySelector('jass-solver')?.getAttribute('rules') === '{"lastTrick":7}',
    );
    expect(await element.getAttribute('plays')).toBe('S7');
    await expectShows(element, expected(solver, { ...PARLETT, plays: ['S7'], rules: { lastTrick: 7 } }));
    await element.evaluate((element) => element.removeAttribute('plays'));
    await expectShows(element, expected(solver, { ...PARLETT, rules: { lastTrick: 7 } }));
  });

  it('rules without a JSON form are an error like any other', async () => {
    const { element } = await show(PARLETT);
    await element.evaluate((element) => {
      const rules: Record<string, unknown> = {};
      rules.deck = rules;
      Object.assign(element, { rules });
    });
    await element.getByText(messages.headlineProblem).waitFor();
    await element.evaluate((element) => Object.assign(element, { rules: null }) && undefined);
    await expectShows(element, expected(solver, PARLETT));
  });

  it('a second copy of the module does not disturb the first', async () => {
    const { page, element } = await show(PARLETT);
    await page.addScriptTag({ type: 'module', url: '../../dist/element/jass-solver.js' });
    await cardButton(element, 'HA').click();
    await expectShows(element, expected(solver, { ...PARLETT, plays: ['HA'] }));
  });

  it('an element that is removed and inserted again continues', async () => {
    const { element } = await show(PARLETT);
    await element.evaluate((element) => {
      const place = element.parentElement!;
      element.remove();
      place.append(element);
    });
    await expectShows(element, expected(solver, PARLETT));
  });

  it('an element outside the page sends no request', async () => {
    const page = await embed(pages, []);
    const attempts = await page.evaluate(async (attributes) => {
      const element = document.createElement('jass-solver');
      let requests = 0;
      const solve = (): Promise<never> => new Promise(() => requests++);
      Object.assign(element, attributes, { client: { solve } });
      const counts: number[] = [];
      document.body.append(element);
      element.remove();
      await element.updateComplete;
      counts.push(requests);
      element.plays = 'S7';
      await element.updateComplete;
      counts.push(requests);
      document.body.append(element);
      counts.push(requests);
      return counts;
    }, PARLETT);
    expect(attempts).toEqual([0, 0, 1]);
  });
});

describe('bad input', () => {
  const script = '<script>window.injected = true</script><img src=x onerror="window.injected = true">';
  const megabyte = 'A'.repeat(1_000_000);

  const WRONG: readonly [what: string, Attributes, RegExp][] = [
    ['markup for a deal', { ...PARLETT, deal: script }, /seat of its first hand/],
    ['markup for a hand', { ...PARLETT, deal: `N:${script.replaceAll(' ', '')} . . .` }, /hand North/i],
    ['markup for a variant', { ...PARLETT, variant: script }, /is not a variant/],
    ['markup for a contract', { ...PARLETT, contract: script }, /is not a contract/],
    ['markup for a leader', { ...PARLETT, leader: script }, /is not a seat/],
    ['markup for plays', { ...PARLETT, plays: script }, /is not a card/],
    ['markup for rules', { ...PARLETT, rules: script }, /not JSON/],
    ['a megabyte of a deal', { ...PARLETT, deal: `N:${megabyte}` }, /characters long/],
    ['a megabyte of a variant', { ...PARLETT, variant: megabyte }, /is not a variant/],
    ['a megabyte of a contract', { ...PARLETT, contract: megabyte }, /is not a contract/],
    ['a megabyte of plays', { ...PARLETT, plays: megabyte }, /characters long/],
    ['a megabyte of rules', { ...PARLETT, rules: megabyte }, /not JSON/],
    ['hands of different sizes', { ...PARLETT, deal: 'N:A... K... Q... JT...' }, /differ in size/],
    ['a duplicate', { ...PARLETT, deal: 'N:A... A... Q... J...' }, /The ace of spades is dealt too often/],
    ['a foreign card', { ...PARLETT, deal: 'N:A... K... Q... 6...' }, /the six of spades/],
    ['an unknown variant', { ...PARLETT, variant: 'bridge' }, /bridge/],
    ['an unknown contract', { ...PARLETT, contract: 'obenabe' }, /obenabe/],
    ['an illegal play', { ...PARLETT, plays: 'S7 D7' }, /the seven of diamonds/],
    ['impossible rules', { ...PARLETT, rules: '{"lastTrick":"many"}' }, /lastTrick/],
    ['no leader', { ...PARLETT, leader: '' }, /leader is missing/],
  ];

  it('is answered in place, and another element of the page works on', async () => {
    const page = await embed(pages, [...WRONG.map(([, attributes]) => attributes), PARLETT]);
    for (const [index, [what, , message]] of WRONG.entries()) {
      const broken = elementOf(page, index);
      // Of so many elements, the browser lays out those in the view.
      await broken.scrollIntoViewIfNeeded();
      const fault = broken.getByRole('group', { name: messages.problem });
      await expect.poll(() => fault.locator('.reason').innerText(), { message: what }).toMatch(message);
      expect((await broken.innerText()).length, what).toBeLessThan(2500);
      expect(await broken.locator('script, img').count(), what).toBe(0);
    }
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const other = elementOf(page, WRONG.length);
    await other.scrollIntoViewIfNeeded();
    await expectShows(other, expected(solver, PARLETT));
    await cardButton(other, 'HA').click();
    expect(await playedSoFar(other)).toMatch(/^1 of 32/);
  });

  it('an illegal play is marked, and the deal shown up to it', async () => {
    const { element } = await show({ ...PARLETT, plays: 'S7 SQ D8' });
    expect(await element.locator('mark').innerText()).toBe('D8');
    // Title, reason and answer are below each other.
    const parts = ['.problem .headline', '.problem .said', '[part=headline]'];
    const [title, reason, answer] = await Promise.all(parts.map((part) => element.locator(part).boundingBox()));
    expect([reason!.x, answer!.x]).toEqual([title!.x, title!.x]);
    expect(reason!.y).toBeGreaterThan(title!.y);
    expect(answer!.y).toBeGreaterThan(reason!.y);
    await expectShows(element, expected(solver, { ...PARLETT, plays: ['S7', 'SQ'] }));
  });

  it('an error disappears when its cause is fixed', async () => {
    const page = await embed(pages, [{ ...PARLETT, contract: 'X' }]);
    const element = elementOf(page);
    await element.getByText(messages.headlineProblem).waitFor();
    await element.evaluate((element) => element.setAttribute('contract', 'D'));
    await expectShows(element, expected(solver, PARLETT));
    expect(await element.getByText(messages.headlineProblem).count()).toBe(0);
  });

  it('without a deal it says how to give one', async () => {
    const page = await embed(pages, [{}]);
    await elementOf(page).getByText(messages.headlineEmpty).waitFor();
  });
});

describe('on every page', () => {
  it('it fits every width, without scrolling sideways and without jumps', async () => {
    const page = await embedAnew(pages, []);
    const element = elementOf(page);
    const boxes = (): Promise<number[]> =>
      element.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return [...element.shadowRoot!.querySelectorAll('.result, .hand, .suit, .middle, .time, .panel')]
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round));
      });
    const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
    for (const width of oneIn(2, [280, 320, 480, 640, 832, 1100])) {
      await page.setViewportSize({ width: width + 32, height: 800 });
      await put(page, [{ ...PARLETT, plays: RECORD.join(' ') }]);
      await element.locator('.hand').first().waitFor();
      await element.locator('.tricks').waitFor();
      const before = await boxes();
      await solved(element);
      expect(await boxes(), `${width}`).toEqual(before);
      for (const card of ['S7', 'SK', 'SA', 'ST'] as const) {
        await cardButton(element, card).click();
        await solved(element);
        // The list of the reader's own lines is at the foot of the panel.
        expect((await boxes()).slice(0, -1), `${width}, after ${card}`).toEqual(before.slice(0, -1));
      }
      expect(await page.locator('html').evaluate(overflow), `${width}`).toBe(0);
      expect(await element.evaluate(overflow), `${width}`).toBe(0);
    }
  });

  it('is on one screen, in every language and with every tab', async () => {
    const page = await embedAnew(pages, []);
    const element = elementOf(page);
    for (const [width, most] of [
      [1100, 640],
      [720, 790],
    ] as const) {
      await page.setViewportSize({ width: width + 32, height: 900 });
      for (const lang of thoroughly('de', 'en', 'fr', 'nl')) {
        await put(page, [{ ...PARLETT, lang, plays: RECORD.join(' ') }]);
        await element.locator('.mark').first().waitFor();
        const height = async (): Promise<number> => (await element.boundingBox())!.height;
        for (const tab of ['tricks', 'review', 'contracts']) {
          await element.locator(`[data-tab=${tab}]`).click();
          expect(await height(), `${tab} at ${width} in ${lang}`).toBeLessThanOrEqual(most);
        }
        await element.locator('[data-tab=review]').click();
        await element.locator('.misses button').first().click();
        await element.locator('.lines').waitFor();
        // The verdict needs more room than the question that it replaces.
        await element.locator('.play-verdict').waitFor();
        expect(await height(), `account at ${width} in ${lang}`).toBeLessThanOrEqual(most);
        const missing = await element
          .locator('.compared')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(missing, `cut off the account at ${width} in ${lang}`).toBe(0);
      }
    }
  });

  it.each([320, 640])(
    'text of one and a half times the usual size does not scroll sideways at %i pixels',
    async (width) => {
      const page = await embed(pages, [PARLETT, {}], { width });
      await page.addStyleTag({ content: 'html { font-size: 24px }' });
      await solved(elementOf(page));
      const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
      expect(await page.locator('html').evaluate(overflow)).toBe(0);
      for (const index of [0, 1]) expect(await elementOf(page, index).evaluate(overflow)).toBe(0);
    },
  );

  it.each([
    [320, 'tiles'],
    [640, 'tiles'],
    [280, 'cards'],
  ] as const)('cards and buttons are 44 pixels high for touch at %i pixels, hands as %s', async (width, hands) => {
    const page = await embed(pages, [{ ...PARLETT, hands }], { width, hasTouch: true });
    const element = elementOf(page);
    await solved(element);
    const sizes = await element
      .locator('button[data-card]:not([aria-disabled=true]), button[data-step]:visible, .name')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    // A name lies over the line or the table above it, where nothing takes its touches.
    const covered = await element.locator('.name').evaluateAll((names) =>
      names.flatMap((name) => {
        name.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = name.getBoundingClientRect();
        const at = (down: number): Element | null =>
          (name.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + down);
        return [2, height - 2].filter((down) => at(down)?.closest('.name') !== name);
      }),
    );
    expect(covered).toEqual([]);
  });

  it.each([640, 1100])('names and best cards are 24 pixels high for a mouse at %i pixels', async (width) => {
    const page = await embed(pages, [PARLETT], { width });
    const element = elementOf(page);
    await solved(element);
    const heights = await element.locator('.name, .bl button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        const root = button.getRootNode() as ShadowRoot;
        const own = Array.from({ length: 60 }, (_, down) =>
          root.elementFromPoint(x + width / 2, y - 20 + down)?.closest('button'),
        );
        return own.filter((found) => found === button).length;
      }),
    );
    expect(heights.length).toBeGreaterThan(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  it('has stronger lines, notes and played cards for readers who ask for more contrast', async () => {
    const page = await embed(pages, [{ ...PARLETT, plays: 'S7' }]);
    const element = elementOf(page);
    const styles = (): Promise<string[]> =>
      Promise.all(
        (
          [
            ['.caption', 'color'],
            ['.middle', 'borderTopColor'],
            ['.played .ix', 'opacity'],
          ] as const
        ).map(([part, name]) =>
          element
            .locator(part)
            .first()
            .evaluate((node, name) => getComputedStyle(node)[name], name),
        ),
      );
    expect((await styles()).at(-1)).toBe('0.22');
    await page.emulateMedia({ contrast: 'more' });
    const ink = await element.evaluate((node) => getComputedStyle(node).color);
    expect(await styles()).toEqual([ink, ink, '0.6']);
    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    expect((await styles()).at(-1)).toBe('0.6');
    await page.emulateMedia({ forcedColors: null });
  });

  it('inherits font and colour', async () => {
    const { page, element } = await show(PARLETT);
    await page.addStyleTag({
      content: 'body { font-family: monospace; color: rgb(1, 2, 3) } jass-solver { --jass-accent: rgb(9, 8, 7) }',
    });
    const style = (selector: string, name: string): Promise<string> =>
      element
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), name);
    expect(await style('.headline', 'font-family')).toBe('monospace');
    expect(await style('.headline', 'color')).toBe('rgb(1, 2, 3)');
    expect(await style('.best .chip', 'background-color')).toBe('rgb(9, 8, 7)');
    expect(await style('.frame', 'background-color')).toBe('rgba(0, 0, 0, 0)');
  });

  it.each(thoroughly(320, 900))('every state is accessible at %i pixels', async (width) => {
    const states = [
      PARLETT,
      { ...PARLETT, plays: 'S7 SQ SA ST DT' },
      { ...PARLETT, plays: 'S7 D7' },
      { ...PARLETT, deal: 'N:X' },
      {},
    ];
    const page = await embed(pages, states, { width });
    await putEstimated(page, { ...ENDLESS, payoff: 'points' });
    for (const i of [0, 1, 2]) await solved(elementOf(page, i));
    await expectAccessible(page, { picture: [pages, `element-${width}`] });
  });
});
