/** Records in every format that is read, and the error for each that is not. */
import { describe, expect, it } from 'vitest';
import { importRecord, importRecords, MAX_RECORD_LENGTH } from '../../../src/notation/imports/index.ts';
import type { ImportOptions } from '../../../src/notation/imports/index.ts';
import { errorOf } from '../errors.ts';
import { KIT } from './swisslos-deal.ts';

const KIT_DEAL = 'N:K9..KQJ97.T6 A.K96.8.KQ87 Q7.AQ8.T6.A9 JT86.JT7.A.J';

/** The deal with one trick changed. */
const kitWith = (trick: number, change: object): string =>
  JSON.stringify({
    ...KIT,
    tricks: KIT.tricks.map((recorded, index) => (index === trick ? { ...recorded, ...change } : recorded)),
  });

describe('jass-kit JSON', () => {
  it('is read with its deal, its plays and its declarer', () => {
    expect(importRecord(JSON.stringify(KIT))).toEqual({
      format: 'jass-kit JSON',
      variant: 'schieber',
      contract: 'D',
      leader: 'S',
      // `tss` 1: the leader passed the choice to the partner.
      declarer: 'N',
      deal: KIT_DEAL,
      plays: KIT.tricks.flatMap(({ cards }) => cards.map((card) => card.replace('10', 'T'))),
      notes: [],
    });
  });

  it.each<[name: string, text: string, count: number]>([
    ['a log entry', JSON.stringify({ game: KIT, date: '27.11.17 20:10:08', player_ids: [0, 0, 0, 0] }), 1],
    [
      'a line of a Swisslos log',
      `27.11.17 20:10:08,140 | INFO |  |  | ${JSON.stringify({ rounds: [KIT, null, KIT] })}`,
      2,
    ],
    ['one deal a line', `${JSON.stringify(KIT)}\n${JSON.stringify(KIT)}\n`, 2],
    ['a list', JSON.stringify([KIT, KIT, KIT]), 3],
  ])('is found in %s', (_, text, count) => {
    const records = importRecords(text);
    expect(records.map(({ deal }) => deal)).toEqual(Array(count).fill(KIT_DEAL));
    if (count > 1) expect(errorOf(() => importRecord(text)).message).toMatch(`has ${count} deals`);
  });

  it('includes the remaining hands', () => {
    const record = JSON.stringify({
      trump: 2,
      dealer: 2,
      forehand: 1,
      tricks: [
        ...[{ cards: ['SJ', 'S8', 'S6', 'S7'], points: 20, win: 1, first: 1 }],
        { cards: ['S9'], points: 0, win: 0, first: 1 },
      ],
      player: [
        { hand: ['SQ', 'HA', 'HK', 'HQ', 'HJ', 'H10', 'H9', 'H8'] },
        { hand: ['SA', 'SK', 'H7', 'H6', 'DA', 'DK', 'DQ'] },
        { hand: ['S10', 'DJ', 'D10', 'D9', 'D8', 'D7', 'D6', 'CA'] },
        { hand: ['CK', 'CQ', 'CJ', 'C10', 'C9', 'C8', 'C7', 'C6'] },
      ],
    });
    expect(importRecord(record)).toEqual({
      format: 'jass-kit JSON',
      variant: 'schieber',
      contract: 'S',
      leader: 'E',
      declarer: 'E',
      deal: 'N:Q8.AKQJT98.. AKJ9.76.AKQ. T7..JT9876.A 6...KQJT9876',
      plays: ['SJ', 'S8', 'S6', 'S7', 'S9'],
      notes: ['The record names no variant; the format is for Schieber, so the variant is schieber.'],
    });
  });

  it.each<[what: string, text: string, code: string, message: RegExp]>([
    [
      'points',
      kitWith(1, { points: 20 }),
      'bad-request',
      /Trick 2, S9 ST D6 SA: .* gives it 20 points, .* counts 21\.$/,
    ],
    ['the winner', kitWith(7, { win: 1 }), 'bad-request', /Trick 8, .* E won it, .* N wins it\.$/],
    ['the leader', kitWith(4, { first: 0 }), 'bad-request', /Trick 5, .* N led, .* S leads\.$/],
    [
      'the dealer',
      JSON.stringify({ ...KIT, dealer: 1 }),
      'bad-request',
      /The record has two first leaders, S and N; the player after the dealer leads first/,
    ],
    ['the contract', JSON.stringify({ ...KIT, trump: 3 }), 'bad-request', /Trick 1, /],
    ['a card twice', kitWith(0, { cards: ['D10', 'D8', 'DJ', 'D8'] }), 'bad-deal', /D8 is dealt too often/],
    [
      'a trick of three',
      kitWith(2, { cards: ['CA', 'C7', 'C10'] }),
      'bad-request',
      /The number of cards in trick 3 is 3; a trick has four/,
    ],
    [
      'a missing trick',
      JSON.stringify({ ...KIT, tricks: KIT.tricks.slice(0, 8) }),
      'bad-deal',
      /shows 8 of the 9 cards of N/,
    ],
    [
      'a card',
      kitWith(3, { cards: ['HA', 'H1', 'C6', 'H7'] }),
      'bad-request',
      /tricks\[3\]\.cards\[1\] is "H1", not a card/,
    ],
    ['the trump', JSON.stringify({ ...KIT, trump: 6 }), 'bad-request', /trump is 6; write 0 diamonds, 1 hearts/],
    ['the seat', kitWith(3, { win: 4 }), 'bad-request', /tricks\[3\]\.win is 4; write 0 North/],
    ['the game', JSON.stringify({ ...KIT, jassTyp: 'HEARTS' }), 'bad-request', /only games of SCHIEBER/],
    ['the form', '{"trump": 3}', 'bad-request', /is not a deal; write \{"trump"/],
    ['the JSON', '{"trump": 3', 'bad-json', /begins like JSON but is not valid/],
    ['a line of JSON', `${JSON.stringify(KIT)}\n\n{"trump": 3`, 'bad-json', /^Line 3 is not valid JSON: /],
  ])('with a mistake in %s is refused', (_, text, code, message) => {
    const error = errorOf(() => importRecord(text));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    if (code !== 'bad-json') expect(error.message).toMatch(/^Read as jass-kit JSON: /);
  });

  it('can be of another specified variant, with a note', () => {
    const record = importRecord(JSON.stringify(KIT), { variant: 'kreuzjass' });
    expect(record).toMatchObject({
      variant: 'kreuzjass',
      notes: ['The variant is kreuzjass, as specified, not schieber.'],
    });
    expect(errorOf(() => importRecord(JSON.stringify(KIT), { variant: 'belotte' })).code).toBe('unknown-variant');
    expect(errorOf(() => importRecord(JSON.stringify(KIT), { variant: 'kruisjassen' })).message).toMatch(
      /runs counterclockwise/,
    );
  });
});

describe('webplatformz messages', () => {
  const spade = (number: unknown, color: unknown = 'SPADES') => ({ number, color });
  const trumpf = { type: 'BROADCAST_TRUMPF', data: { mode: 'TRUMPF', trumpfColor: 'SPADES' } };

  it('with four DEAL_CARDS are a deal without plays', () => {
    const colors = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];
    const dealt = colors.map((color) => ({
      type: 'DEAL_CARDS',
      data: [14, 13, 12, 11, 10, 9, 8, 7, 6].map((number) => spade(number, color)),
    }));
    // Players 0 to 3 in the order of play: North, West, South, East.
    expect(importRecord(JSON.stringify([...dealt, trumpf]))).toMatchObject({
      format: 'webplatformz messages',
      variant: 'schieber',
      contract: 'S',
      deal: 'N:AKQJT9876... ...AKQJT9876 ..AKQJT9876. .AKQJT9876..',
      plays: [],
    });
  });

  it.each<[data: object, message: RegExp]>([
    [{ id: 0, playedCards: [spade(15)] }, /\[1\]\.data\.playedCards\[0\]\.number is 15; write 6 to 10, 11 jack/],
    [{ id: 0, playedCards: [spade(11, 'PIQUE')] }, /\.color is "PIQUE"; write one of SPADES/],
    [{ id: 7, playedCards: [] }, /\.id is 7/],
    [{ id: 0 }, /playedCards is missing; write a list of cards/],
  ])('with the trick %j are refused', (data, message) => {
    const error = errorOf(() => importRecord(JSON.stringify([trumpf, { type: 'BROADCAST_STICH', data }])));
    expect(error.message).toMatch(/^Read as webplatformz messages: /);
    expect(error.message).toMatch(message);
  });

  it('without a contract are refused', () => {
    expect(errorOf(() => importRecord('[{"type": "BROADCAST_TEAMS"}]')).message).toMatch(
      /needs one, then a BROADCAST_STICH/,
    );
  });
});

