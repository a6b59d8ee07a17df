/** The demo as a visitor finds it: the published deal, random deals with remarks, the reader's own deal, a game sheet. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import game from '../../demo/game.json' with { type: 'json' };
import type { Seat } from '../../src/game/cards.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { editorMessagesIn } from '../../src/widget/editing/editor/editor-messages.ts';
import { messages } from '../../src/widget/language/messages.ts';
import { panelMessages } from '../../src/widget/panel/panel-messages.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { expected, payoffRadio, solved } from './element-page.ts';
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
  it('is open and solved, with its source, and the printed result beside the best one', async () => {
    const page = await pages.open(DEMO);
    const section = page.getByRole('region', { name: 'A published deal' });
    const element = section.locator('jass-solver');
    const { score } = published.asPrinted;
    const by = 0 - expected(solver, { ...PARLETT, payoff: 'score' }).value!.difference!;
    await solved(element);
    expect(await element.locator('[part=headline]').innerText()).toContain(`make it by ${by}`);
    expect(await section.innerText()).toContain(published.source);
    expect(await section.innerText()).toContain(`East–West scored ${score.EW} and North–South ${score.NS}, 40 more`);
    expect(await section.innerText()).toContain(`they score ${by} more`);
    await payoffRadio(element, 'points').check();
    const answer = expected(solver, PARLETT);
    await expect
      .poll(() => section.innerText())
      .toContain(`East–West took ${published.asPrinted.points.EW} card points`);
    expect(await section.innerText()).toContain(`it is ${answer.value!.EW} to ${answer.value!.NS}`);
  });

  it('has its printed record to step through', async () => {
    const page = await pages.open(DEMO);
    const element = page.locator('#published jass-solver');
    await element.getByRole('button', { name: messages.last }).click();
    const { NS, EW } = published.asPrinted.score;
    expect(await element.locator('[part=headline]').innerText()).toContain(`made it by ${EW - NS}`);
  });
});

describe('the game sheet', () => {
  it('has a row for each deal, and says who won', async () => {
    const page = await pages.open(DEMO);
    const table = page.getByRole('table', { name: /^North–South win after deal 10, 14 game points to 2\.$/ });
    const rows = table.locator('tbody tr');
    expect(await rows.count()).toBe(game.deals.length);
    expect(await rows.first().locator('th, td').allTextContents()).toEqual(['1', '123', '23', '2', '0', '2', '0']);
    expect(await rows.last().locator('th, td').allTextContents()).toEqual(['10', '146', '0', '5', '0', '14', '2']);
  });
});

describe('the other games', () => {
  it('each have a deal with remarks about it and its origin', async () => {
    const page = await pages.open(DEMO);
    const articles = page.locator('#random article');
    expect(await articles.count()).toBe(deals.random.length);
    for (const [i, { seed, cardsEach }] of deals.random.entries()) {
      const text = await articles.nth(i).locator('.source').innerText();
      expect(text).toContain(`seed ${seed}`);
      if (cardsEach) expect(text).toContain(`ending of ${cardsEach} cards a hand`);
    }
    for (const article of await articles.all()) {
      await solved(article.locator('jass-solver'));
      await expect.poll(() => article.locator('.remarks').innerText()).toMatch(/^[^.]+\. [^.]+\.$/);
      await article.locator('.menu-button').click();
      await article.getByRole('button', { name: messages.share, exact: true }).waitFor();
    }
  });
});

describe('a contract that the reader chooses in the table', () => {
  const choose = async (element: Locator, cell: string): Promise<void> => {
    await element.getByRole('tab', { name: panelMessages(messages).tabs.contracts }).click();
    await element.locator(`[data-cell="${cell}"]`).click();
    await element.locator(`[data-cell="${cell}"][aria-current=true]`).waitFor();
    await solved(element);
  };

  it('has remarks of its own', async () => {
    const page = await pages.open(DEMO);
    const at = deals.random.findIndex(({ variant }) => variant === 'schieber');
    const { leader } = deals.random[at]!;
    const article = page.locator('#random article').nth(at);
    const remarks = article.locator('.remarks');
    const other = leader === 'N' ? 'E' : 'N';
    await solved(article.locator('jass-solver'));
    await expect.poll(() => remarks.innerText()).toContain(messages.seat(leader as Seat));
    await choose(article.locator('jass-solver'), `H ${other}`);
    await expect
      .poll(() => remarks.innerText())
      .toMatch(new RegExp(`^(Of|Only .* for|Whatever) ${messages.seat(other)}\\b`));
  });

  it('has no remarks about the printed play', async () => {
    const page = await pages.open(DEMO);
    const verdict = page.locator('#published p').first();
    await expect.poll(() => verdict.innerText()).toContain('best play');
    const before = await verdict.innerText();
    await choose(page.locator('#published jass-solver'), 'C N');
    expect(await verdict.innerText()).toBe(before);
  });
});

describe('the reader’s own deal', () => {
  it('is dealt, edited and solved', async () => {
    const page = await pages.open(DEMO);
    const own = page.locator('#own');
    await own.getByRole('button', { name: messages.dealAnew }).click();
    await own.getByRole('button', { name: editorMessagesIn('en').editDone }).click();
    await solved(own);
  });
});

describe('the page', () => {
  it.each(thoroughly(320, 640, 1100))('is accessible and does not scroll sideways at %i pixels', async (width) => {
    const page = await pages.open(DEMO, { width });
    await solved(page.locator('#published jass-solver'));
    await solved(page.locator('#random jass-solver').first());
    expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await expectAccessible(page, { countsUndecided: false, picture: [pages, `demo-${width}`] });
  });
});
