/** The size of text: pages with a small or a large root font, and words in all languages at the widths where room is scarcest. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SOURCE, TARGETS } from '../../src/widget/text/locales.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { thoroughly } from '../times.ts';
import { ENDLESS } from './crowd.ts';
import { elementOf, embed, recordOf } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();
/** What the page around the element has on both sides of it. */
const MARGINS = 32;

const SCHIEBER = recordOf('schieber');

/** The element with its record reviewed. */
async function reviewed(attributes: Attributes, width: number): Promise<{ page: Page; element: Locator }> {
  const page = await embed(pages, [attributes], { width: width + MARGINS, reducedMotion: 'reduce' });
  const element = elementOf(page);
  await element.locator('.tricks .cost').first().waitFor();
  return { page, element };
}

/** Pairs of texts of which one covers the other, and texts that are cut off or outside the element. */
const crowded = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const found: string[] = [];
    const frame = host.getBoundingClientRect();
    const placed: { readonly text: string; readonly box: DOMRect }[] = [];
    const isSeen = (node: Element): boolean =>
      !node.closest('.spoken, svg, select, dialog:not([open]), details:not([open]) > :not(summary)') &&
      !node.matches('details:not([open])') &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** The boxes that cut off what is inside. */
    const cutting = (node: Element | null): DOMRect[] => {
      if (!node) return [];
      const rest = cutting(node.parentElement);
      return getComputedStyle(node).overflowX === 'visible' ? rest : [node.getBoundingClientRect(), ...rest];
    };
    for (const node of host.shadowRoot!.querySelectorAll('*')) {
      if (!isSeen(node)) continue;
      const size = parseFloat(getComputedStyle(node).fontSize);
      for (const text of node.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, top, width, height } of range.getClientRects()) {
          // The letters, not the line they stand on.
          const box = new DOMRect(left, top + height / 2 - 0.36 * size, width, 0.72 * size);
          const cuts = cutting(node);
          const isInside = (cut: DOMRect): boolean =>
            box.bottom > cut.top && box.top < cut.bottom && box.right > cut.left && box.left < cut.right;
          if (width < 2 || !cuts.every(isInside)) continue;
          const isCut = [frame, ...cuts].some((cut) => box.right > cut.right + 1 || box.left < cut.left - 1);
          if (isCut) found.push(`cut off: ${text.textContent.trim()}`);
          placed.push({ text: text.textContent.trim(), box });
        }
      }
    }
    for (const [index, a] of placed.entries()) {
      for (const b of placed.slice(index + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 2 && down > 2) found.push(`${a.text} over ${b.text}`);
      }
    }
    return found;
  });

/** Mistakes of which a better card that is named is not seen whole. */
const unnamed = (element: Locator): Promise<number> =>
  element.locator('.misses .better').evaluateAll(
    (all) =>
      all.filter((better) => {
        const { top, bottom, left } = better.getBoundingClientRect();
        return [...better.querySelectorAll('.index')].some((card) => {
          const box = card.getBoundingClientRect();
          return box.left < left - 1 || box.bottom < top + 5 || box.top > bottom - 5;
        });
      }).length,
  );

it('is legible and fits its lines also where the root font is 10 pixels', async () => {
  const { page, element } = await reviewed(SCHIEBER, 1100);
  const boxes = (): Promise<number[][]> =>
    element.evaluate((host) =>
      [...host.shadowRoot!.querySelectorAll('.result *, .corner *, .time *, .panel *')].map((node) => {
        const { width, height } = node.getBoundingClientRect();
        return [width, height];
      }),
    );
  const before = await boxes();
  await page.addStyleTag({ content: 'html { font-size: 62.5% } body { font-size: 1.6rem; margin: 16px }' });
  expect(await boxes()).toEqual(before);
});

it.each(
  thoroughly<readonly [width: number, size: string]>(
    [1100, '200%'],
    [1100, '150%'],
    [720, '150%'],
    [720, '200%'],
    [358, '150%'],
    [358, '200%'],
  ),
)('covers and cuts off no words at %i pixels where the root font is at %s', async (width, size) => {
  const { page, element } = await reviewed(SCHIEBER, width);
  await page.addStyleTag({ content: `html { font-size: ${size} } body { margin: 16px }` });
  expect(await crowded(element), messages.tabs.tricks).toEqual([]);
  const review = element.getByRole('tab', { name: messages.tabs.review });
  await review.click();
  expect(await crowded(element), messages.tabs.review).toEqual([]);
  await element.locator('.misses button').first().click();
  await element.locator('.lines').waitFor();
  expect(await crowded(element), 'the account').toEqual([]);
});

it('covers and cuts off no words on a phone where the page forces its spacing on all text', async () => {
  const { page, element } = await reviewed(recordOf('klaverjassen-rotterdam'), 358);
  await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });
  expect(await crowded(element)).toEqual([]);
});

it.each(thoroughly<string>(SOURCE, ...TARGETS))(
  'names every player and covers no card at 560 pixels in %s',
  async (lang) => {
    for (const id of ['schieber', 'belote', 'kreuzjass']) {
      const { element } = await reviewed({ ...recordOf(id), lang }, 560);
      expect(await crowded(element), id).toEqual([]);
      await element.locator('[data-tab=review]').click();
      await element.locator('.totals').waitFor();
      expect(await crowded(element), `the review of ${id}`).toEqual([]);
      expect(await unnamed(element), id).toBe(0);
    }
  },
);

