/** Eight states of the element against reference pictures that a person has approved (`screenshots/`): decks, themes, a phone, paper, a review. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, inject, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { atRoot } from '../../tools/paths.ts';
import { elementOf, embedAnew, solved } from './element-page.ts';
import type { Attributes } from './element-page.ts';
import { useBrowser } from './harness.ts';
import type { View } from './harness.ts';
import { comparePicture } from './pictures.ts';

const PAGE = 'build/test-pages/screenshots.html';
/** The last five tricks of a record: small, and solved quickly. */
const { variant, contract, leader, deal, plays } = deals.published[0]!;
const GAME = { variant, contract, leader, deal };
const END = positionOf(parseRequest({ ...GAME, plays: plays.slice(0, 12) }));
const FRENCH: Attributes = { ...GAME, leader: END.trick.leader, deal: formatDeal(END.hands) };
const SCHIEBER: Attributes = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  deal: 'N:AK.T8.. 8.AK.T. QT.J..A 97.Q.K.',
};
/** Everybody plays the first legal card, which is sometimes a costly mistake. */
const record: Card[] = [];
for (let state = positionOf(parseRequest(SCHIEBER)); state.toPlay; state = afterPlay(state, record.at(-1))) {
  record.push(legalNow(state)[0]!);
}
const STATES: readonly (readonly [name: string, attributes: Attributes, view: View])[] = [
  ['french-light', FRENCH, { width: 512 }],
  ['french-dark', FRENCH, { width: 512, colorScheme: 'dark' }],
  ['french4-light', { ...FRENCH, deck: 'french4' }, { width: 512 }],
  ['swiss-light', { ...SCHIEBER, deck: 'swiss', plays: 'SA S9' }, { width: 512 }],
  ['swiss-dark', { ...SCHIEBER, deck: 'swiss', plays: 'SA S9' }, { width: 512, colorScheme: 'dark' }],
  ['phone', { ...FRENCH, plays: plays.slice(12, 15).join(' ') }, { width: 360, hasTouch: true }],
  ['print', { ...GAME, plays: plays.join(' ') }, { width: 718 }],
  ['review', { ...SCHIEBER, hands: 'diagram', plays: record.join(' ') }, { width: 868 }],
];
const CALM: View = { scale: 1, height: 1600, reducedMotion: 'reduce' };

const pages = useBrowser();

/** The browser that drew the pictures, beside them: its version, up to the first dot. */
const MADE_WITH = 'test/browser/screenshots/browser.txt';
/** Whether this browser is that one, and this machine draws text and controls as that one did. */
let isSameBrowser: boolean;
beforeAll(async () => {
  const page = await pages.open(PAGE, CALM);
  await page.evaluate(() => document.fonts.ready);
  const version = page.context().browser()!.version().split('.', 1)[0]!;
  if (inject('renewing')) writeFileSync(atRoot(MADE_WITH), `Chromium ${version}\n`);
  const isSameVersion = readFileSync(atRoot(MADE_WITH), 'utf8') === `Chromium ${version}\n`;
  isSameBrowser = isSameVersion && (await comparePicture(page.locator('#probe'), 'probe')).different === 0;
  if (!isSameBrowser) {
    const { executable, from } = inject('chromium');
    console.warn(
      `${executable} (Chromium ${version}, from ${from}) is not the browser of the pictures, or draws text in another way: ` +
        'screenshots are compared without text and controls, and by averages.',
    );
  }
});

it.each(STATES)('%s', async (name, attributes, view) => {
  const page = await embedAnew(pages, [attributes], { ...CALM, ...view }, PAGE);
  const element = elementOf(page);
  await solved(element);
  // The review goes on after the position shown is solved; its last result adds the line about mistakes.
  if (attributes.plays) await element.locator('.next-mistake span', { hasText: /\w/ }).waitFor({ state: 'attached' });
  // Then its plays are judged, which changes their signs.
  await element.locator('.mark [data-verdict=open]').first().waitFor({ state: 'detached' });
  if (name === 'review' || name === 'print') {
    const { tabs } = messages;
    await element.getByRole('tab', { name: tabs.review }).click();
    // Its plays are judged.
    await element.locator('.ledger').waitFor();
    // The plays in players’ words load with the list.
    await element.locator('.play-caption', { hasText: /\w/ }).first().waitFor();
  }
  if (name === 'print') {
    await page.emulateMedia({ media: 'print' });
    await element.locator('.print').waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  expect((await comparePicture(element, name, isSameBrowser)).fault).toBeUndefined();
});
