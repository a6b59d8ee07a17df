/** The hand that a reader taps together: how many copies of each card it has. No Lit. */
import { RANKS, SUITS, suitOf } from '../../../game/cards.ts';
import type { Card, Suit } from '../../../game/cards.ts';
import { handSize, packOf } from '../../../game/rules/pack.ts';
import { shuffled } from '../../../game/play/random-deal.ts';
import type { Random } from '../../../game/play/random-deal.ts';
import type { Rules } from '../../../game/rules/rules.ts';

/** The cards of the hand, the copies of a card one after another. */
export type PickedHand = readonly Card[];

/** The different cards of the pack by suit, high ranks first. */
export const cardsToPick = ({ deck }: Rules): (readonly [Suit, readonly Card[]])[] =>
  SUITS.map((suit) => [suit, RANKS.filter((rank) => deck.ranks.includes(rank)).map((rank): Card => `${suit}${rank}`)]);

export const copiesIn = (hand: PickedHand, card: Card): number => hand.filter((held) => held === card).length;

/** The hand after a tap on a card: one more copy of it, or none after the last. */
export function tapped(hand: PickedHand, card: Card, { deck }: Rules): PickedHand {
  return copiesIn(hand, card) < deck.copies ? [...hand, card] : hand.filter((held) => held !== card);
}

export const randomHand = (rules: Rules, random: Random): PickedHand =>
  shuffled(packOf(rules), random).slice(0, handSize(rules));

/** The cards of a hand that the pack has, for a change of the game. */
export const cardsKept = (hand: PickedHand, { deck }: Rules): PickedHand =>
  hand.filter(
    (card, index) =>
      deck.ranks.some((rank) => card === `${suitOf(card)}${rank}`) &&
      copiesIn(hand.slice(0, index), card) < deck.copies,
  );

/** The hand by suit, high ranks first, as players hold it. */
export const inOrder = (hand: PickedHand, rules: Rules): PickedHand =>
  cardsToPick(rules).flatMap(([, cards]) => cards.flatMap((card) => hand.filter((held) => held === card)));
