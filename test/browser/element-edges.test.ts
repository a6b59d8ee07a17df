/** The element at its edges: in other documents, on pages of any colour, and with properties of any type. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { messages } from '../../src/widget/text/messages.ts';
import { embed, embedAnew, elementOf, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const pages = useBrowser();

const ENDING: Attributes = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };

/** What the sheets of an element do: the layout of its parts. */
const looksIn = (page: Page, inFrame = false): Promise<unknown> =>
  page.evaluate((inFrame) => {
    const place = inFrame ? document.querySelector('iframe')!.contentDocument! : document;
    const { shadowRoot, ownerDocument } = place.querySelector('jass-solver')!;
    const view = ownerDocument.defaultView!;
    return ['.frame', '.glance', '.hand', '.rank'].map((name) => {
      const { display, position, boxSizing } = view.getComputedStyle(shadowRoot!.querySelector(name)!);
      return [name, display, position, boxSizing];
    });
  }, inFrame);

describe('another document', () => {
  it('keeps its style when it moves there and back', async () => {
    const page = await embedAnew(pages, [ENDING]);
    await solved(elementOf(page));
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const before = await looksIn(page);
    const move = (inFrame: boolean): Promise<void> =>
      page.evaluate((inFrame) => {
        const frame = document.querySelector('iframe')!.contentDocument!;
        const element = (inFrame ? document : frame).querySelector('jass-solver')!;
        (inFrame ? frame.body : document.body).append(element);
      }, inFrame);
    await move(true);
    expect(await looksIn(page, true)).toEqual(before);
    await solved(page.frameLocator('iframe').locator('jass-solver'));
    await move(false);
    expect(await looksIn(page)).toEqual(before);
  });

  it('has its style in the document where it is first shown', async () => {
    const page = await embedAnew(pages, [ENDING]);
    await solved(elementOf(page));
    const before = await looksIn(page);
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    await page.evaluate((attributes) => {
      const element = document.createElement('jass-solver');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector('iframe')!.contentDocument!.body.append(element);
    }, ENDING);
    await solved(page.frameLocator('iframe').locator('jass-solver'));
    expect(await looksIn(page, true)).toEqual(before);
  });
});

it('the menu of an element in another document closes there by key, and by a click elsewhere', async () => {
  const page = await embedAnew(pages, [ENDING]);
  await solved(elementOf(page));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { width: '900px', height: '700px' });
    document.body.append(frame);
    frame.contentDocument!.body.append(document.querySelector('jass-solver')!);
  });
  const element = page.frameLocator('iframe').locator('jass-solver');
  const button = element.locator('.menu-button');
  for (const close of [() => page.keyboard.press('Escape'), () => element.locator('[part=trick]').click()]) {
    await button.click();
    await element.locator('.menu').waitFor();
    await close();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  }
});

it('an element in another document is printed with that document, not with the one of the script', async () => {
  const page = await embedAnew(pages, [ENDING]);
  await solved(elementOf(page));
  const printed = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const element = document.querySelector('jass-solver')!;
    frame.contentDocument!.body.append(element);
    const isPrinting = (): boolean => element.shadowRoot!.querySelector('.print') !== null;
    const during = async (view: Window): Promise<boolean> => {
      view.dispatchEvent(new Event('beforeprint'));
      const isThere = isPrinting();
      view.dispatchEvent(new Event('afterprint'));
      await element.updateComplete;
      return isThere;
    };
    const inFrame = [await during(frame.contentWindow!), await during(window)];
    document.body.append(element);
    return [...inFrame, await during(window)];
  });
  expect(printed).toEqual([true, false, true]);
});

/** The colour scheme in which an element is drawn. */
const schemeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('jass-solver')!;
    const part = shadowRoot!.querySelector<HTMLElement>('.frame')!;
    part.style.outlineColor = 'light-dark(red, blue)';
    return getComputedStyle(part).outlineColor === 'rgb(255, 0, 0)' ? 'light' : 'dark';
  });

