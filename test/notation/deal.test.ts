/** Deals as text, read and written, and the place of each mistake. */
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../src/game/cards.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { parseDeal, readDeal } from '../../src/notation/deal.ts';
import { formatDeal, formatHand } from '../../src/notation/hands.ts';
import { errorOf } from './errors.ts';

const PARLETT = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';

const deal = (N: string, E: string, S: string, W: string): Deal => {
  const hand = (text: string) => (text === '' ? [] : text.split(' ')) as Deal['N'];
  return { N: hand(N), E: hand(E), S: hand(S), W: hand(W) };
};

const ENDING = deal('SA SK', 'H9 H8', 'DT D7', 'CJ CQ');

describe('parseDeal', () => {
  it.each<[string, Deal]>([
    ['N:AK... .98.. ..T7. ...JQ', ENDING],
    // The hands are clockwise from the named seat.
    ['E:.98.. ..T7. ...JQ AK...', ENDING],
    ['S:..T7. ...JQ AK... .98..', ENDING],
    ['W:...JQ AK... .98.. ..T7.', ENDING],
    // Lower case, 10 for T, a dash for a void.
    ['n:ak.-.-.- -.98.-.- -.-.107.- -.-.-.jq', ENDING],
    // White space between words.
    ['  \n N :\tAK...\n.98..   ..T7.\r\n...JQ  ', ENDING],
    // A rank may appear twice; the number of copies is checked with the rules.
    ['N:AA... .98.. ..T7. ...JQ', deal('SA SA', 'H9 H8', 'DT D7', 'CJ CQ')],
    ['N:AK1010... .98.. ..T7. ...JQ', deal('SA SK ST ST', 'H9 H8', 'DT D7', 'CJ CQ')],
    ['N:... ... ... ...', deal('', '', '', '')],
  ])('reads %j', (text, hands) => {
    expect(parseDeal(text)).toEqual(hands);
  });

  it.each<[text: string, place: object, message: RegExp]>([
    ['', { position: 0 }, /^The deal is empty\. Write it like "N:/],
    ['   ', { position: 0 }, /^The deal is empty\./],
    ['AK... .98.. ..T7. ...JQ', { position: 0 }, /begins with "AK.* instead of the seat/],
    [' X:AK... .98.. ..T7. ...JQ', { position: 1 }, /begins with "X:AK/],
    ['N AK... .98.. ..T7. ...JQ', { position: 0 }, /a colon/],
    ['N:', { position: 2 }, /needs four hands, clockwise from N, .*; it has 0\./],
    ['N:AK... .98.. ..T7.', { position: 19 }, /it has 3\./],
    ['E:AK... .98.. ..T7. ...JQ A...', { position: 26 }, /needs four hands, clockwise from E, .*; it has 5\./],
    [
      'N:AK... .98. ..T7. ...JQ',
      { hand: 'E', position: 8 },
      /^Hand E, "\.98\." at position 9, must have four suits, not 3;/,
    ],
    ['N:AK... .98.. ..T7.. ...JQ', { hand: 'S', position: 14 }, /^Hand S, .* must have four suits, not 5;/],
    ['N:- .98.. ..T7. ...JQ', { hand: 'N', position: 2 }, /^Hand N, "-" at position 3, must have four suits, not 1;/],
    ['N:AK... .9x8.. ..T7. ...JQ', { hand: 'E', card: 'Hx', position: 10 }, /^Hand E: "x" at position 11, in suit H/],
    ['S:AK... .98.. ..T17. ...JQ', { hand: 'N', card: 'D1', position: 17 }, /write one of A K Q J T 9 8 7 6/],
    ['N:AK... .9-.. ..T7. ...JQ', { hand: 'E', card: 'H-', position: 10 }, /"-" at position 11/],
    ['N:A,K... .98.. ..T7. ...JQ', { hand: 'N', card: 'S,', position: 3 }, /"," at position 4/],
    ['N:A♠... .98.. ..T7. ...JQ', { hand: 'N', card: 'S♠', position: 3 }, /"♠"/],
    ['N:A🂡... .98.. ..T7. ...JQ', { hand: 'N', card: 'S🂡', position: 3 }, /"🂡"/],
    ['N:A<script>... .98.. ..T7. ...JQ', { hand: 'N', card: 'S<', position: 3 }, /"<"/],
  ])('refuses %j', (text, place, message) => {
    const { code, message: said, ...where } = errorOf(() => parseDeal(text));
    expect({ code, ...where }).toEqual({ code: 'bad-deal', ...place });
    expect(said).toMatch(message);
  });

  it('refuses a text longer than 1,000 characters at once, with its length', () => {
    expect(errorOf(() => parseDeal('N:' + 'A'.repeat(5_000_000))).message).toMatch(
      /^The deal is 5000002 characters long; at most 1000 are read/,
    );
    const longest = `${PARLETT}${' '.repeat(1000 - PARLETT.length)}`;
    expect(parseDeal(longest)).toEqual(parseDeal(PARLETT));
    expect(errorOf(() => parseDeal(`${longest} `)).code).toBe('bad-deal');
  });
});

describe('formatDeal', () => {
  it('writes what parseDeal reads, from any seat', () => {
    expect(formatDeal(parseDeal(PARLETT))).toBe(PARLETT);
    expect(formatDeal(ENDING, 'S')).toBe('S:..T7. ...QJ AK... .98..');
  });

  it('sorts each suit in the order of the notation and keeps both copies', () => {
    expect(formatHand(['C6', 'S9', 'SA', 'HT', 'SA', 'C7'])).toBe('AA9.T..76');
  });
});

describe('readDeal', () => {
  const { rules: single } = variantById('klaverjassen');
  const { rules: double } = variantById('krutzjass');

  it('reads a deal of the pack', () => {
    expect(readDeal(single, PARLETT)).toEqual(parseDeal(PARLETT));
    expect(readDeal(double, 'N:AA... .TT.. ..KK. ...QQ').N).toEqual(['SA', 'SA']);
  });

  it.each<[text: string, place: object]>([
    // A card that is not in the pack, in its hand.
    ['N:AK... .98.. ..T6. ...JQ', { hand: 'S', card: 'D6', position: 17 }],
    // The second holder of a card has one too many; of two in one hand it is the second.
    ['N:AK... .98.. A.T.. ...JQ', { hand: 'S', card: 'SA', position: 14 }],
    ['N:AK... .99.. ..T7. ...JQ', { hand: 'E', card: 'H9', position: 10 }],
    // Hands of different sizes: the first that differs from North's.
    ['N:AK... .98.. ..T7. ...JQ9', { hand: 'W', position: 20 }],
  ])('reports the position of the mistake in %j', (text, place) => {
    const error = errorOf(() => readDeal(single, text));
    expect(error).toMatchObject({ code: 'bad-deal', ...place });
    expect(error.message).toMatch(/ is at position \d+ of the deal\.$/);
  });

  it('passes on errors without a place', () => {
    expect(errorOf(() => readDeal(single, 'N:... ... ... ...'))).not.toHaveProperty('position');
  });
});
