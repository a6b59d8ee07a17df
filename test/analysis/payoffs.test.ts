/**
 * Answers under `total` and `score`: the form of values and bounds, cards with the value of their position, and lines that end with the
 * value, and among equal scores with the best total.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractsOf, handSize } from '../../src/game/rules/pack.ts';
import { legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { isProven } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { randomStarts } from '../../bench/deals.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { oracleCardValue, oracleValue } from '../oracle/payoffs.ts';
import { answered, lineEndsWithTheValue, requestFor } from './scored-lines.ts';
import { isThorough, times } from '../times.ts';

describe.each(VARIANTS.map((variant) => ({ id: variant.id, variant })))('$id', ({ variant }) => {
  const { rules } = variant;
  const property = (check: (state: GameState) => void, numRuns: number): void =>
    fc.assert(
      fc.property(anyScoredPosition({ rules: fc.constant(rules), maxTricks: 3 }), ({ state }) => {
        fc.pre(state.toPlay !== null);
        check(state);
      }),
      { numRuns },
    );

  it('value and cards', () => {
    property((state) => {
      for (const payoff of ['total', 'score'] as const) {
        const known = new Map<string, number>();
        const { value, cards } = answered({ ...requestFor(variant, state, payoff), want: ['cards'] });
        expect(value).toEqual({ difference: oracleValue(state, payoff, known) });
        expect(cards!.map(({ card }) => card)).toEqual(legalNow(state));
        for (const { card, ...of } of cards!) {
          expect(of, `${payoff} after ${card}`).toEqual({ difference: oracleCardValue(state, card, payoff, known) });
        }
      }
    }, times(60));
  });

  it('the line ends with the value', () => {
    property((state) => {
      lineEndsWithTheValue(requestFor(variant, state, 'total'), state, 'total');
      lineEndsWithTheValue(requestFor(variant, state, 'score'), state, 'score');
    }, times(60));
  });
});

it('after the time limit the answer has bounds and an estimate of the difference', () => {
  const { rules } = VARIANTS.find(({ id }) => id === 'kreuzjass')!;
  let open = 0;
  for (const { setup } of randomStarts(rules, contractsOf(rules), handSize(rules), 5, 1)) {
    const { contract, leader, deal } = setup;
    const request = {
      variant: 'kreuzjass',
      contract,
      leader,
      deal: formatDeal(deal),
      payoff: 'total',
      limitMs: 0,
      want: ['cards'],
    };
    const { value, bounds, estimate, cards } = answered(request);
    // A lopsided deal may be solved at once.
    if (value) continue;
    open++;
    const [low, high] = bounds!.difference!;
    expect(low).toBeLessThan(high);
    expect(low).toBeLessThanOrEqual(estimate!.difference!);
    expect(high).toBeGreaterThanOrEqual(estimate!.difference!);
    for (const of of cards!) expect(isProven(of) ? of : of.bounds).toHaveProperty('difference');
  }
  expect(open).toBeGreaterThan(0);
});

describe('former faults', () => {
  it('a line after the cards became exact before the position: calls', () => {
    const { rules } = VARIANTS.find(({ id }) => id === 'kruisjassen-roem')!;
    for (const { setup } of randomStarts(rules, contractsOf(rules), handSize(rules), isThorough ? 60 : 15, 7)) {
      const { contract, leader, deal } = setup;
      for (const limitMs of [0, 1]) {
        answered({ variant: 'kruisjassen-roem', contract, leader, deal: formatDeal(deal), payoff: 'score', limitMs });
      }
    }
  });

  it.each([
    { rules: { sweep: null }, variant: 'klaverjassen-rotterdam' },
    { rules: { sweep: null, trickRoem: null }, variant: 'klaverjassen' },
  ])('a wet deal in which only points go to the defenders: $rules', ({ variant, rules }) => {
    const deal = 'N:..8.9 .J.T. J..A. 7...T';
    const request = {
      variant,
      contract: 'S',
      leader: 'N',
      declarer: 'W',
      deal,
      payoff: 'score',
      rules,
      want: ['line'],
    };
    expect(answered(request).line).toHaveLength(8);
  });

  it('a pack of two copies in which most cards have no points', () => {
    const rules = {
      deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9'], copies: 2 },
      order: { trump: ['J', '9', 'A', 'T', 'K', 'Q'], plain: ['A', 'T', 'K', 'Q', 'J', '9'] },
      contracts: ['trump', 'obenabe'],
    };
    const deal = 'N:JT.QT9.KKJ.AQ99 KQJ.AJT.Q9.AQJT AKQT99.KK9.TT9. A.AQJ.AAQJ.KKJT';
    const request = { variant: 'klaverjassen', contract: 'obenabe', leader: 'N', deal, payoff: 'score', rules };
    expect(answered({ ...request, limitMs: 100, want: [] })).toMatchObject({ payoff: 'score' });
  });
});
