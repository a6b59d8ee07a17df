/** Seats, sides and contracts. */
import { describe, expect, it } from 'vitest';
import { countOf, forSide, partnerOf, seatAfter, SEATS, sideOf, trumpOf } from '../../src/game/cards.ts';

describe('“Seats are North, East, South, West; partners are N+S and E+W; *clockwise* is N→E→S→W.”', () => {
  it.each([
    ['N', 'E', 'S', 'W', 'NS'],
    ['E', 'S', 'W', 'N', 'EW'],
    ['S', 'W', 'N', 'E', 'NS'],
    ['W', 'N', 'E', 'S', 'EW'],
  ] as const)('%s', (seat, next, partner, before, side) => {
    expect(seatAfter(seat, 'clockwise')).toBe(next);
    expect(seatAfter(seat, 'counterclockwise')).toBe(before);
    expect(partnerOf(seat)).toBe(partner);
    expect(sideOf(seat)).toBe(side);
  });

  it('any number of steps goes round the table', () => {
    for (const seat of SEATS) {
      expect(seatAfter(seat, 'clockwise', 0)).toBe(seat);
      expect(seatAfter(seat, 'clockwise', 5)).toBe(seatAfter(seat, 'clockwise'));
      expect(seatAfter(seat, 'counterclockwise', 7)).toBe(seatAfter(seat, 'clockwise'));
    }
  });
});

it('only a suit contract has trumps', () => {
  expect(trumpOf('S')).toBe('S');
  expect(trumpOf('obenabe')).toBeUndefined();
  expect(trumpOf('unenufe')).toBeUndefined();
});

it('what is more for North–South is less for East–West, and nothing is never -0', () => {
  expect([forSide('NS', 7), forSide('EW', 7), forSide('EW', forSide('EW', 7))]).toEqual([7, -7, 7]);
  expect(forSide('EW', 0)).toBe(0);
});

it('counts the copies of a card', () => {
  expect([countOf(['SJ', 'H9', 'SJ'], 'SJ'), countOf(['H9'], 'SJ')]).toEqual([2, 0]);
});
