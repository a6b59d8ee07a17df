/** Checks the accessibility of a page with axe. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pages } from './harness.ts';

export interface Audit {
  /** Selector of the part of the page to check, or a path of selectors through shadow roots; the whole page by default. */
  readonly within?: string | readonly string[];
  /** Whether a rule that axe cannot decide, such as the contrast of text that scrolls out of its box, counts as a fault; yes by default. */
  readonly countsUndecided?: boolean;
  /** Where to take a picture of each colour scheme for a person to look at, and its name without the scheme. */
  readonly picture?: readonly [pages: Pages, name: string];
}

/** The start of an element's markup that a fault quotes, in characters. */
const QUOTED = 200;

/**
 * Expects that axe finds no fault in the page's present state: all rules in light, and the contrast of colours again in dark,
 * which changes nothing else. The page is light again afterwards.
 */
export async function expectAccessible(page: Page, audit: Audit = {}): Promise<void> {
  const found = await faults(page, audit);
  await audit.picture?.[0].shoot(page, `${audit.picture[1]}-light`);
  await paint(page, 'dark');
  found.push(...(await faults(page, audit, 'color-contrast')).map((fault) => `dark: ${fault}`));
  await audit.picture?.[0].shoot(page, `${audit.picture[1]}-dark`);
  await paint(page, 'light');
  expect(found).toEqual([]);
}

/**
 * Switches the colour scheme, and waits until the page has painted it and nothing moves. Chromium may stop drawing a page, and its frames
 * and animations with it: after a second the page's styles count as they are.
 */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const unlessStopped = (wait: Promise<unknown>): Promise<unknown> =>
      Promise.race([wait, new Promise((resolve) => void setTimeout(resolve, 1000))]);
    const frame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve));
    // Scripts hear of the change before the first frame; what they change is in the second.
    await unlessStopped(frame().then(frame));
    const isEndless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    await unlessStopped(Promise.allSettled(ending.map((animation) => animation.finished)));
  });
}

/** The faults that axe finds, by all its rules or by one. */
async function faults(
  page: Page,
  { within, countsUndecided = true }: Audit,
  rule?: 'color-contrast',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    ([within, rule]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const place = typeof within === 'string' ? within : within ? { fromShadowDom: [...within] } : document;
      return inPage.run(place as axe.ElementContext, {
        resultTypes: ['violations', 'incomplete'],
        // The files of pages that one rule would load, about screens turned on their side.
        preload: false,
        ...(rule && { runOnly: [rule] }),
      });
    },
    [within, rule] as const,
  );
  return [...violations, ...(countsUndecided ? undecided(incomplete) : [])].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => [node.html.slice(0, QUOTED), ...keysOf(node)].join(' ')).join()}`,
  );
}

/** The keys of axe for text over a drawing, and for single letters and arrows. */
const UNDECIDABLE = ['imgNode', 'shortTextContent', 'nonBmp'];
/** Its key for the rank of a narrow tile, whose empty margin is below the next tile. That no rank is covered is tested with the tables. */
const UNDER_NEXT_TILE = { key: 'elmPartiallyObscured', markup: /^<span class="rank"/ };

/**
 * What axe cannot decide, without these. It does not know the colours of SVG under text, such as the figures in the chart: their inks are
 * those of the text beside them, and the drawings are paler than the page's washes.
 */
const undecided = (incomplete: readonly axe.Result[]): axe.Result[] =>
  incomplete
    .map((result) => ({ ...result, nodes: result.nodes.filter((node) => !isUndecidable(node)) }))
    .filter(({ nodes }) => nodes.length > 0);

/** The keys of axe for what it could not decide, or found wrong. */
const keysOf = ({ any }: axe.NodeResult): string[] =>
  any.flatMap(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? []);

const isUndecidable = (node: axe.NodeResult): boolean =>
  keysOf(node).some(
    (key) => UNDECIDABLE.includes(key) || (key === UNDER_NEXT_TILE.key && UNDER_NEXT_TILE.markup.test(node.html)),
  );
