/** How the tests look at the element and use it: by what a reader sees, clicks and hears. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEALS } from '../../demo/deals.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card, PerSide, Side } from '../../src/game/cards.ts';
import { cardOf, RANKS, sideOf, SUITS } from '../../src/game/cards.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { isProven } from '../../src/notation/answer/answer.ts';
import type { Answer, Value } from '../../src/notation/answer/answer.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { exactKnowledge } from '../../src/widget/state/knowledge.ts';
import type { Pages, View } from './harness.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

export const PAGE = 'build/test-pages/element.html';

/** Taps the corner of a card, which no other card of the hand covers, even if the card says that it is disabled. */
export const tapCard = (card: Locator): Promise<void> => card.tap({ position: { x: 6, y: 12 }, force: true });

/** A request, or a part of it, as attributes. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Writes one tag for each set of attributes into a page, as its author would. Earlier tests may have used the page, so that everything
 * is loaded; a test of loading, or one that changes objects of the page, takes `embedAnew`.
 */
export async function embed(pages: Pages, tags: readonly Attributes[], view?: View): Promise<Page> {
  const page = await pages.share(PAGE, view);
  await put(page, tags);
  return page;
}

/**
 * Writes one tag for each set of attributes into a page that has just loaded.
 * @param path of the page, which has an element `#place` for them
 */
export async function embedAnew(pages: Pages, tags: readonly Attributes[], view?: View, path = PAGE): Promise<Page> {
  const page = await pages.open(path, view);
  await put(page, tags);
  return page;
}

/** Writes a tag for each set of attributes into a page that is open. The payoff is card points, as in requests, unless it is given. */
export async function put(page: Page, tags: readonly Attributes[]): Promise<void> {
  const markup = tags.map((attributes) => {
    const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const written = Object.entries({ payoff: 'points', ...attributes }).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    return `<jass-solver ${written.join(' ')}></jass-solver>`;
  });
  await page.locator('#place').evaluate((place, html) => (place.innerHTML = html), markup.join('\n'));
}

/**
 * Appends an element of a deal that takes long. It shows its estimate and says that it goes on computing, but its engine rests, so that
 * nothing else on the page has to wait for it.
 */
export async function putEstimated(page: Page, attributes: Attributes): Promise<void> {
  await page.locator('#place').evaluate((place, attributes) => {
    const element = document.createElement('jass-solver');
    const { client } = element;
    // The work on the position ends with its estimates, which the element does not get. The table of contracts is as always.
    const solve: typeof client.solve = (request, options) => {
      if (!request.want?.includes('line')) return client.solve(request, options);
      const enough = new AbortController();
      options!.signal!.addEventListener('abort', () => enough.abort());
      const onProgress: NonNullable<typeof options>['onProgress'] = (progress) => {
        options!.onProgress!(progress);
        if (progress.cards.some(({ estimate }) => estimate)) enough.abort();
      };
      return new Promise((_, reject) => {
        client.solve(request, { signal: enough.signal, onProgress }).catch((error: Error) => {
          if (error.name !== 'AbortError') reject(error);
        });
      });
    };
    element.client = { solve };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    place.append(element);
  }, attributes);
  await estimated(page.locator('jass-solver').last());
}

/** The page's only element, or the one with that index. */
export const elementOf = (page: Page, index = 0): Locator => page.locator('jass-solver').nth(index);

/** The position of the slider: the plays made, of those of the deal, such as `2 of 32`. */
export const playedSoFar = (element: Locator): Promise<string> =>
  element
    .locator('.slider')
    .evaluate((slider) => `${(slider as HTMLInputElement).value} of ${(slider as HTMLInputElement).max}`);

/** Waits until the engine reports the position shown as solved. */
export async function solved(element: Locator): Promise<void> {
  await element.getByText(messages.engineExact, { exact: true }).waitFor();
}

/** The only element of a page, solved. */
export async function showSolved(pages: Pages, attributes: Attributes): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes]);
  const element = elementOf(page);
  await solved(element);
  return { page, element };
}

/**
 * Listens for the first event of a kind. The page keeps its detail, since Chromium may collect a promise that only a listener holds.
 * @returns a function that waits for the event
 */
export async function hear<Detail>(target: Locator, type: string): Promise<() => Promise<Detail>> {
  await target.evaluate((element, type) => {
    document.documentElement.removeAttribute('data-heard');
    element.addEventListener(
      type,
      (event) => document.documentElement.setAttribute('data-heard', JSON.stringify((event as CustomEvent).detail)),
      { once: true },
    );
  }, type);
  const root = target.page().locator('html[data-heard]');
  return async () => JSON.parse((await root.getAttribute('data-heard'))!) as Detail;
}

/** Waits until the element shows an estimate of a position that takes long. */
export async function estimated(element: Locator): Promise<void> {
  await element.locator('.bar-estimate').waitFor({ state: 'attached' });
}

/** The layout shift of the page so far. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
        }
        const sum = (entries: readonly Shift[]): number =>
          entries.filter(({ hadRecentInput }) => !hadRecentInput).reduce((all, { value }) => all + value, 0);
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(sum(list.getEntriesByType('layout-shift') as Shift[]));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer would wait for the first one; a page always has a paint.
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/** The answer of the synchronous solver, without a page. */
export function expected(solver: Solver, request: object): Answer {
  return answer(request as SolveRequest, solver);
}

