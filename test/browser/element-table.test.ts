/** The table of the element in a browser: hands as tiles, cards and diagrams, the seats, hidden hands, and the motion of a step. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { randomDeal } from '../random-deal.ts';
import { SEATS } from '../../src/game/cards.ts';
import type { Card, Contract, Seat } from '../../src/game/cards.ts';
import { legalNow, playCard, playsOf, startOf } from '../../src/game/play/play.ts';
import { variantById, VARIANTS } from '../../src/game/variants/index.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadLocale } from '../../src/widget/text/locales.ts';
import { messages, messagesIn } from '../../src/widget/text/messages.ts';
import { isThorough, oneIn, thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { cardButton, elementOf, PAGE, playedSoFar } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const { variant, contract, leader, deal, plays } = deals.published[0]!;
const DEAL: Attributes = { variant, contract, leader, deal };
const RECORD = plays as Card[];
const after = (made: number, more: Attributes = {}): Attributes => ({
  ...DEAL,
  plays: RECORD.slice(0, made).join(' '),
  ...more,
});
/**
 * A full deal for each hand size, the third with six cards of a suit in the west, one with a hand of twelve cards that is void in the last
 * suit, and one with eight cards of a suit in the east.
 */
const GAMES: readonly Attributes[] = (
  [
    [8, 5],
    [9, 5],
    [12, 5],
    [12, 1],
    [12, 283],
  ] as const
).map(([cards, seed]) => {
  const { id, rules } = VARIANTS.find(({ rules }) => randomDeal(rules, 5).N.length === cards)!;
  return { variant: id, contract: contractsOf(rules)[0]!, leader: 'N', deal: formatDeal(randomDeal(rules, seed)) };
});

/** Widths of the element, and whether a finger touches it. */
const WIDTHS = [
  [312, true],
  [360, true],
  [640, false],
  [940, false],
  [1100, false],
] as const;

/** Where the element ends at most: all of it, or on a phone its buttons, as the tabs are below. */
const ONE_SCREEN: readonly [width: number, most: number, foot: string, hasTouch: boolean][] = [
  [1100, 640, '.glance', false],
  // The key of the signs below the tricks of a record takes a line.
  [720, 780, '.glance', false],
  [720, 620, '[part=controls]', true],
  [358, 720, '[part=controls]', true],
];
const HANDS = ['tiles', 'cards', 'diagram'];

const pages = useBrowser();

/** Elements whose engine never answers: nothing here depends on values. */
async function lay(tags: readonly Attributes[], view?: View): Promise<Page> {
  const page = await pages.share(PAGE, { height: 2600, ...view });
  await page.evaluate(async (tags) => {
    for (const tag of tags) {
      const element = document.createElement('jass-solver');
      element.client = { solve: () => new Promise(() => {}) };
      for (const [name, value] of Object.entries(tag)) element.setAttribute(name, value);
      document.getElementById('place')?.append(element);
      await element.updateComplete;
    }
  }, tags);
  for (const i of tags.keys()) await elementOf(page, i).locator('.table').waitFor();
  return page;
}

async function table(attributes: Attributes, view?: View): Promise<{ page: Page; element: Locator }> {
  const page = await lay([attributes], view);
  const element = elementOf(page);
  await element.locator('.hand .pip path, .hand .face path, .back').first().waitFor({ state: 'attached' });
  return { page, element };
}

/** The first tricks of a deal, with the first legal card of each hand. */
function firstCards({ variant, contract, leader, deal }: Attributes): string {
  const setup = {
    rules: variantById(variant!).rules,
    contract: contract as Contract,
    leader: leader as Seat,
    declarer: leader as Seat,
    deal: parseDeal(deal!),
  };
  let state = startOf(setup);
  for (let play = 0; play < 9; play++) state = playCard(state, legalNow(state)[0]!);
  return playsOf(state).join(' ');
}

const hand = (element: Locator, seat: Seat): Locator => element.locator(`.hand[data-seat=${seat}]`);
const seatButton = (element: Locator, seat: Seat): Locator =>
  element.getByRole('button', { name: new RegExp(`^${messages.seat(seat)} ?: ${messages.onlyThisHand}$`) });
