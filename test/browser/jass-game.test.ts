/** `<jass-game>` as a reader uses it: a record in, a report out, a row and a deal opened, files saved; refusals in the reader’s language. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameReview } from '../../src/notation/answer/game-review.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { english } from '../../src/languages/en/on-demand/editing.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { session } from '../../tools/session/session.ts';
import { DEALS, GAME_FORMS } from '../notation/imports/game-forms.ts';
import { jassKitOf } from '../notation/imports/written.ts';
import { expectAccessible } from './accessibility.ts';
import { hear } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();

const RECORD = JSON.stringify(DEALS.map((deal) => jassKitOf(readRequest(deal).state)));

/** Four deals, with the widest numbers of a deal and of the sums. */
const SESSION = JSON.stringify(session('schieber', 4, 5).map((deal) => jassKitOf(readRequest(deal).state)));

const PAGE = 'build/test-pages/game.html';

/** A page with the element in a part that has a language. */
async function opened(record: string, lang: string, view?: View, how: 'share' | 'open' = 'share'): Promise<Page> {
  const page = await pages[how](PAGE, view);
  await page.evaluate(
    ([text, language]) => {
      const game = document.createElement('jass-game');
      game.textContent = text!;
      const part = Object.assign(document.createElement('div'), { lang: language });
      part.append(game);
      document.querySelector('#place')!.append(part);
    },
    [record, lang],
  );
  return page;
}

/** A page with the element, whose solver answers for the first deal of the session only. */
async function openedAtFirstDeal(view?: View): Promise<Page> {
  const page = await pages.share(PAGE, view);
  await page.evaluate((text) => {
    const game = document.createElement('jass-game');
    const { client } = game;
    let first: unknown;
    game.client = {
      workers: 1,
      solve: (request, options) => {
        first ??= request.deal;
        if (request.deal === first) return client.solve(request, options);
        return new Promise((_, reject) => {
          options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason as Error));
        });
      },
    };
    game.textContent = text;
    document.querySelector('#place')!.append(game);
  }, SESSION);
  return page;
}

/** A page with the element, whose solver notes for each request whether the element is in the page, and fails once, after some answers. */
async function openedNoting(record: string, failsAfter = Infinity): Promise<Page> {
  const page = await pages.share(PAGE);
  await page.evaluate(
    ([text, limit]) => {
      const game = document.createElement('jass-game');
      const { client } = game;
      const noted = Object.assign(window, { asked: [] as boolean[], solvedAfter: 0 });
      game.addEventListener('result', () => (noted.solvedAfter ||= noted.asked.length));
      game.client = {
        workers: 1,
        solve: (request, options) => {
          noted.asked.push(game.isConnected);
          return noted.asked.length === limit + 1
            ? Promise.reject(new Error('no more'))
            : client.solve(request, options);
        },
      };
      game.textContent = text;
      document.querySelector('#place')!.append(game);
    },
    // Playwright passes no Infinity on in a list of this type.
    [record, Math.min(failsAfter, 1e9)] as const,
  );
  return page;
}

const asked = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);

/** The number of requests until all deals are solved; after that their plays are judged. */
const askedUntilSolved = async (page: Page): Promise<number> => {
  const solved = await page.waitForFunction(() => (window as unknown as { solvedAfter: number }).solvedAfter);
  return solved.jsonValue();
};

/** The rows of the deals. */
const rowsOf = (game: Locator): Locator => game.locator('.deal-row');

/** A solved deal. */
const solvedIn = (game: Locator): Locator => rowsOf(game).filter({ has: game.page().locator('.result') });

/** Opens the row of a deal, and then the deal on the board. */
async function openOnBoard(game: Locator, deal: number): Promise<void> {
  await game.getByRole('button', { name: new RegExp(`^Deal ${deal} `) }).click();
  await game.getByRole('button', { name: 'Open on the board' }).click();
}