it.each(['tiles', 'cards', 'diagram'])('shows the sign of an estimate also in the closest fan: %s', async (hands) => {
  const page = await embed(pages, [{ ...ENDLESS, hands }], { width: 320 });
  const estimates = elementOf(page).locator('.about.best .chip');
  await estimates.first().waitFor();
  const faults = await estimates.evaluateAll((all) =>
    all.flatMap((chip) => {
      // Any estimate of hundreds.
      const text = [...chip.childNodes].findLast((node) => node instanceof Text && /\S/.test(node.data))!;
      text.textContent = '165';
      chip.classList.add('wide');
      const [sign, figure] = [chip.querySelector('i')!, chip].map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
        return boxes.at(-1);
      });
      const seen = chip.closest('li')!.getBoundingClientRect();
      const isIn = ({ left, right }: DOMRect): boolean => left >= seen.left - 1 && right <= seen.right + 1;
      return sign && figure && isIn(sign) && isIn(figure) ? [] : [chip.textContent];
    }),
  );
  expect(faults).toEqual([]);
});

it('keeps losses of hundreds off the cards beside them on a narrow phone, in a large and wide font', async () => {
  for (const id of ['belote', 'schieber']) {
    const { page, element } = await reviewed({ ...recordOf(id), payoff: 'score', lang: 'de' }, 288);
    await page.addStyleTag({ content: 'html { font: 20px monospace }' });
    const touching = await element.locator('.cost > [aria-hidden]').evaluateAll(
      (all) =>
        all.filter((cost) => {
          const next = cost.closest('td')!.nextElementSibling!.querySelector<Element>('.rank, .points');
          return next && cost.getBoundingClientRect().right > next.getBoundingClientRect().left;
        }).length,
    );
    expect(touching, id).toBe(0);
    await element.locator('[data-tab=review]').click();
    await element.locator('.totals').waitFor();
    expect(await unnamed(element), `better cards of ${id}`).toBe(0);
    await element.locator('[data-tab=tricks]').click();
    await element.locator('.tricks .cost').first().click();
    await element.locator('.lines').waitFor();
    expect(await crowded(element), `the account of ${id}`).toEqual([]);
  }
});

/** How many cells of the table of contracts an estimate would overflow. */
const beyond = (cells: Locator, estimate: string): Promise<number> =>
  cells.evaluateAll(
    (all, estimate) =>
      all.filter((cell) => {
        const copy = cell.cloneNode(true) as Element;
        copy.className = 'open';
        copy.querySelector('.figures')!.textContent = estimate;
        cell.after(copy);
        const { scrollWidth, clientWidth } = copy;
        copy.remove();
        return scrollWidth > clientWidth;
      }).length,
    estimate,
  );

it.each([320, 420])(
  'keeps thousands within the cells of the contracts at %i pixels, in a large and wide font',
  async (width) => {
    const superkraak = { ...recordOf('klaverjassen-rotterdam'), payoff: 'score', presets: 'superkraak', lang: 'de' };
    const page = await embed(pages, [superkraak], { width, height: 1600 });
    await page.addStyleTag({ content: 'html { font: 20px monospace }' });
    const element = elementOf(page);
    await element.getByRole('tab').nth(2).click();
    const cells = element.locator('[data-cell]');
    await cells
      .filter({ hasText: /\d{4}|\d.\d{3}/ })
      .first()
      .waitFor();
    expect(await beyond(cells, `≈−1'240`)).toBe(0);
  },
);

it('keeps the contracts and the review within a narrow phone, in a large and wide font', async () => {
  const page = await embed(pages, [{ ...recordOf('belote'), payoff: 'total', lang: 'fr' }], {
    width: 320,
    height: 1600,
  });
  await page.addStyleTag({ content: 'html { font: 20px monospace }' });
  const element = elementOf(page);
  await element.getByRole('tab').nth(2).click();
  const cells = element.locator('[data-cell]');
  await cells
    .filter({ hasText: /[+−]\d{3}/ })
    .first()
    .waitFor();
  // The widest estimate of hundreds in a copy of each cell, as the cells may hold anything from estimates to exact values by now.
  expect(await beyond(cells, '≈−188')).toBe(0);
  await element.getByRole('tab', { name: /\d/ }).click();
  await element.locator('.player').waitFor();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

it('leaves the words below the trick free in a compact element on a phone', async () => {
  const { variant, contract, leader, deal, plays } = SCHIEBER;
  const after3 = {
    variant,
    contract,
    leader,
    deal,
    plays: plays!.split(' ').slice(0, 3).join(' '),
    density: 'compact',
  };
  const page = await embed(pages, [after3 as Attributes], { width: 358 + MARGINS });
  const element = elementOf(page);
  const [card, words] = await Promise.all(
    ['.slot.at-bottom', '.middle .caption'].map((part) => element.locator(part).boundingBox()),
  );
  expect(card!.y + card!.height).toBeLessThanOrEqual(words!.y);
});
