/** Why a card is illegal: the duty that it would break, by the sentences of the rule sheets, and for every illegal card. */
import { firstKindOf } from '../../src/game/contracts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suitOf } from '../../src/game/cards.ts';
import type { Card, Contract } from '../../src/game/cards.ts';
import { brokenDuties } from '../../src/game/play/duties.ts';
import { legalCards } from '../../src/game/play/legality.ts';
import type { Duty } from '../../src/game/play/legality.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { anyContract, anyDeal } from './arbitraries.ts';
import { cardsOf } from './hands.ts';

interface Case {
  readonly variant: string;
  readonly sentence: string;
  readonly trick: string;
  readonly hand: string;
  /** The illegal cards with their duties. */
  readonly broken: Readonly<Record<string, Duty>>;
  /** Default: hearts are trumps. */
  readonly contract?: Contract;
}

const follow = (suit: 'S' | 'H' | 'D' | 'C', orRuff = false): Duty => ({ kind: 'follow', suit, orRuff });
const head = (beat: Card): Duty => ({ kind: 'head', beat });
const overruff = (beat: Card): Duty => ({ kind: 'overruff', beat });
const undertrump = (beat: Card): Duty => ({ kind: 'no-undertrump', beat });
const RUFF: Duty = { kind: 'ruff', suit: 'H' };

const CASES: readonly Case[] = [
  {
    variant: 'schieber',
    sentence: 'Plain lead: follow or ruff, free choice',
    trick: 'SA',
    hand: 'SK H6 D6',
    broken: { D6: follow('S', true) },
  },
  {
    variant: 'schieber',
    sentence: 'Undertrumping is banned unless the hand holds only trumps',
    trick: 'SA HT',
    hand: 'HQ H6 D6',
    broken: { H6: undertrump('HT') },
  },
  {
    variant: 'schieber',
    sentence: 'Trump lead: follow',
    trick: 'HA',
    hand: 'HJ H6 D6',
    broken: { D6: follow('H') },
  },
  {
    variant: 'schieber',
    sentence: 'Obenabe/Unenufe: follow suit if able',
    trick: 'SA',
    hand: 'SK H6',
    contract: 'obenabe',
    broken: { H6: follow('S') },
  },
  {
    variant: 'kruisjassen',
    sentence: "A ruff must be higher than every trump already in the trick (partner's too)",
    trick: 'SA HT S7',
    hand: 'SK HQ H8',
    broken: { H8: undertrump('HT') },
  },
  {
    variant: 'klaverjassen-rotterdam',
    sentence: 'follow suit if able, a plain lead need not be headed',
    trick: 'SK',
    hand: 'SA S7 D7',
    broken: { D7: follow('S') },
  },
  {
    variant: 'klaverjassen-rotterdam',
    sentence: 'a trump lead must be headed if able (even over the partner)',
    trick: 'HA H7',
    hand: 'HJ H8 S7',
    broken: { S7: follow('H'), H8: head('HA') },
  },
  {
    variant: 'klaverjassen-rotterdam',
    sentence: 'void in a plain suit led: must ruff, whoever is winning',
    trick: 'S7 SA',
    hand: 'H7 D7',
    broken: { D7: RUFF },
  },
  {
    variant: 'klaverjassen-rotterdam',
    sentence: 'must overruff a trump already there if able',
    trick: 'SA HT',
    hand: 'HJ H8 D7',
    broken: { H8: overruff('HT'), D7: RUFF },
  },
];

describe('the duty that a card would break', () => {
  it.each(CASES)('$variant: $sentence', ({ variant, trick, hand, broken, contract = 'H' }) => {
    const { rules } = variantById(variant);
    const found = brokenDuties(rules, firstKindOf(contract), { leader: 'N', cards: cardsOf(trick) }, cardsOf(hand));
    expect(Object.fromEntries(found)).toEqual(broken);
  });

  it.each(VARIANTS.map(({ id }) => id))(
    'is named for every illegal card, with a card or suit of the trick: %s',
    (id) => {
      const { rules } = variantById(id);
      const position = fc.record({
        deal: anyDeal(rules, 4),
        contract: anyContract(rules),
        played: fc.integer({ min: 0, max: 3 }),
      });
      fc.assert(
        fc.property(position, ({ deal, contract, played }) => {
          const cards = [deal.N, deal.E, deal.S].slice(0, played).map((hand) => hand[0]!);
          const given = [rules, firstKindOf(contract), { leader: 'N', cards }, deal.W] as const;
          const duties = brokenDuties(...given);
          const legal = legalCards(...given);
          expect(new Set([...legal, ...duties.keys()])).toEqual(new Set(deal.W));
          expect(legal.filter((card) => duties.has(card))).toEqual([]);
          for (const [card, duty] of duties) {
            if ('beat' in duty) expect(cards).toContain(duty.beat);
            if (duty.kind === 'follow')
              expect([suitOf(cards[0]!), suitOf(card) === duty.suit]).toEqual([duty.suit, false]);
          }
        }),
      );
    },
  );
});
