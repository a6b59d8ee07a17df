/** Pages for the browser tests: one browser a Vitest worker, one profile a page. Any error in a page fails its test. */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { launchOptions } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { isThorough } from '../times.ts';
import { clear, keep } from './kept-pages.ts';
import type { Kept } from './kept-pages.ts';

export interface View {
  /** Size of the window in CSS pixels; 1100 × 800 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly hasTouch?: boolean;
  /** Device pixels a CSS pixel; 2 by default. */
  readonly scale?: number;
  /** The errors that the test provokes; any other error in the page fails the test. */
  readonly expectErrors?: RegExp;
  /** Origins that the page loads files from, besides the test's own server. */
  readonly from?: readonly string[];
}

export interface Pages {
  /**
   * Opens a page in a profile of its own.
   * @param path of a built page from the project's folder, such as `build/demo/`, or an address
   */
  open(path: string, view?: View): Promise<Page>;
  /**
   * A page for elements that may have served earlier tests: everything is loaded, its place for elements is empty. A page on which a test
   * has left anything else is closed. A test of loading, or one that changes objects of the page, opens a page of its own.
   */
  share(path: string, view?: View): Promise<Page>;
  /** Puts a picture of the whole page into test-results/ for a person to look at, in a thorough run. */
  shoot(page: Page, name: string): Promise<void>;
}

/** How long Playwright waits for a condition, in milliseconds. It only ends a hang: on a busy machine a solver may take long. */
const PATIENCE = 120_000;

/** The browser of this worker, shared by its test files; Playwright closes it with the worker. */
let launched: Promise<Browser> | undefined;

async function browserOfWorker(): Promise<Browser> {
  launched ??= chromium.launch(launchOptions(inject('chromium')));
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = undefined;
  return browserOfWorker();
}

/** An open page, where its errors go, and what is needed to use it again. */
interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Tells which errors count; another test has another view. */
  noted: { note(error: string): void; readonly origins: readonly string[] };
  /** Which tests may share the page, if any. */
  readonly kind?: string;
  readonly kept?: Kept;
}

/** The pages of this worker that wait for a test, one of a kind. */
const waiting = new Map<string, Opened>();

/** Pages for the tests of a file, closed or cleared after each test. Called once, at the top of the file. */
export function useBrowser(): Pages {
  let used: Opened[] = [];
  let errors: string[] = [];

  /** Clears the page for another test, or closes it. */
  const giveBack = async (opened: Opened): Promise<void> => {
    const { kind, kept, context } = opened;
    const before = errors.length;
    if (kind && kept && !waiting.has(kind)) {
      waiting.set(kind, opened);
      if ((await clear(kept)) && errors.length === before) return;
      waiting.delete(kind);
    }
    await context.close();
  };

  afterEach(async () => {
    await Promise.all(used.map(giveBack));
    used = [];
    const found = errors;
    errors = [];
    expect(found, 'errors in the page').toEqual([]);
  });

  /** Where the errors of a page go that is opened for this view. */
  const notedFor = (address: string, { expectErrors, from = [] }: View): Opened['noted'] => ({
    note(error) {
      if (!expectErrors?.test(error)) errors.push(error);
    },
    origins: [inject('address'), address, ...from].map((place) => new URL(place).origin),
  });

  const openNew = async (path: string, view: View, kind?: string): Promise<Page> => {
    const { hasTouch, scale = 2 } = view;
    const browser = await browserOfWorker();
    const context = await browser.newContext({
      ...mediaOf(view),
      viewport: sizeOf(view),
      deviceScaleFactor: scale,
      ...(hasTouch && { hasTouch }),
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const address = new URL(path, inject('address')).href;
    const opened: Opened = { page, context, noted: notedFor(address, view) };
    const index = used.push(opened) - 1;
    watch(opened);
    const response = await page.goto(address);
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    if (kind) used[index] = Object.assign(opened, { kind, kept: await keep(page) });
    return page;
  };

  return {
    open: (path, view = {}) => openNew(path, view),
    async share(path, view = {}) {
      const kind = JSON.stringify([path, view.hasTouch ?? false, view.scale]);
      const opened = waiting.get(kind);
      if (!opened) return openNew(path, view, kind);
      waiting.delete(kind);
      used.push(opened);
      opened.noted = notedFor(new URL(path, inject('address')).href, view);
      await opened.page.setViewportSize(sizeOf(view));
      await opened.page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...mediaOf(view) });
      return opened.page;
    },
    async shoot(page, name) {
      if (!isThorough) return;
      mkdirSync(atRoot('test-results'), { recursive: true });
      const shot = { path: atRoot(`test-results/${name}.png`), fullPage: true };
      // Chromium sometimes fails to take a picture of a tall page while it draws it again.
      const again = (): Promise<Buffer> => page.screenshot(shot);
      await again().catch(again).catch(again);
    },
  };
}

const sizeOf = ({ width = 1100, height = 800 }: View): { width: number; height: number } => ({ width, height });

const mediaOf = ({ colorScheme = 'light', reducedMotion = 'no-preference' }: View): Media => ({
  colorScheme,
  reducedMotion,
});

interface Media {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
}

/** Notes every error in a page, and every request to an origin that is not among its own. */
function watch(opened: Opened): void {
  const { page } = opened;
  const note = (error: string): void => opened.noted.note(error);
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('crash', () => note('the page crashed'));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !opened.noted.origins.includes(origin)) {
      note(`request to the outside: ${request.url()}`);
    }
  });
}