const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });

/** The boxes of parts of the element, relative to it, in whole pixels. */
function boxes(element: Locator, selector: string): Promise<number[][]> {
  return element.evaluate((element, selector) => {
    const origin = element.getBoundingClientRect();
    const seen = [...element.shadowRoot!.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    return seen.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left - origin.left, top - origin.top, width, height].map(Math.round);
    });
  }, selector);
}

describe.each(oneIn(2, ONE_SCREEN))(
  'everything that matters fits one screen: at %i pixels it ends at %i',
  (width, most, foot, hasTouch) => {
    it.each(HANDS)('with hands as %s, in a record of every hand size', async (hands) => {
      const records = GAMES.map((game) => ({ ...game, plays: firstCards(game), hands, payoff: 'points' }));
      const games: readonly Attributes[] = [...records, after(5, { hands, payoff: 'score' })];
      const page = await lay(games, { width: width + 32, hasTouch });
      await page
        .locator('.panel .tricks')
        .nth(games.length - 1)
        .waitFor();
      const ends = await page.locator('jass-solver').evaluateAll(
        (all, foot) =>
          all.map((element) => {
            const part = element.shadowRoot!.querySelector(foot)!.getBoundingClientRect();
            return Math.round(part.bottom - element.getBoundingClientRect().top);
          }),
        foot,
      );
      expect(Math.max(...ends), ends.join(' ')).toBeLessThanOrEqual(most);
      expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await page.close();
    });
  },
);

