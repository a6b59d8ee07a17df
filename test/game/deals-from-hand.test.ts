/** Deals around a hand: exactly the consistent ones, each equally likely, with an error if there is none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import type { Card, Deal, Seat } from '../../src/game/cards.ts';
import { checkDeal } from '../../src/game/play/deal.ts';
import { JassError } from '../../src/game/errors.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { packOf } from '../../src/game/rules/pack.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { DealsFromHand } from '../../src/game/inference/deals-from-hand.ts';
import type { CardsBySeat, Known } from '../../src/game/inference/deals-from-hand.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { times } from '../times.ts';
import { cardsOf } from './hands.ts';

const SCHIEBER = variantById('schieber').rules;
const KRUTZJASS = variantById('krutzjass').rules;
/** Eight cards, two a hand. */
const TINY = withOverrides(SCHIEBER, { deck: { ranks: ['A', 'J'] }, order: { trump: ['J', 'A'], plain: ['A', 'J'] } });
/** Eight different cards in two copies, four a hand. */
const TINY_DOUBLE = withOverrides(TINY, { deck: { copies: 2 } });

const known = (hand: string, held: CardsBySeat = {}, lacking: CardsBySeat = {}, seat: Seat = 'N'): Known => ({
  seat,
  hand: cardsOf(hand),
  held,
  lacking,
});

const textOf = (deal: Deal): string => SEATS.map((seat) => deal[seat].toSorted().join(' ')).join(' / ');

/** The number of ways to deal the unseen cards to the other three hands, by the text of the deal; two copies are different cards. */
function enumerate(rules: typeof TINY, { seat, hand, held, lacking }: Known): Map<string, number> {
  const rest = packOf(rules);
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  const others = SEATS.filter((other) => other !== seat);
  const found = new Map<string, number>();
  const place = (index: number, hands: Record<Seat, Card[]>): void => {
    if (index === rest.length) {
      const agrees = others.every((other) => {
        const left = [...hands[other]];
        const hasAll = (held[other] ?? []).every((card) => {
          const at = left.indexOf(card);
          if (at >= 0) left.splice(at, 1);
          return at >= 0;
        });
        return hasAll && !(lacking[other] ?? []).some((card) => hands[other].includes(card));
      });
      if (agrees) found.set(textOf(hands), (found.get(textOf(hands)) ?? 0) + 1);
      return;
    }
    for (const other of others.filter((other) => hands[other].length < hand.length)) {
      place(index + 1, { ...hands, [other]: [...hands[other], rest[index]!] });
    }
  };
  place(0, { N: [], E: [], S: [], W: [], [seat]: hand });
  return found;
}

const CASES: readonly (readonly [name: string, rules: typeof TINY, known: Known])[] = [
  ['nothing else known', TINY, known('SA SJ')],
  ['partner without two jacks', TINY, known('SA SJ', {}, { S: ['HJ', 'DJ'] })],
  ['a card with one, another not with two', TINY, known('SA HJ', { E: ['SJ'] }, { S: ['DA'], W: ['DA'] }, 'N')],
  ['a hand in the west', TINY, known('SA HJ', { N: ['SJ'] }, { E: ['CA'] }, 'W')],
  ['one deal left', TINY, known('SA SJ', { E: ['HA', 'HJ'], S: ['DA', 'DJ'] })],
  ['two copies: at least one with the partner', TINY_DOUBLE, known('SA SJ HA HJ', { S: ['DA'] }, { E: ['CA', 'CJ'] })],
  ['two copies: both with the partner', TINY_DOUBLE, known('SA SA SJ HJ', { S: ['DA', 'DA'] }, { W: ['CA', 'CJ'] })],
];

