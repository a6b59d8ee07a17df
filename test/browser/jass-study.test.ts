/** `<jass-study>` as a reader uses it: text and board that follow each other, questions, chapters, keys, languages, print, and pages without script. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { studyJson } from '../../src/notation/study/study-json.ts';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import { expectAccessible } from './accessibility.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();
const PAGE = 'build/test-pages/study.html';

const STUDY = `# A trump too many

Source: a club paper
Klaverjassen Rotterdam. Diamonds are trumps, East leads.
North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10. East: ♠ 8 7 ♥ A ♦ A K J ♣ 9 7.
South: ♠ K Q ♥ Q J 10 ♦ 7 ♣ J 8. West: ♠ A J 9 ♥ 9 ♦ 10 8 ♣ K Q.
---
## The lead
East leads [7♠ Q♠], and West takes the trick at once: [A♠ 10♠].

> The jack [1.3 J♠??] would have cost 26 points: North takes it with [10♠].
>> Not [1.3 9♠].

! In Rotterdam you must overruff.

[2.]

Then [2. 10♦ 9♦ J♦ 7♦].

## What now?

[3.]

? What should East lead now?
?? How many trumps are still out?
?? Look at the spades.
+ 8♠: Yes. With it East–West make 125 points.
- K♦ A♦: That costs 19 points.

It went otherwise: [3. A♦ 10♥].

## The end
Nothing remains.
=== de ===
# Ein Trumpf zu viel
## Das Ausspiel
Ost spielt [7♠ D♠] aus.
## Und jetzt?
[3.]

? Was soll Ost ausspielen?
+ 8♠: Ja.
## Schluss
Das war’s.
`;

/** A page with the element, in a language. It notes the events of the element. */
async function opened(study: string | object, lang = 'en', view?: View): Promise<Page> {
  const page = await pages.share(PAGE, view);
  await page.evaluate(
    ([given, language]) => {
      const element = document.createElement('jass-study');
      if (typeof given === 'string') element.textContent = given;
      else element.study = given as NonNullable<typeof element.study>;
      const noted = Object.assign(window, { noted: [] as unknown[] }).noted;
      for (const name of ['chapter', 'answer', 'change', 'error', 'play', 'result']) {
        document.addEventListener(name, (event) => noted.push([name, (event as CustomEvent).detail]));
      }
      const part = Object.assign(document.createElement('div'), { lang: language });
      part.append(element);
      document.querySelector('#place')!.append(part);
    },
    [study, lang] as const,
  );
  return page;
}

const noted = (page: Page): Promise<[name: string, detail: Record<string, unknown>][]> =>
  page.evaluate(() => (window as unknown as { noted: [string, Record<string, unknown>][] }).noted);

const moves = (page: Page): Locator => page.locator('jass-study [part~=move]');
/** The move on the board, as screen readers hear it. */
const current = async (page: Page): Promise<string[]> =>
  page.locator('jass-study [part~=move][aria-current=true] .spoken').allTextContents();
/** The cards in the middle of the board. */
const trick = (page: Page): Promise<string[]> =>
  page.locator('jass-study jass-solver [part~=trick] .spoken').allTextContents();
const choose = (page: Page, card: string): Promise<void> =>
  page.getByRole('group', { name: 'Cards of East' }).getByRole('button', { name: card }).click();
const question = (page: Page): Locator => page.getByRole('region', { name: 'Question' });
const chapter = (page: Page, title: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name: title }).click();

