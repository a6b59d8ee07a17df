/** The languages in a browser: which one an element uses, which files it fetches, and whether its texts fit. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import type { Locale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { expectAccessible } from './accessibility.ts';
import { elementOf, embed, embedAnew, PAGE } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const { variant, contract, leader, deal } = deals.published[0]!;
const DEAL: Attributes = { variant, contract, leader, deal, plays: deals.published[0]!.plays.slice(0, 5).join(' ') };
/** Everything with special words: melds, a marriage, and a long headline. */
const MELDS: Attributes = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  deal: 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT',
  payoff: 'total',
  deck: 'swiss',
};
/** The longest names: wet declarers in a game with a long name. */
const WORDY: Attributes = { ...DEAL, payoff: 'score', declarer: 'N' };

const pages = useBrowser();
beforeAll(async () => {
  await Promise.all(TARGETS.map(loadLocale));
});

/** Waits until an element uses a language and has solved its deal. */
async function speaks(element: Locator, locale: Locale): Promise<void> {
  await element.locator(`.frame[lang=${locale}]`).waitFor();
  await element.locator('.phase').getByText(messagesIn(locale).engineExact, { exact: true }).waitFor();
}

/** The languages that a page has fetched, in order. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // An import follows in the cache of the browser.
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => /\/(de|nl|fr)-[^/]*\.js$/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

const setLang = (place: Locator, lang: string): Promise<void> =>
  place.evaluate((element, lang) => element.setAttribute('lang', lang), lang);

it('nothing is fetched for English, and each other language once, on first use', async () => {
  const page = await embedAnew(pages, [DEAL, DEAL]);
  await speaks(elementOf(page), 'en');
  expect(await fetched(page)).toEqual([]);
  await setLang(elementOf(page), 'de-CH');
  await speaks(elementOf(page), 'de');
  await setLang(elementOf(page, 1), 'de');
  await speaks(elementOf(page, 1), 'de');
  expect(await fetched(page)).toEqual(['de']);
});

it('elements of one page can have different languages', async () => {
  const page = await embedAnew(pages, [
    DEAL,
    { ...DEAL, lang: 'de' },
    { ...DEAL, lang: 'nl' },
    { ...DEAL, lang: 'fr' },
  ]);
  const expected = {
    en: /with\s+diamonds as trumps/,
    de: /mit\s+Ecken Trumpf/,
    nl: /met\s+ruiten troef/,
    fr: /à\s+carreau/,
  };
  for (const [i, locale] of (['en', 'de', 'nl', 'fr'] as const).entries()) {
    const element = elementOf(page, i);
    await speaks(element, locale);
    expect(await element.locator('[part=headline]').innerText()).toMatch(expected[locale]);
  }
  await elementOf(page, 1).locator('[data-step=back]').click();
  await speaks(elementOf(page), 'en');
  expect(await elementOf(page).locator('[part=headline]').innerText()).toMatch(expected.en);
});

it('an element follows the surrounding language, through shadow trees, and when it changes or the element moves', async () => {
  const page = await embedAnew(pages, [DEAL]);
  const element = elementOf(page);
  await speaks(element, 'en');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'nl'));
  await speaks(element, 'nl');
  await setLang(page.locator('#place'), 'fr');
  await speaks(element, 'fr');
  // Into nested shadow trees, of which only the outermost host has a language.
  await page.evaluate(() => {
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    outer.id = 'outer';
    outer.lang = 'de';
    outer.attachShadow({ mode: 'open' }).append(inner);
    inner.attachShadow({ mode: 'open' }).append(document.querySelector('jass-solver')!);
    document.querySelector('#place')!.append(outer);
  });
  await speaks(element, 'de');
  await setLang(page.locator('#outer'), 'nl');
  await speaks(element, 'nl');
  await element.evaluate((element) => (element.getRootNode() as ShadowRoot).host.setAttribute('lang', 'fr'));
  await speaks(element, 'fr');
  await setLang(element, 'it');
  await speaks(element, 'en');
  await element.evaluate((element) => element.removeAttribute('lang'));
  await speaks(element, 'fr');
  // An element that has left the page requests no texts.
  await element.evaluate((element) => element.remove());
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
  expect(await fetched(page)).toEqual(['nl', 'fr', 'de']);
});

it('the old texts stay until the new ones have loaded; the language requested last wins', async () => {
  const page = await pages.open(PAGE);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/de-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('#place').evaluate((place, attributes) => {
    const element = document.createElement('jass-solver');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    place.replaceChildren(element);
  }, DEAL);
  const element = elementOf(page);
  await setLang(element, 'nl');
  await speaks(element, 'nl');
  const request = page.waitForRequest(/\/de-[^/]*\.js$/);
  await setLang(element, 'de');
  await request;
  await speaks(element, 'nl');
  await setLang(element, 'fr');
  await speaks(element, 'fr');
  release();
  await speaks(element, 'fr');
  await setLang(element, 'de');
  await speaks(element, 'de');
});

it('English is the fallback if the texts cannot be fetched, and the page hears of it', async () => {
  const page = await pages.open(PAGE, { expectErrors: /ERR_FAILED/ });
  await page.route(/\/de-[^/]*\.js$/, (route) => route.abort());
  const error = await page.evaluate(
    (attributes) =>
      new Promise((resolve) => {
        const element = document.createElement('jass-solver');
        element.addEventListener('error', ({ detail }) => resolve(detail));
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.querySelector('#place')!.replaceChildren(element);
      }),
    { ...DEAL, lang: 'de' },
  );
  expect(error).toMatchObject({ code: 'bad-language', field: 'lang' });
  await speaks(elementOf(page), 'en');
});

/** All texts and accessible names of an element, split at signs and figures. */
const pieces = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(host.shadowRoot!, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        found.push(node.getAttribute('aria-label') ?? '', node.getAttribute('title') ?? '');
      } else if (!node.parentElement?.closest('style, [lang]:not(.frame)')) {
        found.push(node.textContent ?? '');
      }
    }
    return found.flatMap((text) => text.split(/[\s\d.,:+−()]+/)).filter((word) => /\p{L}{3}/u.test(word));
  });