describe('hands', () => {
  it('are tiles by default: every card once, by suit, trumps first under their label', async () => {
    const { page, element } = await table(after(1), { width: 640 });
    expect(await element.locator('.hand .tile').count()).toBe(32);
    expect(await element.locator('.hand .face').count()).toBe(0);
    const lists = hand(element, 'S').getByRole('list');
    const names = await lists.evaluateAll((all) => all.map((list) => list.getAttribute('aria-label')));
    expect(names).toEqual(['diamonds, trump', 'spades', 'hearts', 'clubs']);
    expect(await hand(element, 'S').locator('.trump .trump-word').innerText()).toBe(messages.trump);
    const trumps = await lists.first().getByRole('listitem').locator('.spoken').allTextContents();
    expect(trumps.join('')).toMatch(new RegExp(`^${messages.card('D7')}`));
    const led = await hand(element, 'E').locator('.played').locator('.spoken').allTextContents();
    expect(led).toEqual([messages.cardPlayed('S7')]);

    await element.evaluate((element) => element.setAttribute('hands', 'cards'));
    await expect.poll(() => element.locator('.hand .face').count()).toBe(32);
    await element.evaluate((element) => element.setAttribute('hands', 'diagram'));
    await expect.poll(() => element.locator('.hand .face, .hand .tile').count()).toBe(0);
    expect(await hand(element, 'N').locator('.rank').allInnerTexts()).toEqual('9 Q 10 K 8 7 A 10'.split(' '));
    await page.close();
  });

  it('are drawn at once as the page asks, not as tiles first', async () => {
    const { element } = await table(after(1, { hands: 'diagram' }), { width: 640 });
    expect(await element.locator('.hand .tile').count()).toBe(0);
  });

  it.each(oneIn(5, WIDTHS))('show the index of every card at %i pixels, for touch: %s', async (width, hasTouch) => {
    const games = oneIn(2, GAMES).flatMap((game) => ['tiles', 'cards'].map((hands) => ({ ...game, hands })));
    const page = await lay([...games, ...oneIn(2, GAMES).map((game) => ({ ...game, density: 'compact' }))], {
      width,
      hasTouch,
      height: 900,
    });
    await page.locator('.hand .face path, .hand .pip path').last().waitFor({ state: 'attached' });
    const faults = await page.evaluate(
      (least) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll('jass-solver')) {
          const root = element.shadowRoot!;
          const fault = (what: string): number =>
            found.push(`${element.getAttribute('variant')} ${element.getAttribute('hands')}: ${what}`);
          if (root.querySelector('.table')!.scrollWidth > element.clientWidth) fault('sideways');
          for (const hand of root.querySelectorAll('.hand')) {
            hand.scrollIntoView({ block: 'center' });
            for (const card of hand.querySelectorAll<HTMLElement>('.card')) {
              const { left, top, width, height } = card.getBoundingClientRect();
              const isSeen = (x: number, y: number): boolean =>
                card.contains(root.elementFromPoint(left + x, top + y)) === true;
              // Index and value are in the part of a card that no other covers.
              if (![2, width - 2].every((x) => [4, 30, 40].every((y) => isSeen(x, y))))
                fault(`${card.textContent.trim()} covered`);
              if (width < 18) fault(`${card.textContent} ${width} wide`);
              if (least && card.matches('.legal') && height < least) fault(`${card.textContent} ${height} high`);
            }
          }
        }
        return found;
      },
      hasTouch ? 44 : 0,
    );
    expect(faults).toEqual([]);
    expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.close();
  });

  it('stay in place while cards are played, whether played cards are ghosts or gone', async () => {
    for (const [played, visible] of [
      ['shown', 'visible'],
      ['gone', 'hidden'],
    ] as const) {
      const { page, element } = await table(after(0, { played, plays: '' }), { width: 360 });
      const before = await boxes(element, '.hand, .hand .card, .middle, .time');
      for (const card of RECORD.slice(0, 6)) await cardButton(element, card).click();
      expect(await boxes(element, '.hand, .hand .card, .middle, .time')).toEqual(before);
      const ghosts = element.locator('.played .tile');
      expect(await ghosts.count()).toBe(6);
      const seen = await ghosts.evaluateAll((all) => all.map((ghost) => getComputedStyle(ghost).visibility));
      expect(new Set(seen), played).toEqual(new Set([visible]));
      await page.close();
    }
  });

  it('show the focused card in full', async () => {
    const { page, element } = await table(DEAL, { width: 360 });
    await cardButton(element, 'DJ').focus();
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('ArrowDown');
      const covered = await element.evaluate(({ shadowRoot }) => {
        const card = shadowRoot!.activeElement!;
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const [x, y] = [
          [left + 3, right - 3],
          [top + 3, bottom - 3],
        ] as const;
        return x.flatMap((x) => y.map((y) => card.contains(shadowRoot!.elementFromPoint(x, y))));
      });
      expect(covered).toEqual([true, true, true, true]);
    }
  });

  it('as faces are as wide as the page sets, and smaller with a compact density', async () => {
    const cards = { ...DEAL, hands: 'cards' };
    const page = await lay([cards, { ...cards, density: 'compact' }, { ...cards, style: '--jass-card-width: 70px' }]);
    await elementOf(page, 2).locator('.hand .face path').first().waitFor({ state: 'attached' });
    const sizes = await Promise.all([0, 1, 2].map(async (i) => (await boxes(elementOf(page, i), '.hand .tile'))[0]!));
    expect(sizes.map(([, , width]) => width)).toEqual([46, 44, 70]);
    const [usual, compact] = await Promise.all([0, 1].map((i) => elementOf(page, i).boundingBox()));
    expect(compact!.height).toBeLessThan(usual!.height);
  });
});

it('the word beside the trumps at a side of the table is whole or absent', async () => {
  // East and West hold five trumps and one, or four each.
  const deals = [
    'N:7.A97.AT9.K AKQJT.K.K.A 8.QJ.QJ.QJT 9.T8.87.987',
    'N:.A97.AT98.K AKQJ.K.K.A9 .QJT.QJ.QJT T987.8.7.87',
  ];
  const tags = deals.flatMap((deal) =>
    ['tiles', 'cards'].map((hands): Attributes => ({ variant, contract: 'S', leader: 'E', lang: 'de', deal, hands })),
  );
  await loadLocale('de');
  const page = await lay(tags);
  await page
    .locator('.trump-word', { hasText: messagesIn('de').trump })
    .first()
    .waitFor({ state: 'attached' });
  const seen = new Set<string>();
  for (let width = 580; width <= 1140; width += isThorough ? 20 : 40) {
    await page.setViewportSize({ width, height: 2600 });
    const words = await page.locator('.hand:is(.at-left, .at-right) .trump-word').evaluateAll((all) =>
      all.map((word) => {
        const box = word.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(word);
        const { left, right, top } = text.getBoundingClientRect();
        if (top >= box.bottom - 1) return 'absent';
        return left >= box.left - 1 && right <= box.right + 1 ? 'whole' : `cut at ${innerWidth}`;
      }),
    );
    for (const word of words) seen.add(word);
  }
  expect([...seen].sort()).toEqual(['absent', 'whole']);
});

