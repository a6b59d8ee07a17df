/** Pages that stay open from test to test, so that the modules, the solver and the worker load once and not for each test. */
import type { Page } from 'playwright-core';

/** A page that has just loaded, or been cleared, and what to compare it with. */
export interface Kept {
  readonly page: Page;
  /** The names of its global objects. */
  readonly globals: readonly string[];
  /** The number of style sheets in its head. */
  readonly styles: number;
  /** Its state when it had just loaded. */
  readonly blank: string;
}

/** What axe leaves in a page: another test finds it there. */
const AXE = ['axe', '__core-js_shared__'];

/** Keeps a page that has just loaded, with an element `#place` for what a test puts into it. */
export async function keep(page: Page): Promise<Kept> {
  const globals = [...(await page.evaluate(() => Object.getOwnPropertyNames(window))), ...AXE];
  const styles = await page.evaluate(() => document.head.querySelectorAll('style').length);
  return { page, globals, styles, blank: await emptied(page, globals, styles) };
}

/** Empties the page's place and takes the pointer away. @returns whether the page is as it was when it had loaded */
export async function clear({ page, globals, styles, blank }: Kept): Promise<boolean> {
  if (page.isClosed()) return false;
  await Promise.all([page.unrouteAll(), page.context().clearPermissions()]);
  if ((await emptied(page, globals, styles)) !== blank) return false;
  await page.mouse.move(0, 0);
  return true;
}

/**
 * Empties the page's place, and removes the style sheets that a test has added and the globals in which it has recorded something. @returns the state of the rest: the document,
 * the address, stores, and new globals of a tool, such as a clock
 */
const emptied = (page: Page, globals: readonly string[], styles: number): Promise<string> =>
  page.evaluate(
    ([globals, styles]) => {
      for (const style of [...document.head.querySelectorAll('style')].slice(styles)) style.remove();
      document.getElementById('place')?.replaceChildren();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.removeAllRanges();
      scrollTo(0, 0);
      const isOfTool = (name: string): boolean => name.startsWith('__');
      const added = Object.getOwnPropertyNames(window).filter((name) => !globals.includes(name));
      for (const name of added) if (!isOfTool(name)) Reflect.deleteProperty(window, name);
      const root = document.documentElement.cloneNode(true) as HTMLElement;
      // Loading a part of the element adds links for the browser.
      for (const link of root.querySelectorAll('link[rel=modulepreload]')) link.remove();
      return JSON.stringify([
        root.outerHTML,
        location.href,
        history.length,
        [localStorage, sessionStorage, document.adoptedStyleSheets].map(({ length }) => length),
        added.filter((name) => name in window),
        // A test may take the clipboard away.
        [navigator, navigator.clipboard as Clipboard | undefined].map((object) =>
          Object.getOwnPropertyNames(object ?? {}),
        ),
      ]);
    },
    [globals, styles] as const,
  );
