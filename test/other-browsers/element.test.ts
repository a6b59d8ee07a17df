/**
 * What may differ between browsers: WebAssembly in workers, files that load on demand and again after a failure, keys, colours derived
 * from others, paper. The values must equal Node's.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import demo from '../../demo/deals.json' with { type: 'json' };
import type { ResultDetail } from '../../src/widget/state/events.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { expected } from '../browser/element-page.ts';
import type { Attributes } from '../browser/element-page.ts';
import { session } from '../../tools/session/session.ts';
import { firefox } from './firefox.ts';
import type { Reader } from './reader.ts';
import { webkit } from './webkit.ts';

const PAGE = 'test/other-browsers/page.html';
const { variant, contract, leader, deal, plays } = demo.published[0]!;
const DEAL = { variant, contract, leader, deal, payoff: 'points' };
const RECORD = { ...DEAL, plays: plays.join(' ') };

/** What the tests note in a page. */
interface Noted extends Window {
  failures: string[];
  results: (Omit<ResultDetail, 'cards'> & { cards: object[] })[];
}

describe.each([firefox, webkit].map((browser) => [browser.name, browser] as const))('in %s', (_, { start }) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await start();
  });
  afterAll(() => reader?.close());
  beforeEach(() => reader.open(new URL(PAGE, inject('address')).href));

  /** Puts an element into the page, and notes its results and every error of the page. */
  const show = (tag: string, attributes: Attributes, content = ''): Promise<void> =>
    reader.run(
      (tag, attributes, content) => {
        const page = window as unknown as Noted;
        page.failures = [];
        page.results = [];
        addEventListener('error', ({ message }) => page.failures.push(message));
        addEventListener('unhandledrejection', ({ reason }) => page.failures.push(String(reason)));
        const element = document.createElement(tag);
        element.textContent = content;
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.addEventListener('result', (event) => {
          const { detail } = event as CustomEvent<ResultDetail>;
          page.results.push({ ...detail, cards: [...detail.cards].map(([card, value]) => ({ card, ...value })) });
        });
        document.querySelector('#place')!.append(element);
      },
      tag,
      attributes,
      content,
    );

  /** Loads the script of another element. */
  const load = (name: string): Promise<void> =>
    reader.run((name) => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = `/dist/element/${name}.js`;
      document.head.append(script);
    }, name);

  /** The text of the parts of the element that a selector names, or null if there are none. */
  const text = (selector: string): Promise<string | null> =>
    reader.run((selector) => {
      const parts = [...document.querySelector('#place > *')!.shadowRoot!.querySelectorAll(selector)];
      return parts.length === 0 ? null : parts.map((part) => part.textContent).join(' ');
    }, selector);

  /** Presses the mouse on the first of these parts of the element that has this text. */
  const click = (selector: string, text = ''): Promise<void> =>
    reader.click(
      (selector, text) =>
        [...document.querySelector('#place > *')!.shadowRoot!.querySelectorAll(selector)].find((part) =>
          part.textContent.includes(text),
        )!,
      selector,
      text,
    );

  const solved = async (): Promise<void> => {
    await expect.poll(() => text('[part=status]')).toContain(messages.engineExact);
  };

  const expectNoFailure = async (): Promise<void> => {
    expect(await reader.run(() => (window as unknown as Noted).failures)).toEqual([]);
  };

  it('a deal has the values of the solver in Node', async () => {
    await show('jass-solver', DEAL);
    await solved();
    const [result] = await reader.run(() => (window as unknown as Noted).results.slice(-1));
    const { value, cards, line } = expected(await loadSolver(), { ...DEAL, want: ['cards', 'line'] });
    expect(result).toMatchObject({ value, line });
    const byCard = (all: readonly object[]): string[] =>
      all.map((one) => JSON.stringify(one, ['card', 'NS', 'EW'])).toSorted();
    expect(byCard(result!.cards)).toEqual(byCard(cards!));
    expect(await text('[part=headline]')).toMatch(/East–West make 125 of 162/);
    await expectNoFailure();
  });

  it('a card is played by the mouse, and the deal stepped through by keys', async () => {
    await show('jass-solver', RECORD);
    await solved();
    const played = (): Promise<string> =>
      reader.run(
        () => document.querySelector('jass-solver')!.shadowRoot!.querySelector<HTMLInputElement>('.slider')!.value,
      );
    await click('button[data-card=S7]');
    await expect.poll(played).toBe('1');
    await reader.press('ArrowRight');
    await expect.poll(played).toBe('2');
    await reader.run(() =>
      document.querySelector('jass-solver')!.shadowRoot!.querySelector<HTMLElement>('.play[data-ply="8"]')!.focus(),
    );
    await reader.press('Enter');
    await expect.poll(played).toBe('9');
    await expectNoFailure();
  });

  it('the cost of a play opens its account', async () => {
    await show('jass-solver', RECORD);
    await expect.poll(() => text('[data-why]')).toContain('−19');
    await click('[data-why]');
    await expect.poll(() => text('.because')).toMatch(/125[^]*−19/);
    await expectNoFailure();
  });

  it('a part that could not be loaded loads when it is tried again', async () => {
    await show('jass-solver', DEAL);
    await expect.poll(() => text('[data-tab=contracts]')).not.toBeNull();
    await click('[data-tab=contracts]');
    await expect.poll(() => text('[role=status]')).toContain(messages.partFailed);
    await click('[role=status] button', messages.retry);
    await expect.poll(() => text('.contracts')).not.toBeNull();
  });

  it('the bar has a colour, in the light and in the dark', async () => {
    await show('jass-solver', DEAL);
    await solved();
    for (const scheme of ['light', 'dark']) {
      const fill = await reader.run((scheme) => {
        document.documentElement.style.colorScheme = scheme;
        return getComputedStyle(document.querySelector('jass-solver')!.shadowRoot!.querySelector('.bar-own')!).fill;
      }, scheme);
      expect(fill).toMatch(/^(rgb\(27, 92, 171\)|oklch\(0\.62\d* 0\.14\d* 25\d\.\d*\))$/);
    }
  });

  it('the colours follow the text of the page, whose scheme says nothing', async () => {
    await show('jass-solver', DEAL);
    await solved();
    const accent = (): Promise<string> =>
      reader.run(() => {
        const next = document.querySelector('jass-solver')!.shadowRoot!.querySelector('.acts .name')!;
        return getComputedStyle(next).color;
      });
    for (const [text, color] of [
      ['#eee', 'rgb(143, 188, 247)'],
      ['oklch(0.3 0.05 250)', 'rgb(27, 92, 171)'],
      ['oklch(0.95 0.01 90)', 'rgb(143, 188, 247)'],
      ['#222', 'rgb(27, 92, 171)'],
    ]) {
      await reader.run((text) => {
        document.documentElement.style.colorScheme = 'normal';
        document.body.style.color = text!;
      }, text);
      await expect.poll(accent).toBe(color);
    }
  });

  it('the adviser gives advice on a hand', async () => {
    await load('jass-adviser');
    await show('jass-adviser', { variant: 'klaverjassen', hand: 'J98.AK.T7.A', deals: '8' });
    await expect.poll(() => text('.rows button')).toMatch(/spades, average/);
    await expectNoFailure();
  });

  it('a game of several deals is reviewed', async () => {
    await load('jass-game');
    await show('jass-game', {}, JSON.stringify(session('schieber', 2, 5)));
    await expect.poll(() => text('h2')).toMatch(/^North–South .* over 2 deals$/);
    await expect.poll(() => text('.because')).toMatch(/^With best play of all four/);
    await expectNoFailure();
  });

  it('paper has the deal in columns', async ({ skip }) => {
    if (!reader.print) return skip('this browser prints only for a person');
    await show('jass-solver', RECORD);
    await solved();
    await reader.run(() => {
      const { shadowRoot } = document.querySelector('jass-solver')!;
      const note = (): void =>
        document.documentElement.setAttribute('data-printed', String(shadowRoot!.querySelector('.print') !== null));
      matchMedia('print').addEventListener('change', ({ matches }) => matches && note());
    });
    await reader.print();
    expect(await reader.run(() => document.documentElement.dataset.printed)).toBe('true');
  });
});
