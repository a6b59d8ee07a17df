/** Pages for the browser tests: one browser a Vitest worker, one profile a page. Any error in a page fails its test. */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { launchOptions } from '../../tools/chromium.ts';
import { atRoot } from '../../tools/paths.ts';
import { isThorough } from '../times.ts';

export interface View {
  /** Size of the window in CSS pixels; 1100 × 800 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce';
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

/** Pages for the tests of a file, closed after each test. Called once, at the top of the file. */
export function useBrowser(): Pages {
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = errors;
    errors = [];
    expect(found, 'errors in the page').toEqual([]);
  });

  return {
    async open(path, view = {}) {
      const {
        width = 1100,
        height = 800,
        colorScheme = 'light',
        reducedMotion,
        hasTouch,
        scale = 2,
        expectErrors,
        from = [],
      } = view;
      const browser = await browserOfWorker();
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme,
        ...(reducedMotion && { reducedMotion }),
        ...(hasTouch && { hasTouch }),
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      const note = (error: string): void => {
        if (!expectErrors?.test(error)) errors.push(error);
      };
      const address = new URL(path, inject('address')).href;
      watch(page, [inject('address'), address, ...from], note);
      const response = await page.goto(address);
      if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
      return page;
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

/** Notes every error in a page, and every request to an origin that is not among the addresses. */
function watch(page: Page, addresses: readonly string[], note: (error: string) => void): void {
  const origins = addresses.map((address) => new URL(address).origin);
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('crash', () => note('the page crashed'));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) {
      note(`request to the outside: ${request.url()}`);
    }
  });
}
