/** The table of contracts in a browser: how it fills, what a choice in it does, and how it is read and used. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { bestContracts } from '../../src/analysis/contracts/contract-table.ts';
import { forSide, sideOf } from '../../src/game/cards.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { TableEntry, Value } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { messages as elementMessages } from '../../src/widget/text/messages.ts';
import { contractsMessages } from '../../src/widget/text/messages/contracts.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import {
  elementOf,
  embed,
  embedAnew,
  expected,
  expectShows,
  PAGE,
  payoffRadio,
  put,
  putEstimated,
  playedSoFar,
  solved,
} from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const dealt = (variant: string, cards?: number): Attributes => ({
  variant,
  contract: 'H',
  leader: 'N',
  payoff: 'points',
  deal: formatDeal(randomDeal(variantById(variant).rules, 5, cards)),
});
const KLAVERJASSEN = dealt('klaverjassen-rotterdam', 4);
const SCHIEBER = dealt('schieber', 5);
/** Takes hours. */
const ENDLESS = dealt('krutzjass');

const pages = useBrowser();
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const messages = { ...elementMessages, ...contractsMessages(elementMessages) };

const tricksTab = (element: Locator): Locator => element.getByRole('tab', { name: messages.tabs.tricks });
const toggle = (element: Locator): Locator => element.getByRole('tab', { name: messages.tabs.contracts });
const cell = (element: Locator, contract: Contract, leader: Seat): Locator =>
  element.locator(`[data-cell="${contract} ${leader}"]`);
const button = (element: Locator, name: string): Locator => element.getByRole('button', { name, exact: true });

async function show(attributes: Attributes, view: View = {}): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes], { height: 1600, ...view });
  const element = elementOf(page);
  await toggle(element).click();
  await element.getByRole('grid').waitFor();
  return { page, element };
}

const complete = (element: Locator, cells: number): Promise<void> =>
  element.getByText(messages.contractsDone(cells)).waitFor();

const tableOf = (request: Attributes): readonly TableEntry[] =>
  expected(solver, { ...request, want: ['table'] }).table!;

/** The value of the side that declares. @param declarer the leader, unless the deal names another */
const callersValue = (entry: TableEntry, declarer = entry.leader): number => {
  const side = sideOf(declarer);
  const { [side]: points, difference } = entry as Value;
  return points ?? forSide(side, difference!);
};

/** The accessible name of a cell, from the values of the solver in Node. */
function nameOf(
  table: readonly TableEntry[],
  payoff: 'points' | 'total' | 'score',
  entry: TableEntry,
  declarer = entry.leader,
): string {
  const { contract, leader } = entry;
  const side = sideOf(declarer);
  const best = bestContracts(table, leader, side).includes(contract) ? [messages.contractBest(side)] : [];
  return messages.contractCell(contract, leader, [
    messages.contractValue(side, payoff, callersValue(entry, declarer)),
    ...best,
  ]);
}

const names = (element: Locator): Promise<string[]> => element.locator('[data-cell] .spoken').allTextContents();

/** The change events that the page gets. */
async function recordChanges(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    document.addEventListener('change', (event) => changes.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes);
}

