/** Every text form of a deal, recognised by the text alone. */
import { describe, expect, it } from 'vitest';
import deals from '../../demo/deals.json' with { type: 'json' };
import type { Card } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { JassError } from '../../src/game/errors.ts';
import { readText, readTexts } from '../../src/notation/read-text.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { formatDiagram } from '../../src/notation/format-diagram.ts';
import { importHand } from '../../src/notation/imports/import-hand.ts';
import type { Language } from '../../src/languages/registry/languages.ts';
import { formatLink } from '../../src/notation/link.ts';

const { variant, deal, plays } = deals.published[0]! as { variant: string; deal: string; plays: Card[] };
const WHOLE = { variant, contract: 'D', leader: 'E', deal, plays: plays.slice(0, 5) } as const;
/** As this project publishes deals. */
const PUBLISHED = {
  title: 'Worked sample game of Klaverjas',
  source: 'a book',
  ...WHOLE,
  declarer: 'E',
  plays,
  asPrinted: { trickWinners: ['W', 'E'], points: { EW: 106, NS: 56 }, score: { EW: 146, NS: 106 } },
};
const STATE = replay(
  { rules: variantById(variant).rules, contract: 'D', leader: 'E', declarer: 'E', deal: parseDeal(deal) },
  WHOLE.plays,
);
const SMALL_LINK = 'jass=1&variant=schieber&contract=H&leader=N&deal=N:A..._K..._Q..._J...';

describe('a text', () => {
  it.each<[format: string, text: string, says: object]>([
    ['a link', `#${formatLink({ ...WHOLE, payoff: 'total', presets: [], rules: {} })}`, { ...WHOLE, payoff: 'total' }],
    ['a deal', deal, { deal, plays: [] }],
    ['a deal', `\n ${deal.toLowerCase().replaceAll(' ', '\n  ')}\n`, { deal, plays: [] }],
    [
      'a request',
      JSON.stringify({ ...WHOLE, rules: { lastTrick: 5 } }, null, 2),
      { ...WHOLE, rules: { lastTrick: 5 } },
    ],
    ['a diagram', formatDiagram(variant, STATE, 'nl'), WHOLE],
  ])('is read as %s', (format, text, says) => {
    expect(readText(text)).toMatchObject({ format, ...says });
  });

  it.each([
    ['a list of records with titles and sources', [PUBLISHED], 'Worked sample game of Klaverjas'],
    ['one of them', PUBLISHED, 'Worked sample game of Klaverjas'],
  ])('is read as %s', (_, json, title) => {
    expect(readTexts(JSON.stringify(json, null, 1))).toMatchObject([{ ...WHOLE, plays, title }]);
  });

  it('of several links, each on its line, is read as so many deals', () => {
    const link = formatLink({ ...WHOLE, payoff: 'points', presets: [], rules: {} });
    expect(readTexts(`https://example.org/#${link}\r\n\n  ${link}\n`)).toMatchObject([WHOLE, WHOLE]);
  });

  it.each<[where: string, write: (link: string) => string, unread?: string[]]>([
    [
      'in a sentence',
      (link) => `Schau mal: https://example.org/deal?x=1#${link}. Gruss, Anna`,
      ['Schau mal:  . Gruss, Anna'],
    ],
    ['on a line of a mail', (link) => `Hello,\n\nhttps://example.org/#${link}\n\nAnna`, ['Hello,', 'Anna']],
    ['in brackets', (link) => `<https://example.org/#${link}>`],
    ['in Markdown', (link) => `[The deal](https://example.org/#${link})`, ['[The deal]( )']],
    ['in quotation marks', (link) => `„#${link}“`],
    [
      'in the code of a frame',
      (link) => `<iframe src="https://example.org/#${link.replaceAll('&', '&amp;')}"></iframe>`,
    ],
    [
      'under the same deal in words',
      (link) => `${formatDiagram(variant, STATE, 'nl')}\n\nhttps://example.org/#${link}`,
    ],
    ['as the content of a tag', (link) => `<jass-solver lang="de">#${link}</jass-solver>`],
  ])('has the deal of its link %s', (_, write, unread) => {
    const link = formatLink({ ...WHOLE, payoff: 'points', presets: [], rules: {} });
    const [read, ...others] = readTexts(write(link));
    expect(read).toMatchObject(WHOLE);
    expect(read!.unread).toEqual(unread);
    expect(others).toEqual([]);
  });

  it('is refused if its words and its link are of different deals', () => {
    const link = formatLink({ ...WHOLE, payoff: 'points', presets: [], rules: {}, plays: WHOLE.plays.slice(0, 1) });
    const text = `${formatDiagram(variant, STATE, 'nl')}\n\n#${link}`;
    expect(() => readText(text)).toThrow(/words of the text and its link are of different deals/);
  });

  it('with only a deal is completed by specified facts', () => {
    expect(readText(deal, { variant, contract: 'H', leader: 'S' })).toMatchObject({
      variant,
      contract: 'H',
      leader: 'S',
    });
  });

  it.each<[text: string, code: string, message: RegExp]>([
    ['', 'bad-request', /text is empty/],
    ['N:AK.. Q. J. T', 'bad-request', /Read as cards in words/],
    ['N:AX... K... Q... J...', 'bad-deal', /Read as a deal: Hand N: "X" at position 4/],
    ['{"deal": "N:A... K... Q... J..."}', 'bad-request', /Read as a request: variant is missing/],
    ['{"deal": ', 'bad-json', /begins like JSON/],
    ['jass=1&deal=x', 'bad-request', /Read as a link: /],
    ['jass=1\njass=1&deal=x', 'bad-request', /^Deal 1: Read as a link: /],
    [`${SMALL_LINK}\njass=1&x=1`, 'bad-request', /^Deal 2: .* no field "x"/],
    [`${SMALL_LINK}\n${SMALL_LINK}`, 'bad-request', /has 2 deals/],
    [`${SMALL_LINK}\n${SMALL_LINK}\nand more`, 'bad-request', /has 2 deals/],
  ])('%j is refused', (text, code, message) => {
    expect(() => readText(text)).toThrow(JassError);
    expect(() => readText(text)).toThrow(message);
    expect(() => readText(text)).toThrow(expect.objectContaining({ code }) as Error);
  });
});

describe('one hand', () => {
  it.each<[text: string, cards: string, language?: Language]>([
    ['AKJ9.T87.Q6.', 'SA SK SJ S9 HT H8 H7 DQ D6'],
    [' -.10.-.- ', 'HT'],
    ['', ''],
    ['♠ A K 10  ♥ Q', 'SA SK ST HQ'],
    ['Schellen Under, Rosen 9', 'DJ H9'],
    ['♠V', 'SQ', 'nl'],
    ['♠V', 'SJ', 'fr'],
    ['schoppen aas, hartenboer', 'SA HJ'],
    ['jack of spades', 'SJ'],
  ])('%j', (text, cards, language) => {
    expect(importHand(text, 'N', language).join(' ')).toBe(cards);
  });

  it.each<[text: string, message: RegExp]>([
    ['AK.T.', /"AK\.T\." at position 1|is not/],
    ['AKX...', /Hand E: "X" at position 3/],
    ['♠V', /ambiguous/],
    ['A K Q', /is not a card/],
    ['x'.repeat(2000), /2000 characters long/],
  ])('%j is refused', (text, message) => {
    const read = (): unknown => importHand(text, 'E');
    expect(read).toThrow(JassError);
    expect(read).toThrow(message);
  });
});