describe('the colour scheme', () => {
  it.each([
    ['light text', 'body { background: #15171b; color: #e9e6df }', 'dark'],
    ['dark text', 'body { color: #1d1c1a }', 'light'],
    ['green on black', 'body { background: #000; color: #3f3 }', 'dark'],
    ['green on white', 'body { color: green }', 'light'],
    ['light oklch()', 'body { color: oklch(0.93 0.01 90) }', 'dark'],
    ['dark oklch()', 'body { color: oklch(20% 0.1 90) }', 'light'],
    ['light lab()', 'body { color: lab(90 1 2) }', 'dark'],
    ['dark lch()', 'body { color: lch(20 10 90) }', 'light'],
    ['light color()', 'body { color: color(display-p3 0.9 0.9 0.9) }', 'dark'],
    ['dark color()', 'body { color: color(srgb 0.1 0.2 0.1) }', 'light'],
    ['the text of a dark scheme', ':root { color-scheme: dark } body { color: CanvasText }', 'dark'],
    ['a light box on a dark page', ':root { color-scheme: dark } #place { color: #222 }', 'light'],
    ['light text of its own', 'jass-solver { color: #eee }', 'dark'],
    ['dark text of its own on a dark page', ':root { color-scheme: dark } jass-solver { color: #222 }', 'light'],
  ])('%s', async (_, style, scheme) => {
    const page = await embed(pages, []);
    await page.addStyleTag({ content: `:root { color-scheme: normal } ${style}` });
    await page.evaluate(() => document.querySelector('#place')!.append(document.createElement('jass-solver')));
    expect(await schemeOf(page)).toBe(scheme);
  });

  it.each([
    ['text', ':root { color-scheme: normal } .dark { color: #eee; transition: color 0.05s }'],
    ['text from that of the system', ':root { color-scheme: normal } body { color: CanvasText } .dark { color: #fff }'],
    ['scheme', ':root { color-scheme: light } body { color: CanvasText } :root:has(.dark) { color-scheme: dark }'],
  ])('follows the page when it changes its %s', async (_, content) => {
    const page = await embed(pages, [ENDING]);
    await page.addStyleTag({ content });
    for (const scheme of ['dark', 'light', 'dark'] as const) {
      await page.evaluate((isDark) => document.body.classList.toggle('dark', isDark), scheme === 'dark');
      await expect.poll(() => schemeOf(page)).toBe(scheme);
    }
  });

  it('is that of the page on paper', async () => {
    const page = await embed(pages, [ENDING]);
    await page.addStyleTag({ content: ':root { color-scheme: normal } body { color: #eee }' });
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await schemeOf(page)).toBe('light');
  });

  it('tells the page of the page’s own transitions only', async () => {
    const page = await embedAnew(pages, [ENDING]);
    await page.evaluate(() => {
      document.body.addEventListener('transitionend', ({ propertyName }) => (document.title += ` ${propertyName}`));
      document.title = 'told of';
      document.querySelector('main')!.style.color = '#eee';
    });
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await page.evaluate(() => {
      const { style } = document.querySelector('jass-solver')!;
      style.transition = 'opacity 0.05s';
      void document.body.offsetWidth;
      style.opacity = '0.5';
    });
    await expect.poll(() => page.title()).toBe('told of opacity');
  });
});

