/** The demo as a visitor finds it: the published deal solved, a form for another one, random deals that say so. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages } from '../../src/widget/messages.ts';
import { cardButton, expected, expectShows, solved } from './element-page.ts';
import { useBrowser } from './harness.ts';

const DEMO = 'build/demo/index.html';
const published = deals.published[0]!;
const { variant, contract, leader, declarer, deal } = published;
const PARLETT = { variant, contract, leader, declarer, deal };

const pages = useBrowser();
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

describe('the published deal', () => {
  it('is open and solved, with its source and what was printed beside what can be made', async () => {
    const page = await pages.open(DEMO);
    const section = page.getByRole('region', { name: 'A published deal' });
    const element = section.locator('jass-solver');
    const answer = expected(solver, PARLETT);
    await solved(element);
    expect(await element.locator('[part=headline]').innerText()).toContain(`make ${answer.value!.NS} of 162`);
    const text = await section.innerText();
    expect(text).toContain(published.source);
    expect(text).toContain(`East–West took ${published.asPrinted.points.EW} card points`);
    expect(text).toContain(`it is ${answer.value!.EW} to ${answer.value!.NS}`);
  });

  it('has its printed record to step through', async () => {
    const page = await pages.open(DEMO);
    const element = page.locator('#published jass-solver');
    await element.getByRole('button', { name: messages.last }).click();
    const { NS, EW } = published.asPrinted.points;
    expect(await element.locator('[part=headline]').innerText()).toContain(`made ${NS} of ${NS + EW}`);
  });
});

describe('the other games', () => {
  it('each have a deal that says how it was made', async () => {
    const page = await pages.open(DEMO);
    const articles = page.locator('#random article');
    expect(await articles.count()).toBe(deals.random.length);
    for (const [i, { seed, cardsEach }] of deals.random.entries()) {
      const text = await articles.nth(i).locator('p').first().innerText();
      expect(text).toContain(`seed ${seed}`);
      if (cardsEach) expect(text).toContain(`ending of ${cardsEach} cards a hand`);
    }
    await solved(articles.nth(0).locator('jass-solver'));
  });
});

describe('the form', () => {
  const paste = async (page: Page, fields: Partial<Record<string, string>>): Promise<void> => {
    const { Game = 'klaverjassen-rotterdam', Contract = 'D', Leads = 'E', Deal = deal, plays = '' } = fields;
    await page.getByLabel('Game', { exact: true }).selectOption(Game);
    await page.getByLabel('Contract', { exact: true }).selectOption(Contract);
    await page.getByLabel('Leads', { exact: true }).selectOption(Leads);
    await page.getByLabel('Deal', { exact: true }).fill(Deal);
    await page.getByLabel('Cards played so far').fill(plays);
    await page.getByRole('button', { name: 'Show the deal' }).click();
  };

  it('shows the deal that was pasted', async () => {
    const page = await pages.open(DEMO);
    await paste(page, { plays: 's7, sq' });
    const own = page.locator('#own');
    await expectShows(own, expected(solver, { ...PARLETT, plays: ['S7', 'SQ'] }));
    await cardButton(own, 'SA').click();
    await expectShows(own, expected(solver, { ...PARLETT, plays: ['S7', 'SQ', 'SA'] }));
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['nothing pasted', { Deal: '' }, 'Deal', /Paste a deal first/],
    ['a deal that is none', { Deal: 'Hello <b>there</b>' }, 'Deal', /Hello <b>there/],
    ['a deal of another game', { Deal: deal, Game: 'krutzjass', Contract: 'H' }, 'Deal', /8/],
    ['an illegal play', { plays: 'S7 D7' }, 'Cards played so far, if any', /D7/],
  ])('%s: the fault is told at its field, and what was typed is kept', async (_, fields, label, message) => {
    const page = await pages.open(DEMO);
    await paste(page, fields);
    const fault = page.getByRole('alert');
    await fault.getByText(message).waitFor();
    expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Deal', { exact: true }).inputValue()).toBe(fields.Deal ?? deal);
    await paste(page, {});
    await expectShows(page.locator('#own'), expected(solver, PARLETT));
    expect(await fault.count()).toBe(0);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
  });

  it('offers the contracts of the game', async () => {
    const page = await pages.open(DEMO);
    const contracts = (): Promise<string[]> =>
      page.getByLabel('Contract', { exact: true }).locator('option').allTextContents();
    await page.getByLabel('Game', { exact: true }).selectOption('schieber');
    expect(await contracts()).toHaveLength(6);
    await page.getByLabel('Contract', { exact: true }).selectOption('unenufe');
    await page.getByLabel('Game', { exact: true }).selectOption('belote');
    expect(await contracts()).toEqual(['S', 'H', 'D', 'C'].map((trump) => messages.contract(trump as 'S')));
    expect(await page.getByLabel('Contract', { exact: true }).inputValue()).toBe('S');
  });

  it('draws a random deal', async () => {
    const page = await pages.open(DEMO);
    await page.getByLabel('Game', { exact: true }).selectOption('klaverjassen');
    await page.getByRole('button', { name: 'Draw a random deal' }).click();
    const drawn = await page.getByLabel('Deal', { exact: true }).inputValue();
    const request = { variant: 'klaverjassen', contract: 'S', leader: 'N', deal: drawn };
    await expectShows(page.locator('#own'), expected(solver, request));
  });
});

describe('the page', () => {
  it.each([
    [320, 'light'],
    [320, 'dark'],
    [640, 'light'],
    [1100, 'light'],
    [1100, 'dark'],
  ] as const)('at %i pixels, %s: axe finds nothing and nothing scrolls sideways', async (width, colorScheme) => {
    const page = await pages.open(DEMO, { width, colorScheme });
    await solved(page.locator('#published jass-solver'));
    await solved(page.locator('#random jass-solver').first());
    expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join()}`)).toEqual(
      [],
    );
    await pages.shoot(page, `demo-${width}-${colorScheme}`);
  });
});