/** Four hands of two cards, with N first. */
const ENDING = 'N:J.A.. .T9.. ..87. ...KQ';
const lines = (...hands: string[]): string => hands.join('\n');

describe('a text', () => {
  it.each<[text: string, language: ImportOptions['language'], reads: object]>([
    [lines('Noord: s11 h14', 'Oost: h10 h9', 'Zuid: r8 r7', 'West: k13 k12'), undefined, { format: 'Dutch codes' }],
    [lines('Noord: S11,H14', 'O: h10,h9', 'Z: r8,r7', 'W: k13,k12', 'Troef: klaveren'), undefined, { contract: 'C' }],
    [
      lines('Noord: schoppen boer, harten aas', 'Oost: harten 10 9', 'Zuid: ruiten 8 7', 'West: klaver heer vrouw'),
      undefined,
      { notes: ['Read as Dutch.'] },
    ],
    [
      lines('N: schoppenboer hartenaas', 'O: harten10 harten9', 'Z: R8 R7', 'W: KlH KlV', 'Uitkomst: Zuid'),
      undefined,
      { leader: 'S' },
    ],
    [
      lines(
        'Nord: Schilten Under, Rosen As',
        'Ost: Rosen Banner 9',
        'Süd: Schellen 8 7',
        'West: Eicheln König, Ober',
        'Trumpf: Rosen',
      ),
      undefined,
      { contract: 'H' },
    ],
    [
      lines('Nord: SchiU RA', 'Ost: RB R9', 'Süd: Sche8 Sche7', 'West: EK EO', 'Trumpf: Obenabe'),
      undefined,
      { contract: 'obenabe' },
    ],
    [
      lines(
        'Nord: Pik Bube, Herz Ass',
        'Ost: Herz: 10 9',
        'Süd: Karo 8, 7',
        'West: Kreuz-König, Kreuz-Dame',
        'Trumpf: Kreuz',
      ),
      undefined,
      { contract: 'C' },
    ],
    [
      lines('Nord: Schaufel Bauer, Herz As', 'Ost: Herz 10 9', 'Süd: Ecke 8 7', 'West: Kreuz König Dame'),
      undefined,
      {},
    ],
    [
      lines(
        'Nord: Valet de pique, As de cœur',
        'Est: 10 de coeur, 9 de cœur',
        'Sud: 8 de carreau, 7 de carreau',
        'Ouest: Roi de trèfle, Dame de trèfle',
        'Entame: O',
      ),
      undefined,
      { leader: 'W' },
    ],
    [lines('N: PV CA', 'E: C10 C9', 'S: K8 K7', 'O: TR TD', 'Atout: pique'), undefined, { contract: 'S' }],
    [
      lines(
        'NORTH: jack of spades, ace of hearts',
        'EAST: ten of hearts, nine of hearts',
        'South: D8 D7',
        'West: clubs: K Q',
        'Lead: West',
      ),
      undefined,
      { leader: 'W' },
    ],
    // A hand may continue on further lines, and signs are suits.
    [
      lines('Nord:', '  ♠ B', '  ♥ A', 'Ost: ♥109', 'Süd: ♦ 8 7 ♣ -', 'West: ♣️ K D')
        .replace('\n  ♠', ' ♠')
        .replace('\n  ♥', ' ♥'),
      'de',
      {},
    ],
  ])('%j', (text, language, reads) => {
    expect(importRecord(text, { ...(language && { language }) })).toMatchObject({ deal: ENDING, plays: [], ...reads });
  });

  it.each<[text: string, language: ImportOptions['language'], message: RegExp]>([
    // V is vrouw or valet; B is boer, Bube or Banner; D is always dame; H is a rank only in Dutch.
    [
      lines('N: ♠V', 'E: ♠7', 'S: ♠8', 'W: ♠9'),
      undefined,
      /ambiguous: its card 1 is SQ in Dutch and SJ in French\. Specify the language \(nl, fr\)/,
    ],
    [
      lines('N: EB', 'E: E7', 'S: E8', 'W: E9'),
      'de',
      /ambiguous: its card 1 is CT in German for Swiss cards and DJ in German for French cards\. Write the words in full/,
    ],
    [
      lines('N: CA', 'E: C7', 'S: C8', 'W: C9'),
      undefined,
      /"CA" at position 4 is ambiguous: in French it can be HA or DA/,
    ],
    [
      lines('N: KA', 'E: K7', 'S: K8', 'W: K9'),
      'de',
      /"KA" at position 4 is ambiguous: in German for French cards it can be DA or CA/,
    ],
    [
      lines('N: SA', 'E: S7', 'S: S8', 'W: S9'),
      'de',
      /"SA" at position 4 is ambiguous: in German for Swiss cards it can be SA or DA/,
    ],
    [
      lines('N: Pik As', 'O: Pik 7', 'S: Pik 8', 'W: Pik 9', 'Trumpf: K'),
      'de',
      /"K" at position \d+ is ambiguous: .* Ecken or Kreuz/,
    ],
    [lines('N: ♠A', 'E: ♠7', 'S: ♠8', 'O: ♠9', 'W: ♠10'), undefined, /E appears twice|W appears twice/],
    [lines('N: ♠A', 'E: ♠7', 'S: ♠8'), undefined, /no hand for W; write all four/],
    [lines('N: ♠A', 'E: ♠7', 'S: ♠8', 'W: ♠9 ♠10'), 'en', /hands hold N 1, E 1, S 1, W 2 cards/],
    [
      lines('Noord: s11 h15', 'Oost: h10'),
      undefined,
      /^Read as Dutch codes: "h15" at position 12 is not a card; write s, h, k or r/,
    ],
    [lines('Nord: Schilten Bube'), 'de', /"Bube" at position 16 is not a suit or a rank in German for Swiss cards/],
    // A mistake in the first card: the other cards, or its own first letter, tell which cards are meant.
    ['1. HJ H7 H8 H9', 'de', /"HJ" at position 4 is not a card in German for French cards/],
    ['1. RJ R7 R8 R9', 'de', /"RJ" at position 4 is not a card in German for Swiss cards/],
    ['Nord: Hxx', 'de', /in German for French cards/],
    ['Nord: Rxx', 'de', /in German for Swiss cards/],
    ['Nord: Xxx', 'de', /in German for French cards/],
    [lines('Nord: As de', 'Est: Roi'), 'fr', /"As" at position 7 is not a/],
    ['How to solve this deal', undefined, /^The text has no deal; begin each hand with its player, as in “North: …”/],
    [
      lines('How to solve this deal', 'North: ♠A'),
      undefined,
      /^Read as cards in words: "How to .* is under no heading/,
    ],
    ['  \n', undefined, /^The text is empty/],
    [lines('N: ♠A', 'E: ♠7', 'S: ♠8', 'W: ♠9', 'Trump: blue'), 'en', /The contract "blue" at position \d+/],
    [lines('N: ♠A', 'E: ♠7', 'S: ♠8', 'W: ♠9', 'Leader: me'), 'en', /"me" at position \d+ is not a seat/],
    ['Trumpf Rosen\nNord: Rosen As', 'de', /write the seat before each hand \(Nord, Ost, Süd, West\)/],
    [lines('Trump: hearts', 'Trick 1: HA H7 H8 H9'), 'en', /names no variant; specify one/],
    [lines('Trump: hearts', 'Trick 2: HA H7 H8 H9'), 'en', /Trick 2 at position 15 should be trick 1;/],
    ['A'.repeat(MAX_RECORD_LENGTH + 1), undefined, /1000001 characters long; at most 1000000/],
  ])('%j is refused', (text, language, message) => {
    expect(errorOf(() => importRecord(text, { ...(language && { language }) })).message).toMatch(message);
  });

  it('reads O, east in German and Dutch and west in French, as the remaining seat', () => {
    expect(importRecord(lines('N: ♠A', 'O: ♠7', 'S: ♠8', 'W: ♠9')).deal).toBe('N:A... 7... 8... 9...');
    expect(importRecord(lines('N: ♠A', 'E: ♠7', 'S: ♠8', 'O: ♠9')).deal).toBe('N:A... 7... 8... 9...');
    expect(errorOf(() => importRecord(lines('Atout: ♠', 'O: ♠7'))).message).toMatch(/no hand for/);
  });

  it('refuses an unknown language', () => {
    expect(errorOf(() => importRecord('', { language: 'it' as 'fr' })).message).toMatch(
      /"it" is unknown; write one of en, de, nl, fr/,
    );
  });

  it('with illegal plays is refused, naming the trick', () => {
    const hands = lines('N: SA H7', 'E: S7 H8', 'S: S8 H9', 'W: S9 H10');
    const error = errorOf(() =>
      importRecord(lines(hands, 'Trump: D', 'Lead: N', '1. SA S9 S8 H8'), { variant: 'klaverjassen', language: 'en' }),
    );
    expect(error).toMatchObject({
      code: 'illegal-play',
      play: 3,
      message: expect.stringMatching(/trick 1; legal: S7/) as string,
    });
  });

  it('is completed by specified facts, which may not contradict it', () => {
    const text = lines('N: SA', 'E: S7', 'S: S8', 'W: S9', 'Trump: H');
    const stated = { language: 'en', variant: 'belote', leader: 'E' } as const;
    expect(importRecord(text, stated)).toMatchObject({ variant: 'belote', contract: 'H', leader: 'E' });
    expect(errorOf(() => importRecord(text, { ...stated, contract: 'S' })).message).toMatch(
      /contract is H in the record, but S was specified/,
    );
  });
});

