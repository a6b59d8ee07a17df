/**
 * A simple player, for the records of the documents: it knows the rules, its own hand and the trick, and a few habits of the table. It counts
 * no cards, so that its plays leave something to review.
 */
import { partnerOf, rankOf, suitOf, trumpOf } from '../../src/game/cards.ts';
import type { Card, Contract, Seat } from '../../src/game/cards.ts';
import { kindOfTrick } from '../../src/game/contracts.ts';
import { callsOf, ruleOfThumbFor } from '../../src/game/inference/rule-of-thumb.ts';
import { legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Random } from '../../src/game/play/random-deal.ts';
import { beats, trickSeat, winnerIndex } from '../../src/game/play/trick.ts';
import { cardPoints, contractsOf, strengthOrder } from '../../src/game/rules/pack.ts';
import type { Rules, Variant } from '../../src/game/rules/rules.ts';

/** The contract that the player calls: one of the rule of thumb, or the trump suit with the most and highest cards. */
export function callOf(variant: Variant, hand: readonly Card[], random: Random): Contract {
  const { rules } = variant;
  const rule = ruleOfThumbFor(variant, rules);
  const calls = rule ? callsOf(rule, rules, hand, false) : [];
  if (calls.length > 0) return calls[Math.floor(random() * calls.length)]!.contract;
  const strength = (contract: Contract): number =>
    hand
      .filter((card) => suitOf(card) === trumpOf(contract))
      .reduce((sum, card) => sum + 8 + cardPoints(rules, contract, card), 0);
  return contractsOf(rules).reduce((best, contract) => (strength(contract) > strength(best) ? contract : best));
}

/** The card that the player plays. */
export function playOf(state: GameState, random: Random): Card {
  const { setup, trick, tricks, toPlay } = state;
  const { rules, contract } = setup;
  const legal = legalNow(state);
  const kind = kindOfTrick(rules, contract, tricks.length);
  const worth = (card: Card): number => cardPoints(rules, contract, card);
  const cheapest = (cards: readonly Card[]): Card =>
    cards.reduce((best, card) => (costOf(card) < costOf(best) ? card : best));
  /** Points, and for trumps their power as well. */
  function costOf(card: Card): number {
    return worth(card) + (suitOf(card) === trumpOf(contract) ? 6 : 0);
  }
  if (trick.cards.length === 0) return leadOf(rules, legal, kind, random) ?? cheapest(legal);
  const winner = winnerIndex(rules, kind, trick.cards);
  const isPartners = trickSeat(rules, trick, winner) === partnerOf(toPlay as Seat);
  if (isPartners && trick.cards.length === 3)
    return legal.reduce((best, card) => (worth(card) > worth(best) ? card : best));
  const winning = legal.filter((card) => beats(rules, kind, card, trick.cards[winner]!));
  const isWorthIt = trick.cards.reduce((sum, card) => sum + worth(card), 0) > 3 * random() * 4;
  return winning.length > 0 && !isPartners && isWorthIt ? cheapest(winning) : cheapest(legal);
}

/** The top card of a suit that is not trump, mostly. */
function leadOf(
  rules: Rules,
  legal: readonly Card[],
  kind: ReturnType<typeof kindOfTrick>,
  random: Random,
): Card | undefined {
  const tops = legal.filter(
    (card) => suitOf(card) !== kind && strengthOrder(rules, kind, suitOf(card))[0] === rankOf(card),
  );
  return random() < 0.8 ? tops[0] : undefined;
}
