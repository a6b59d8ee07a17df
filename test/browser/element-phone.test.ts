/** What small screens, fingers and other fonts need: targets, sizes of text, and nothing that covers or moves what stands beside it. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../../src/widget/text/messages.ts';
import { thoroughly } from '../times.ts';
import { elementOf, embed, recordOf, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';

const pages = useBrowser();
/** What the page around the element has on both sides of it. */
const MARGINS = 32;

/** The element with its record reviewed. @param width of the element */
async function reviewed(
  attributes: Attributes,
  width: number,
  view: View = {},
): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes], {
    width: width + MARGINS,
    height: 2000,
    reducedMotion: 'reduce',
    ...view,
  });
  const element = elementOf(page);
  await element.locator('.tricks .cost').first().waitFor();
  await element.locator('.engine.exact').waitFor();
  return { page, element };
}

/** The sizes of controls that are smaller than a finger, with their words. */
const tooSmall = (controls: Locator, least: number): Promise<string[]> =>
  controls.evaluateAll(
    (all, least) =>
      all.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSmall = control.checkVisibility() && Math.min(width, height) < least;
        return isSmall ? [`${control.textContent.trim()}: ${width} × ${height}`] : [];
      }),
    least,
  );

it.each([
  [358, 'schieber', true],
  // The name of the game has the room of the word.
  [358, 'klaverjassen-rotterdam', false],
  [288, 'klaverjassen-rotterdam', false],
])('at %i pixels a dot above the hands says that the values of %s are exact', async (width, id, hasWord) => {
  const { element } = await reviewed(recordOf(id), width, { hasTouch: true });
  const line = (await element.locator('.facts').boundingBox())!;
  const [dot, word] = await Promise.all(
    ['.engine.exact .light', '.engine.exact .phase'].map((part) => element.locator(part).boundingBox()),
  );
  expect(dot!.width).toBeGreaterThanOrEqual(8);
  expect(dot!.y + dot!.height).toBeLessThanOrEqual(line.y + line.height);
  expect(word!.y < line.y + line.height).toBe(hasWord);
});

it('calls the choice of the engine by its name in the menu of a phone', async () => {
  const { element } = await reviewed(recordOf('schieber'), 358);
  await element.locator('.menu-button').click();
  await expect.poll(() => element.locator('.menu .phone legend').innerText()).toBe('Engine');
});

it.each<[id: string, attributes: Attributes]>([
  ['schieber', {}],
  ['schieber', { lang: 'fr', payoff: 'total' }],
  ['klaverjassen-rotterdam', { payoff: 'score' }],
  ['klaverjassen-rotterdam', { payoff: 'score', lang: 'de' }],
  ['belote', { payoff: 'score', lang: 'fr' }],
])('has no empty line below the answer on phones: %s %j', async (id, attributes) => {
  for (const width of [328, 358]) {
    const { element } = await reviewed({ ...recordOf(id), ...attributes }, width);
    const free = await element.locator('.headline').evaluate((headline) => {
      const text = document.createRange();
      text.selectNodeContents(headline);
      return headline.getBoundingClientRect().height - text.getBoundingClientRect().height;
    });
    expect(free, `at ${width} pixels`).toBeLessThan(12);
  }
});

it.each<[width: number, leastLoss: number]>(thoroughly([358, 34], [688, 34], [288, 20]))(
  'gives each play in the list the whole of its cell, at %i pixels',
  async (width, leastLoss) => {
    const { element } = await reviewed(recordOf('schieber'), width, { hasTouch: true });
    expect(await tooSmall(element.locator('.tricks td:not(:has(.cost)) .play'), 44)).toEqual([]);
    expect(await tooSmall(element.locator('.tricks .cost'), leastLoss)).toEqual([]);
  },
);

