/** One trick: its seats, its winner and its points. */
import { describe, expect, it } from 'vitest';
import type { Contract, Seat } from '../../src/game/cards.ts';
import type { Kind } from '../../src/game/contracts.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { strengthOrder } from '../../src/game/rules/pack.ts';
import { beats, trickPoints, trickSeat, winnerIndex } from '../../src/game/play/trick.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { cardsOf } from './hands.ts';

const schieber = variantById('schieber').rules;
const krutzjass = variantById('krutzjass').rules;

describe('“The trick is won by the highest trump in it, else by the highest card of the suit led.”', () => {
  it.each<[kind: Kind, trick: string, winner: string]>([
    ['H', 'S7 SK SA SQ', 'SA'],
    ['H', 'S7 DA CA S6', 'S7'],
    ['H', 'SA H6 SK S7', 'H6'],
    ['H', 'SA H6 HT H8', 'HT'],
    ['H', 'SA HA H9 HJ', 'HJ'],
    ['H', 'H6 SA DA CA', 'H6'],
    ['H', 'HA H9 HK SA', 'H9'],
    ['obenabe', 'S7 HA SK SA', 'SA'],
    ['obenabe', 'S9 SJ S8 HJ', 'SJ'],
    ['unenufe', 'S7 S6 SA H6', 'S6'],
    ['unenufe', 'SA H6 D6 SK', 'SK'],
  ])('%s: %s', (kind, trick, winner) => {
    const cards = cardsOf(trick);
    expect(cards[winnerIndex(schieber, kind, cards)]).toBe(winner);
  });
});

describe('krutzjass: “Equal cards: the later one beats the earlier one, Bauern included (`equalCards: laterWins`).”', () => {
  it.each([
    ['SA SA S9 S9', 1],
    ['SA S9 SK SA', 3],
    ['HJ HT HJ HA', 2],
    ['HJ HJ HT HA', 1],
    ['SA HT SA HT', 3],
  ])('%s: card %i wins', (trick, winner) => {
    expect(winnerIndex(krutzjass, 'H', cardsOf(trick))).toBe(winner);
  });

  it.each([
    ['SA SA S9 S9', 0],
    ['HJ HT HJ HA', 0],
  ])('`equalCards: firstWins`: %s: card %i wins', (trick, winner) => {
    const rules = withOverrides(krutzjass, { equalCards: 'firstWins' });
    expect(winnerIndex(rules, 'H', cardsOf(trick))).toBe(winner);
  });
});

describe.each(VARIANTS)('in $id', ({ rules }) => {
  it('of two cards of a suit the stronger wins, in either order of play', () => {
    for (const suit of ['S', 'H'] as const) {
      const ranks = strengthOrder(rules, 'H', suit);
      for (const [place, rank] of ranks.entries()) {
        for (const lower of ranks.slice(place + 1)) {
          expect(beats(rules, 'H', `${suit}${rank}`, `${suit}${lower}`)).toBe(true);
          expect(beats(rules, 'H', `${suit}${lower}`, `${suit}${rank}`)).toBe(false);
        }
      }
    }
  });
});

describe('seats', () => {
  it.each<[string, Seat, string]>([
    ['kruisjassen', 'N', 'NESW'],
    ['kruisjassen', 'S', 'SWNE'],
    ['schieber', 'N', 'NWSE'],
    ['krutzjass', 'E', 'ENWS'],
  ])('%s led by %s: the cards are played by %s', (id, leader, seats) => {
    const { rules } = variantById(id);
    expect([0, 1, 2, 3].map((index) => trickSeat(rules, { leader, cards: [] }, index)).join('')).toBe(seats);
  });
});

describe('points of a trick', () => {
  it.each<[kind: Kind, trick: string, isLast: boolean, points: number]>([
    ['H', 'SA HJ ST H9', false, 55],
    ['H', 'SA HJ ST H9', true, 60],
    ['S', 'SA HJ ST H9', false, 23],
    ['obenabe', 'S8 SA HJ D6', false, 21],
    ['unenufe', 'S8 SA HJ D6', false, 21],
    ['unenufe', 'S7 SA H9 D7', true, 5],
  ])('%s: %s, last trick %s: %i', (contract, trick, isLast, points) => {
    expect(trickPoints(schieber, contract as Contract, contract, cardsOf(trick), isLast)).toBe(points);
  });
});
