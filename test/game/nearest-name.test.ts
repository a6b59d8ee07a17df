/** Suggestions for misspelt names. */
import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/game/nearest-name.ts';

describe('the nearest known name', () => {
  it.each([
    ['lastTrck', 'lastTrick'],
    ['LASTTRICK', 'lastTrick'],
    ['last_trick', 'lastTrick'],
    ['folow', 'follow'],
    ['follows', 'follow'],
    ['lsatTrick', 'lastTrick'],
    ['by', undefined],
    ['', undefined],
    ['trickery of the last order', undefined],
    ['follow'.repeat(200_000), undefined],
  ])('of %.30s is %s', (text, name) => {
    expect(nearest(text, ['follow', 'lastTrick', 'A'])).toBe(name);
  });

  it.each([
    ['wies', 'weis'],
    ['ewis', 'weis'],
    ['isew', undefined],
    ['scoer', 'score'],
  ])('of %s, in which neighbours are swapped, is %s', (text, name) => {
    expect(nearest(text, ['match', 'weis', 'score'])).toBe(name);
  });
});