/** Chooses from the menu. */
async function choose(game: Locator, name: string): Promise<void> {
  await game.getByRole('button', { name: /^More: save/ }).click();
  await game.getByRole('button', { name, exact: true }).click();
}

/** What has the focus in the element: its name, or its text. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const active = document.querySelector('jass-game')!.shadowRoot!.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent.trim();
  });

describe('<jass-game>', () => {
  it('solves nothing outside the page, and goes on where it was when it is back', async () => {
    const page = await openedNoting(SESSION);
    const game = page.locator('jass-game');
    await solvedIn(game).first().waitFor();
    await page.evaluate(async () => {
      const element = document.querySelector('jass-game')!;
      element.remove();
      for (const payoff of ['total', 'points'] as const) {
        element.payoff = payoff;
        await element.updateComplete;
      }
      document.querySelector('#place')!.append(element);
    });
    await game.locator('.because progress').waitFor();
    await game.locator('.because progress').waitFor({ state: 'detached' });
    expect(await asked(page)).not.toContain(false);
    expect(await game.getByText('not solved').count()).toBe(0);
  });

  it('asks nothing twice when a program moves it in the page', async () => {
    const page = await openedNoting(SESSION);
    const game = page.locator('jass-game');
    await solvedIn(game).first().waitFor();
    await game.evaluate((element) => document.querySelector('main')!.append(element));
    const moved = await askedUntilSolved(page);
    const still = await askedUntilSolved(await openedNoting(SESSION));
    // The request under way is asked again.
    expect(moved - still).toBeOneOf([0, 1]);
  });

  it('keeps the deals that are solved when the solver fails, and goes on', async () => {
    const page = await openedNoting(SESSION, 15);
    const game = page.locator('jass-game');
    await game.getByRole('alert').getByText('The computation was interrupted.').waitFor();
    await game.getByRole('alert').getByText('no more').waitFor();
    expect(await rowsOf(game).getByText('not solved').count()).toBeGreaterThan(0);
    await game.getByRole('button', { name: 'Go on' }).click();
    await game.getByRole('alert').waitFor({ state: 'detached' });
    await game.locator('.because progress').waitFor({ state: 'detached' });
    expect(await game.getByText('not solved').count()).toBe(0);
  });

  it('keeps the focus where a reader works', async () => {
    const page = await openedAtFirstDeal();
    const game = page.locator('jass-game');
    const press = (name: string): Promise<void> =>
      game.getByRole('button', { name, exact: true }).first().press('Enter');
    await press('Stop');
    await expect.poll(() => focused(page)).toBe('Go on');
    await press('Go on');
    await expect.poll(() => focused(page)).toBe('Stop');
    await choose(game, 'Another record');
    await expect.poll(() => focused(page)).toBe('Record of the deals');
    await press('Review');
    await expect.poll(() => focused(page)).toBe('More: save, another record');
    await solvedIn(game).first().waitFor();
    await openOnBoard(game, 1);
    await press('Close');
    await expect.poll(() => focused(page)).toBe('Open on the board');
  });

  it('stays with the record of the reader when the page sets another payoff, and is empty when the page takes its record back', async () => {
    const page = await opened(SESSION, 'en');
    const game = page.locator('jass-game');
    await choose(game, 'Another record');
    const record = game.getByRole('textbox');
    await record.fill(RECORD);
    await game.getByRole('button', { name: 'Review', exact: true }).click();
    await game.getByRole('heading', { name: /over 2 deals$/ }).waitFor();
    await game.evaluate((element) => element.setAttribute('payoff', 'total'));
    await game.getByText('Amounts are how many points North–South are ahead').waitFor();
    expect(await rowsOf(game).count()).toBe(2);
    await game.evaluate((element) => Object.assign(element, { record: '' }));
    await record.waitFor();
    expect(await record.inputValue()).toBe('');
  });

  it('says of a record that is no text what it should be', async () => {
    const page = await opened('', 'en');
    const game = page.locator('jass-game');
    await game.evaluate((element) => Object.assign(element, { record: {} }));
    await game.getByRole('alert').getByText('record: "object" is not a valid value; use one of "…"').waitFor();
    expect(await game.getByRole('textbox').inputValue()).toBe('');
  });

  it.each([
    { width: 1100, scale: 1, columns: true, lines: 1 },
    { width: 720, scale: 1, columns: true, lines: 1 },
    { width: 390, scale: 1, columns: false, lines: 3 },
    // Twice the size of text.
    { width: 1100, scale: 2, columns: false, lines: 3 },
  ])(
    'has $lines lines a deal at $width pixels with text of $scale times the size, also while it solves',
    async ({ width, scale, columns, lines }) => {
      const page = await openedAtFirstDeal({ width, height: 844 });
      await page.evaluate((by) => (document.documentElement.style.fontSize = `${by * 100}%`), scale);
      const rows = rowsOf(page.locator('jass-game'));
      await solvedIn(page.locator('jass-game')).first().waitFor();
      const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      // A deal that is solved later moves nothing.
      expect(new Set(boxes.map(Math.round)).size).toBe(1);
      const cells = await rows
        .first()
        .locator('> :not(.go)')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
      const seen = new Set(cells.map(({ top, height }) => Math.round((top + height / 2) / 12)));
      expect(seen.size).toBeGreaterThanOrEqual(columns ? 1 : lines);
      if (columns)
        expect(Math.max(...cells.map(({ top }) => top))).toBeLessThan(Math.min(...cells.map(({ bottom }) => bottom)));
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    },
  );

  it.each(['en', 'de', 'fr', 'nl'])('needs no more than 320 pixels in “%s”, with a row open', async (lang) => {
    const page = await opened(SESSION, lang, { width: 320, height: 844, hasTouch: true });
    const game = page.locator('jass-game');
    await game.locator('.because progress').waitFor();
    await game.locator('.because progress').waitFor({ state: 'detached' });
    await rowsOf(game).nth(1).click();
    const outside = await game.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.shadowRoot!.querySelectorAll(':not(.spoken, svg *)')]
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => part.outerHTML.slice(0, 100));
    });
    expect(outside).toEqual([]);
    // Of each line all that is in it.
    const smallest = await game.evaluate((element) =>
      Math.min(
        ...[...element.shadowRoot!.querySelectorAll('*')]
          .filter((part) => part.textContent.trim() && !part.closest('style'))
          .map((part) => parseFloat(getComputedStyle(part).fontSize)),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(11);
    await pages.shoot(page, `game-320-${lang}`);
  });

  it.each(['', 'Stop'])('takes another record before any deal is solved, after “%s”', async (before) => {
    const page = await pages.share(PAGE);
    await page.evaluate((record) => {
      const client = { workers: 1, solve: () => new Promise<never>(() => {}) };
      document.querySelector('#place')!.append(Object.assign(document.createElement('jass-game'), { client, record }));
    }, SESSION);
    const game = page.locator('jass-game');
    if (before) await game.getByRole('button', { name: before }).click();
    await game.getByRole('button', { name: before ? 'Go on' : 'Stop' }).waitFor();
    expect(await rowsOf(game).count()).toBe(4);
    await choose(game, 'Another record');
    await game.getByRole('textbox').waitFor();
  });

  it('takes another record while it still solves', async () => {
    const page = await openedAtFirstDeal();
    const game = page.locator('jass-game');
    await choose(game, 'Another record');
    const record = game.getByRole('textbox');
    await record.waitFor();
    await record.fill(RECORD);
    await game.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('heading', { name: 'Schieber: review of 2 deals' }).waitFor();
  });

  it('reviews the record in it, opens a deal, and saves the report', async () => {
    const page = await opened(RECORD, 'en');
    const game = page.locator('jass-game');
    await page.getByRole('heading', { name: /^North–South (won|lost|drew) \d+ to \d+ over 2 deals$/ }).waitFor();
    await game.locator('.because progress').waitFor({ state: 'detached' });
    await game.getByText(/^With best play of all four it would have been \d+ to \d+/).waitFor();
    await page.locator('jass-game').evaluate((game) => {
      const heard = (): unknown => game.setAttribute('data-heard', '');
      for (const name of ['result', 'play', 'change', 'error']) game.addEventListener(name, heard);
    });
    await openOnBoard(game, 2);
    const deal = page.getByRole('region', { name: 'Deal 2' });
    await deal
      .locator('jass-solver')
      .getByRole('tab', { name: /Tricks/ })
      .waitFor();
    // What happens to the deal inside is no event of the game.
    await deal.getByRole('button', { name: messages.forward, exact: true }).click();
    await deal.locator('[part~=chip]').first().waitFor();
    expect(await page.locator('jass-game').getAttribute('data-heard')).toBeNull();
    await expectAccessible(page);
    await pages.shoot(page, 'game');

    const [download] = await Promise.all([page.waitForEvent('download'), choose(game, 'Save as data (JSON)')]);
    const review = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameReview;
    expect(review.deals.map(({ plays }) => plays.length)).toEqual([36, 36]);
    await deal.getByRole('button', { name: 'Close' }).click();
    await deal.waitFor({ state: 'detached' });
  });

  // The command's test has all forms.
  it.each(GAME_FORMS.slice(0, 2))('reviews $form, as files of a reader', async ({ texts, deals }) => {
    const page = await opened('', 'en');
    await page
      .locator('jass-game')
      .evaluate((game, variant) => game.setAttribute('variant', variant), deals[0]!.variant);
    const result = await hear<GameReview>(page.locator('jass-game'), 'result');
    const files = texts.map((text, index) => ({
      name: `deal ${index + 1}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    }));
    await page.locator('jass-game input[type=file]').setInputFiles(files);
    expect((await result()).deals.map(({ plays }) => plays)).toEqual(deals.map(({ plays }) => plays));
  });

  it('judges the plays once the deals are solved; the reader stops that, and goes on', async () => {
    const [deal] = session('klaverjassen', 1, 5);
    const page = await opened(JSON.stringify(jassKitOf(readRequest(deal).state)), 'en');
    const game = page.locator('jass-game');
    await game.evaluate((element) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      element.addEventListener('result', (event) =>
        heard.push('verdicts' in (event as CustomEvent<GameReview>).detail),
      );
      element.setAttribute('variant', 'klaverjassen');
    });
    const judging = game.locator('.judging');
    await judging.getByRole('button', { name: 'Stop' }).click();
    await judging.getByText(/^Judged: \d+ of 32 plays$/).waitFor();
    await judging.getByRole('button', { name: 'Go on' }).click();
    await judging.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (window as unknown as { heard: boolean[] }).heard)).toEqual([false, true]);
    await game.locator('.ledger').getByText('as played').waitFor();
    expect(await game.getByText('not judged yet').count()).toBe(0);
    await expectAccessible(page);
    await pages.shoot(page, 'game-judged');
  });

  it('opens a costly play at the position before it, with its account', async () => {
    const page = await opened(RECORD, 'en');
    const costly = page.getByRole('button', { name: /^(not judged yet|error|bad luck) .* Deal \d/ }).first();
    const [, deal, trick] = /Deal (\d), trick (\d)/.exec(await costly.innerText())!;
    await costly.click();
    const shown = page.getByRole('region', { name: `Deal ${deal}` }).locator('jass-solver');
    await shown.locator('.why-title').waitFor();
    const ply = Number(await shown.getByRole('slider').getAttribute('aria-valuenow'));
    expect(Math.floor(ply / 4) + 1).toBe(Number(trick));
    expect(await costly.getAttribute('aria-expanded')).toBe('true');
    await pages.shoot(page, 'game-costly');
    await costly.click();
    await shown.waitFor({ state: 'detached' });
  });

  it('opens a deal with the options and rules of its record', async () => {
    const [first] = DEALS as [object];
    const record = JSON.stringify([{ ...first, presets: ['match'], rules: { lastTrick: 6 } }]);
    const page = await opened(record, 'en');
    await openOnBoard(page.locator('jass-game'), 1);
    const deal = page.locator('jass-solver');
    await deal.getByRole('tab', { name: /Tricks/ }).waitFor();
    expect(await deal.getAttribute('presets')).toBe('match');
    expect(await deal.getAttribute('rules')).toBe('{"lastTrick":6}');
  });

  it('reviews all deals of a text that is pasted into <jass-solver>', async () => {
    const page = await pages.share(PAGE, { width: 700 });
    await page.evaluate(() => {
      const element = Object.assign(document.createElement('jass-solver'), { editable: true });
      document.querySelector('#place')!.append(element);
    });
    const element = page.locator('jass-solver').first();
    await element.getByRole('button', { name: messages.pasteDeal }).click();
    await element.locator('#typed').fill(RECORD);
    await element.getByRole('button', { name: english.typeRead, exact: true }).click();
    await element.getByRole('button', { name: english.reviewAll }).click();
    await element.getByRole('heading', { name: /over 2 deals$/ }).waitFor();
    await expectAccessible(page, { countsUndecided: false });
    await pages.shoot(page, 'game-pasted');
  });

  it('counts again what it has read when the page sets another payoff', async () => {
    const page = await opened(RECORD, 'en');
    const game = page.locator('jass-game');
    await game.locator('.because progress').waitFor({ state: 'detached' });
    const counted = game.getByText('Amounts are how many points North–South are ahead');
    expect(await counted.count()).toBe(0);
    await game.evaluate((element) => element.setAttribute('payoff', 'total'));
    await counted.waitFor();
  });

  it('closes its menu by Escape and by a click elsewhere, and draws the signs of the deck that the page sets', async () => {
    const page = await opened(RECORD, 'en');
    const game = page.locator('jass-game');
    const more = game.getByRole('button', { name: /^More: save/ });
    await more.click();
    await page.keyboard.press('Escape');
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await more.click();
    await game.getByRole('heading').first().click();
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await game.evaluate((element) => element.setAttribute('deck', 'swiss'));
    await game.locator('.because progress').waitFor({ state: 'detached' });
    await game
      .getByText(/shields|roses|bells|acorns/)
      .first()
      .waitFor();
  });

  it('says that a folder cannot be read', async () => {
    // Of its own: it changes an object of the page.
    const page = await opened('', 'en', {}, 'open');
    const game = page.locator('jass-game');
    await game.locator('textarea').evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([''], 'session'));
      Blob.prototype.text = () => Promise.reject(new DOMException('A folder is no file.', 'NotFoundError'));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await game.getByRole('alert').getByText('The file session cannot be read.').waitFor();
  });

  it('is dark on a page with light text', async () => {
    const page = await opened(RECORD, 'en');
    await page.addStyleTag({ content: ':root { color-scheme: normal } body { background: #15171b; color: #e9e6df }' });
    const game = page.locator('jass-game');
    await expect
      .poll(() => game.evaluate((element) => getComputedStyle(element.shadowRoot!.firstElementChild!).colorScheme))
      .toBe('dark');
  });

  it('says in the reader’s language what is wrong, keeps the text, and reviews the next one, on a phone too', async () => {
    const page = await opened('[{"trump": 0}]', 'de', { width: 390, height: 844, colorScheme: 'dark' });
    await page.getByRole('alert').getByText('Dieser Spielverlauf lässt sich nicht analysieren.').waitFor();
    const record = page.getByRole('textbox', { name: 'Spielverlauf' });
    expect(await record.inputValue()).toBe('[{"trump": 0}]');
    await expectAccessible(page);
    await record.fill(RECORD);
    await page.getByRole('button', { name: 'Analysieren' }).click();
    await page.getByRole('heading', { name: /^Nord–Süd .* nach 2 Spielen$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await pages.shoot(page, 'game-phone');
  });
});