describe('the values', () => {
  it.each([
    ['four trumps, played clockwise', KLAVERJASSEN, 16, ['points', 'total'], 'North East South West'],
    ['trumps and two contracts without, anticlockwise', SCHIEBER, 24, ['points'], 'North West South East'],
  ] as const)(
    'of %s are those of the solver in Node, with the best contract of each side',
    async (_, request, cells, payoffs, leaders) => {
      const { element } = await show(request);
      const heads = await element.getByRole('grid').getByRole('columnheader').allInnerTexts();
      expect(heads.slice(1).join(' ')).toBe(leaders);
      const column = ({ leader }: TableEntry): number =>
        leaders.split(' ').findIndex((name) => name.startsWith(leader));
      const isLater = (a: TableEntry, b: TableEntry): number => (a.contract === b.contract ? column(a) - column(b) : 0);
      for (const payoff of payoffs) {
        if (payoff !== 'points') await payoffRadio(element, payoff).check();
        await complete(element, cells);
        const table = tableOf({ ...request, payoff });
        expect(table).toHaveLength(cells);
        const cellsInTurn = [...table].sort(isLater);
        expect(await names(element)).toEqual(cellsInTurn.map((entry) => nameOf(table, payoff, entry)));
      }
      const figures = await element.locator('.figures').allInnerTexts();
      expect(figures[0]).toMatch(/^[+−]?\d+$/);
    },
  );

  it('open once for a reader who clicks twice while they load', async () => {
    const page = await pages.open(PAGE);
    let load!: () => void;
    const loading = new Promise<void>((resolve) => (load = resolve));
    await page.route(/\/contracts-[^/]*\.js/, async (route) => {
      await loading;
      await route.continue();
    });
    await put(page, [KLAVERJASSEN]);
    const tab = elementOf(page).getByRole('tab', { name: elementMessages.tabs.contracts });
    await tab.click();
    await tab.click();
    load();
    await elementOf(page).getByRole('grid').waitFor();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
  });

  it('under score name the declarer', async () => {
    const { element } = await show({ ...KLAVERJASSEN, payoff: 'score' });
    const { rules } = variantById('klaverjassen-rotterdam');
    await complete(element, 16);
    await element.getByText(messages.leaderDeclaresInAll(rules)).waitFor();
    await element.evaluate((element) => element.setAttribute('declarer', 'E'));
    await element.getByText(messages.declaresInAll('E', rules)).waitFor();
    await complete(element, 16);
    const request = { ...KLAVERJASSEN, payoff: 'score', declarer: 'E' };
    expect(await names(element)).toEqual(
      tableOf(request).map((entry) => nameOf(tableOf(request), 'score', entry, 'E')),
    );
  });

  it('that take long are marked as estimates; the reader can stop and resume the work', async () => {
    const { element } = await show(ENDLESS);
    await element.locator('.figures', { hasText: '≈' }).first().waitFor();
    // How many there are, and whether one is exact already, depends on how busy the machine is.
    expect((await names(element)).some((name) => name.endsWith(', an estimate'))).toBe(true);
    expect(await element.locator('.contracts .top').count()).toBe(0);
    await element.getByText(messages.estimateNote).waitFor();
    await element.locator('.contracts .computing').waitFor();
    // The headline has the same estimate.
    const shown = (): Promise<string[]> =>
      element.evaluate(({ shadowRoot }) =>
        ['.score b', '[data-cell][aria-current] .figures'].map((of) =>
          shadowRoot!.querySelector(of)!.textContent.trim(),
        ),
      );
    await expect.poll(async () => new Set(await shown()).size).toBe(1);
    expect((await shown())[0]).toMatch(/^≈\d+$/);
    await button(element, messages.stop).click();
    await button(element, messages.contractsContinue).click();
    await element.locator('.contracts .computing').waitFor();
    await tricksTab(element).click();
    await element.locator('.contracts').waitFor({ state: 'detached' });
  });

  it('fill in one by one, stay when the engine fails, and are requested again', async () => {
    const page = await embed(pages, [], { height: 1600 });
    const table = tableOf(KLAVERJASSEN);
    await page.evaluate(
      ([attributes, table]) => {
        const element = document.createElement('jass-solver');
        const { solve } = element.client;
        let fail: (() => void) | undefined;
        Object.assign(window, { fail: () => fail!() });
        element.client = {
          solve: (request, options) => {
            const { want = [] } = request;
            if (!want.includes('table') || fail) return solve(request, options);
            options!.onProgress!({ bounds: { NS: [0, 1] }, cards: [], table: table.slice(0, 5), nodes: 1, ms: 1 });
            return new Promise((_, reject) => (fail = () => reject(new Error('Out of order.'))));
          },
        };
        document.getElementById('place')!.append(Object.assign(element, attributes));
      },
      [KLAVERJASSEN, table] as const,
    );
    const element = elementOf(page);
    await toggle(element).click();
    await element.getByText(messages.contractsProgress(5, 16)).waitFor();
    const own = await names(element);
    expect(own[4]).toContain(messages.contractValue('NS', 'points', callersValue(table[4]!)));
    expect(own[5]).toContain(messages.contractUnknown);
    await page.evaluate(() => (window as unknown as { fail(): void }).fail());
    await element.getByText(`${messages.contractsFailed}. Out of order.`).waitFor();
    expect(await names(element)).toEqual(own);
    await button(element, messages.retry).click();
    await complete(element, 16);
  });

  it('are those of the whole deal, whatever has been played', async () => {
    const [play] = expected(solver, { ...KLAVERJASSEN, want: ['state'] }).state!.legal;
    const { element } = await show({ ...KLAVERJASSEN, plays: play! });
    await complete(element, 16);
    await element.getByText(messages.ofWholeDeal).waitFor();
    const table = tableOf(KLAVERJASSEN);
    expect(await names(element)).toEqual(table.map((entry) => nameOf(table, 'points', entry)));
  });
});

