/** The single-dummy cost of a play in a browser: beside the exact cost, on request. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { ReviewEntry } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { judgePlay } from '../../src/engine/sampling/judge.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages as elementMessages } from '../../src/widget/text/messages.ts';
import { singleDummyMessages } from '../../src/widget/text/messages/single-dummy.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { elementOf, embed, embedAnew, expected } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const messages = { ...elementMessages, ...singleDummyMessages(elementMessages) };

/** An ending in which everybody plays the first legal card, which is often a mistake. */
const DEAL = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: formatDeal(randomDeal(variantById('schieber').rules, 5, 6)),
};
const RECORD: Card[] = [];
for (let state = positionOf(parseRequest(DEAL)); state.toPlay; state = afterPlay(state, RECORD.at(-1))) {
  RECORD.push(legalNow(state)[0]!);
}

const pages = useBrowser();
let solver: Solver;
let review: readonly ReviewEntry[];
/** The first play with a cost, counted from 0. */
let mistake: number;
beforeAll(async () => {
  solver = await loadSolver();
  review = expected(solver, { ...DEAL, plays: RECORD, want: ['review'] }).review!;
  mistake = review.findIndex(({ lost }) => lost !== 0);
});

const toggle = (element: Locator): Locator =>
  element.getByRole('button', { name: messages.whyCouldKnow(review[mistake]!.by) });

/** The element with the account of the mistake. */
async function opened(view: View = {}, embedIn = embed): Promise<{ page: Page; element: Locator }> {
  // Where plays are not judged without being asked for.
  const page = await embedIn(pages, [{ ...DEAL, plays: RECORD.join(' '), payoff: 'points', engine: 'demand' }], {
    height: 1600,
    ...view,
  });
  const element = elementOf(page);
  await element.getByRole('tab', { name: messages.tabs.review }).click();
  await element.getByRole('button', { name: messages.reviewStart }).click();
  await element.locator(`[data-mistake="${mistake}"]`).click();
  await element.locator('.why .lines').waitFor();
  return { page, element };
}

it('is offered beside the cost of a play, and is the result of judgePlay', async () => {
  const { element } = await opened();
  await toggle(element).click();
  const client = { workers: 1, solve: (request: unknown) => Promise.resolve(expected(solver, request as object)) };
  const known = await judgePlay(client, { ...DEAL, plays: RECORD.slice(0, mistake + 1) }, mistake);
  await element.getByText(messages.knownProgress(known!.samples, known!.samples)).waitFor();
  expect(await element.locator('.known-loss').textContent()).toContain(messages.singleDummyLoss(known!));
  const best = await element.locator('.known-loss .spoken').allTextContents();
  expect(best).toEqual(known!.loss > 0 ? known!.best.map(messages.card) : []);
  // The exact cost stays visible beside it.
  expect(await element.locator('#why-title').textContent()).toContain(`cost ${review[mistake]!.lost as number}`);
});

it('shows progress, stops, resumes, and closes with the account', async () => {
  const { page, element } = await opened();
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    const released = new Promise<void>((resolve) => Object.assign(window, { release: () => resolve() }));
    // It tells what it finds, and keeps its answer.
    element.client = {
      solve: async (request, options) => {
        const { want = [] } = request as { want?: string[] };
        const solved = solve(request, options);
        solved.catch(() => undefined);
        if (want.join() === 'known') await released;
        return solved;
      },
    };
  });
  await element.locator('.why .lines').waitFor();
  await toggle(element).click();
  await element.locator('.known-loss', { hasText: /\d/ }).waitFor();
  await element.locator('.known').getByRole('button', { name: messages.reviewStop }).click();
  const stopped = await element.locator('.known-loss').textContent();
  expect(stopped).toMatch(/an estimate from \d+ deals?/);
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await element.locator('.known').getByRole('button', { name: messages.knownResume }).click();
  await element.locator('.known progress').waitFor({ state: 'detached' });
  expect(await toggle(element).getAttribute('aria-expanded')).toBe('true');
  await element.locator('.why-back').click();
  await element.locator('.known').waitFor({ state: 'detached' });
});

it('cancels its requests when the page turns the engine off', async () => {
  const { page, element } = await opened();
  await page.evaluate(() => {
    const element = document.querySelector('jass-solver')!;
    const { solve } = element.client;
    const open = new Set<AbortSignal>();
    Object.assign(window, { open });
    element.client = {
      solve: (request, options) => {
        const { want = [] } = request as { want?: string[] };
        if (want.join() !== 'known') return solve(request, options);
        const { signal } = options!;
        open.add(signal!);
        return new Promise((_, reject) =>
          signal!.addEventListener('abort', () => {
            open.delete(signal!);
            reject(signal!.reason as Error);
          }),
        );
      },
    };
  });
  const underWay = (): Promise<number> => page.evaluate(() => (window as unknown as { open: Set<unknown> }).open.size);
  await element.locator('.why .lines').waitFor();
  await toggle(element).click();
  await expect.poll(underWay).toBe(1);
  await element.evaluate((element) => element.setAttribute('engine', 'off'));
  await expect.poll(underWay).toBe(0);
});

it('sends no request for an element that has left the page during loading', async () => {
  const { page, element } = await opened({}, embedAnew);
  let load!: () => void;
  const permitted = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/single-dummy-[^/]*\.js/, async (route) => {
    await permitted;
    await route.continue();
  });
  const loading = page.waitForRequest(/\/single-dummy-[^/]*\.js/);
  await toggle(element).click();
  const file = (await loading).url();
  await page.evaluate(async () => {
    const element = document.querySelector('jass-solver')!;
    Object.assign(window, { requests: 0 });
    element.remove();
    element.client = { solve: () => new Promise(() => ((window as unknown as { requests: number }).requests += 1)) };
    await element.updateComplete;
  });
  load();
  // As text, because the test runner rewrites imports. Code that waited for the file earlier continues earlier.
  await page.evaluate(`import(${JSON.stringify(file)}).then(() => undefined)`);
  expect(await page.evaluate(() => (window as unknown as { requests: number }).requests)).toBe(0);
});

it.each(thoroughly(320, 1100))('is accessible and does not scroll sideways at %i pixels', async (width) => {
  const { page, element } = await opened({ width });
  await toggle(element).click();
  await element.locator('.known-loss', { hasText: /\d/ }).waitFor();
  await element.locator('.known progress').waitFor({ state: 'detached' });
  await expectAccessible(page, { within: ['jass-solver', '.panel'], picture: [pages, `knowing-${width}`] });
  expect(await page.locator('html').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});
