/** The reasons for refused input in a browser: their language, the files they load, and how they look. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { editorMessagesIn } from '../../src/widget/features/editing/editor-messages.ts';
import { loadLocale, TARGETS } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { thoroughly } from '../times.ts';
import { expectAccessible } from './accessibility.ts';
import { elementOf, embed, embedAnew, hear, PAGE, put } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';

const DEAL: Attributes = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
};
const WRONG_CARD = { ...DEAL, deal: DEAL.deal!.replace('K87', 'K86') };
const ILLEGAL = { ...DEAL, plays: 'D7' };
const BROKEN = { ...DEAL, deal: 'N:T.K87.Q9.AT 87.A.AKJ.97' };
const UNKNOWN = { ...DEAL, variant: 'klaverjasen' };

const pages = useBrowser();
beforeAll(() => Promise.all(TARGETS.map(loadLocale)));

/** The reason that an element shows, once it is in a language. */
async function reasonOf(element: Locator, lang: string): Promise<string> {
  const reason = element.locator(`.reason [lang=${lang}]`);
  await reason.waitFor();
  return (await reason.innerText()).replace(/\s/g, ' ');
}

/** The files that a page has requested for reasons: the code that shows them, and the sentences of languages. */
const requested = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // An import follows in the cache of the browser.
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => /\/(reasons|de|nl|fr)-[^/]*\.js$/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