describe('a choice', () => {
  it('sets contract and leader, tells the page, and is undone with one click', async () => {
    const { page, element } = await show(KLAVERJASSEN);
    const changes = await recordChanges(page);
    await complete(element, 16);
    expect(await cell(element, 'H', 'N').getAttribute('aria-current')).toBe('true');
    await cell(element, 'S', 'W').click();
    await expectShows(element, expected(solver, { ...KLAVERJASSEN, contract: 'S', leader: 'W' }));
    expect(await element.getAttribute('contract')).toBe('S');
    expect(await cell(element, 'S', 'W').getAttribute('aria-current')).toBe('true');
    expect(await cell(element, 'H', 'N').textContent()).toContain(messages.contractOfDeal);
    // The values known of the deal stay.
    await complete(element, 16);
    await button(element, messages.backToContract('H', 'N', false)).click();
    await expectShows(element, expected(solver, KLAVERJASSEN));
    expect(await cell(element, 'H', 'N').evaluate((cell) => cell.matches(':focus'))).toBe(true);
    expect(await element.locator('[data-back]').count()).toBe(0);
    expect(await changes()).toEqual([
      { contract: 'S', leader: 'W' },
      { contract: 'H', leader: 'N' },
    ]);
  });

  it('sets a record aside, and restores it', async () => {
    const [play] = expected(solver, { ...KLAVERJASSEN, want: ['state'] }).state!.legal;
    const { element } = await show({ ...KLAVERJASSEN, plays: play! });
    await cell(element, 'C', 'N').click();
    await expectShows(element, expected(solver, { ...KLAVERJASSEN, contract: 'C' }));
    expect(await element.getAttribute('plays')).toBe(null);
    await button(element, messages.backToContract('H', 'N', true)).click();
    await expectShows(element, expected(solver, { ...KLAVERJASSEN, plays: [play!] }));
    expect(await element.getAttribute('plays')).toBe(play);
  });

  it('turns a deal in the content into attributes', async () => {
    const { deal, ...attributes } = KLAVERJASSEN;
    const page = await embed(pages, [], { height: 1600 });
    await page.evaluate(
      ([attributes, deal]) => {
        const element = Object.assign(document.createElement('jass-solver'), attributes, { textContent: deal });
        document.getElementById('place')!.append(element);
      },
      [attributes, deal!] as const,
    );
    const element = elementOf(page);
    await toggle(element).click();
    await cell(element, 'S', 'N').click();
    await expectShows(element, expected(solver, { ...KLAVERJASSEN, contract: 'S' }));
    expect(await element.getAttribute('deal')).toBe(deal);
    await cell(element, 'H', 'N').click();
    await expectShows(element, expected(solver, KLAVERJASSEN));
  });

  it('cannot be undone after the page sets another deal', async () => {
    const { element } = await show(KLAVERJASSEN);
    await cell(element, 'S', 'W').click();
    await element.locator('[data-back]').waitFor();
    const { deal } = dealt('klaverjassen-rotterdam', 3);
    await element.evaluate((element, deal) => element.setAttribute('deal', deal), deal);
    await element.locator('[data-back]').waitFor({ state: 'detached' });
    await complete(element, 16);
    const table = tableOf({ ...KLAVERJASSEN, deal: deal! });
    expect(await names(element)).toEqual(table.map((entry) => nameOf(table, 'points', entry)));
  });
});

