/** A puzzle in the element: played, taken back, hinted at and solved, by mouse and keyboard, on a phone and on a desk; and its errors. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Value } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { atRoot } from '../../tools/paths.ts';
import { randomDeal } from '../random-deal.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { cardButton, elementOf, embed, expected, PAGE, playedSoFar, put } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import { stopClock } from './stopped-clock.ts';

const pages = useBrowser();
const DESK = 1100;
const WIDTHS = thoroughly<[name: string, width: number]>(['phone', 390], ['desk', DESK]);

/** An ending of the Schieber in which North has a right and a wrong card. */
let deal: Attributes;
let value: number;
let right: Card;
let wrong: Card;
let lost: number;
beforeAll(async () => {
  const solver: Solver = await loadSolver();
  for (let seed = 1; ; seed++) {
    const { rules } = variantById('schieber');
    deal = { variant: 'schieber', contract: 'H', leader: 'N', deal: formatDeal(randomDeal(rules, seed, 4)) };
    const { value: best, cards } = expected(solver, deal);
    const own = cards!.map(({ card, ...of }) => [card, figureOf(of as Value)] as const);
    value = figureOf(best!);
    const bad = own.find(([card, NS]) => NS < value && card !== own[0]![0]);
    if (!bad || value < 10) continue;
    right = own.find(([, NS]) => NS === value)![0];
    [wrong, lost] = [bad[0], value - bad[1]];
    return;
  }
});

async function show(attributes: Attributes, width: number = DESK): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [{ ...deal, mode: 'puzzle', ...attributes }], { width, height: 1200 });
  const element = elementOf(page);
  await element.locator('[part=table]').waitFor();
  return { page, element };
}

const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });
const headline = (element: Locator): Locator => element.locator('[part=headline]');
/** The seat to play, once the reader may play one of its cards. */
async function turn(element: Locator): Promise<string | null> {
  await element.locator('button[data-card]').first().waitFor();
  return element.locator('[part~=hand-to-play]').getAttribute('data-seat');
}

/** Plays to the end, each time with a card that the hint names. */
async function playByHints(element: Locator): Promise<void> {
  for (;;) {
    await element.locator('button[data-card], .verdict.good, .verdict.bad').first().waitFor();
    if ((await element.locator('button[data-card]').count()) === 0) return;
    const before = await playedSoFar(element);
    await button(element, 'Hint').last().click();
    const said = element.locator('.verdict');
    await said.waitFor();
    if (/spades|hearts|diamonds|clubs\./.test(await said.innerText()) && (await said.locator('.index').count()) === 0) {
      if (!(await said.innerText()).includes('Every')) await button(element, 'Hint').last().click();
    }
    const named = said.locator('.index + .spoken');
    const name = (await named.count()) > 0 ? await named.textContent() : null;
    const card = name === null ? element.locator('button[data-card]').first() : button(element, name).first();
    await card.click();
    await expect.poll(() => playedSoFar(element)).not.toBe(before);
  }
}

describe.each(WIDTHS)('a puzzle on a %s', (name, width) => {
  it('says the target, and nothing that the engine knows', async () => {
    const { page, element } = await show({}, width);
    await turn(element);
    await expect.poll(() => headline(element).innerText()).toBe(`You are North–South. Make ${value}.`);
    expect(await element.locator('.chip, .best, .mark, .bar-estimate').count()).toBe(0);
    const taken = name === 'phone' ? /^NS\s+0\s+0\s+EW$/ : /^North–South\s+0\s+0\s+East–West$/;
    expect(await element.locator('.score').innerText()).toMatch(taken);
    expect(await button(element, 'Forward').getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, { picture: [pages, `puzzle-${name}`] });
  });

  it('waits at a card that gives something away, and takes it back', async () => {
    const { page, element } = await show({}, width);
    await turn(element);
    await cardButton(element, wrong).click();
    const verdict = element.locator('[part=verdict]');
    await verdict.waitFor();
    expect(await verdict.innerText()).toContain(`gives away ${lost}.`);
    expect(await verdict.innerText()).toContain(`You can still make ${value - lost}.`);
    // One sentence says why, and leaves the better card to be found.
    await expect.poll(() => verdict.locator('.because-of').innerText()).toMatch(/[Tt]rick \d: .*you make \d+ less\.$/s);
    expect(await verdict.locator('.because-of').innerText()).not.toContain(messages.card(right));
    expect(await element.locator('button[data-card]').count()).toBe(0);
    await expectAccessible(page, { picture: [pages, `puzzle-verdict-${name}`] });
    await button(element, 'Take back').click();
    expect(await turn(element)).toBe('N');
    expect(await playedSoFar(element)).toMatch(/^0 of/);
  });

  it('is solved by the cards that the hints name, and tells the page', async () => {
    const { element } = await show({}, width);
    const heard = element.evaluate(
      (of) =>
        new Promise((resolve) => of.addEventListener('puzzle', (event) => resolve((event as CustomEvent).detail))),
    );
    await turn(element);
    await playByHints(element);
    await element.locator('.verdict').getByText('Solved.', { exact: true }).waitFor();
    expect(await heard).toMatchObject({
      solved: true,
      target: value,
      made: value,
      mistakes: 0,
      shown: false,
      attempt: 1,
    });
  });
});