describe('<jass-study>', () => {
  it('leads from a card in the text to its position, and the text follows the board', async () => {
    const page = await opened(STUDY);
    await page.getByRole('heading', { name: 'A trump too many' }).waitFor();
    await page.getByText('Source: a club paper').waitFor();
    expect(await current(page)).toEqual([]);
    await moves(page).nth(1).click();
    expect(await current(page)).toEqual(['queen of spades']);
    await expect.poll(() => trick(page)).toEqual(['East: ', 'seven of spades', 'South: ', 'queen of spades']);
    // Into the side line; the board follows it.
    await moves(page).nth(4).click();
    expect(await current(page)).toEqual(['trick 1: ', 'jack of spades', ', a bad mistake']);
    await expect.poll(() => trick(page)).toContain('jack of spades');
    await page.locator('jass-solver').getByRole('button', { name: 'Forward' }).click();
    await expect.poll(() => current(page)).toEqual(['ten of spades']);
    await page.locator('jass-solver').getByRole('button', { name: 'Back to the record' }).click();
    await expect.poll(() => current(page)).toEqual(['queen of spades']);
    // A card of the reader's own is not in the text.
    await page
      .locator('jass-solver')
      .getByRole('button', { name: /^ace of spades/ })
      .first()
      .press('Enter');
    await expect.poll(() => current(page)).toEqual(['ace of spades']);
    expect((await noted(page)).map(([name]) => name)).toEqual([]);
  });

  it('is read with the arrow keys, side lines included, and the focus goes along', async () => {
    const page = await opened(STUDY);
    await moves(page).first().focus();
    const heard: string[] = [];
    for (let i = 0; i < 7; i++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await current(page)).join('')).not.toBe(heard.at(-1));
      heard.push((await current(page)).join(''));
    }
    expect(heard.slice(3)).toEqual([
      'ten of spades',
      'trick 1: jack of spades, a bad mistake',
      'ten of spades',
      'trick 1: nine of spades',
    ]);
    const focused = (): Promise<string | null> =>
      page.evaluate(() =>
        document.querySelector('jass-study')!.shadowRoot!.activeElement!.getAttribute('aria-current'),
      );
    expect(await focused()).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toEqual(['ten of spades']);
  });

  it('waits for the reader’s card, says why it is wrong, and goes on after the right one', async () => {
    const page = await opened(STUDY);
    await chapter(page, 'What now?');
    const text = page.locator('jass-study [part~=text]');
    await question(page).getByText('Press a card of East’s hand').waitFor();
    expect(await text.getByText('It went otherwise').count()).toBe(0);
    // The board tells nothing: no values, no way on.
    const board = page.locator('jass-study jass-solver');
    await board.getByRole('button', { name: /^eight of spades/ }).waitFor();
    expect(await board.locator('[part~=chip]').count()).toBe(0);
    expect(await board.getByRole('button', { name: 'Forward' }).getAttribute('aria-disabled')).toBe('true');

    await choose(page, 'king of diamonds');
    await question(page).getByText('That costs 19 points.').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await question(page).getByText('How many trumps are still out?').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await question(page).getByText('Look at the spades.').waitFor();
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    // The author says nothing of this card: the solver does.
    await choose(page, 'nine of clubs');
    await question(page)
      .getByText(/It costs \d+ points/)
      .waitFor();
    // On the board.
    await board.getByRole('button', { name: /^eight of spades/ }).click();
    await question(page).getByText('With it East–West make 125 points.').waitFor();
    await text.getByText('It went otherwise').waitFor();
    await page.locator('jass-study jass-solver [part~=chip]').first().waitFor();
    expect(await noted(page)).toEqual([
      ['chapter', { chapter: 2, title: 'What now?', count: 3, read: 1 }],
      ['answer', { chapter: 2, question: 1, card: 'DK', right: false, shown: false }],
      ['answer', { chapter: 2, question: 1, card: 'C9', right: false, shown: false }],
      ['answer', { chapter: 2, question: 1, card: 'S8', right: true, shown: false }],
    ]);
  });

  it('shows the answer, and remembers chapters and answers', async () => {
    const page = await opened(STUDY);
    await chapter(page, 'What now?');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await question(page).getByText('With it East–West make 125 points.').waitFor();
    await page.getByRole('button', { name: 'Next chapter: 3 · The end' }).click();
    await page.getByText('Nothing remains.').waitFor();
    const row = page.getByRole('navigation', { name: 'Chapters' });
    expect(await row.getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/1 The lead\s+, read/),
      expect.stringMatching(/2 What now\?\s+, read/),
      expect.stringMatching(/3 The end/),
    ]);
    const heading = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector('jass-study')!.shadowRoot!.activeElement?.textContent);
    await expect.poll(heading).toBe('3 · The end');
    await page.getByRole('button', { name: 'Previous chapter: 2 · What now?' }).click();
    await page.getByText('It went otherwise').waitFor();
    expect((await noted(page)).filter(([name]) => name === 'answer')).toEqual([
      ['answer', { chapter: 2, question: 1, card: 'S8', right: false, shown: true }],
    ]);
  });

  it.each<[width: number, view?: View]>([[320, { height: 640, hasTouch: true }], [720], [1100]])(
    'is accessible and fits at %s px, reading and asked',
    async (width, view) => {
      const page = await opened(STUDY, 'en', { ...view, width });
      // Text that has scrolled under the board.
      const underBoard = { countsUndecided: width === 1100 };
      await moves(page).nth(1).click();
      await page.locator('jass-study jass-solver [part~=chip]').first().waitFor();
      const fits = async (): Promise<void> =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page, {
        within: ['jass-study', '.text'],
        ...underBoard,
        picture: [pages, `study-${width}`],
      });
      await fits();
      await chapter(page, 'What now?');
      await choose(page, 'king of diamonds');
      await page.getByRole('button', { name: 'Hint' }).click();
      await expectAccessible(page, {
        within: ['jass-study', '.text'],
        ...underBoard,
        picture: [pages, `study-asked-${width}`],
      });
      await fits();
    },
  );

  it('leaves the page where it is after an answer, with the focus in the question', async () => {
    const page = await opened(STUDY, 'en', { width: 720 });
    await chapter(page, 'What now?');
    await question(page).getByRole('button', { name: 'eight of spades' }).scrollIntoViewIfNeeded();
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(100);
    await choose(page, 'eight of spades');
    await page.locator('jass-study jass-solver [part~=chip]').first().waitFor();
    expect(await scrolled()).toBeCloseTo(before, -1);
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.querySelector('jass-study')!.shadowRoot!.activeElement!.getAttribute('part'));
    expect(await focused()).toBe('question');
  });

  it('keeps the board in view on a phone, and the card pressed below it', async () => {
    const page = await opened(STUDY, 'en', { width: 390, height: 844, hasTouch: true });
    await moves(page).nth(9).tap();
    const [board, move] = await Promise.all(
      ['[part~=board]', '[aria-current=true]'].map((part) => page.locator(`jass-study ${part}`).boundingBox()),
    );
    expect(board!.y).toBeGreaterThanOrEqual(0);
    expect(move!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
    // The panel waits until it is wanted.
    const panel = page.locator('jass-study jass-solver [part~=panel]');
    expect(await panel.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Tricks, review and contracts' }).tap();
    expect(await panel.isVisible()).toBe(true);
  });

  it.each([
    ['de', 'Ein Trumpf zu viel', 'Was soll Ost ausspielen?', 'Tippe eine Karte von Ost an'],
    ['fr', 'A trump too many', 'What should East lead now?', 'Touchez une carte de Est'],
    ['nl', 'A trump too many', 'What should East lead now?', 'Tik op een kaart van Oost'],
  ])('speaks %s, with the text in that language if it has it', async (lang, title, asks, press) => {
    const page = await opened(STUDY, lang);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('navigation').getByRole('button').nth(1).click();
    await page.locator('jass-study [part~=text]').getByText(asks).waitFor();
    await page.getByText(press).waitFor();
    // The reader's place stays.
    await page.locator('#place > div').evaluate((part: HTMLElement) => (part.lang = 'en'));
    await page.getByText('Press a card of East’s hand').waitFor();
    await page.locator('jass-study [part~=text]').getByText('What should East lead now?').waitFor();
  });

  it('takes the JSON of a study', async () => {
    const page = await opened(studyJson(parseStudy(STUDY)));
    await page.getByRole('heading', { name: 'A trump too many' }).waitFor();
    await moves(page).first().click();
    expect(await current(page)).toEqual(['seven of spades']);
  });

  it('names the line of a mistake, and keeps the text in view', async () => {
    const page = await opened(STUDY.replace('[7♠ Q♠]', '[7♠ Z♠]'));
    await page.getByRole('alert').getByText('Line 9: “Z♠” is not a card').waitFor();
    await page.getByText('Nothing remains.').waitFor();
    expect((await noted(page)).map(([name, { code }]) => [name, code])).toEqual([['error', 'bad-request']]);
    await page.evaluate((text) => (document.querySelector('jass-study')!.study = text), STUDY);
    await page.getByRole('heading', { name: 'A trump too many' }).waitFor();
  });

  it('prints all chapters with a diagram of the deal and of each position that stands alone', async () => {
    const page = await opened(STUDY);
    await moves(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('jass-study .print:has(h2)');
    await paper.waitFor();
    expect(await paper.locator('svg[role=img]').count()).toBe(3);
    await paper.getByText('Nothing remains.').waitFor();
    expect(await paper.getByText('Answer:').innerText()).toMatch(/8.*Yes\. With it East–West make 125 points\./s);
    expect(await page.locator('jass-study [part~=board]').isVisible()).toBe(false);
    await pages.shoot(page, 'study-print');
  });

  it('is text until it is seen, and loads nothing before', async () => {
    const page = await pages.open(PAGE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate((text) => {
      const space = document.createElement('div');
      space.style.height = '3000px';
      const element = document.createElement('jass-study');
      element.textContent = text;
      document.querySelector('#place')!.append(space, element);
    }, STUDY);
    await page.getByText('Nothing remains.').waitFor();
    expect(asked).toEqual([]);
    expect(await page.locator('jass-solver').count()).toBe(0);
    await page.locator('jass-study').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'A trump too many' }).waitFor();
    await page.locator('jass-study jass-solver [part~=chip]').first().waitFor();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is edited: what is on the board is added to the text, which is read while it is written', async () => {
    const page = await opened(STUDY);
    await page.evaluate(() => {
      Object.assign(document.querySelector('jass-study')!, { editable: true, remember: true });
      Object.assign(window, { copied: '' });
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })) },
      });
    });
    await page.getByRole('button', { name: 'Edit the text' }).click();
    const source = page.getByRole('textbox', { name: 'The text' });
    expect(await source.inputValue()).toBe(STUDY.trim());
    // The author sees all of it.
    await chapter(page, 'What now?');
    await page.locator('jass-study [part~=text]').getByText('It went otherwise').waitFor();
    await chapter(page, 'The lead');
    await moves(page).nth(1).click();
    const add = page.getByRole('group', { name: 'Add what is on the board' });
    await add.getByRole('button', { name: 'Comment' }).waitFor();
    await page
      .locator('jass-solver')
      .getByRole('button', { name: /^nine of spades/ })
      .first()
      .press('Enter');
    await add.getByRole('button', { name: 'Side line' }).click();
    await expect.poll(() => source.inputValue()).toContain('Or:\n\n> [1.3 9♠] …');
    // Its words are selected.
    await page.keyboard.type('keeps the jack');
    await page.locator('jass-study .chapter').getByText('keeps the jack').waitFor();
    // A mistake leaves what was read last in view.
    await source.press('End');
    await page.keyboard.type(' [Z♠]');
    await page.getByRole('status').getByText('“Z♠” is not a card').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => source.inputValue()).not.toContain('Z♠');
    await page.getByRole('button', { name: 'Copy text' }).click();
    await page.getByText('The text is copied.').waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(copied).toBe(await source.inputValue());
    // The deal is as the author has written it.
    expect(copied).toContain('North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10. East:');
    const changes = (await noted(page)).filter(([name]) => name === 'change');
    expect(changes.at(-1)?.[1]).toEqual({ text: copied });
    await expectAccessible(page, { within: ['jass-study', '.text'], picture: [pages, 'study-editor'] });
    await page.getByRole('button', { name: 'Done' }).click();
    // The draft is there when the editor is opened again.
    await page.evaluate((text) => {
      const before = document.querySelector('jass-study')!;
      const element = Object.assign(document.createElement('jass-study'), { editable: true, remember: true });
      element.textContent = text;
      before.replaceWith(element);
    }, STUDY);
    await page.getByRole('button', { name: 'Edit the text' }).click();
    expect(await source.inputValue()).toBe(copied);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await source.inputValue()).toBe(STUDY.trim());
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('jass-study')))).toEqual(
      [],
    );
  });

  it('is written from nothing, and stores nothing unless the page asks', async () => {
    const page = await opened('');
    await page.evaluate(() => (document.querySelector('jass-study')!.editable = true));
    await page.getByRole('button', { name: 'Edit the text' }).click();
    await page.getByRole('textbox', { name: 'The text' }).fill(STUDY);
    await page.getByRole('heading', { name: 'A trump too many' }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('an annotated record in <jass-solver>', () => {
  const RECORD = STUDY.slice(0, STUDY.indexOf('## The end')).replace(/^## .*\n/gm, '');

  it('has its text below the board, whole, and the two follow each other', async () => {
    const page = await pages.share(PAGE);
    await page.evaluate((text) => {
      const element = document.createElement('jass-solver');
      element.textContent = text;
      const noted = Object.assign(window, { noted: [] as unknown[] }).noted;
      element.addEventListener('play', ({ detail }) => noted.push(detail.by));
      document.querySelector('#place')!.append(element);
    }, RECORD);
    const text = page.locator('jass-solver [part~=text]');
    const current = (): Promise<string[]> => text.locator('[aria-current=true] .spoken').allTextContents();
    await text.getByRole('heading', { name: 'A trump too many' }).waitFor();
    await text.getByText('It went otherwise').waitFor();
    await text.locator('[part~=move]').nth(4).click();
    expect(await current()).toEqual(['trick 1: ', 'jack of spades', ', a bad mistake']);
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(current).toEqual(['ten of spades']);
    expect(await noted(page)).toEqual(['text', 'forward']);
    expect(await text.getByText('With it East–West make 125').count()).toBe(0);
    await text.getByRole('button', { name: 'Show the answer' }).click();
    await text.getByText('With it East–West make 125').waitFor();
    await expectAccessible(page, { within: ['jass-solver', '.study-text'], picture: [pages, 'study-in-solver'] });
  });

  it('is not there for a record without text, and goes with it', async () => {
    const page = await pages.share(PAGE);
    await page.evaluate((text) => {
      const element = document.createElement('jass-solver');
      element.textContent = text;
      document.querySelector('#place')!.append(element);
    }, RECORD);
    await page.locator('jass-solver [part~=text]').waitFor();
    await page.evaluate((text) => (document.querySelector('jass-solver')!.textContent = text), RECORD.split('---')[0]!);
    await page.locator('jass-solver [part~=text]').waitFor({ state: 'detached' });
    await page.locator('jass-solver [part~=card]').first().waitFor();
  });

  it('may be the plays of the element, and names the line of a mistake', async () => {
    const page = await pages.share(PAGE);
    const set = (text: string): Promise<void> =>
      page.evaluate((plays) => {
        const element = document.querySelector('jass-solver') ?? document.createElement('jass-solver');
        element.plays = plays;
        if (!element.isConnected) document.querySelector('#place')!.append(element);
      }, text);
    await set(RECORD);
    await page.locator('jass-solver [part~=text]').getByText('It went otherwise').waitFor();
    await page.locator('jass-solver [part~=card]').first().waitFor();
    await set(RECORD.replace('[7♠', '[2♠'));
    await page
      .locator('jass-solver')
      .getByText(/Line \d+: /)
      .waitFor();
    await set(RECORD);
    await page.locator('jass-solver [part~=card]').first().waitFor();
  });
});