describe('another deal that the page sets', () => {
  const UNENUFE: Attributes = { ...SCHIEBER, contract: 'unenufe' };
  const become = (element: Locator, attributes: Attributes): Promise<void> =>
    element.evaluate(
      (element, attributes) => Object.entries(attributes).forEach(([name, of]) => element.setAttribute(name, of)),
      attributes,
    );

  it('can be reached with Tab, even if it lacks the reader’s last contract', async () => {
    const { element } = await show(SCHIEBER);
    await cell(element, 'unenufe', 'E').focus();
    await become(element, KLAVERJASSEN);
    await complete(element, 16);
    expect(
      await element.locator('[data-cell][tabindex="0"]').evaluateAll((all) => all.map((of) => of.dataset.cell)),
    ).toEqual(['H N']);
  });

  it('is requested once it is read, and not before', async () => {
    const { element } = await show(UNENUFE);
    await complete(element, 24);
    await become(element, { ...KLAVERJASSEN, rules: '{}' });
    await complete(element, 16);
    expect(await names(element)).toEqual(
      tableOf(KLAVERJASSEN).map((of) => nameOf(tableOf(KLAVERJASSEN), 'points', of)),
    );
  });

  it('is refused if its rules have no JSON form, and ends the undoing', async () => {
    const { element } = await show(SCHIEBER);
    await cell(element, 'S', 'W').click();
    await element.locator('[data-back]').waitFor();
    await element.evaluate((element) => {
      const rules: Record<string, unknown> = {};
      rules.same = rules;
      Object.assign(element, { rules });
    });
    await element.locator('[part=error]').waitFor();
    await element.evaluate((element) => Object.assign(element, { rules: null }));
    await complete(element, 24);
    expect(await element.locator('[data-back]').count()).toBe(0);
  });

  it('is refused if its rules are not JSON text', async () => {
    const { element } = await show(SCHIEBER);
    await become(element, { rules: '{' });
    await element.locator('[part=error]').waitFor();
    expect(await element.locator('.contracts').count()).toBe(0);
  });
});

describe('how much it shows', () => {
  it.each([
    ['values', 'hidden'],
    ['engine', 'demand'],
  ])('%s="%s": nothing before the reader asks', async (attribute, value) => {
    const { element } = await show({ ...KLAVERJASSEN, [attribute]: value });
    const silent = async (): Promise<void> =>
      expect(new Set(await element.locator('.figures').allInnerTexts())).toEqual(new Set(['·']));
    await silent();
    await cell(element, 'S', 'W').click();
    expect(await element.getAttribute('contract')).toBe('S');
    await silent();
    await button(element, messages.contractsStart).click();
    await complete(element, 16);
    await tricksTab(element).click();
    await element.locator('.contracts').waitFor({ state: 'detached' });
    await toggle(element).click();
    await complete(element, 16);
    await element.evaluate(
      (element, { deal }) => element.setAttribute('deal', deal!),
      dealt('klaverjassen-rotterdam', 3),
    );
    await button(element, messages.contractsStart).waitFor();
    await silent();
  });

  it('engine="off" removes the table, even an open one', async () => {
    const { element } = await show(KLAVERJASSEN);
    await element.evaluate((element) => element.setAttribute('engine', 'off'));
    await toggle(element).waitFor({ state: 'detached' });
    expect(await element.locator('.contracts').count()).toBe(0);
  });
});

describe('the keyboard', () => {
  it('reaches the contract shown, moves with the arrow keys, and chooses', async () => {
    const { page, element } = await show(KLAVERJASSEN);
    await complete(element, 16);
    const focused = (): Promise<string | null> =>
      element.evaluate((element) => element.shadowRoot!.activeElement!.getAttribute('data-cell'));
    await toggle(element).focus();
    while ((await focused()) === null) await page.keyboard.press('Tab');
    const steps = [
      [null, 'H N'],
      ['ArrowLeft', 'H N'],
      ['ArrowUp', 'S N'],
      ['ArrowUp', 'S N'],
      ['ArrowRight', 'S E'],
      ['ArrowDown', 'H E'],
    ] as const;
    for (const [key, at] of steps) {
      if (key) await page.keyboard.press(key);
      expect(await focused()).toBe(at);
    }
    await page.keyboard.press('Space');
    await expectShows(element, expected(solver, { ...KLAVERJASSEN, leader: 'E' }));
    expect(await focused()).toBe('H E');
    expect(await playedSoFar(element)).toMatch(/^0 of 16/);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(null);
  });
});