describe('the reader', () => {
  it('plays on for the rest after a mistake, and misses the target', async () => {
    const { element } = await show({});
    await turn(element);
    await cardButton(element, wrong).click();
    await button(element, 'Play on').click();
    await playByHints(element);
    await element
      .getByText(`You made ${value - lost} of ${value}.`)
      .first()
      .waitFor();
  });

  it('plays by keyboard alone: the focus is at the decision, and then in the hand again', async () => {
    const { page, element } = await show({});
    await turn(element);
    await cardButton(element, wrong).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => element.evaluate((of) => of.shadowRoot!.activeElement?.textContent?.trim()))
      .toBe('Take back');
    await page.keyboard.press('Enter');
    await turn(element);
    // The card taken back, wherever it is in the hand.
    await expect
      .poll(() => element.evaluate((of) => of.shadowRoot!.activeElement?.getAttribute('data-card')))
      .toBe(wrong);
    // Space plays the focused card, as everywhere, and the solver waits; the key of the best card gives a hint, and plays nothing.
    await cardButton(element, wrong).focus();
    await page.keyboard.press(' ');
    await button(element, 'Take back').press(' ');
    await turn(element);
    expect(await playedSoFar(element)).toMatch(/^0 of/);
    await page.keyboard.press('b');
    await element.getByText('Hint: play').or(element.getByText('Every card keeps it.')).first().waitFor();
    expect(await playedSoFar(element)).toMatch(/^0 of/);
  });

  it('hears what a card did and whose turn it is', async () => {
    const { element } = await show({});
    await turn(element);
    await cardButton(element, right).click();
    await expect.poll(() => element.locator('p.spoken[role=status]').textContent()).toMatch(/keeps it\./);
    await turn(element);
    await expect.poll(() => element.locator('p.spoken[role=status]').textContent()).toMatch(/your card\.$/);
  });

  it('may play one hand: the solver plays the partner', async () => {
    const { element } = await show({ side: 'N', show: 'N' });
    expect(await turn(element)).toBe('N');
    await cardButton(element, right).click();
    await expect.poll(async () => Number((await playedSoFar(element)).split(' ')[0])).toBeGreaterThan(3);
    expect(await turn(element)).toBe('N');
    expect(await headline(element).innerText()).toBe(`You are North. Make ${value}.`);
  });

  it('sees the solution, and may start again', async () => {
    const { element } = await show({});
    await turn(element);
    await button(element, 'Show the solution').click();
    await element.getByText('The solution. Step through it with the arrows.').waitFor();
    await button(element, 'Forward').click();
    expect(await playedSoFar(element)).toBe('1 of 16');
    await button(element, 'Start again').click();
    expect(await turn(element)).toBe('N');
  });
});

it('ends when the page sets a deal that cannot be read: the solver plays no more card of it', async () => {
  const { page, element } = await show({});
  await turn(element);
  await stopClock(page);
  await page.evaluate(() => {
    const moves: string[] = [];
    document.querySelector('jass-solver')!.addEventListener('play', ({ detail }) => moves.push(detail.by));
    Object.assign(window, { moves });
  });
  await cardButton(element, right).click();
  await element.locator('.badge').first().waitFor();
  await element.evaluate((of) => of.setAttribute('deal', 'none'));
  await element.locator('[part=error]').waitFor();
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual(['card']);
});

it('shows the solution after a failure of the solver', async () => {
  const { page, element } = await show({});
  await turn(element);
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    let hasFailed = false;
    element.client = {
      solve: (request, options) => {
        if (hasFailed) return solve(request, options);
        hasFailed = true;
        return Promise.reject(new Error('out of order'));
      },
    };
  });
  await element.getByText('out of order').waitFor();
  await button(element, 'Show the solution').click();
  await element.getByText('The solution. Step through it with the arrows.').waitFor();
});