it.each(thoroughly(358, 288))('gives every control of the editor the room of a finger at %i pixels', async (width) => {
  const { element } = await reviewed({ ...recordOf('schieber'), editable: '' }, width, { hasTouch: true });
  await element.locator('.menu-button').click();
  await element.getByRole('button', { name: messages.edit, exact: true }).click();
  await element.locator('.editor').waitFor();
  const controls = element.locator('.editor :is(button, select, label:not(.setting))');
  expect(await tooSmall(controls, 44)).toEqual([]);
  await element.locator('.place:not(.pool) [data-tile]').first().tap();
  await element.locator('.pool [data-tile]').waitFor();
  expect(await tooSmall(element.locator('.pool .card'), 44)).toEqual([]);
});

it.each([1068, 688, 358])(
  'frames all hands of the editor alike and folds its empty pool at %i pixels',
  async (width) => {
    const { element } = await reviewed({ ...recordOf('schieber'), editable: '' }, width);
    await element.locator('.menu-button').click();
    await element.getByRole('button', { name: messages.edit, exact: true }).click();
    const places = element.locator('.place');
    await places.first().waitFor();
    const sizes = await places.evaluateAll((all) =>
      all.map((place) => {
        const { width, height } = place.getBoundingClientRect();
        return [place.getAttribute('data-place'), Math.round(width), Math.round(height)] as const;
      }),
    );
    expect(sizes.find(([place]) => place === 'stock')![2]).toBeLessThan(50);
    const hands = sizes.filter(([place]) => place !== 'stock').map(([, ...size]) => size.join(' × '));
    expect(new Set(hands).size).toBe(1);
    // The contract is chosen above the settings.
    await element.locator('.trumps label', { has: element.page().locator('[value=H]') }).click();
    expect(await element.getByRole('radio', { name: /hearts/ }).isChecked()).toBe(true);
    await element.locator('.place:not(.pool) [data-tile]').first().click();
    await element.locator('.pool [data-tile]').waitFor();
  },
);

/** The least room between the ink of a rank and its sign. */
const leastGap = (indices: Locator): Promise<number> =>
  indices
    .evaluateAll((all) =>
      all.flatMap((index) => {
        if (!index.checkVisibility()) return [];
        const [rank, pip] = ['.rank', '.pip'].map((part) => index.querySelector(part)!);
        const { font, letterSpacing } = getComputedStyle(rank!);
        const canvas = document.createElement('canvas').getContext('2d')!;
        Object.assign(canvas, { font, letterSpacing });
        const ink = rank!.getBoundingClientRect().left + canvas.measureText(rank!.textContent).actualBoundingBoxRight;
        const sign = Math.min(...[...pip!.querySelectorAll('path')].map((path) => path.getBoundingClientRect().left));
        return [sign - ink];
      }),
    )
    .then((gaps) => Math.min(...gaps));

it.each(['serif', 'sans-serif', 'monospace'])('has two pixels between rank and sign in %s', async (font) => {
  const { page, element } = await reviewed(recordOf('schieber'), 1068);
  await page.addStyleTag({ content: `body { font-family: ${font} }` });
  expect(await leastGap(element.locator('.tricks .index'))).toBeGreaterThanOrEqual(1.8);
  await element.locator('.tricks .cost').first().click();
  await element.locator('.lines').waitFor();
  for (const width of [1068, 358, 288]) {
    await page.setViewportSize({ width: width + MARGINS, height: 2000 });
    expect(await leastGap(element.locator('.lines .index')), `account at ${width} pixels`).toBeGreaterThanOrEqual(1.8);
  }
});