describe('on every page', () => {
  const states: Attributes[] = [
    { ...KLAVERJASSEN, payoff: 'score' },
    { ...SCHIEBER, payoff: 'total', deck: 'swiss' },
  ];

  it('it fits every width, and nothing moves as it fills', async () => {
    const page = await embedAnew(pages, []);
    for (const [width, attributes] of [280, 320, 640, 1100].flatMap((width) =>
      states.map((attributes) => [width, attributes] as const),
    )) {
      await page.setViewportSize({ width: width + 32, height: 1600 });
      await page.evaluate((attributes) => {
        const released = new Promise<void>((resolve) => Object.assign(window, { release: () => resolve() }));
        const element = document.createElement('jass-solver');
        const { solve } = element.client;
        element.client = {
          solve: async (request, options) => {
            if (request.want!.includes('table')) await released;
            return solve(request, options);
          },
        };
        document.getElementById('place')!.replaceChildren(Object.assign(element, attributes));
      }, attributes);
      const element = elementOf(page);
      await solved(element);
      await toggle(element).click();
      await element.locator('.contracts .computing').waitFor();
      await element.locator('.hand .pip > *').first().waitFor({ state: 'attached' });
      // The sentence about the best calls, below the cells, may need more lines than are kept for it.
      const parts = '[data-cell], .table, .time';
      const boxes = (): Promise<number[]> =>
        element.evaluate(
          (element, parts) =>
            [...element.shadowRoot!.querySelectorAll(parts)]
              .map((part) => part.getBoundingClientRect())
              .flatMap(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round)),
          parts,
        );
      const before = await boxes();
      await page.evaluate(() => (window as unknown as { release(): void }).release());
      await complete(element, attributes.variant === 'schieber' ? 24 : 16);
      expect(await boxes()).toEqual(before);
      const overflow = (node: Element): number => node.scrollWidth - node.clientWidth;
      expect(await page.locator('html').evaluate(overflow)).toBe(0);
      const wide = await element
        .locator('.contracts th, .contracts td, .figures')
        .evaluateAll((all) =>
          all.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.innerHTML),
        );
      expect(wide).toEqual([]);
    }
  });

  it('cells are 44 pixels large for touch', async () => {
    const { element } = await show(SCHIEBER, { width: 320, hasTouch: true });
    const boxes = await element
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect()).flatMap((box) => [box.width, box.height]));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  });

  it.each(thoroughly(320, 900))('is accessible at %i pixels', async (width) => {
    const page = await embed(pages, [...states, { ...KLAVERJASSEN, values: 'hidden' }], { width });
    await putEstimated(page, { ...ENDLESS, payoff: 'points' });
    const endless = elementOf(page, 3);
    for (const i of [0, 1, 2, 3]) await toggle(elementOf(page, i)).click();
    await complete(elementOf(page, 0), 16);
    await complete(elementOf(page, 1), 24);
    await endless.locator('.figures', { hasText: '≈' }).first().waitFor();
    await button(endless, messages.stop).click();
    await cell(elementOf(page, 0), 'S', 'E').click();
    await solved(elementOf(page, 0));
    await expectAccessible(page);
  });

  it('is in the page’s language, with the words of the deck', async () => {
    const { page, element } = await show({ ...SCHIEBER, deck: 'swiss' });
    await complete(element, 24);
    for (const [lang, name, cellName] of [
      ['de', 'Trumpfarten', /^Rosen Trumpf, Nord spielt aus: \d+ Kartenpunkte? für Nord–Süd/],
      ['nl', 'Contracten', /^rozen troef, Noord komt uit: \d+ kaartpunten? voor Noord–Zuid/],
      ['fr', 'Contrats', /^atout fleur, Nord entame\u202f: \d+ points? des cartes pour Nord–Sud/],
    ] as const) {
      await page.evaluate((lang) => (document.documentElement.lang = lang), lang);
      await element.getByRole('tab', { name }).waitFor();
      expect(await cell(element, 'H', 'N').locator('.spoken').textContent()).toMatch(cellName);
    }
  });
});