describe('deals around a hand', () => {
  it.each(CASES)('are the consistent ones, each with the right probability: %s', (_, rules, known) => {
    const expected = enumerate(rules, known);
    const unseen = new DealsFromHand(rules, known);
    const ways = [...expected.values()].reduce((sum, count) => sum + count, 0);
    expect(unseen.count).toBe(ways);
    const draws = 12 * expected.size + 500;
    const random = seeded(7);
    const drawn = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const text = textOf(unseen.deal(random));
      expect(expected.has(text)).toBe(true);
      drawn.set(text, (drawn.get(text) ?? 0) + 1);
    }
    // Chi-square: its mean is the degrees of freedom, its variance about twice that.
    const freedom = expected.size - 1;
    const chi = [...expected].reduce((sum, [text, count]) => {
      const mean = (draws * count) / ways;
      return sum + ((drawn.get(text) ?? 0) - mean) ** 2 / mean;
    }, 0);
    expect(chi).toBeLessThanOrEqual(freedom + 4 * Math.sqrt(2 * freedom));
    expect(chi).toBeGreaterThanOrEqual(freedom - 4 * Math.sqrt(2 * freedom));
  });

  it('has the counts computed by hand', () => {
    // 27! / 9!³, and two thirds of that without the jack in the partner’s hand.
    const hand = 'SJ S9 S8 HA HK DT D7 CA CQ';
    expect(new DealsFromHand(SCHIEBER, known(hand)).count).toBe(227_873_431_500);
    expect(new DealsFromHand(SCHIEBER, known(hand, {}, { S: ['HJ'] })).count).toBe((227_873_431_500 * 2) / 3);
    const double = 'SA SK SQ SJ ST S9 HA HK HQ HJ HT H9';
    expect(new DealsFromHand(KRUTZJASS, known(double)).count).toBe(3_384_731_762_521_200);
  });

  it('are consistent full deals of the pack, in any game', () => {
    const anyKnown = fc
      .constantFrom('schieber', 'krutzjass', 'klaverjassen')
      .map((id) => variantById(id).rules)
      .chain((rules) =>
        fc.record({
          rules: fc.constant(rules),
          seat: fc.constantFrom(...SEATS),
          pack: fc.shuffledSubarray(packOf(rules), { minLength: packOf(rules).length }),
          seats: fc.array(fc.tuple(fc.constantFrom(...SEATS), fc.boolean()), { minLength: 6, maxLength: 6 }),
          seed: fc.nat(),
        }),
      );
    fc.assert(
      fc.property(anyKnown, ({ rules, seat, pack, seats, seed }) => {
        const size = pack.length / 4;
        const cards = (which: boolean): CardsBySeat => {
          const bySeat: Partial<Record<Seat, Card[]>> = {};
          seats.forEach(([other, isHeld], index) => {
            if (other !== seat && isHeld === which) (bySeat[other] ??= []).push(pack[size + index]!);
          });
          return bySeat;
        };
        const [held, lacking] = [cards(true), cards(false)];
        let unseen: DealsFromHand;
        try {
          unseen = new DealsFromHand(rules, { seat, hand: pack.slice(0, size), held, lacking });
        } catch (error) {
          expect(error).toBeInstanceOf(JassError);
          return;
        }
        const deal = unseen.deal(seeded(seed));
        checkDeal(rules, deal);
        expect(deal[seat]).toEqual(pack.slice(0, size));
        for (const other of SEATS) {
          expect(deal[other]).toEqual(expect.arrayContaining([...(held[other] ?? [])]));
          expect(deal[other].filter((card) => lacking[other]?.includes(card))).toEqual([]);
        }
      }),
      { numRuns: times(100) },
    );
  });

  it.each<[wrong: string, known: Known, code: string, message: RegExp]>([
    ['a hand too small', known('SA'), 'bad-deal', /^N holds 1 cards; a full hand of this game has 2\.$/],
    ['a foreign card', known('SA S6'), 'bad-deal', /^N holds S6, which is not in this pack: its ranks are A J\.$/],
    ['a card twice', known('SA SA'), 'bad-deal', /^N holds SA 2 times; the pack has it once\.$/],
    ['a card of the hand elsewhere', known('SA SJ', { E: ['SA'] }), 'bad-request', /^with: N and E would hold SA/],
    ['a card in two places', known('SA SJ', { E: ['HA'], W: ['HA'] }), 'bad-request', /E and W would hold HA 2 times/],
    [
      'yes and no',
      known('SA SJ', { E: ['HA'] }, { E: ['HA'] }),
      'bad-request',
      /^with: E cannot hold HA and be without/,
    ],
    [
      'too many',
      known('SA SJ', { E: ['HA', 'HJ', 'DA'] }),
      'bad-request',
      /^with: E would hold 3 cards; a hand has 2\.$/,
    ],
    [
      'own hand',
      known('SA SJ', {}, { N: ['HA'] }),
      'bad-request',
      /^without: the hand of N is already given in full\.$/,
    ],
    ['a foreign card elsewhere', known('SA SJ', { W: ['H6'] }), 'bad-request', /^with: W: H6 is not in this pack/],
    [
      'a card for nobody',
      known('SA SJ', {}, { E: ['HA'], S: ['HA'], W: ['HA'] }),
      'bad-request',
      /^without: no hand is left that could hold HA\.$/,
    ],
    [
      'a hand that cannot be filled',
      known('SA SJ', {}, { S: ['HA', 'HJ', 'DA', 'DJ', 'CA'] }),
      'bad-request',
      /^without: S can hold only 1 of the unseen cards, and needs 2\.$/,
    ],
    [
      'two hands that cannot be filled',
      known('SA SJ', {}, { S: ['HA', 'HJ', 'DA'], W: ['HA', 'HJ', 'DA'] }),
      'bad-request',
      /^without: S and W can hold only 3 of the unseen cards together, and need 4\.$/,
    ],
  ])('refuses %s', (_, known, code, message) => {
    let error: unknown;
    try {
      new DealsFromHand(TINY, known);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });
});
