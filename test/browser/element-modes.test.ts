/** How much the element shows: hidden values, the engine on demand and off, and the events of these modes. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import type { Card } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { elementOf, embed, expected, expectShows, hear, playedSoFar, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const DEAL = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('schieber').rules, 5, 6)),
};

const pages = useBrowser();
let solver: Solver;
/** The first two plays of best play: a record that hides the rest of it. */
let opening: Card[];
beforeAll(async () => {
  solver = await loadSolver();
  opening = expected(solver, DEAL).line!.slice(0, 2);
});

async function show(attributes: Attributes): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes], { height: 1600 });
  const element = elementOf(page);
  await element.locator('.hand').first().waitFor();
  return { page, element };
}

const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });
/** The switch for when the engine computes. */
const engineSwitch = (element: Locator): Locator => element.getByRole('combobox', { name: 'When the engine computes' });
const status = (element: Locator): Promise<string> => element.locator('[part=status]').innerText();

/** No value is visible: not in the headline, on a card, in the list, nor as a step along best play. */
async function expectSilence(element: Locator): Promise<void> {
  expect(await element.locator('[part=headline]').innerText()).toMatch(/ so far with\s+hearts as trumps/);
  expect(
    await element.locator('.chip:not(.unknown), .cost, .play.unplayed, .area, .mark, .review, .best').count(),
  ).toBe(0);
  expect(await element.locator('.bar-open').count()).toBe(0);
}

describe('values="hidden"', () => {
  it('shows no value, and forward stops at the end of the record', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' '), values: 'hidden' });
    await expectSilence(element);
    expect(await button(element, messages.forward).getAttribute('aria-disabled')).toBe('true');
    expect(await element.locator('[data-step=best]').getAttribute('aria-disabled')).toBe('true');
    await button(element, messages.back).click();
    await expectSilence(element);
    // The keys come after the first paint.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('End');
    await page.keyboard.press('n');
    await expect.poll(() => playedSoFar(element)).toMatch(/^2 of 24/);
    expect(await element.locator('.spoken[role=status]').textContent()).not.toContain('make');
  });

  it('shows the values of one position on request, and hides them again', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' '), values: 'hidden' });
    await button(element, messages.showHere).click();
    await expectShows(element, expected(solver, { ...DEAL, plays: opening }));
    await button(element, messages.back).click();
    await expectSilence(element);
    await button(element, messages.forward).click();
    await expectShows(element, expected(solver, { ...DEAL, plays: opening }));
    await page.keyboard.press('l');
    await expectSilence(element);
  });

  it.each(['en', 'de', 'fr', 'nl'])('leaves room for its buttons on the narrowest phone, in %s', async (lang) => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' '), values: 'hidden', lang });
    await page.setViewportSize({ width: 312, height: 844 });
    await element.locator('.engine button').first().click();
    await element.locator('.chip:not(.unknown)').first().waitFor();
    const { right } = await element.evaluate((node) => node.getBoundingClientRect());
    for (const part of await element.locator('.facts button, .facts .br').all()) {
      const { x, width } = (await part.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(right + 0.5);
    }
  });

  it('shows all values on request, and tells the page', async () => {
    const { element } = await show({ ...DEAL, values: 'hidden' });
    const changed = await hear(element, 'change');
    await button(element, messages.showAll).click();
    expect(await changed()).toEqual({ values: 'shown' });
    expect(await element.getAttribute('values')).toBe('shown');
    await expectShows(element, expected(solver, DEAL));
    await element.evaluate((element) => element.setAttribute('values', 'hidden'));
    await button(element, messages.showHere).waitFor();
    await expectSilence(element);
  });
});

