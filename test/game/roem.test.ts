/** Roem in tricks, sentence by sentence of the rule sheets. */
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/game/cards.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { trickRoem } from '../../src/game/scoring/roem.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { cardsOf } from './hands.ts';

type Case = readonly [contract: Contract, trick: string, roem: number];

function check(id: string, cases: readonly Case[], override: object = {}): void {
  const rules = withOverrides(variantById(id).rules, override);
  for (const [contract, trick, roem] of cases) {
    expect(trickRoem(rules, contract, cardsOf(trick)), `${contract}: ${trick}`).toBe(roem);
  }
}

const KLAVERJASSEN: readonly (readonly [sentence: string, cases: readonly Case[]])[] = [
  [
    'In-trick roem to the trick’s winner: 3-run 20',
    [
      ['H', 'S7 S8 S9 DA', 20],
      ['H', 'SA DA SQ SK', 20],
      ['H', 'S9 ST SJ C7', 20],
      ['H', 'S8 S7 SA SK', 0],
      ['H', 'S7 S8 D9 DT', 0],
      ['H', 'SA S7 S8 DK', 0],
      ['H', 'S7 S8 SA S9', 20],
    ],
  ],
  [
    '4-run 50',
    [
      ['H', 'SA SK SQ SJ', 50],
      ['H', 'S9 S7 ST S8', 50],
      ['H', 'S7 S8 ST SJ', 0],
    ],
  ],
  [
    'order 7 8 9 10 J Q K A, any suit',
    [
      // In the playing order of Klaverjassen the ten is next to the ace, and the trump jack next to the nine.
      ['H', 'SA ST SK D7', 0],
      ['H', 'HJ H9 HA D7', 0],
      ['H', 'H9 HT HJ D7', 20],
      ['H', 'H7 H8 H9 HT', 50],
    ],
  ],
  [
    'stuk (trump K+Q in the trick) 20',
    [
      ['H', 'HK S7 HQ DA', 20],
      ['H', 'SK S7 SQ DA', 0],
      ['S', 'SK S7 SQ DA', 20],
    ],
  ],
  [
    'four equal ranks 100.',
    [
      ['H', 'SA HA DA CA', 100],
      ['H', 'S7 H7 D7 C7', 100],
      ['H', 'SA HA DA CK', 0],
    ],
  ],
  [
    'They add up (K-Q-J of trump: 40).',
    [
      ['H', 'HK HQ HJ S7', 40],
      ['H', 'HA HK HQ HJ', 70],
      ['H', 'HT HJ HQ HK', 70],
      ['S', 'HK HQ HJ S7', 20],
    ],
  ],
];

describe('klaverjassen', () => {
  it.each(KLAVERJASSEN)('“%s”', (_, cases) => {
    check('klaverjassen', cases);
  });

  it('four jacks count like four cards of any other rank', () => {
    check('klaverjassen', [['H', 'SJ HJ DJ CJ', 100]]);
  });
});

describe.each(['klaverjassen-rotterdam', 'klaverjassen-amsterdam'])('%s: “In-trick roem as above”', (id) => {
  it.each(KLAVERJASSEN)('“%s”', (_, cases) => {
    check(id, cases);
  });

  it('“four jacks 200”', () => {
    check(id, [['H', 'SJ HJ DJ CJ', 200]]);
  });
});

it.each(VARIANTS.filter(({ id }) => !id.startsWith('klaverjassen')))('$id has no in-trick roem', ({ rules }) => {
  expect(trickRoem(rules, 'H', cardsOf('HA HK HQ HJ'))).toBe(0);
});

describe('in a two-copy pack', () => {
  const trickRoemOf = { run3: 20, run4: 50, set: 100, sets: {}, marriage: 20 };

  it('a run has different ranks, a set is four cards of one rank, and two pairs are two marriages', () => {
    check(
      'krutzjass',
      [
        ['H', 'SA SK SK SQ', 20],
        ['H', 'SA SA SK SK', 0],
        ['H', 'HK HQ HK HQ', 40],
        ['H', 'HK HQ HQ HQ', 20],
        ['H', 'SA SA HA DA', 100],
      ],
      { trickRoem: trickRoemOf },
    );
  });

  it('there is no marriage without a trump suit', () => {
    check('schieber', [['unenufe', 'HK HQ HJ S7', 20]], { trickRoem: trickRoemOf });
  });
});