it('in a misère names who must take the points, and who scores a trick', async () => {
  // South leads the nine; East must take the trick, which North–South score.
  const ending = 'N:.KT7.6.J KJ.Q.J.8 9..87.K7 AT6.6.A.';
  const setup = { variant: 'coiffeur', contract: 'misere-obenabe', leader: 'S', deal: ending, plays: 'S9 SK CJ S6' };
  const { element } = await show({ ...setup, side: 'NS' });
  await expect
    .poll(() => headline(element).innerText())
    .toBe('You are North–South. Make 71, which East–West must take.');
  expect(await element.locator('.mine tbody .to').first().innerText()).toBe('North–South');
});

it('says how to play until there is something else to say', async () => {
  const { element } = await show({});
  await turn(element);
  const how = element.getByText('Click or tap a card to play it.');
  expect(await how.isVisible()).toBe(true);
  await cardButton(element, wrong).click();
  await button(element, 'Take back').waitFor();
  expect(await how.count()).toBe(0);
});

it('marks a loss clear of the points below the trick', async () => {
  const { element } = await show({ bottom: 'N' }, 390);
  await turn(element);
  await cardButton(element, wrong).click();
  const [badge, points] = await Promise.all(
    ['.badge.gave', '.points'].map(async (part) => (await element.locator(`.middle ${part}`).boundingBox())!),
  );
  expect(badge!.y + badge!.height).toBeLessThanOrEqual(points!.y);
});

it('shows by borders which trick gave something away where the system gives the colours', async () => {
  const { page, element } = await show({});
  await cardButton(element, wrong).click();
  await element.locator('.verdict.bad').waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const borders = await element
    .locator('.dots li')
    .evaluateAll((dots) => dots.slice(0, 2).map((dot) => getComputedStyle(dot).borderTopStyle));
  expect(borders).toEqual(['dashed', 'solid']);
  await page.emulateMedia({ forcedColors: null });
});

it('on a phone has its buttons close below the timeline, where they stay when a card is judged', async () => {
  const { element } = await show({}, 390);
  await turn(element);
  const below = async (): Promise<number> => {
    const [steps, solution] = await Promise.all(
      [element.locator('[data-step=last]'), button(element, 'Show the solution')].map((part) => part.boundingBox()),
    );
    return solution!.y - steps!.y - steps!.height;
  };
  const before = await below();
  expect(before).toBeLessThanOrEqual(170);
  await cardButton(element, wrong).click();
  await button(element, 'Take back').waitFor();
  expect(await below()).toBe(before);
});

