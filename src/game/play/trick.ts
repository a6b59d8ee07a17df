/** One trick: its seats, its winning card, its card points. */
import { rankOf, seatAfter, suitOf } from '../cards.ts';
import type { Card, Contract, Seat } from '../cards.ts';
import type { Kind } from '../contracts.ts';
import { lastTrickOf, pointsInTrick, strengthOrder } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';

/** Cards of a complete trick. */
export const TRICK_SIZE = 4;

/** A trick, complete or not: the leader, and the cards in the order played. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** The seat that has played, or will play, card number `index` of the trick. */
export function trickSeat(rules: Rules, trick: Trick, index: number): Seat {
  return seatAfter(trick.leader, rules.direction, index);
}

/**
 * Whether `later`, played after the winning card `best` of a trick of that kind, beats it. A trump beats any plain card; within a suit the playing strength
 * decides, and between equal cards the variant's `equalCards`.
 */
export function beats(rules: Rules, kind: Kind, later: Card, best: Card): boolean {
  const suit = suitOf(later);
  if (suit !== suitOf(best)) return suit === kind;
  if (later === best) return rules.equalCards === 'laterWins';
  const order = strengthOrder(rules, kind, suit);
  return order.indexOf(rankOf(later)) < order.indexOf(rankOf(best));
}

/** Index of the winning card in a trick of one card or more: the highest trump, otherwise the highest of the suit led. */
export function winnerIndex(rules: Rules, kind: Kind, cards: readonly Card[]): number {
  let winner = 0;
  for (let index = 1; index < cards.length; index++) {
    if (beats(rules, kind, cards[index]!, cards[winner]!)) winner = index;
  }
  return winner;
}

/** Card points of a trick of that kind (only needed where it changes from trick to trick), including the bonus if it is the last. */
export function trickPoints(
  rules: Rules,
  contract: Contract,
  kind: Kind | undefined,
  cards: readonly Card[],
  isLast: boolean,
): number {
  return cards.reduce(
    (sum, card) => sum + pointsInTrick(rules, contract, kind, card),
    isLast ? lastTrickOf(rules, contract) : 0,
  );
}
