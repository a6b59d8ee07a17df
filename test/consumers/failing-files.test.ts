/** Files of the built package that fail once, twice or for good, beside those that share them: the element comes back or says so, and shows no value of another input. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import demo from '../../demo/deals.json' with { type: 'json' };
import { useBrowser } from '../browser/harness.ts';
import { oneIn } from '../times.ts';
import { closedAfter } from './closed.ts';
import { packed } from './project.ts';

const pages = useBrowser();
const { variant, contract, leader, deal } = demo.published[0]!;
const A = { variant, contract, leader, deal, payoff: 'points' };
/** The same hands a seat further, so that the sides have each other's cards. */
const B = { ...A, deal: deal.replace('N:', 'E:') };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

interface Failing {
  readonly address: string;
  /** How often the file has been requested. */
  readonly asked: () => number;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,">
  <script type="module" src="/jass-solver.js"></script>
  <jass-solver ${Object.entries(A)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></jass-solver></html>`;

/** Serves a build whose file of that name answers 404 so many times. */
async function serveFailing(build: string, file: string, times: number): Promise<Failing> {
  const failing = new RegExp(`/${file}(-[\\w-]{8})?\\.(js|wasm)$`);
  let asked = 0;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://any');
    if (pathname === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    const path = join(packed(), 'dist', build, pathname);
    if (!existsSync(path) || (failing.test(pathname) && ++asked <= times)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closedAfter({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked };
}

/** The files that every deal of this game needs, by name without hash. */
const EVERY = ['start-client', 'french', 'ruffing', 'print'];
const filesOf = (build: string): string[] => [...EVERY, ...(build === 'external' ? ['worker', 'solver'] : [])];

/** Shows another deal, and presses “Try again” until it is solved. @returns its value, or null if the file fails for good */
async function valueOfNext(page: Page, asked: () => number, times: number): Promise<unknown> {
  await page.evaluate((next) => {
    const element = document.querySelector('jass-solver')!;
    const noted: { value?: unknown } = {};
    Object.assign(window, { noted });
    element.addEventListener('result', ({ detail }) => (noted.value = detail.value));
    for (const [name, text] of Object.entries(next)) element.setAttribute(name, text);
  }, B);
  const isDone = (): Promise<boolean> =>
    page.evaluate(() => {
      const { noted } = window as unknown as { noted: { value?: unknown } };
      const { shadowRoot } = document.querySelector('jass-solver')!;
      return noted.value !== undefined && shadowRoot!.querySelector('.tricks tbody tr') !== null;
    });
  const again = page.locator('jass-solver').getByRole('button', { name: 'Try again' }).first();
  for (;;) {
    await expect.poll(async () => (await isDone()) || (await again.count()) > 0).toBe(true);
    if (await isDone()) return page.evaluate(() => (window as unknown as { noted: { value?: unknown } }).noted.value);
    if (times === Infinity && asked() > 2) return null;
    const before = asked();
    await again.click();
    await expect.poll(async () => asked() > before || (await isDone())).toBe(true);
  }
}

/** A page of a build whose file fails. */
async function opened(build: string, file: string, times: number): Promise<{ page: Page; asked: () => number }> {
  const { address, asked } = await serveFailing(build, file, times);
  return { page: await pages.open(address, { expectErrors: /404|^uncaught: $/ }), asked };
}

const CASES = ['element', 'external'].flatMap((build) =>
  filesOf(build).flatMap((file) => [1, 2, Infinity].map((times) => [build, file, times] as const)),
);
/** Files without which the values are the same: pictures of cards, the order of moves, paper. */
const OPTIONAL = ['french', 'ruffing', 'print'];

const seconds = new Map<string, unknown>();

/** The value of the second deal where no file fails. */
async function expectedIn(build: string): Promise<unknown> {
  if (!seconds.has(build)) {
    const { page, asked } = await opened(build, 'none', 0);
    seconds.set(build, await valueOfNext(page, asked, 0));
  }
  return seconds.get(build);
}

it.each(oneIn(5, CASES))('%s: %s fails %d times', async (build, file, times) => {
  const { page, asked } = await opened(build, file, times);
  await page.locator('jass-solver .frame').first().waitFor();
  const value = await valueOfNext(page, asked, times);
  expect(value).toEqual(times === Infinity && !OPTIONAL.includes(file) ? null : await expectedIn(build));
});

it.each(['element', 'external'])('%s: the first script tries again by itself once', async (build) => {
  const { page } = await opened(build, 'index', 1);
  await page.locator('jass-solver .frame').first().waitFor();
  const failing = await opened(build, 'index', 2);
  await failing.page.getByRole('button', { name: 'Try again' }).waitFor();
});
