/** Random requests with records of small deals, for the tests of the review and the table. */
import fc from 'fast-check';
import type { Card } from '../../src/game/cards.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { playsOf, startOf } from '../../src/game/play/play.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { anyContract, anyDeal, anySeat } from '../game/arbitraries.ts';
import { playChoices } from '../game/play-choices.ts';

/** Games of every kind of payoff, and with contracts by trick; packs of one and of two copies. */
export const GAMES = [
  'schieber',
  'coiffeur',
  'kruisjassen',
  'kruisjassen-tik',
  'kruisjassen-roem',
  'klaverjassen',
  'klaverjassen-rotterdam',
  'belote',
  'belot-bulgarian',
  'bela',
  'krutzjass',
] as const;

/** The fields of a request with a record: an ending with its first plays. */
export interface RecordRequest {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  readonly payoff: Payoff;
  readonly plays: readonly Card[];
}

/** @param cards the most cards in each hand; a full hand makes a full deal, with sweeps and melds */
export const anyRecord = (variant: string, minCards: number, cards: number): fc.Arbitrary<RecordRequest> => {
  const { rules } = variantById(variant);
  const most = Math.min(cards, handSize(rules));
  return fc
    .record({
      deal: fc.integer({ min: Math.min(minCards, most), max: most }).chain((size) => anyDeal(rules, size)),
      contract: anyContract(rules),
      leader: anySeat(),
      payoff: fc.constantFrom(...PAYOFFS),
      choices: fc.array(fc.nat(999), { maxLength: 4 * most, size: 'max' }),
    })
    .map(({ deal, contract, leader, payoff, choices }) => {
      const state = playChoices(startOf({ rules, contract, leader, declarer: leader, deal }), choices);
      return { variant, contract, leader, deal: formatDeal(deal), payoff, plays: playsOf(state) };
    });
};
