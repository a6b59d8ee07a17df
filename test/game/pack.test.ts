/** Packs, the playing strength of cards, and their points. */
import { describe, expect, it } from 'vitest';
import { JassError } from '../../src/game/errors.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import {
  cardPoints,
  checkContract,
  contractsOf,
  packOf,
  strengthOrder,
  totalPoints,
} from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';

const schieber = variantById('schieber').rules;
const krutzjass = variantById('krutzjass').rules;

describe('the pack', () => {
  it('is in the order of the notation, with both copies together', () => {
    expect(packOf(krutzjass).slice(0, 6).join(' ')).toBe('SA SA SK SK SQ SQ');
    expect(packOf(schieber).slice(7, 11).join(' ')).toBe('S7 S6 HA HK');
  });
});

describe('strength', () => {
  it('“unenufe reverses plain”', () => {
    const reordered = withOverrides(schieber, { order: { plain: ['A', 'T', 'K', 'Q', 'J', '9', '8', '7', '6'] } });
    expect(strengthOrder(reordered, 'obenabe', 'S').join('')).toBe('ATKQJ9876');
    expect(strengthOrder(reordered, 'unenufe', 'S').join('')).toBe('6789JQKTA');
    expect(strengthOrder(reordered, 'S', 'S').join('')).toBe('J9AKQT876');
  });
});

describe('card points', () => {
  it('a rank left out of the values is worth 0', () => {
    expect(cardPoints(schieber, 'S', 'S6')).toBe(0);
    expect(cardPoints(withOverrides(schieber, { values: { plain: { '6': 7 } } }), 'S', 'H6')).toBe(7);
  });

  it('an override of values or of the last trick changes the total', () => {
    expect(totalPoints(withOverrides(schieber, { lastTrick: 10 }), 'S')).toBe(162);
    expect(totalPoints(withOverrides(schieber, { values: { trump: { '6': 3 }, plain: { J: 0 } } }), 'S')).toBe(154);
  });
});

describe('contracts', () => {
  it.each([
    [['trump'], 'S H D C'],
    [['unenufe'], 'unenufe'],
    [['unenufe', 'obenabe'], 'obenabe unenufe'],
    [['obenabe', 'trump'], 'S H D C obenabe'],
  ])('%s', (contracts, names) => {
    expect(contractsOf(withOverrides(schieber, { contracts })).join(' ')).toBe(names);
  });

  it('finds a known contract', () => {
    expect(checkContract(schieber, 'unenufe')).toBe('unenufe');
  });

  it.each(['obenabe', 'X', '', 'trump', 'constructor', 'S'.repeat(1_000_000)])(
    '%.10s is not a contract of Krutzjass',
    (text) => {
      const check = () => checkContract(krutzjass, text);
      expect(check).toThrow(JassError);
      expect(check).toThrow('is not a contract of this game, which has S, H, D, C.');
    },
  );
});