describe('engine', () => {
  it('on demand computes on request, and keeps the result', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' '), engine: 'demand' });
    expect(await engineSwitch(element).inputValue()).toBe('demand');
    await expectSilenceButForPanel(element);
    await button(element, messages.computeHere).press('Enter');
    await expectShows(element, expected(solver, { ...DEAL, plays: opening }));
    // The button is gone, the focus is not.
    await page.keyboard.press('ArrowLeft');
    await button(element, messages.computeHere).waitFor();
    await button(element, messages.forward).click();
    await solved(element);
  });

  it('is switched in the corner of the board, also off and on again', async () => {
    const { element } = await show({ ...DEAL, plays: opening.join(' ') });
    const corner = engineSwitch(element);
    expect(await corner.inputValue()).toBe('on');
    await solved(element);
    await corner.selectOption('off');
    await expectSilence(element);
    expect(await element.getAttribute('engine')).toBe('off');
    expect(await status(element)).toMatch(/engine\s*off/);
    // What is known is shown at once.
    await corner.selectOption('demand');
    await expectShows(element, expected(solver, { ...DEAL, plays: opening }));
    await button(element, messages.back).click();
    await button(element, messages.computeHere).waitFor();
    await corner.selectOption('on');
    await solved(element);
  });

  it('is switched in the menu on a phone, where one line above the hands says what the corners say', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' ') });
    await page.setViewportSize({ width: 390, height: 844 });
    await solved(element);
    expect(await engineSwitch(element).isVisible()).toBe(false);
    const tops = await element
      .locator('.facts > :is(.tl, .tr, .br)')
      .evaluateAll((corners) => corners.map((corner) => corner.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await button(element, messages.menu).click();
    const choice = element.getByRole('group', { name: 'Engine', exact: true });
    expect(await choice.getByRole('radio', { name: messages.engineModes.on, exact: true }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: messages.engineModes.off, exact: true }).check();
    await expectSilence(element);
    await choice.getByRole('radio', { name: messages.engineModes.demand, exact: true }).check();
    await page.keyboard.press('Escape');
    await button(element, messages.back).click();
    await button(element, messages.computeHere).click();
    await solved(element);
    await button(element, messages.menu).click();
    await page.setViewportSize({ width: 700, height: 844 });
    expect(await choice.isVisible()).toBe(false);
    expect(await engineSwitch(element).isVisible()).toBe(true);
  });

  it('offers no choice about the engine in a puzzle', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' ') });
    await engineSwitch(element).selectOption('demand');
    await page.setViewportSize({ width: 390, height: 844 });
    await element.evaluate((element) => element.setAttribute('mode', 'puzzle'));
    await button(element, messages.menu).click();
    await element.locator('.menu').waitFor();
    await element.locator('.of-puzzle').first().waitFor();
    expect(await element.getByRole('group', { name: 'Engine', exact: true }).count()).toBe(0);
    expect(await element.getByRole('group', { name: 'Values' }).count()).toBe(0);
  });

  it('is switched with a key', async () => {
    const { page, element } = await show({ ...DEAL, engine: 'demand' });
    await button(element, messages.forward).focus();
    await page.keyboard.press('l');
    await solved(element);
    expect(await element.getAttribute('engine')).toBe('on');
    await page.keyboard.press('l');
    expect(await element.getAttribute('engine')).toBe('demand');
    await page.keyboard.press('Control+l');
    expect(await element.getAttribute('engine')).toBe('demand');
  });

  it('off leaves no trace of it', async () => {
    const { page, element } = await show({ ...DEAL, plays: opening.join(' '), engine: 'off' });
    await expectSilence(element);
    expect(await element.locator('[part=status]').count()).toBe(0);
    expect(await element.locator('[data-step=best]').count()).toBe(0);
    await button(element, messages.back).click();
    await page.keyboard.press('l');
    await expectSilence(element);
    expect(await element.getAttribute('engine')).toBe('off');
  });
});

async function expectSilenceButForPanel(element: Locator): Promise<void> {
  expect(await element.locator('[part=headline]').innerText()).toMatch(/ so far with\s+hearts as trumps/);
  expect(await element.locator('.chip:not(.unknown), .cost, .play.unplayed, .best').count()).toBe(0);
}

it('values, engine, nohotkeys and bottom are attributes and properties', async () => {
  const { page, element } = await show({ ...DEAL, values: 'hidden', engine: 'off', nohotkeys: '', bottom: 'E' });
  const seen = await element.evaluate((element) => {
    const solver = element as HTMLElementTagNameMap['jass-solver'];
    const before = [solver.values, solver.engine, solver.nohotkeys, solver.bottom];
    Object.assign(solver, { values: 'shown', engine: null, nohotkeys: false, bottom: 'N' });
    return { before };
  });
  expect(seen.before).toEqual(['hidden', 'off', true, 'E']);
  await page.waitForFunction(() => document.querySelector('jass-solver')?.getAttribute('bottom') === 'N');
  for (const [name, value] of [
    ['values', 'shown'],
    ['engine', null],
    ['nohotkeys', null],
  ] as const) {
    expect(await element.getAttribute(name)).toBe(value);
  }
  await solved(element);
});

it('an error event reaches the document through shadow trees, but not the window', async () => {
  const page = await embed(pages, []);
  const reached = await page.evaluate(async () => {
    const reached: string[] = [];
    const outer = document.createElement('div');
    document.body.append(outer);
    const element = document.createElement('jass-solver');
    outer.attachShadow({ mode: 'open' }).append(element);
    window.onerror = () => reached.push('window.onerror');
    window.addEventListener('error', () => reached.push('window'));
    document.addEventListener('error', (event) =>
      reached.push(`document ${(event as Event as CustomEvent<{ code: string }>).detail.code}`),
    );
    outer.addEventListener('error', () => reached.push('host'));
    const dispatched = new Promise((resolve) => element.addEventListener('error', resolve, { once: true }));
    element.setAttribute('deal', 'N:nonsense');
    await dispatched;
    // The event has passed every listener before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    return reached;
  });
  expect(reached).toEqual(['host', 'document bad-request']);
});
