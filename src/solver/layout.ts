/**
 * The layout of a deal's cards in the bits of the WebAssembly solver (assembly/core/cards.ts). A suit is a lane of
 * twelve slots, with the weakest card of the contract's first trick in slot 0. Two equal cards are adjacent, the lower seat's in the
 * lower slot. Seats are numbered in the order of play from North, so that the solver's next seat is always one more.
 */
import { SUITS, rankOf, seatsFrom, suitOf } from '../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../game/cards.ts';
import { firstKindOf } from '../game/contracts.ts';
import { strengthOrder } from '../game/rules/pack.ts';
import type { Rules } from '../game/rules/rules.ts';
import { CARDS, LANE } from './abi.ts';

export interface Layout {
  /** The seats in the order of play, North first. */
  readonly seats: readonly Seat[];
  /** The solver's numbers of a seat's copies of a card. */
  numbersOf(seat: Seat, card: Card): readonly number[];
  /** The card with that number. */
  cardAt(number: number): Card;
}

/** The number of a card's weakest copy. */
export function numberOf(rules: Rules, contract: Contract, card: Card): number {
  const order = strengthOrder(rules, firstKindOf(contract), suitOf(card));
  const strength = order.length - 1 - order.indexOf(rankOf(card));
  return SUITS.indexOf(suitOf(card)) * LANE + strength * rules.deck.copies;
}

/** Lays out a deal. */
export function layOut(rules: Rules, contract: Contract, deal: Deal): Layout {
  const seats = seatsFrom('N', rules.direction);
  const numbers = new Map<string, number[]>();
  const cards = new Array<Card | undefined>(CARDS);
  const dealt = new Map<Card, number>();
  for (const seat of seats) {
    for (const card of deal[seat]) {
      const copy = dealt.get(card) ?? 0;
      dealt.set(card, copy + 1);
      const number = numberOf(rules, contract, card) + copy;
      cards[number] = card;
      const key = seat + card;
      const held = numbers.get(key);
      if (held) held.push(number);
      else numbers.set(key, [number]);
    }
  }
  return {
    seats,
    numbersOf: (seat, card) => numbers.get(seat + card) ?? [],
    cardAt: (number) => cards[number]!,
  };
}