describe('a card that may not be played', () => {
  const note = (element: Locator): Locator => element.locator('.note');
  const illegal = (element: Locator, card: Card): Locator => element.locator(`[data-illegal=${card}]`);

  it('says why when it is touched, pointed at, or reached by key, until the next move', async () => {
    const { page, element } = await table(after(5), { width: 640 });
    await note(element).waitFor({ state: 'attached' });
    expect(await note(element).getAttribute('role')).toBe('status');
    expect(await note(element).isVisible()).toBe(false);
    const ply = await playedSoFar(element);

    await illegal(element, 'DQ').dispatchEvent('click');
    await expect.poll(() => note(element).innerText()).toBe('North must beat the ten of trumps.');
    expect(await playedSoFar(element)).toBe(ply);
    await page.keyboard.press('Escape');
    await element.locator('.seat-name, .name').first().hover();
    await illegal(element, 'HK').hover();
    await expect.poll(() => note(element).innerText()).toBe('North must follow with a trump.');
    await expectAccessible(page, { within: ['jass-solver', '.note'] });
    await page.mouse.move(0, 0);

    await cardButton(element, 'D9').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => note(element).innerText()).toBe('North must beat the ten of trumps.');
    expect(await illegal(element, 'DQ').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await playedSoFar(element)).toBe(ply);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await playedSoFar(element)).not.toBe(ply);
    await expect.poll(() => note(element).isVisible()).toBe(false);
    await page.close();
  });
});

