/** `<jass-adviser>` as a reader uses it: a hand tapped together, the answer and bars that narrow, work stopped and resumed, details and deals opened. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AdviceAnswer } from '../../src/notation/answer/advice-answer.ts';
import { expectAccessible } from './accessibility.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();

/** A page with the element, in a language, with some attributes. It keeps the advice of `result`. */
async function opened(attributes: Readonly<Record<string, string>>, lang = 'en', view?: View): Promise<Page> {
  const page = await pages.share('build/test-pages/adviser.html', view);
  await page.evaluate(
    ([given, language]) => {
      const adviser = document.createElement('jass-adviser');
      for (const [name, value] of Object.entries(given as Record<string, string>)) adviser.setAttribute(name, value);
      const noted = window as unknown as { results: unknown[]; hands: unknown[] };
      noted.results = [];
      noted.hands = [];
      adviser.addEventListener('result', (event) => noted.results.push((event as CustomEvent).detail));
      adviser.addEventListener('change', (event) =>
        noted.hands.push((event as CustomEvent<{ hand: string }>).detail.hand),
      );
      const part = Object.assign(document.createElement('div'), { lang: language });
      part.append(adviser);
      document.querySelector('#place')!.append(part);
    },
    [attributes, lang] as const,
  );
  return page;
}

/** The rows of the contracts. */
const rowsIn = (page: Page): Locator => page.locator('jass-adviser [part~=contracts]').getByRole('listitem');

/** The first row, once it has figures. */
const figuresIn = (page: Page): Locator => rowsIn(page).locator('[part~=contract]').first();

const SOLVED = (deals: number): string => `Deals solved with all hands known: ${deals}.`;

const noted = <Kind>(page: Page, name: 'results' | 'hands'): Promise<Kind[]> =>
  page.evaluate((name) => (window as unknown as Record<string, Kind[]>)[name]!, name);

