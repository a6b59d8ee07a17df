/** The check that four hands are a deal, or an ending, of a variant, and its errors. */
import { describe, expect, it } from 'vitest';
import type { Card, Deal, Seat } from '../../src/game/cards.ts';
import { checkDeal, isFullDeal } from '../../src/game/play/deal.ts';
import { JassError } from '../../src/game/errors.ts';
import type { ErrorPlace } from '../../src/game/errors.ts';
import { packOf } from '../../src/game/rules/pack.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { handsOf } from './hands.ts';

const kruisjassen = variantById('kruisjassen').rules;
const krutzjass = variantById('krutzjass').rules;

function faultOf(rules: typeof kruisjassen, deal: Deal): JassError | undefined {
  try {
    checkDeal(rules, deal);
    return undefined;
  } catch (error) {
    if (error instanceof JassError) return error;
    throw error;
  }
}

describe.each(VARIANTS)('in $id', ({ rules }) => {
  const pack = packOf(rules);
  const dealt = (size: number): Deal => ({
    N: pack.slice(0, size),
    E: pack.slice(size, 2 * size),
    S: pack.slice(2 * size, 3 * size),
    W: pack.slice(3 * size, 4 * size),
  });

  it('accepts a full deal and every ending', () => {
    for (let size = 1; size <= pack.length / 4; size++) {
      expect(faultOf(rules, dealt(size))).toBeUndefined();
      expect(isFullDeal(rules, dealt(size))).toBe(4 * size === pack.length);
    }
  });
});

describe('bad deals', () => {
  it.each<[title: string, hands: Partial<Record<Seat, string>>, message: string, place: ErrorPlace]>([
    [
      'a card of another pack',
      { N: 'SA', E: 'S6', S: 'S8', W: 'S9' },
      'E holds S6, which is not in this pack: its ranks are A K Q J T 9 8 7.',
      { hand: 'E', card: 'S6' },
    ],
    [
      'no card at all',
      { N: 'SA', E: 'S1', S: 'S8', W: 'S9' },
      'E holds S1, which is not in this pack: its ranks are A K Q J T 9 8 7.',
      { hand: 'E', card: 'S1' },
    ],
    [
      'a card in two hands',
      { N: 'SA', E: 'SK', S: 'S8', W: 'SA' },
      'SA is dealt too often, to N and W: the pack has it once.',
      { hand: 'W', card: 'SA' },
    ],
    [
      'a card twice in a hand',
      { N: 'SA SA', E: 'SK', S: 'S8', W: 'S7' },
      'SA is dealt too often, to N: the pack has it once.',
      { hand: 'N', card: 'SA' },
    ],
    [
      'hands of different size',
      { N: 'SA S8', E: 'SK ST', S: 'SQ', W: 'S7 S9' },
      'The hands differ in size: N 2, E 2, S 1, W 2. All four need the same number of cards.',
      { hand: 'S' },
    ],
    ['no cards', {}, 'The hands are empty; each needs from 1 to 8 cards.', {}],
  ])('%s', (_, hands, message, place) => {
    const fault = faultOf(kruisjassen, handsOf(hands));
    expect(fault?.toJSON()).toEqual({ code: 'bad-deal', message, ...place });
  });

  it('a card three times in a two-copy pack', () => {
    expect(faultOf(krutzjass, handsOf({ N: 'SA', E: 'SA', S: 'SK', W: 'SK' }))).toBeUndefined();
    expect(faultOf(krutzjass, handsOf({ N: 'SA', E: 'SA', S: 'SA', W: 'SK' }))?.message).toBe(
      'SA is dealt too often, to N and E and S: the pack has it twice.',
    );
    expect(faultOf(krutzjass, handsOf({ N: 'SA SA', E: 'SA SK', S: 'SK SQ', W: 'ST S9' }))?.message).toBe(
      'SA is dealt too often, to N and E: the pack has it twice.',
    );
  });

  it('a million cards', () => {
    const cards = Array<Card>(1_000_000).fill('SA');
    expect(faultOf(kruisjassen, { N: cards, E: cards, S: cards, W: cards })?.code).toBe('bad-deal');
  });
});