describe('an error in a deal', () => {
  it.each<[what: string, attributes: Attributes, de: string, nl: string, fr: string]>([
    [
      'a wrong card',
      WRONG_CARD,
      'Nord hält Herz-Sechs; diese Karte gibt es in diesem Kartenspiel nicht: Seine Ränge sind A K Q J T 9 8 7. Herz-Sechs steht an Stelle 7 der Verteilung.',
      'Noord heeft hartenzes; die kaart zit niet in dit pak: de rangen zijn A K Q J T 9 8 7. De kaart hartenzes staat op positie 7 van het spel.',
      'Nord a la carte six de cœur, qui n’est pas dans ce jeu de cartes : ses rangs sont A K Q J T 9 8 7. La carte six de cœur est à la position 7 de la donne.',
    ],
    [
      'a card that another hand holds',
      ILLEGAL,
      'Ost hat im 1. Stich Ecken-Sieben nicht; erlaubt: Schaufel-Acht, Schaufel-Sieben, Herz-As, Ecken-As, Ecken-König, Ecken-Bauer, Kreuz-Neun, Kreuz-Sieben.',
      'Oost heeft in slag 1 ruitenzeven niet; toegestaan: schoppenacht, schoppenzeven, hartenaas, ruitenaas, ruitenheer, ruitenboer, klaverennegen, klaverenzeven.',
      'Est n’a pas la carte sept de carreau au pli 1 ; permis : huit de pique, sept de pique, as de cœur, as de carreau, roi de carreau, valet de carreau, neuf de trèfle, sept de trèfle.',
    ],
    [
      'a deal of two hands',
      BROKEN,
      'Die Verteilung braucht vier Hände, von Nord aus im Uhrzeigersinn, jede mit ihren drei Punkten als S.H.D.C; sie hat 2.',
      'Het spel heeft vier handen nodig, vanaf Noord met de klok mee, elk met haar drie punten als S.H.D.C; het heeft er 2.',
      'Il faut à la donne quatre mains, depuis Nord dans le sens des aiguilles d’une montre, chacune avec ses trois points comme S.H.D.C ; elle en a 2.',
    ],
    [
      'an unknown variant',
      UNKNOWN,
      '«klaverjasen» ist keine Variante; ist klaverjassen gemeint? Die Varianten sind schieber,',
      '“klaverjasen” is geen variant; is klaverjassen bedoeld? De varianten zijn schieber,',
      '« klaverjasen » n’est pas une variante ; s’agit-il de klaverjassen ? Les variantes sont schieber,',
    ],
  ])('%s has a reason in German, Dutch and French, and an English one in the event', async (_, attributes, ...said) => {
    const page = await embed(pages, []);
    const errors = page.evaluate(
      () =>
        new Promise((resolve) => {
          const messages: unknown[] = [];
          document.addEventListener('error', (event) => {
            messages.push((event as unknown as CustomEvent<{ message: string }>).detail.message);
            if (messages.length === 4) resolve(new Set(messages).size);
          });
        }),
    );
    await put(page, [...TARGETS.map((lang) => ({ ...attributes, lang })), attributes]);
    for (const [i, lang] of TARGETS.entries()) expect(await reasonOf(elementOf(page, i), lang)).toContain(said[i]!);
    await reasonOf(elementOf(page, 3), 'en');
    expect(await errors).toBe(1);
  });

  it('uses the names of the deck shown, and follows the language', async () => {
    const page = await embed(pages, [{ ...WRONG_CARD, deck: 'swiss', lang: 'de' }]);
    const element = elementOf(page);
    await element.getByText('Nord hält Rosen-Sechs').waitFor();
    await element.evaluate((host) => host.setAttribute('lang', 'nl'));
    await element.getByText('Noord heeft rozen-zes').waitFor();
    await element.evaluate((host) => host.setAttribute('lang', 'en'));
    expect(await reasonOf(element, 'en')).toMatch(/^North holds the six of roses/);
  });

  it('has names in English, and the notation in the event', async () => {
    const page = await embed(pages, []);
    const heard = await hear<{ message: string }>(page.locator('html'), 'error');
    await put(page, [WRONG_CARD]);
    await expect
      .poll(() => reasonOf(elementOf(page), 'en'))
      .toBe(
        'North holds the six of hearts, which is not in this pack: its ranks are A K Q J T 9 8 7. The six of hearts is at position 7 of the deal.',
      );
    expect((await heard()).message).toMatch(/^N holds H6, which/);
  });

  it.each(['en', 'fr'])(
    'keeps the room of its words in %s until they have loaded, without the notation',
    async (lang) => {
      const page = await pages.open(PAGE);
      await put(page, [{ ...DEAL, lang }]);
      await elementOf(page).locator(`.frame[lang=${lang}] [part=headline]`).waitFor();
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/(reasons|fr)-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      await elementOf(page).evaluate((host) => host.setAttribute('variant', 'bridge'));
      const reason = elementOf(page).locator('.reason span');
      await reason.waitFor({ state: 'attached' });
      expect(await reason.isVisible()).toBe(false);
      expect((await reason.boundingBox())!.height).toBeGreaterThan(10);
      release();
      await reasonOf(elementOf(page), lang);
    },
  );

  it('loads no sentences without need: none for a correct deal, and for English only names', async () => {
    const page = await embedAnew(pages, [UNKNOWN, { ...DEAL, lang: 'fr' }]);
    await reasonOf(elementOf(page), 'en');
    await elementOf(page, 1).locator('.frame[lang=fr] [part=headline]').waitFor();
    expect((await requested(page)).sort()).toEqual(['fr', 'reasons']);
    await elementOf(page, 1).evaluate((host) => host.setAttribute('variant', 'bridge'));
    await reasonOf(elementOf(page, 1), 'fr');
    expect((await requested(page)).sort()).toEqual(['fr', 'fr', 'reasons']);
  });

  it.each([/\/reasons-[^/]*\.js$/, /\/fr-[^/]*\.js$/])('is in English if %s cannot be loaded', async (file) => {
    const page = await pages.open(PAGE, { expectErrors: /ERR_FAILED/ });
    await put(page, [{ ...DEAL, lang: 'fr' }]);
    await elementOf(page).locator('.frame[lang=fr] [part=headline]').waitFor();
    let refused = 0;
    await page.route(file, (route) => {
      refused++;
      return route.abort();
    });
    await elementOf(page).evaluate((host) => host.setAttribute('variant', 'bridge'));
    await expect.poll(() => refused).toBe(1);
    expect(await reasonOf(elementOf(page), 'en')).toMatch(/^"bridge" is not a variant/);
  });

  it('is plain text, whatever it quotes', async () => {
    const markup = '<img src=x onerror="injected=1"><b>';
    const page = await embed(pages, [
      { ...DEAL, variant: markup, lang: 'de' },
      { ...DEAL, deal: markup, lang: 'fr' },
    ]);
    expect(await reasonOf(elementOf(page), 'de')).toContain('«<img src=x onerror="injected=1"><b>» ist keine Variante');
    expect(await reasonOf(elementOf(page, 1), 'fr')).toContain('« <img src=x');
    expect(await page.locator('jass-solver :is(img, b)').count()).toBe(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

it('the editor’s reasons are in the language, for screen readers too', async () => {
  const page = await embedAnew(pages, [{ ...DEAL, editable: '', lang: 'de' }]);
  const element = elementOf(page);
  const messages = editorMessagesIn('de');
  await element.locator('.menu-button').click();
  await element.locator('.menu').getByRole('button', { name: messages.edit, exact: true }).click();
  await element.getByRole('button', { name: messages.typeHandOf('N') }).click();
  await expect.poll(() => requested(page)).toEqual(['de', 'reasons', 'de']);
  await element.locator('#typed').fill('T.K87.Q9.AX');
  await page.keyboard.press('Enter');
  const reason = 'Hand von Nord: «X» an Stelle 11, in der Farbe Kreuz, ist kein Rang;';
  expect(await element.locator('.typing .fault [lang=de]').innerText()).toContain(reason);
  expect(await element.locator('.editor .spoken[role=status]').innerText()).toContain(reason);
  await element.getByRole('button', { name: messages.pasteDeal }).click();
  await element.locator('#typed').fill('♠ A K Q');
  await element.getByRole('button', { name: messages.typeRead }).click();
  expect(await element.locator('.typing .fault').innerText()).toMatch(
    /^Gelesen als Diagramm: Hände in den Reihen des Diagramms, von oben: 1\./,
  );
});

it('the reason for unreadable content is in the language', async () => {
  const page = await pages.open(PAGE);
  await page.locator('#place').evaluate((place) => (place.innerHTML = '<jass-solver lang="nl">♠ A K Q</jass-solver>'));
  expect(await reasonOf(elementOf(page), 'nl')).toMatch(
    /^Gelezen als diagram: Handen in de rijen van het diagram, van boven af: 1\./,
  );
});

it.each(thoroughly(360, 1100))('every reason fits %i pixels and is accessible', async (width) => {
  const tags = [...TARGETS, 'en'].flatMap((lang) =>
    [WRONG_CARD, ILLEGAL, BROKEN, UNKNOWN].map((tag) => ({ ...tag, lang })),
  );
  const page = await embed(pages, tags, { width });
  for (const [i, { lang }] of tags.entries()) await reasonOf(elementOf(page, i), lang);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(
    await elementOf(page)
      .getByRole('group', { name: messagesIn('de').problem })
      .count(),
  ).toBe(1);
  await expectAccessible(page, { picture: [pages, `reasons-${width}`] });
});
