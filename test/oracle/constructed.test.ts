/** The constructed positions checked with the oracle of the payoffs, and the constructed hands with the rules of melds. */
import { describe, expect, it } from 'vitest';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { legalNow } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { readDeal } from '../../src/notation/deal.ts';
import { CONSTRUCTED, CONSTRUCTED_MELDS, positionOf } from './constructed.ts';
import { oracleCardValue, oracleValue } from './payoffs.ts';

describe('constructed positions have the values found by hand', () => {
  it.each(CONSTRUCTED)('$title', (position) => {
    const state = positionOf(position);
    const { payoff, difference, cards } = position;
    expect(oracleValue(state, payoff)).toBe(difference);
    expect(Object.fromEntries(legalNow(state).map((card) => [card, oracleCardValue(state, card, payoff)]))).toEqual(
      cards,
    );
  });
});

describe('constructed hands have the melds found by hand', () => {
  it.each(CONSTRUCTED_MELDS)('$title', ({ variant, contract, leader, deal, scored, marriage, comparisons }) => {
    const { rules } = variantById(variant);
    const score = scoreMelds(rules, contract, leader, readDeal(rules, deal));
    expect(score).toMatchObject({ scored, marriage });
    expect(score.comparisons.map(({ winner, decidedBy }) => [winner, decidedBy])).toEqual(comparisons);
  });
});
