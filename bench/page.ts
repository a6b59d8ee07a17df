/**
 * `npm run bench:page`: how quickly a page with the element responds, in Chromium. Tests assert no times, as they depend on how
 * busy the machine is; these figures are next to their budgets instead.
 */
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { messages } from '../src/widget/language/messages.ts';
import { panelMessages } from '../src/widget/panel/panel-messages.ts';
import { crowd, fill, HOSTILE_CONTENT, PARLETT } from '../test/browser/crowd.ts';
import { serveProject } from '../test/browser/server.ts';
import { findChromium, launchOptions } from '../tools/chromium.ts';
import { report } from './report.ts';
import type { Cells } from './report.ts';
import { ascending, median } from './statistics.ts';

const RUNS = 10;

/** The built page of the browser tests with a place for elements. */
const PAGE = 'build/test-pages/element.html';

/** Milliseconds from a tag to the first painted frame with its deal. */
async function painting(page: Page): Promise<number> {
  await page.evaluate(() => customElements.whenDefined('jass-solver'));
  return page.evaluate(
    (attributes) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const element = document.createElement('jass-solver');
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.querySelector('#place')!.append(element);
        // A frame runs its callbacks first, then paints; messages follow.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      }),
    PARLETT,
  );
}

/** Milliseconds of the longest task of a page that is filled with a hundred elements, many of them broken or hostile. */
async function longestTask(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { tasks });
  });
  await page.evaluate(fill, [crowd(), HOSTILE_CONTENT] as const);
  await page.locator('jass-solver').first().getByText(panelMessages(messages).engineExact, { exact: true }).waitFor();
  for (const i of [25, 50, 75, 99, 0]) {
    await page.locator('jass-solver').nth(i).scrollIntoViewIfNeeded();
    await page.locator('jass-solver').nth(i).locator('.frame').waitFor();
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

const MEASUREMENTS = [
  { name: 'from a tag to its painted deal', budget: 100, measure: painting },
  { name: 'longest task with a hundred elements', budget: 1000, measure: longestTask },
];

const server = await serveProject();
const browser = await chromium.launch(launchOptions(await findChromium()));
try {
  const rows: Cells[] = [];
  for (const { name, budget, measure } of MEASUREMENTS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage();
      // tsx lets functions keep their names by a helper, which pages lack.
      await page.addInitScript('globalThis.__name = (of) => of');
      await page.goto(server.address + PAGE);
      times.push(await measure(page));
      await page.close();
    }
    const figures = { least: ascending(times)[0]!, median: median(times), most: ascending(times).at(-1) };
    const shown = Object.entries(figures).map(([key, ms]): [string, number] => [`ms, ${key}`, Math.round(ms)]);
    rows.push({ measured: name, ...Object.fromEntries<number>(shown), 'budget, ms': budget });
  }
  await report('Times of a page', [{ rows }]);
} finally {
  await browser.close();
  await server.close();
}
