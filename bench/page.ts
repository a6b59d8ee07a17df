/**
 * `npm run bench -- page`: how quickly a page with the element responds, in Chromium. Tests assert no times, as they depend on how
 * busy the machine is; these figures are next to their budgets instead.
 */
import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import { messages } from '../src/widget/text/messages.ts';
import deals from '../demo/deals.json' with { type: 'json' };
import { run as runNode } from '../test/build.ts';
import { crowd, fill, HOSTILE_CONTENT, PARLETT } from '../test/browser/crowd.ts';
import { serveProject } from '../test/browser/server.ts';
import { findChromium, launchOptions } from '../tools/chromium.ts';
import { report } from './report.ts';
import type { Cells } from './report.ts';
import { ascending, median } from './statistics.ts';

const RUNS = 10;
/** The slower processors that a click is measured on, as so many times slower than this one. */
const SLOWER = [1, 4];
/** A screen shows 60 frames a second. */
const FRAME = 1000 / 60;

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

/** Milliseconds of the longest task of a page that gets three hundred deals at once, until all are drawn. */
async function longestOfMany(page: Page): Promise<number> {
  await noteTasks(page);
  await page.evaluate((attributes) => {
    const elements = Array.from({ length: 300 }, () => {
      const element = document.createElement('jass-solver');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    });
    document.querySelector('#place')!.append(...elements);
  }, PARLETT);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('jass-solver')].every(({ shadowRoot }) => shadowRoot?.querySelector('.tricks')),
  );
  return longest(page);
}

/** Notes the tasks of the page that last longer than 50 milliseconds. */
async function noteTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { tasks });
  });
}

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));

/** Milliseconds of the longest task of a page that is filled with a hundred elements, many of them broken or hostile. */
async function longestTask(page: Page): Promise<number> {
  await noteTasks(page);
  await page.evaluate(fill, [crowd(), HOSTILE_CONTENT] as const);
  await page.locator('jass-solver').first().getByText(messages.engineExact, { exact: true }).waitFor();
  for (const i of [25, 50, 75, 99, 0]) {
    await page.locator('jass-solver').nth(i).scrollIntoViewIfNeeded();
    await page.locator('jass-solver').nth(i).locator('.frame').waitFor();
  }
  return longest(page);
}

/** From a click on “forward” to the painted frame with the next position, for each play of a record. */
async function clicks(page: Page, session: CDPSession): Promise<Required<Click>[]> {
  await page.evaluate(
    (attributes) => {
      const element = document.createElement('jass-solver');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector('#place')!.append(element);
    },
    { ...PARLETT, plays: deals.published[0]!.plays.join(' ') },
  );
  const element = page.locator('jass-solver');
  await element.getByText(messages.engineExact, { exact: true }).waitFor();
  const found: Required<Click>[] = [];
  for (const play of deals.published[0]!.plays.keys()) {
    const before = await busy(session);
    const clicked = await element.evaluate(click, play + 1);
    found.push({ ...clicked, busy: (await busy(session)) - before });
    // The values of the position come later; they must not be in the way of the next click.
    await element.locator('.engine').getByText(messages.engineComputing).waitFor({ state: 'detached' });
  }
  return found;
}

interface Click {
  readonly ms: number;
  readonly frames: number;
  /** Milliseconds of the processor in the page’s thread, which do not depend on other work. */
  readonly busy?: number;
}

/** Milliseconds of the processor that the page’s thread has used. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Clicks in the page. @param to the number of plays made in the next position */
const click = ({ shadowRoot }: Element, to: number): Promise<Click> =>
  new Promise((resolve) => {
    // At the beginning of a frame, as a click may come at any time.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const start = performance.now();
        shadowRoot!.querySelector<HTMLElement>('[data-step=forward]')!.click();
        const look = (frames: number): void =>
          void requestAnimationFrame(() => {
            if (shadowRoot!.querySelector<HTMLInputElement>('.slider')!.value !== `${to}`) return look(frames + 1);
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve({ ms: performance.now() - start, frames });
            painted.port2.postMessage(null);
          });
        look(1);
      };
      port2.postMessage(null);
    });
  });

const MEASUREMENTS = [
  { name: 'from a tag to its painted deal', budget: 100, measure: painting },
  { name: 'longest task with a hundred elements', budget: 1000, measure: longestTask },
  { name: 'longest task with three hundred deals', budget: 100, measure: longestOfMany },
];

await runNode(
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'test/browser/pages/vite.config.ts',
  '--logLevel',
  'warn',
);
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
  const steps: Cells[] = [];
  for (const slower of SLOWER) {
    const page = await browser.newPage();
    await page.addInitScript('globalThis.__name = (of) => of');
    await page.goto(server.address + PAGE);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const found = await clicks(page, session);
    const times = found.map(({ ms }) => ms);
    const used = found.map(({ busy }) => busy);
    steps.push({
      processor: slower === 1 ? 'this one' : `${slower} times slower`,
      clicks: found.length,
      'ms, median': Math.round(median(times)),
      'ms, worst': Math.round(Math.max(...times)),
      'of them computing, median': Math.round(median(used)),
      'computing, worst': Math.round(Math.max(...used)),
      'in the next frame': found.filter(({ frames }) => frames === 1).length,
    });
    await page.close();
  }
  await report('Times of a page', [
    { rows },
    {
      caption: `From a click to the painted frame with the next position (a frame is ${Math.round(FRAME)} ms):`,
      rows: steps,
    },
  ]);
} finally {
  await browser.close();
  await server.close();
}
