/** Properties of every variant and override: random rules, random deals, random plays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { suitOf } from '../../src/game/cards.ts';
import { checkRules } from '../../src/game/rules/override.ts';
import { cardPoints, handSize, packOf, totalPoints } from '../../src/game/rules/pack.ts';
import { afterPlay, legalNow, playCard, replay, startOf, trickKind } from '../../src/game/play/play.ts';
import { rulesSchema } from '../../src/game/rules/rules.ts';
import { trickSeat, winnerIndex } from '../../src/game/play/trick.ts';
import { handMelds } from '../../src/game/scoring/melds.ts';
import { anyContract, anyDeal, anyPosition, anyRules, anySeat, anySetup } from './arbitraries.ts';
import { playedOut } from './play-choices.ts';
import { times } from '../times.ts';

const FULL = { minCards: 12, maxCards: 12 };

const anyChoices = () => fc.array(fc.nat(11), { minLength: 1, maxLength: 48 });

describe('random rules', () => {
  it('pass the schema and the checks', () => {
    fc.assert(
      fc.property(anyRules(), (rules) => {
        expect(v.parse(rulesSchema, rules)).toEqual(rules);
        checkRules(rules);
      }),
    );
  });

  it('a full hand is a quarter of the pack', () => {
    fc.assert(
      fc.property(anyRules(), (rules) => {
        expect(4 * handSize(rules)).toBe(packOf(rules).length);
      }),
    );
  });
});

describe('legal cards', () => {
  it('are at least one, all in the hand, each once', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 12 }), ({ state }) => {
        const legal = legalNow(state);
        expect(legal.length).toBeGreaterThan(0);
        expect(state.hands[state.toPlay!]).toEqual(expect.arrayContaining(legal));
        expect(new Set(legal).size).toBe(legal.length);
      }),
      { numRuns: times(1000) },
    );
  });

  it('do not depend on the order of the hand', () => {
    fc.assert(
      fc.property(anyPosition(), ({ state }) => {
        const seat = state.toPlay!;
        const turned = { ...state, hands: { ...state.hands, [seat]: [...state.hands[seat]].reverse() } };
        expect(legalNow(turned)).toEqual(legalNow(state));
      }),
    );
  });

  it('are exactly the cards that playCard accepts', () => {
    fc.assert(
      fc.property(anyPosition(), ({ state }) => {
        const legal = legalNow(state);
        for (const card of new Set(packOf(state.setup.rules))) {
          if (legal.includes(card)) expect(playCard(state, card)).toEqual(afterPlay(state, card));
          else expect(() => playCard(state, card)).toThrow(`legal: ${legal.join(', ')}.`);
        }
      }),
    );
  });
});

describe('a deal played to its end', () => {
  it('distributes every point of the pack and the last trick, and plays each card once', () => {
    fc.assert(
      fc.property(anySetup(FULL), anyChoices(), (setup, choices) => {
        const over = playedOut(startOf(setup), choices);
        expect(over.points.NS + over.points.EW).toBe(totalPoints(setup.rules, setup.contract));
        expect(over.tricks.flatMap(({ cards }) => cards).sort()).toEqual(packOf(setup.rules).sort());
      }),
    );
  });

  it('an ending distributes the points of its cards and the last trick', () => {
    fc.assert(
      fc.property(anySetup(), anyChoices(), (setup, choices) => {
        const { rules, contract, deal } = setup;
        const points = Object.values(deal)
          .flat()
          .reduce((sum, card) => sum + cardPoints(rules, contract, card), rules.lastTrick);
        const over = playedOut(startOf(setup), choices);
        expect(over.points.NS + over.points.EW).toBe(points);
        expect(over.tricks.reduce((sum, trick) => sum + trick.points, 0)).toBe(points);
      }),
    );
  });

  it('the highest trump wins each trick, otherwise the highest card of the suit led; the winner leads to the next', () => {
    fc.assert(
      fc.property(anySetup(), anyChoices(), (setup, choices) => {
        const { rules, contract, leader } = setup;
        let onLead = leader;
        for (const [index, trick] of playedOut(startOf(setup), choices).tricks.entries()) {
          expect(trick.leader).toBe(onLead);
          const winner = winnerIndex(rules, trickKind(setup, index), trick.cards);
          expect(trick.winner).toBe(trickSeat(rules, trick, winner));
          const trumped = trick.cards.some((card) => suitOf(card) === contract);
          expect(suitOf(trick.cards[winner]!)).toBe(trumped ? contract : suitOf(trick.cards[0]!));
          onLead = trick.winner;
        }
      }),
    );
  });

  it('replays to the same state', () => {
    fc.assert(
      fc.property(anyPosition(), ({ setup, plays, state }) => {
        expect(replay(setup, plays)).toEqual(state);
      }),
    );
  });
});

describe('melds', () => {
  it('contain cards of the hand, none in more runs or more sets than its number of copies', () => {
    const anyHand = anyRules().chain((rules) =>
      fc.tuple(fc.constant(rules), anyContract(rules), anySeat(), anyDeal(rules, handSize(rules))),
    );
    fc.assert(
      fc.property(anyHand, ([rules, contract, seat, deal]) => {
        const melds = handMelds(rules, contract, deal[seat]);
        for (const card of deal[seat]) {
          const copies = deal[seat].filter((held) => held === card).length;
          const uses = (type: string) => melds.filter((meld) => meld.type === type && meld.cards.includes(card)).length;
          const [runs, sets] = [uses('run'), uses('set')];
          expect(rules.melds?.reuse ? Math.max(runs, sets) : runs + sets).toBeLessThanOrEqual(copies);
        }
        expect(deal[seat]).toEqual(expect.arrayContaining(melds.flatMap(({ cards }) => [...cards])));
      }),
    );
  });
});
