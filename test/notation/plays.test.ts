/** Records of plays, read and written. */
import { describe, expect, it } from 'vitest';
import { formatPlays, parsePlays } from '../../src/notation/plays.ts';
import { errorOf } from './errors.ts';

describe('parsePlays', () => {
  it.each<[string | string[], string[]]>([
    ['', []],
    ['  ', []],
    [[], []],
    ['HJ', ['HJ']],
    ['HJ H6 ST', ['HJ', 'H6', 'ST']],
    ['hj,h6, s10\n', ['HJ', 'H6', 'ST']],
    [' HJ\t,, H6 ,', ['HJ', 'H6']],
    [
      ['HJ', 'h6', ' S10 '],
      ['HJ', 'H6', 'ST'],
    ],
    // Both copies of a card.
    ['SA SA', ['SA', 'SA']],
  ])('reads %j', (plays, cards) => {
    expect(parsePlays(plays)).toEqual(cards);
  });

  it.each<[string | string[], object]>([
    ['HJ HX', { play: 1, card: 'HX', position: 3 }],
    ['HJH6', { play: 0, card: 'HJH6', position: 0 }],
    ['HJ;H6', { play: 0, card: 'HJ;H6', position: 0 }],
    [['HJ', 'H6', '6H'], { play: 2, card: '6H' }],
    [['HJ', ''], { play: 1, card: '' }],
    [['HJ H6'], { play: 0, card: 'HJ H6' }],
  ])('refuses %j', (plays, place) => {
    const { code, message, ...where } = errorOf(() => parsePlays(plays));
    expect({ code, ...where }).toEqual({ code: 'illegal-play', ...place });
    expect(message).toMatch(/^plays\[\d\]: .* is not a card; write a suit \(S H D C\) and then a rank/);
  });

  it('refuses more plays than any pack has cards, and megabytes of text', () => {
    expect(errorOf(() => parsePlays(Array.from({ length: 73 }, () => 'SA')))).toMatchObject({ play: 72 });
    expect(parsePlays(Array.from({ length: 72 }, () => 'SA'))).toHaveLength(72);
    expect(errorOf(() => parsePlays('SA '.repeat(1_000_000))).message).toBe(
      'The plays are 3000000 characters long; at most 1000 are read.',
    );
    expect(errorOf(() => parsePlays(['x'.repeat(1_000_000)]))).toMatchObject({ play: 0, card: 'x'.repeat(40) });
  });
});

describe('formatPlays', () => {
  it('writes what parsePlays reads', () => {
    expect(formatPlays(['HJ', 'HT', 'S6'])).toBe('HJ HT S6');
    expect(formatPlays([])).toBe('');
  });
});