it.each(TARGETS)('no text is still English in %s', async (locale) => {
  const tags = [DEAL, MELDS, WORDY];
  const page = await embed(pages, [...tags, ...tags.map((tag) => ({ ...tag, lang: locale }))]);
  const same = new Set<string>();
  for (const i of tags.keys()) {
    await speaks(elementOf(page, i), 'en');
    await speaks(elementOf(page, i + tags.length), locale);
    const english = new Set(await pieces(elementOf(page, i)));
    for (const word of await pieces(elementOf(page, i + tags.length))) if (english.has(word)) same.add(word);
  }
  // Names of games, cards, directions and keys, and words that two languages spell alike.
  const names = [
    'Klaverjassen',
    'Rotterdam',
    'Kreuzjass',
    'Ober',
    'Under',
    'Banner',
    'West',
    'Enter',
    'roem',
    'nat',
    'match',
  ];
  const alike = {
    de: [],
    nl: ['exact', 'engine', 'Won', 'score', 'hand', 'focus', 'Home', 'End'],
    fr: ['exact', 'Points', 'points', 'score', 'table', 'six', 'focus', 'Place'],
  };
  const shared: readonly string[] = [...names, ...alike[locale]];
  expect([...same].filter((word) => !shared.includes(word))).toEqual([]);
});

/** The parts that stick out of the element, by class and text, without those for screen readers only. */
const sticksOut = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const { left, right } = host.getBoundingClientRect();
    const parts = [...host.shadowRoot!.querySelectorAll('.frame *')];
    return parts
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isSeen = box.width > 0 && getComputedStyle(part).clipPath === 'none' && !part.closest('.spoken');
        return isSeen && (box.right > right + 2 || box.left < left - 2);
      })
      .map((part) => `${part.getAttribute('class')}: ${part.textContent?.trim().slice(0, 40)}`);
  });

it('every language fits 280 pixels and is accessible', async () => {
  const tags = TARGETS.flatMap((lang) => [MELDS, WORDY].map((tag) => ({ ...tag, lang })));
  const page = await embed(pages, tags, { width: 280 + 32 });
  for (const [i, { lang }] of tags.entries()) {
    const element = elementOf(page, i);
    await speaks(element, lang);
    expect(await sticksOut(element), `${lang} ${i}`).toEqual([]);
  }
  await expectAccessible(page, { picture: [pages, 'language-280'] });
});