/** The radio button of a payoff, by its visible label. */
export const payoffRadio = (element: Locator, payoff: Payoff): Locator =>
  element.getByRole('radio', { name: messages.payoff(payoff), exact: true });

/** The button of a legal card. */
export const cardButton = (element: Locator, card: Card): Locator =>
  element.locator(`button[data-card=${card}]`).first();

/** The accessible name of each legal card, without duplicates: the card and its value. */
export async function cardNames(element: Locator): Promise<Map<Card, string>> {
  const buttons = await element.locator('button[data-card]').all();
  const names = buttons.map(async (button): Promise<[Card, string]> => {
    const spoken = await button.locator('.spoken').allTextContents();
    const name = spoken.join('').replace(`, ${messages.nextInLine}`, '');
    return [(await button.getAttribute('data-card')) as Card, name];
  });
  return new Map(await Promise.all(names));
}

/** The accessible names of the cards when they show the values of the answer. */
export function namesFor({ toPlay, value, cards }: Answer): Map<Card, string> {
  const seat = toPlay!;
  const side = sideOf(seat);
  return new Map(
    cards!.map((of) => {
      if (!isProven(of)) throw new Error(`${of.card} is not exact`);
      const own = ofSide(of, side);
      const lost = ofSide(value!, side) - own;
      return [of.card, `${messages.card(of.card)}, ${worth(side, own, lost, of.NS !== undefined)}`];
    }),
  );
}

/** A value from the viewpoint of a side. */
function ofSide(value: Value, side: Side): number {
  if (value.NS !== undefined) return value[side];
  return side === 'NS' ? value.difference : 0 - value.difference;
}

function worth(side: Side, own: number, lost: number, inPoints: boolean): string {
  const words = (inPoints ? messages.makes : messages.lead)(side, exactKnowledge(own));
  return lost === 0 ? messages.asBest(words) : messages.asLoss(words, lost);
}

/** Checks headline, bar and every card against the answer. */
export async function expectShows(element: Locator, { value, ...answer }: Answer): Promise<void> {
  await solved(element);
  const { NS, EW } = value as PerSide;
  const headline = await element.locator('[part=headline]').textContent();
  expect(headline).toMatch(new RegExp(`(North–South make ${NS}|East–West make ${EW}) of ${NS + EW}\\b`));
  expect(await figures(element)).toEqual([`${NS}`, `${EW}`]);
  expect(sorted(await cardNames(element))).toEqual(sorted(namesFor({ value, ...answer })));
}

/** Checks the figures of both sides and every card against the answer under `total` or `score`. */
export async function expectShowsDifference(element: Locator, answer: Answer): Promise<void> {
  await solved(element);
  const { difference } = answer.value!;
  expect(await figures(element)).toEqual([messages.signed(difference!), messages.signed(0 - difference!)]);
  expect(sorted(await cardNames(element))).toEqual(sorted(namesFor(answer)));
  // Beside losses no best card shows a negative number.
  expect((await chips(element, 'best')).filter((chip) => !/^(\+\d+|0|★|=)$/.test(chip))).toEqual([]);
  expect((await chips(element, 'loses')).filter((chip) => !/^−\d+$/.test(chip))).toEqual([]);
}

/** The values on the best cards of the hand to play, or on those that lose something. */
export const chips = (element: Locator, standing: 'best' | 'loses'): Promise<string[]> =>
  element.locator(`.acts .${standing} .chip`).allInnerTexts();

/** The figures at the ends of the bar: those of North–South and of East–West. */
/** The figures of the bar, North–South first: on the screen the side of which it speaks stands at the left. */
async function figures(element: Locator): Promise<string[]> {
  const shown = await element.locator('.score b').allInnerTexts();
  const left = await element.locator('.score .side').first().textContent();
  return left!.trim().startsWith('N') ? shown : shown.toReversed();
}

const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** The cards in the list of tricks in the order of play, read from their accessible names. */
export async function bestLine(element: Locator): Promise<Card[]> {
  const cells = await element
    .locator('.tricks [data-ply]')
    .evaluateAll((all) =>
      all
        .sort((a, b) => Number(a.dataset.ply) - Number(b.dataset.ply))
        .map((cell) => cell.querySelector('.spoken')?.textContent),
    );
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
  return cells.map((name) => cards.find((card) => messages.card(card) === name)!);
}

/** A Schieber deal with the play of all its cards, some of which cost something. */
const SCHIEBER_RECORD: Attributes = {
  variant: 'schieber',
  contract: 'S',
  leader: 'S',
  deal: 'N:6.A9.QJT7.96 K.6.86.AQJT7 JT97.KQ.AK.K AQ8.JT87.9.8',
  plays: 'SJ SK S6 S8 S9 D8 C9 SQ S7 CT DJ SA D9 DK D6 DT DA H6 DQ C8 CK CA C6 HT CQ H9 HJ HQ CJ D7 H8 HK C7 HA H7 ST',
};

/** A record of a game, from the demo unless it has none. */
export function recordOf(id: string): Attributes {
  if (id === 'schieber') return SCHIEBER_RECORD;
  const { variant, contract, leader, deal, plays } = DEALS.find(({ variant }) => variant === id)!;
  return { variant, contract, leader, deal, plays };
}