describe('a property of the wrong type is an error event, never an exception', () => {
  const throwing = `new Proxy({}, { get() { throw new Error('no') }, ownKeys() { throw new Error('no') } })`;
  it.each([
    ['index', '5'],
    ['index', 'Symbol()'],
    ['deck', '{}'],
    ['values', 'true'],
    ['engine', throwing],
    ['hands', 'Symbol("x")'],
    ['show', throwing],
    ['presets', throwing],
    ['rules', throwing],
    ['taken', throwing],
    ['plays', 'Symbol()'],
    ['deal', throwing],
    ['deal', '({ toString() { throw new Error("no") } })'],
    ['variant', '10n'],
    ['level', 'Symbol()'],
    ['shareUrl', '7'],
    ['shareUrl', '"http://["'],
    ['shareUrl', '"javascript:alert(1)"'],
    ['shareUrl', '"data:text/html,x"'],
    ['puzzles', 'Symbol()'],
    ['puzzleLevel', '7'],
    ['puzzleTheme', '"none"'],
  ])('%s = %s', async (name, value) => {
    const page = await embed(pages, [ENDING]);
    await solved(elementOf(page));
    const found = await page.evaluate(
      async ([name, value]) => {
        const uncaught: string[] = [];
        window.addEventListener('error', ({ message }) => uncaught.push(message));
        window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
        const element = document.querySelector('jass-solver')!;
        const error = new Promise<CustomEvent<{ code: string; field?: string; message: string }>>((resolve) => {
          element.addEventListener('error', (event) => resolve(event as never), { once: true });
        });
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a proxy that throws cannot be sent to a page
        (element as unknown as Record<string, unknown>)[name!] = new Function(`return ${value}`)();
        const { detail } = await error;
        await element.updateComplete;
        return { detail, uncaught };
      },
      [name, value],
    );
    expect(found.uncaught).toEqual([]);
    expect(found.detail.message).not.toBe('');
    await elementOf(page).locator('[part~=error]').first().waitFor();
  });

  it.each(['javascript:alert(1)', 'http://['])('share-url="%s" offers no link, and says why', async (address) => {
    const page = await embed(pages, [{ ...ENDING, 'share-url': address, editable: '' }]);
    await solved(elementOf(page));
    await elementOf(page).getByText('share-url:').waitFor();
    await elementOf(page).evaluate((element) => Object.assign(element, { shareUrl: '/analyse' }) && undefined);
    await elementOf(page).getByText('share-url:').waitFor({ state: 'detached' });
    await elementOf(page).getByText(messages.headlineSettingProblem).waitFor({ state: 'detached' });
  });
});

describe('a property of another type is an error event of the other elements, in words', () => {
  const throwing = '({ toString() { throw new Error("no") } })';
  it.each([
    ['jass-adviser', 'adviser', 'presets', throwing],
    ['jass-adviser', 'adviser', 'presets', '[Symbol()]'],
    ['jass-adviser', 'adviser', 'hand', throwing],
    ['jass-adviser', 'adviser', 'deck', throwing],
    ['jass-study', 'study', 'deck', throwing],
    ['jass-game', 'game', 'record', throwing],
    ['jass-game', 'game', 'variant', throwing],
  ])('<%s>, %s.html: %s = %s', async (tag, file, name, value) => {
    const page = await pages.share(`build/test-pages/${file}.html`);
    const message = await page.evaluate(
      async ([tag, name, value]) => {
        await customElements.whenDefined(tag!);
        const element = document.createElement(tag!) as HTMLElement & { updateComplete: Promise<unknown> };
        const told = new Promise<string>((resolve) => {
          element.addEventListener('error', (event) =>
            resolve((event as unknown as CustomEvent<{ message: string }>).detail.message),
          );
        });
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- such an object cannot be sent to a page
        (element as unknown as Record<string, unknown>)[name!] = new Function(`return ${value}`)();
        document.querySelector('#place')!.append(element);
        await element.updateComplete;
        return told;
      },
      [tag, name, value],
    );
    expect(message).toBe(`${name}: "object" is not a valid value; use one of "…"`);
  });

  it('<jass-adviser> takes its presets as a list', async () => {
    const page = await pages.share('build/test-pages/adviser.html');
    await page.evaluate(async () => {
      await customElements.whenDefined('jass-adviser');
      const element = document.createElement('jass-adviser');
      element.variant = 'schieber';
      element.presets = ['match'];
      document.querySelector('#place')!.append(element);
      await element.updateComplete;
    });
    await page.getByRole('checkbox', { checked: true }).first().waitFor();
    expect(await page.locator('jass-adviser').last().getAttribute('presets')).toBe('match');
  });
});
