/** The day's place in a collection: the same for a date, another one each day, and each puzzle in its turn. */
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, placeOf } from '../../site/.vitepress/puzzle-of-the-day/day.ts';

describe('the day', () => {
  it.each([
    ['the first minute', new Date(2026, 10, 24, 0, 1)],
    ['the last minute', new Date(2026, 10, 24, 23, 59)],
  ])('is the one of the reader’s calendar at %s', (_, date) => {
    expect(dayOf(date)).toBe(dayOf(new Date(2026, 10, 24, 12)));
    expect(dateOf(dayOf(date))).toEqual(new Date(2026, 10, 24));
  });

  it('is followed by the next, also where the clocks change', () => {
    const day = dayOf(new Date(2026, 9, 24));
    expect([0, 1, 2].map((more) => dateOf(day + more).getDate())).toEqual([24, 25, 26]);
  });
});

describe('the place', () => {
  it.each([1, 2, 13, 20, 26, 60])('takes each of %i puzzles in turn before it comes back', (size) => {
    for (const first of [-3, 0, 20_000]) {
      const places = Array.from({ length: size }, (_, more) => placeOf(first + more, size));
      expect(new Set(places).size).toBe(size);
      expect(places.every((place) => place >= 0 && place < size)).toBe(true);
      expect(placeOf(first + size, size)).toBe(places[0]);
    }
  });
});