describe('the sides of the table', () => {
  /** The seats by the places of their hands and of their cards in the trick: top, right, bottom, left. */
  const around = async (element: Locator, part: string): Promise<Seat[]> => {
    const found = await Promise.all(
      SEATS.map(async (seat) => ({ seat, box: (await boxes(element, `${part}[data-seat=${seat}]`))[0]! })),
    );
    const centres = found.map(({ seat, box: [left, top, width, height] }) => ({
      seat,
      x: left! + width! / 2,
      y: top! + height! / 2,
    }));
    const by = (key: 'x' | 'y'): Seat[] => [...centres].sort((a, b) => a[key] - b[key]).map(({ seat }) => seat);
    return [by('y')[0]!, by('x')[3]!, by('y')[3]!, by('x')[0]!];
  };

  it.each<[Seat | '', string]>([
    ['', 'NESW'],
    ['S', 'NESW'],
    ['W', 'ESWN'],
    ['N', 'SWNE'],
    ['E', 'WNES'],
  ])('with "%s" at the bottom go round clockwise: %s', async (bottom, seats) => {
    const { element } = await table(after(4, { bottom }), { width: 640 });
    expect((await around(element, '.hand')).join('')).toBe(seats);
    expect((await around(element, '.slot')).join('')).toBe(seats);
  });

  it('are the same if the game is played counterclockwise', async () => {
    const rules = JSON.stringify({ direction: 'counterclockwise' });
    const { element } = await table({ ...DEAL, rules }, { width: 640 });
    expect((await around(element, '.hand')).join('')).toBe('NESW');
    await element.locator('button[data-card]').first().click();
    expect(await element.locator('.hand.acts').getAttribute('data-seat')).toBe('N');
  });

  it('turn clockwise from the menu, and are back in place after four turns', async () => {
    const { element } = await table(DEAL, { width: 640 });
    const turned: (string | null)[] = [];
    for (let i = 0; i < 4; i++) {
      await button(element, messages.menu).click();
      await button(element, messages.rotateTable).click();
      turned.push(await element.getAttribute('bottom'));
    }
    expect(turned).toEqual(['W', 'N', 'E', 'S']);
    expect((await around(element, '.hand')).join('')).toBe('NESW');
  });

  it('keep the focus when they turn', async () => {
    const { page, element } = await table(DEAL, { width: 640 });
    await cardButton(element, 'DJ').focus();
    await page.keyboard.press('ArrowDown');
    const focused = (): Promise<string | undefined> =>
      element.evaluate(({ shadowRoot }) => (shadowRoot?.activeElement as HTMLElement | null)?.dataset.card);
    expect(await focused()).toBe('DA');
    await element.evaluate((element) => element.setAttribute('bottom', 'E'));
    expect(await focused()).toBe('DA');
  });

  it('are a cross at every width, and read in the order on screen', async () => {
    for (const width of [320, 360, 1100]) {
      const { page, element } = await table({ ...DEAL, bottom: 'W' }, { width });
      const seats = await element.locator('.hand').evaluateAll((all) => all.map((hand) => hand.dataset.seat));
      expect(seats).toEqual(['E', 'N', 'S', 'W']);
      const parts = await boxes(element, '.hand, .middle');
      const [top, left, middle, right, bottom] = parts.map(([x, y, w, h]) => ({
        x: x! + w! / 2,
        y: y! + h! / 2,
        w: w!,
      }));
      expect(top!.y).toBeLessThan(middle!.y);
      expect(bottom!.y).toBeGreaterThan(middle!.y);
      expect(left!.x + left!.w / 2).toBeLessThanOrEqual(middle!.x - middle!.w / 2);
      expect(right!.x - right!.w / 2).toBeGreaterThanOrEqual(middle!.x + middle!.w / 2);
      await page.close();
    }
  });
});

describe('hidden hands', () => {
  it('have backs and a count and no cards; the trick and the cards played by the others stay', async () => {
    const { element } = await table(after(5, { show: 'S' }), { width: 640 });
    const west = hand(element, 'W');
    expect(await west.locator('.back').count()).toBe(6);
    expect(await west.locator('.spoken').allTextContents()).toContain('6 cards, hidden');
    expect(await west.getByRole('listitem').count()).toBe(0);
    expect(await hand(element, 'S').locator('.card').count()).toBe(8);
    expect(await element.locator('.slot .face:not(.empty)').count()).toBe(1);
    expect(await element.locator('.chip').count()).toBe(0);
  });

  it('offer no card to play, but forward steps on', async () => {
    const { element } = await table(after(8, { show: 'S', plays: RECORD.join(' ') }));
    expect(await element.locator('button[data-card]').count()).toBe(0);
    await button(element, messages.forward).click();
    expect(await hand(element, 'E').locator('.back').count()).toBe(7);
    const legal = await element.locator('button[data-card]').evaluateAll((all) => all.map((card) => card.dataset.card));
    expect(legal.length).toBeGreaterThan(0);
    expect(await hand(element, 'S').locator('button[data-card]').count()).toBe(legal.length);
  });

  it('show with a click on the name of the visible seat, and end with another', async () => {
    const { element } = await table(DEAL);
    const south = seatButton(element, 'S');
    expect(await south.getAttribute('aria-pressed')).toBe('false');
    await south.click();
    expect(await south.getAttribute('aria-pressed')).toBe('true');
    expect(await element.getAttribute('show')).toBe('S');
    expect(await element.locator('.back').count()).toBe(24);
    await seatButton(element, 'N').click();
    expect(await element.getAttribute('show')).toBe('N');
    await seatButton(element, 'N').click();
    expect(await element.getAttribute('show')).toBeNull();
    expect(await element.locator('.back').count()).toBe(0);
  });

  it('work with the keyboard: one stop of the Tab key, then up and down', async () => {
    const { page, element } = await table(DEAL);
    await seatButton(element, 'S').focus();
    await page.keyboard.press('Enter');
    expect(await element.getAttribute('show')).toBe('S');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await element.getAttribute('show')).toBeNull();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    expect(await element.getAttribute('show')).toBe('E');
  });

  it('are an attribute and a property, of one seat or several', async () => {
    const { element } = await table({ ...DEAL, show: 'N, S' });
    const seen = (): Promise<(string | undefined)[]> =>
      element.locator('.hand:not(:has(.back))').evaluateAll((all) => all.map((hand) => hand.dataset.seat));
    expect(await seen()).toEqual(['N', 'S']);
    await element.evaluate((element) => Object.assign(element, { show: ['E'] }) && undefined);
    await expect.poll(() => element.getAttribute('show')).toBe('E');
    expect(await seen()).toEqual(['E']);
    await element.evaluate((element) => element.setAttribute('show', ''));
    expect(await seen()).toEqual([]);
  });
});