it.each(
  thoroughly(
    [288, 'klaverjassen-rotterdam'],
    [288, 'schieber'],
    [358, 'schieber'],
    [688, 'schieber'],
    [1068, 'schieber'],
  ),
)('at %i pixels no loss touches the next play of %s, nor the mark of its lead', async (width, id) => {
  for (const hasTouch of [false, true]) {
    const { element } = await reviewed({ ...recordOf(id), payoff: 'score' }, width, { hasTouch });
    const gaps = await element.locator('.tricks .cost > [aria-hidden]').evaluateAll((all) =>
      all.flatMap((cost) => {
        const next = cost.closest('td')!.nextElementSibling!;
        const [play, rank] = ['.play', '.rank'].map((part) => next.querySelector(part));
        const start = play?.classList.contains('leads') ? play : rank;
        return start ? [start.getBoundingClientRect().left - cost.getBoundingClientRect().right] : [];
      }),
    );
    expect(Math.min(...gaps), hasTouch ? 'with a finger' : 'with a mouse').toBeGreaterThanOrEqual(1);
  }
});

it.each(thoroughly(288, 358, 688, 1068))('has no text below 11 pixels at %i pixels', async (width) => {
  for (const [id, hands] of [
    ['schieber', 'cards'],
    ['belote', 'tiles'],
    ['krutzjass', 'tiles'],
  ] as const) {
    const { element } = await reviewed({ ...recordOf(id), hands, payoff: id === 'belote' ? 'score' : 'points' }, width);
    const small = await element.evaluate((host) =>
      [...host.shadowRoot!.querySelectorAll('*')].flatMap((node) => {
        const isText = [...node.childNodes].some((of) => of.nodeType === Node.TEXT_NODE && of.textContent!.trim());
        if (!isText || !node.checkVisibility() || node.closest('.spoken, option')) return [];
        const svg = node.closest('svg');
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const size = scale * parseFloat(getComputedStyle(node).fontSize);
        return size < 10.9 ? [`${node.textContent.trim()} ${size}`] : [];
      }),
    );
    expect(small, id).toEqual([]);
  }
});

it.each(thoroughly(1068, 688, 358))(
  'keeps tabs in a line and corners apart in text of 200 %% at %i pixels',
  async (width) => {
    const { page, element } = await reviewed(recordOf('schieber'), width);
    await page.addStyleTag({ content: 'html { font-size: 200% } body { margin: 16px }' });
    const tops = await element.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    const [left, right] = await Promise.all(['.tl', '.tr'].map((at) => element.locator(`.corner${at}`).boundingBox()));
    expect(left!.y).toBeCloseTo(right!.y, 0);
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  },
);

it.each(thoroughly(320, 390, 1000, 1100))('adds no scrollbar to a page without margins at %i pixels', async (width) => {
  const { page, element } = await reviewed(recordOf('klaverjassen-rotterdam'), width - MARGINS);
  await page.addStyleTag({ content: 'body { margin: 0 }' });
  const beyond = (): Promise<number> =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond()).toBe(0);
  await element.getByRole('tab', { name: messages.tabs.review }).click();
  await element.locator('.misses button').first().click();
  await element.locator('.lines').waitFor();
  expect(await beyond()).toBe(0);
});

it.each(thoroughly(1068, 358))('covers no card of a hand with a note at %i pixels', async (width) => {
  const { variant, contract, leader, deal, plays } = recordOf('schieber');
  for (const made of [0, 1, 2, 3]) {
    const begun = plays!.split(' ').slice(0, made).join(' ');
    const page = await embed(pages, [{ variant, contract, leader, deal, plays: begun, at: `${made}` } as Attributes], {
      width: width + MARGINS,
    });
    const element = elementOf(page);
    await solved(element);
    await element.locator('.acts .card[data-stop]').first().hover();
    await element.locator('.note:not(:empty)').waitFor();
    const covered = await element.evaluate(({ shadowRoot }) => {
      const note = shadowRoot!.querySelector('.note')!.getBoundingClientRect();
      return [...shadowRoot!.querySelectorAll('.hand .card')].flatMap((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const isApart =
          right <= note.left + 1 || left >= note.right - 1 || bottom <= note.top + 1 || top >= note.bottom - 1;
        return isApart ? [] : [card.textContent.trim()];
      });
    });
    expect(covered, `after ${made} plays`).toEqual([]);
  }
});
