/** One trick: which card is winning, who played it, what it is worth. */
import { rankOf, seatAfter, suitOf, trumpOf } from '../cards.ts';
import type { Card, Contract, Seat } from '../cards.ts';
import { cardPoints, strengthOrder } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';

/** A trick, complete or not: who led, and the cards in the order played. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** The seat of card `index` of the trick, or, where it is not played yet, the seat that will play it. */
export function trickSeat(rules: Rules, trick: Trick, index: number): Seat {
  return seatAfter(trick.leader, rules.direction, index);
}

/**
 * Whether `later`, played after `best`, wins the trick from it; `best` is the card winning until then. A trump beats any
 * plain card, within a suit the playing strength decides, between equal cards the variant's `equalCards`.
 */
export function beats(rules: Rules, contract: Contract, later: Card, best: Card): boolean {
  const suit = suitOf(later);
  if (suit !== suitOf(best)) return suit === trumpOf(contract);
  if (later === best) return rules.equalCards === 'laterWins';
  const order = strengthOrder(rules, contract, suit);
  return order.indexOf(rankOf(later)) < order.indexOf(rankOf(best));
}

/** Index of the winning card of a trick of one card or more: its highest trump, else the highest of the suit led. */
export function winnerIndex(rules: Rules, contract: Contract, cards: readonly Card[]): number {
  let winner = 0;
  for (let index = 1; index < cards.length; index++) {
    if (beats(rules, contract, cards[index]!, cards[winner]!)) winner = index;
  }
  return winner;
}

/** Card points of the cards of a trick, with the bonus for the last trick when it is the last. */
export function trickPoints(rules: Rules, contract: Contract, cards: readonly Card[], isLast: boolean): number {
  return cards.reduce((sum, card) => sum + cardPoints(rules, contract, card), isLast ? rules.lastTrick : 0);
}