describe('the motion of a step', () => {
  /** Plays a card or steps. @returns the animations right after it: their duration and whether they are of a flying card */
  const moving = (element: Locator, selector: string): Promise<{ ms: unknown; flying: boolean }[]> =>
    element.evaluate(async (element, selector) => {
      const root = element.shadowRoot!;
      root.querySelector<HTMLElement>(selector)!.click();
      await (element as HTMLElementTagNameMap['jass-solver']).updateComplete;
      const made = root.getAnimations().filter((of) => !(of instanceof CSSTransition || of instanceof CSSAnimation));
      return made.map(({ effect }) => ({
        ms: effect!.getTiming().duration,
        flying: (effect as KeyframeEffect).target!.classList.contains('flying'),
      }));
    }, selector);

  it('is short: a card goes to the trick, a complete trick to its winner, and nothing is left over', async () => {
    const { element } = await table(after(3));
    const card = await moving(element, 'button[data-card=ST]');
    expect(card).toEqual([{ ms: 160, flying: false }]);
    const lead = await moving(element, 'button[data-card]');
    expect(lead.filter(({ flying }) => flying)).toHaveLength(4);
    expect(lead.filter(({ flying }) => !flying)).toHaveLength(1);
    await expect.poll(() => element.locator('.flying').count()).toBe(0);
  });

  it('begins at the card’s place', async () => {
    const { element } = await table(DEAL, { width: 640 });
    const apart = await element.evaluate(async (element) => {
      const root = element.shadowRoot!;
      const card = root.querySelector<HTMLElement>('button[data-card=HA]')!;
      const from = card.querySelector('.tile')!.getBoundingClientRect();
      card.click();
      await (element as HTMLElementTagNameMap['jass-solver']).updateComplete;
      const animation = root.getAnimations().find((of) => !(of instanceof CSSTransition || of instanceof CSSAnimation));
      animation!.pause();
      animation!.currentTime = 0;
      const at = (animation!.effect as KeyframeEffect).target!.getBoundingClientRect();
      return [at.left - from.left, at.top - from.top, at.width - from.width].map(Math.abs);
    });
    expect(Math.max(...apart)).toBeLessThan(1);
  });

  it.each<[string, Attributes, string, View]>([
    ['back', after(8), '[data-step=back]', {}],
    ['over several plays', after(8), '[data-step=first]', {}],
    ['for readers who ask for less', after(3), 'button[data-card=ST]', { reducedMotion: 'reduce' }],
  ])('is none %s', async (_, attributes, selector, view) => {
    const { element } = await table(attributes, view);
    expect(await moving(element, selector)).toEqual([]);
  });

  it('does not delay the reader', async () => {
    const { element } = await table({ ...DEAL, plays: RECORD.join(' ') });
    const played = await element.evaluate(async (element) => {
      const root = element.shadowRoot!;
      for (let i = 0; i < 9; i++) {
        root.querySelector<HTMLElement>('[data-step=forward]')!.click();
        await (element as HTMLElementTagNameMap['jass-solver']).updateComplete;
      }
      return { cards: root.querySelectorAll('.hand .played').length, flying: root.querySelectorAll('.flying').length };
    });
    expect(played).toEqual({ cards: 9, flying: 4 });
  });
});