describe('<jass-adviser>', () => {
  it('gives advice as soon as the hand is complete, and opens details and deals', async () => {
    const page = await opened({ variant: 'klaverjassen', hand: 'J98.AK.T7.', deals: '8' });
    await page.getByText('7 of 8 cards').waitFor();
    expect(await rowsIn(page).count()).toBe(0);
    await page.getByRole('button', { name: 'ace of clubs' }).click();
    await page.getByText(SOLVED(8)).waitFor();
    expect(await noted<string>(page, 'hands')).toEqual(['J98.AK.T7.A']);
    // The form has closed; the hand and the answer are in its place.
    expect(await page.getByRole('button', { name: 'ace of clubs' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Your hand' }).innerText()).toMatch(/ace of clubs/);
    const [advice] = await noted<AdviceAnswer>(page, 'results');
    expect(advice).toMatchObject({ deals: 8, estimated: 8, payoff: 'score', target: 1 });
    await page.getByRole('heading', { name: /^(Name |Too close)/ }).waitFor();
    // The list has the order of the advice, and every row its range and its share.
    const list = page.getByRole('list', { name: 'Lead on the score sheet that your side can expect' });
    const rows = list.locator('[part~=contract]');
    expect(await rows.count()).toBe(4);
    const suits = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as Record<string, string>;
    for (const [index, { contract }] of advice!.contracts.entries()) {
      const name = new RegExp(`^${suits[contract]!}, average [+−]?\\d+ ±\\d+, makes it: \\d+%$`);
      expect(await rows.nth(index).locator('.spoken').textContent()).toMatch(name);
    }
    await expectAccessible(page);
    await pages.shoot(page, 'adviser');

    await rows.first().click();
    expect(await rows.first().getAttribute('aria-expanded')).toBe('true');
    await page.getByText('best of the 4 contracts').waitFor();
    await page.getByText('a pit or as much').waitFor();
    // One row is open at a time.
    await rows.nth(1).click();
    expect(await rows.first().getAttribute('aria-expanded')).toBe('false');
    await rows.first().click();
    const deal = page.locator('jass-adviser jass-solver');
    for (const [button, heading] of [
      ['A bad one', /^A bad one: /],
      ['A good one', /^A good one: /],
      ['A typical deal', /^A typical deal: /],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    expect(await deal.getAttribute('deal')).toBe(advice!.contracts[0]!.typical.deal);
    await expectAccessible(page, { within: ['jass-adviser', '.results > :not(.deal)'] });
    // The result of the deal inside is none of the adviser's.
    await deal.locator('[part~=chip]').first().waitFor();
    expect(await noted(page, 'results')).toHaveLength(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await deal.waitFor({ state: 'detached' });
  });

  it('gives the values of a single deal, which has no range', async () => {
    const page = await opened({ variant: 'klaverjassen', hand: 'J98.AK.T7.A', deals: '1' });
    await page.getByText(SOLVED(1)).waitFor();
    expect(await rowsIn(page).count()).toBe(4);
    await figuresIn(page).click();
    expect(await rowsIn(page).first().innerText()).not.toMatch(/±|95%|two deals/);
    expect(await page.getByText('95% range').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'A good one' }).count()).toBe(0);
    await pages.shoot(page, 'adviser-single-deal');
  });

  it('says how often each contract reaches what the score so far requires', async () => {
    const page = await opened({ variant: 'klaverjassen', hand: 'J98.AK.T7.A', deals: '8' });
    await page.getByRole('button', { name: 'change' }).click();
    const needed = page.getByLabel('Lead you need');
    await needed.fill('100');
    await needed.press('Tab');
    await page.getByText(/· to lead by 100$/).waitFor();
    await page.getByText(SOLVED(8)).waitFor();
    expect(await figuresIn(page).locator('.spoken').textContent()).toMatch(/, leads by 100: \d+%$/);
    await needed.fill('1.5');
    await needed.press('Tab');
    await page.getByRole('alert').getByText('target is the number 1.5; write a whole number').waitFor();
  });

  it('keeps the hand in a game of fewer cards, and says how many to take away', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '8' });
    await page.getByRole('button', { name: 'change' }).click();
    await page.getByLabel('Game').selectOption('klaverjassen');
    await page.getByText('A hand of this game has 8 cards: take 1 away.').waitFor();
    expect(await rowsIn(page).count()).toBe(0);
    await page.getByRole('button', { name: 'queen of clubs' }).click();
    await figuresIn(page).waitFor();
  });

  it('shows the choice that counts, also when the page takes the reader’s choice back', async () => {
    const page = await opened({ variant: 'schieber' });
    const leader = page.getByLabel('Leader');
    for (const seat of ['E', '', 'E']) await leader.selectOption(seat);
    await page.evaluate(() => (document.querySelector('jass-adviser')!.leader = null));
    await expect.poll(() => leader.inputValue()).toBe('');
  });

  it('follows the language of the page, in its own words and in those of the cards', async () => {
    const page = await opened({ variant: 'schieber' });
    await page.getByRole('button', { name: 'ace of spades' }).waitFor();
    await page.locator('#place > div').evaluate((part: HTMLElement) => (part.lang = 'fr'));
    await page.getByRole('heading', { name: 'Votre main' }).waitFor();
    await page.getByRole('button', { name: 'as de pique' }).waitFor();
  });

  it('solves nothing outside the page, and goes on when it is back', async () => {
    const page = await opened({ variant: 'schieber' });
    await page.evaluate(async () => {
      const adviser = document.querySelector('jass-adviser')!;
      const { client } = adviser;
      const asked = Object.assign(window, { asked: [] as boolean[] }).asked;
      adviser.client = {
        workers: 2,
        solve: (request, options) => {
          asked.push(adviser.isConnected);
          return client.solve(request, options);
        },
      };
      adviser.remove();
      for (const hand of ['J98.AK.T7.A6', 'J98.AK.T7.AQ']) {
        Object.assign(adviser, { hand, deals: 1000 });
        await adviser.updateComplete;
      }
      document.querySelector('#place')!.append(adviser);
    });
    await figuresIn(page).waitFor();
    // A program moves it.
    await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('jass-adviser')!));
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked)).not.toContain(false);
  });

  it('says that the solver has failed, keeps its advice so far, and goes on', async () => {
    const page = await opened({ variant: 'klaverjassen', deals: '8' });
    await page.evaluate(() => {
      const adviser = document.querySelector('jass-adviser')!;
      const { client } = adviser;
      let requests = 0;
      adviser.client = {
        workers: 1,
        solve: (request, options) =>
          ++requests === 30 ? Promise.reject(new Error('no more')) : client.solve(request, options),
      };
      adviser.hand = 'J98.AK.T7.A';
    });
    const alert = page.getByRole('alert');
    await alert.getByText('The computation was interrupted.').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(SOLVED(8)).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('stops at once, also where the solver does not answer, and speaks of no ranges before there are any', async () => {
    const page = await opened({ variant: 'schieber' });
    await page.evaluate(() => {
      const client = { workers: 2, solve: () => new Promise<never>(() => {}) };
      Object.assign(document.querySelector('jass-adviser')!, { client, hand: 'J98.AK.T7.AQ' });
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    const status = page.getByText('Deals estimated: 0 of 100.');
    expect(await status.innerText()).toBe('Deals estimated: 0 of 100. · stopped');
  });

  it('keeps the focus where a reader works', async () => {
    const page = await opened({ variant: 'klaverjassen', hand: 'J98.AK.T7.A', deals: '1000' });
    const press = (name: string): Promise<void> => page.getByRole('button', { name }).first().press('Enter');
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector('jass-adviser')!.shadowRoot!.activeElement?.textContent.trim());
    await figuresIn(page).waitFor();
    await press('Stop');
    await expect.poll(focused).toBe('Go on');
    const row = rowsIn(page).locator('[part~=contract]').nth(1);
    await row.press('Enter');
    await press('A good one');
    await press('Close');
    await expect.poll(focused).toMatch(/^A good one/);
    for (const shown of [1, 0]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('jass-adviser jass-solver').count()).toBe(shown);
    }
    // Its row changes places.
    const opener = await focused();
    await page.evaluate(() => {
      const list = document.querySelector('jass-adviser')! as unknown as { advice: AdviceAnswer };
      list.advice = { ...list.advice, contracts: [...list.advice.contracts].reverse() };
    });
    await rowsIn(page).nth(2).getByText('A good one').waitFor();
    expect(await focused()).toBe(opener);
    await press('change');
    await expect.poll(focused).toBe('done');
    await press('Clear');
    await expect.poll(focused).toBe('ace of spades');
    // The hand is complete: the form closes.
    await press('Random hand');
    await expect.poll(focused).toBe('change');
  });

  it('keeps the choice between options that contradict each other', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '6' });
    await page.getByRole('button', { name: 'change' }).click();
    for (const name of ['All contracts single', 'Common rules']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('alert').getByText('contradict each other').waitFor();
    await page.getByRole('checkbox', { name: 'Common rules' }).uncheck();
    await figuresIn(page).waitFor();
  });

  it('reads the hand of the page when its game is known, and refuses a card that the game does not have', async () => {
    const page = await opened({ variant: 'schiber', hand: 'J98.AK.T7.6' });
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'schiber' }).waitFor();
    await page.evaluate(() => (document.querySelector('jass-adviser')!.variant = 'schieber'));
    await page.getByText('8 of 9 cards').waitFor();
    await page.evaluate(() =>
      Object.assign(document.querySelector('jass-adviser')!, { variant: 'klaverjassen', hand: 'J98.AK.T7.6 ' }),
    );
    await alert.filter({ hasText: 'six of clubs' }).waitFor();
  });

  it('tells the page of the cards that another game has', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J96.AK.T7.AQ' });
    await page.getByRole('button', { name: 'change' }).click();
    await page.getByLabel('Game').selectOption('klaverjassen');
    await page.getByText('8 of 8 cards').waitFor();
    expect(await noted<string>(page, 'hands')).toEqual(['J9.AK.T7.AQ']);
  });

  it('stops, and goes on with what it has', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '1000' });
    await figuresIn(page).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    const status = page.getByText(/Deals estimated.*stopped/);
    await status.waitFor();
    const estimated = async (): Promise<number> => Number(/\d+/.exec(await status.innerText())![0]);
    const before = await estimated();
    await page.getByRole('button', { name: 'Go on' }).click();
    await status.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Stop' }).click();
    await status.waitFor();
    expect(await estimated()).toBeGreaterThanOrEqual(before);
  });

  it('fits a phone in the reader’s language, with cards to tap, for a game that is only estimated', async () => {
    const view = { width: 390, height: 844, colorScheme: 'dark', hasTouch: true } as const;
    const page = await opened({ variant: 'krutzjass', hand: 'AATK.JJ9.TTK.9', deals: '6' }, 'de', view);
    const fits = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Kreuz-Dame' }).tap();
    await page.getByText('Geschätzte Verteilungen: 6 von 6').waitFor();
    await rowsIn(page).getByRole('button').nth(3).tap();
    await page.getByText('zwei von drei Verteilungen').first().waitFor();
    await fits();
    // What a finger hits is large enough.
    const heights = await page
      .locator('jass-adviser')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.textContent.trim(), button.getBoundingClientRect().height] as const),
      );
    expect(heights.filter(([, height]) => height < 44)).toEqual([]);
    await expectAccessible(page);
    await pages.shoot(page, 'adviser-phone');
    await page.getByRole('button', { name: 'ändern' }).tap();
    // A second tap adds the other copy, a third would be one card too many.
    const ace = page.getByRole('button', { name: 'Herz-As' });
    expect(await ace.getAttribute('aria-disabled')).toBe('true');
    await fits();
    await expectAccessible(page);
  });

  it('fits a phone in text of twice the size', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '6' }, 'en', {
      width: 390,
      height: 844,
    });
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await page.getByText(SOLVED(6)).waitFor();
    await figuresIn(page).click();
    await page.getByText('best of the 6 contracts').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('is dark on a page with light text', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '6' });
    await page.addStyleTag({ content: ':root { color-scheme: normal } body { background: #15171b; color: #e9e6df }' });
    const adviser = page.locator('jass-adviser');
    await expect
      .poll(() => adviser.evaluate((element) => getComputedStyle(element.shadowRoot!.firstElementChild!).colorScheme))
      .toBe('dark');
  });

  it('says what a chosen option means, where no mouse can ask for it, and what the rule of thumb is', async () => {
    const page = await opened({ variant: 'schieber', hand: 'J98.AK.T7.AQ', deals: '6' }, 'de');
    await page.getByText('Die Faustregel «Nelly’s mother»: Schaufel ansagen.').waitFor();
    await page.getByRole('button', { name: 'ändern' }).click();
    const meaning = page.getByText('Match: 100 mehr für alle Stiche.', { exact: true });
    expect(await meaning.count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Match' }).check();
    await meaning.waitFor();
    await page.getByRole('checkbox', { name: 'Match' }).uncheck();
    await meaning.waitFor({ state: 'detached' });
  });

  it.each<[attributes: Record<string, string>, message: RegExp]>([
    [{ variant: 'schiber' }, /“schiber”|"schiber"/],
    [{ variant: 'schieber', hand: 'J98.AK.T7.AX' }, /X/],
    [{ variant: 'schieber', presets: 'mach' }, /mach/],
    [{ variant: 'schieber', seat: 'X' }, /seat.*X/],
    [{ variant: 'schieber', payoff: 'pionts' }, /pionts.*points/],
    [{ variant: 'schieber', leader: 'Q' }, /leader.*Q/],
    [{ variant: 'schieber', deals: 'many' }, /deals is a string; write a whole number from 1/],
    [{ variant: 'schieber', seed: '-5' }, /seed.*-5/],
    [{ variant: 'schieber', target: 'all' }, /target is a string; write a whole number/],
    [{ variant: 'klaverjassen', hand: 'J98.AK.T7.6' }, /six of clubs/],
  ])('says what is wrong with %j', async (attributes, message) => {
    const page = await opened(attributes);
    const alert = page.getByRole('alert');
    // A general sentence stands there until the words of errors have loaded.
    await alert.filter({ hasText: message }).waitFor();
    await expectAccessible(page);
  });
});