it('shows all tricks of nine below the verdict', async () => {
  const plays = 'H7 HQ H8 HA CQ H9 HJ C9 CK HT C8 ST DJ D9 D7 DT D6 D8 HK DA S9 SA S8 SK CA H6 CT DK DQ C7 SQ C6';
  const full = { leader: 'N', deal: 'N:QT97.K97.K7. KJ.A.98.QT87 8.T86.QJ6.J9 A6.QJ.AT.AK6', plays, side: 'NS' };
  const { element } = await show(full);
  await playByHints(element);
  await element.locator('.verdict').getByText('Solved.', { exact: true }).waitFor();
  expect(await element.locator('.mine tbody tr').count()).toBe(9);
  const hidden = await element.locator('.panel-open').evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

it('prints the task, and nothing that the reader has played', async () => {
  const { page, element } = await show({});
  await turn(element);
  await cardButton(element, right).click();
  await page.emulateMedia({ media: 'print' });
  const paper = element.locator('.print');
  await expect.poll(() => paper.innerText()).toContain(`You are North–South. Make ${value}.`);
  expect(await paper.locator('table').count()).toBe(0);
  await page.emulateMedia({ media: null });
});

it('shows in its bar the goal and the points taken, and nothing of what can still be made', async () => {
  const { element } = await show({});
  await turn(element);
  const goal = (): Promise<string | null> => element.locator('.goal').getAttribute('style');
  const before = await goal();
  expect(
    await element.locator('.bar rect').evaluateAll((all) => all.map((part) => part.getAttribute('width'))),
  ).toEqual(['0%', '0%']);
  await cardButton(element, wrong).click();
  await element.locator('[part=verdict]').waitFor();
  expect(await goal()).toBe(before);
  expect(await element.locator('.score b').allInnerTexts()).toEqual(['0', '0']);
  await button(element, 'Play on').click();
  await playByHints(element);
  await element.locator('.verdict.bad').waitFor();
  expect((await element.locator('.score b').allInnerTexts())[0]).toBe(`${value - lost}`);
});

describe('at the end', () => {
  it('the solution is shown, and “Why?” opens the account of the mistake', async () => {
    const { page, element } = await show({});
    await turn(element);
    await cardButton(element, wrong).focus();
    await page.keyboard.press('Enter');
    await button(element, 'Play on').press('Enter');
    await playByHints(element);
    await element.getByText('The solution', { exact: true }).waitFor();
    expect(await element.locator('.mine tbody tr').first().locator('.mine-card').count()).toBe(4);
    expect(await element.getByText('hidden').count()).toBe(0);
    expect(await button(element, 'Next puzzle').count()).toBe(0);
    await button(element, 'Why?').click();
    await element.locator('.why-title').getByText(`cost ${lost}`).waitFor();
    await element.locator('.show.best').click();
    await expect.poll(() => playedSoFar(element)).toBe('1 of 16');
    await expectAccessible(page, { picture: [pages, 'puzzle-why'] });
    await page.keyboard.press('Escape');
    await expect.poll(() => element.evaluate((of) => of.shadowRoot!.activeElement?.textContent?.trim())).toBe('Why?');
    await button(element, 'Start again').click();
    expect(await turn(element)).toBe('N');
  });

  it('without a mistake “Why?” explains the card that tempts', async () => {
    const { element } = await show({});
    await turn(element);
    await playByHints(element);
    await button(element, 'Why?').click();
    await element.locator('.why-title').getByText('would cost').waitFor();
  });
});

describe('a collection', () => {
  const FROM = { mode: 'puzzle', puzzles: '/puzzles.json', 'puzzle-level': '1' };
  const place = (element: Locator): Promise<string> => element.locator('.corner.tr').innerText();
  /** The events `next` and `error` of the page so far. */
  const heard = (page: Page): Promise<{ readonly type: string; readonly detail: object }[]> =>
    page.evaluate(() => (window as unknown as { heard: { type: string; detail: object }[] }).heard);
  async function draw(attributes: Attributes): Promise<{ page: Page; element: Locator }> {
    const page = await pages.open(PAGE);
    await page.evaluate(() => {
      const heard: object[] = [];
      Object.assign(window, { heard });
      for (const name of ['next', 'error'])
        document.addEventListener(name, (event) =>
          heard.push({ type: name, detail: (event as CustomEvent<object>).detail }),
        );
    });
    await put(page, [attributes]);
    return { page, element: elementOf(page) };
  }

  it('gives a first puzzle with its level, and at the end the next one; nothing is stored', async () => {
    const { page, element } = await draw(FROM);
    await turn(element);
    await expect.poll(() => place(element)).toMatch(/^Easy\s+1 of 20$/);
    expect(await element.getAttribute('variant')).toBe('schieber');
    await button(element, 'Show the solution').click();
    await button(element, 'Next puzzle').press('Enter');
    await expect.poll(() => place(element)).toMatch(/2 of 20$/);
    await turn(element);
    await expect
      .poll(() => element.evaluate((of) => of.shadowRoot!.activeElement?.hasAttribute('data-card')))
      .toBe(true);
    expect(await heard(page)).toMatchObject([
      { type: 'next', detail: { id: 'schieber-1', level: 1, theme: 'smear', number: 1, count: 20, solved: 0 } },
      { type: 'next', detail: { id: 'schieber-2', level: 1, number: 2 } },
    ]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('asks first about the theme, names it at the end, and remembers what was solved if the page asks', async () => {
    const { page, element } = await draw({ ...FROM, remember: '' });
    await turn(element);
    await button(element, 'Hint').click();
    await element.getByText('Hint: who will win this trick?', { exact: true }).waitFor();
    await playByHints(element);
    await element.locator('.verdict').getByText('Solved.', { exact: true }).waitFor();
    expect(await element.locator('.verdict').innerText()).toContain('Theme: smear. 1 of 20 solved.');
    expect(await page.evaluate(() => localStorage.getItem('jass-solver-puzzles'))).toContain('schieber unenufe E');
    await page.reload();
    await put(page, [{ ...FROM, remember: '' }]);
    await turn(element);
    await expect.poll(() => place(element)).toMatch(/2 of 20$/);
  });

  it.each([
    ['an address without a file', { puzzles: '/none.json' }, 'The collection of puzzles cannot be read.'],
    ['a file that is no collection', { puzzles: '/package.json' }, 'The collection of puzzles cannot be read.'],
    ['a level that there is not', { 'puzzle-level': '7' }, 'The collection has no puzzle of this kind.'],
  ])('that gives no puzzle says so: %s', async (_, set, says) => {
    const page = await pages.open(PAGE, { expectErrors: /404/ });
    await put(page, [{ ...FROM, ...set }]);
    await elementOf(page).getByText(says).waitFor();
  });

  it('is not needed for the level and the theme of a puzzle: its request has them', async () => {
    const { puzzles } = JSON.parse(readFileSync(atRoot('puzzles.json'), 'utf8')) as { puzzles: readonly object[] };
    const page = await embed(pages, [{}]);
    await elementOf(page).evaluate((of, text) => (of.textContent = text), JSON.stringify(puzzles[8]));
    await turn(elementOf(page));
    await expect.poll(() => place(elementOf(page))).toBe('Hard');
    await button(elementOf(page), 'Show the solution').click();
    await elementOf(page).locator('.verdict').getByText('Theme: throw-in.').waitFor();
  });

  it('may be an object, and leaves the puzzle that the page sets', async () => {
    const { element } = await show({});
    await element.evaluate(async (of) => {
      const puzzles: unknown = await (await fetch('/puzzles.json')).json();
      Object.assign(of, { puzzles });
    });
    await turn(element);
    expect(await element.getAttribute('puzzles')).toBeNull();
    await button(element, 'Show the solution').click();
    await button(element, 'Next puzzle').click();
    await expect.poll(() => place(element)).toMatch(/1 of 60$/);
  });
});

it('says that the solver has failed, and no longer that it solves the deal', async () => {
  const { element } = await show({});
  await element.evaluate((solver) => {
    Object.assign(solver, { client: { solve: () => Promise.reject(new Error('Out of order.')) } });
  });
  await element.getByText('Out of order.').waitFor();
  expect(await element.getByText('Solving the deal').count()).toBe(0);
});

it('gives the hint that was asked for before the solver knew one', async () => {
  const { page, element } = await show({});
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    const known = new Promise<void>((resolve) => void Object.assign(window, { resolve }));
    element.client = { solve: (request, options) => known.then(() => solve(request, options)) };
  });
  await turn(element);
  await button(element, 'Hint').click();
  expect(await element.locator('.verdict').count()).toBe(0);
  await page.evaluate(() => (window as unknown as { resolve: () => void }).resolve());
  await element
    .locator('.verdict')
    .getByText(/^Hint:|^Every/)
    .waitFor();
});

it('prints a goal before the puzzle is solved', async () => {
  const { page, element } = await show({});
  await element.evaluate((solver) => {
    Object.assign(solver, { client: { solve: () => new Promise(() => undefined) } });
  });
  await page.emulateMedia({ media: 'print' });
  const paper = element.locator('.print-headline');
  await expect.poll(() => paper.innerText()).toBe('You are North–South. Make all that can be made.');
  await page.emulateMedia({ media: null });
});

describe('a puzzle that cannot be played', () => {
  it.each<{ what: string; set: Attributes; says: RegExp }>([
    { what: 'hands that are no side', set: { side: 'NE' }, says: /neither a side nor a seat/ },
    { what: 'a target that is no number', set: { target: 'all' }, says: /not a whole number/ },
    {
      what: 'the score of a game with taps',
      set: { variant: 'kruisjassen-tik', payoff: 'score' },
      says: /a side may end the deal with a call/,
    },
  ])('says why: $what', async ({ set, says }) => {
    const { rules } = variantById(set.variant ?? 'schieber');
    const cards = { deal: formatDeal(randomDeal(rules, 1, 4)) };
    const { page, element } = await show({ ...cards, ...set });
    const error = element.locator('[part=error]');
    await error.waitFor();
    await expect.poll(() => error.innerText()).toMatch(says);
    expect(await element.locator('button[data-card]').count()).toBe(0);
    await expectAccessible(page);
  });

  it('says what is the best, and offers it, where the target is out of reach', async () => {
    const { element } = await show({ target: `${value + 1}` });
    await element.getByText(`North–South make no more than ${value}.`).waitFor();
    await button(element, `Play for ${value}`).click();
    await turn(element);
    await expect.poll(() => headline(element).innerText()).toContain(`Make ${value}.`);
  });
});