describe('a diagram', () => {
  const NORTH = ['        ♠ A', '        ♥ -', '        ♦ -', '        ♣ —'];
  const MIDDLE = ['♠ K          ♠ Q', '♥ -    N     ♥', '♦ -  W   E   ♦', '♣ -    S     ♣ -'];
  const SOUTH = ['        ♠ J', '        ♥', '        ♦', '        ♣'];
  const DEAL = 'N:A... Q... J... K...';

  it.each<[name: string, text: string, reads: object]>([
    ['of columns', lines(...NORTH, ...MIDDLE, ...SOUTH), { deal: DEAL }],
    ['with names', lines('North', ...NORTH, 'West      East', ...MIDDLE, 'South', ...SOUTH), { deal: DEAL }],
    [
      'with a title',
      lines('A fine squeeze', ...NORTH, '', ...MIDDLE, '', ...SOUTH),
      { deal: DEAL, unread: ['A fine squeeze'] },
    ],
    [
      'one under the other',
      lines('East', '♠ Q', '♥', '♦', '♣', 'South:', ...SOUTH, 'West', '♠ K', '♥', '♦', '♣', 'N', ...NORTH),
      { deal: DEAL },
    ],
    [
      'with contract and leader',
      lines(...NORTH, ...MIDDLE, ...SOUTH, 'Trump: ♠', 'Leader: W'),
      { deal: DEAL, contract: 'S', leader: 'W' },
    ],
  ])('%s', (_, text, reads) => {
    expect(importRecord(text, { language: 'en' })).toMatchObject({ format: 'a diagram', ...reads });
  });

  it('with tricks below is read with its plays', () => {
    const text = lines(...NORTH, ...MIDDLE, ...SOUTH, 'Trump: ♥', 'Lead: W', '1. ♠K ♠A ♠Q ♠J');
    expect(importRecord(text, { language: 'en', variant: 'kruisjassen' })).toMatchObject({
      deal: DEAL,
      contract: 'H',
      leader: 'W',
      plays: ['SK', 'SA', 'SQ', 'SJ'],
    });
  });

  it.each<[name: string, text: string, message: RegExp]>([
    ['without South', lines(...NORTH, ...MIDDLE), /Hands in the rows of the diagram, from the top: 1, 2\. Write North/],
    [
      'with a suit missing',
      lines(...NORTH.slice(1), ...MIDDLE, ...SOUTH),
      /must show one suit for every hand|has 2 suits, but the first line/,
    ],
    [
      'with names that contradict it',
      lines('South', ...NORTH, ...MIDDLE, ...SOUTH),
      /S at position 1 is in the place of N/,
    ],
    [
      'with the wrong sign',
      lines(...NORTH, ...MIDDLE.map((line) => line.replace('♦', '♥')), ...SOUTH),
      /must show one suit for every hand/,
    ],
  ])('%s is refused', (_, text, message) => {
    const error = errorOf(() => importRecord(text, { language: 'en' }));
    expect(error.message).toMatch(/^Read as a diagram: /);
    expect(error.message).toMatch(message);
  });
});

it.each([
  ['de', 'Nord: Schilten Ass', 'Ost: Schilten König', 'Süd: Schilten Ober', 'West: Schilten Under', 'swiss'],
  ['en', 'N: SA', 'E: SK', 'S: SQ', 'W: SJ', undefined],
] as const)('a record names Swiss cards if its words are theirs: %s', (language, ...lines) => {
  const cards = lines.at(-1);
  expect(importRecord(lines.slice(0, 4).join('\n'), { language }).cards).toBe(cards);
});
