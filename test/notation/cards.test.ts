/** Single words of the notation: cards, seats, contracts. */
import { describe, expect, it } from 'vitest';
import { parseCard, parseContractName, parseRank, parseSeat, parseSuit } from '../../src/notation/cards.ts';
import { errorOf } from './errors.ts';

describe('parseCard', () => {
  it.each([
    ['SJ', 'SJ'],
    ['sj', 'SJ'],
    ['HT', 'HT'],
    ['ht', 'HT'],
    ['H10', 'HT'],
    ['h10', 'HT'],
    ['C6', 'C6'],
    ['DA', 'DA'],
    ['♠J', 'SJ'],
    ['♥10', 'HT'],
  ])('reads %j as %s', (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  it.each(['', 'S', 'J', 'JS', 'S1', 'S11', 'S5', 'XJ', 'SJ ', ' SJ', 'SJJ', 'S100', 'H1', '♤J', 'SJ\0', '__proto__'])(
    'does not read %j',
    (text) => {
      expect(parseCard(text)).toBeUndefined();
    },
  );

  it('does not accept letters that upper case turns into others', () => {
    // The long s and the Kelvin sign fold to S and k.
    expect(parseCard('ſJ')).toBeUndefined();
    expect(parseCard('S\u212a')).toBeUndefined();
  });
});

describe('parseSuit and parseRank', () => {
  it('read one letter in either case', () => {
    expect(parseSuit('d')).toBe('D');
    expect(parseSuit('SH')).toBeUndefined();
    expect(parseRank('q')).toBe('Q');
    expect(parseRank('10')).toBe('T');
    expect(parseRank('5')).toBeUndefined();
  });
});

describe('parseSeat', () => {
  it.each([
    ['N', 'N'],
    ['e', 'E'],
    [' S ', 'S'],
    ['W', 'W'],
  ])('reads %j as %s', (text, seat) => {
    expect(parseSeat(text, 'leader')).toBe(seat);
  });

  it.each(['', 'X', 'NS', 'north', '1', 'NORTH OF THE RIVER RHINE'])('refuses %j', (text) => {
    const error = errorOf(() => parseSeat(text, 'declarer'));
    expect(error).toMatchObject({ code: 'bad-request', field: 'declarer' });
    expect(error.message).toMatch(/^declarer: .* is not a seat; write N, E, S or W\.$/);
  });
});

describe('parseContractName', () => {
  it.each([
    ['S', 'S'],
    ['h', 'H'],
    ['obenabe', 'obenabe'],
    ['Unenufe', 'unenufe'],
    [' D ', 'D'],
  ])('reads %j as %s', (text, contract) => {
    expect(parseContractName(text)).toBe(contract);
  });

  it.each(['', 'hearts', 'NT', 'S H', 'constructor'])('refuses %j', (text) => {
    const error = errorOf(() => parseContractName(text));
    expect(error.code).toBe('bad-contract');
    expect(error.message).toMatch(
      /write S, H, D or C for the trump suit, or a name such as obenabe, unenufe or slalom-obenabe/,
    );
  });
});

describe('megabytes of text', () => {
  const long = 'S'.repeat(1_000_000);

  it('are refused with a short message', () => {
    expect(parseCard(long)).toBeUndefined();
    expect(errorOf(() => parseSeat(long, 'leader')).message.length).toBeLessThan(200);
    expect(errorOf(() => parseContractName(long)).message.length).toBeLessThan(200);
  });
});