describe('settings', () => {
  it.each<[string, string, string]>([
    ['hands', 'fans', 'one of tiles, cards, diagram'],
    ['played', 'away', 'one of shown, gone'],
    ['bottom', 'X', 'one of S, W, N, E'],
    ['show', 'nobody', 'one of N, E, S, W'],
    ['density', 'tight', 'one of normal, compact'],
  ])('%s="%s" is reported, and the deal is shown nevertheless', async (name, value, choices) => {
    const { page, element } = await table(DEAL);
    const error = await element.evaluate(
      (element, [name, value]) =>
        new Promise<unknown>((resolve) => {
          element.addEventListener('error', (event) => resolve((event as unknown as CustomEvent<unknown>).detail));
          element.setAttribute(name, value);
        }),
      [name, value] as const,
    );
    expect(error).toMatchObject({ code: 'bad-setting', field: name });
    const fault = element.getByRole('group', { name: messages.headlineSettingProblem });
    expect(await fault.innerText()).toContain(`${name}: "${value}" is not a valid value; use ${choices}`);
    expect(await element.locator('.hand .card').count()).toBe(32);
    await element.evaluate((element, name) => element.removeAttribute(name), name);
    await expect.poll(() => fault.count()).toBe(0);
    await page.close();
  });
});

describe('on another site’s page', () => {
  const parts = '.hand, .name, .card, .slot, .caption, .trump-word, .headline, .time button';

  it('the page’s text styles change nothing', async () => {
    const { page, element } = await table(after(5), { width: 640 });
    const before = await boxes(element, parts);
    await page.addStyleTag({
      content: `* { box-sizing: content-box; margin: 0; border: 0 solid; }
        #place { direction: rtl; letter-spacing: 0.3em; word-spacing: 1em; line-height: 3; text-align: right;
          text-indent: 2em; text-transform: uppercase; font-style: italic; font-weight: 700; font-variant: small-caps;
          white-space: pre; word-break: break-all; overflow-wrap: anywhere; hyphens: auto; text-shadow: 0 0 3px red;
          list-style: square; cursor: wait; visibility: visible; border-collapse: separate; text-wrap: nowrap; }
        button, p, ul, li, svg { display: inline !important; all: revert; }`,
    });
    expect(await boxes(element, parts)).toEqual(before);
  });

  it('a small root font size makes no target small, and large text does not scroll sideways', async () => {
    const page = await lay([DEAL], { width: 360, hasTouch: true });
    const element = elementOf(page);
    await page.addStyleTag({ content: 'html { font-size: 62.5% } body { font-size: 1.6rem }' });
    const heights = (await boxes(element, 'button[data-card], .name')).map(([, , , height]) => height!);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const sizes = await element
      .locator('.tile + .ix')
      .evaluateAll((all) => all.map((index) => parseFloat(getComputedStyle(index).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
    for (const size of ['100%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${size} } body { font-size: 1rem }` });
      const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
      const wide = await element.locator('.table').evaluate(overflow);
      expect(wide, size).toBe(0);
    }
  });
});

it.each(thoroughly(320, 1100))('every table is accessible at %i pixels', async (width) => {
  const [game] = GAMES;
  const tags = [
    after(6),
    after(8, { played: 'gone', deck: 'swiss', density: 'compact' }),
    after(5, { show: 'S', bottom: 'W' }),
    after(6, { hands: 'diagram' }),
    { ...game!, hands: 'fans', deck: 'french4' },
    { variant, editable: '' },
    { ...DEAL, deal: deal.replace('AJ9', 'KJ9'), editable: '' },
  ];
  const page = await lay(tags, { width, hasTouch: width < 480 });
  await elementOf(page, 1).locator('.pip .sky').first().waitFor({ state: 'attached' });
  // Axe cannot decide about the single letters of tiles; the contrast of their colours is tested with the decks.
  await expectAccessible(page, { within: '#place', countsUndecided: false, picture: [pages, `table-${width}`] });
});
