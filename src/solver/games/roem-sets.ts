/**
 * In-trick roem as the module takes it: sets of cards with their worth, such that a trick brings the sum over the sets that
 * it contains. Only sets that can come to one trick are listed: no two of their cards are in one hand.
 */
import { SEATS, SUITS, rankOf, sideOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Seat, Suit } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play.ts';
import { runsAndMarriages, setsOfRanks } from '../../game/roem.ts';
import { cardPoints } from '../../game/pack.ts';
import { layOut } from '../layout.ts';

/** A set of roem. */
export interface RoemSet {
  /** The module's numbers of its cards, rising. */
  readonly cards: readonly number[];
  /** Points to the side that wins a trick that contains the set, beside those of smaller sets in it. May be 0, or negative. */
  readonly worth: number;
  /** The sides that may win a trick with it: 1 North–South, 2 the others, 3 either. */
  readonly sides: number;
  /** Whether none of the cards is worth a card point. */
  readonly isWorthless: boolean;
}

interface Held {
  readonly card: Card;
  readonly number: number;
  readonly seat: Seat;
  /** Its rank's place in the natural order. */
  readonly place: number;
}

/** What was found for a setup: several parts of a game ask. */
const known = new WeakMap<GameSetup, readonly RoemSet[]>();

/** The sets of a deal, in the order of their lowest card; none where the variant has no in-trick roem. */
export function roemSets(setup: GameSetup): readonly RoemSet[] {
  if (!setup.rules.trickRoem) return [];
  const found = known.get(setup) ?? findSets(setup);
  known.set(setup, found);
  return found;
}

function findSets(setup: GameSetup): RoemSet[] {
  const { rules, contract, deal } = setup;
  const layout = layOut(rules, contract, deal);
  const trump = trumpOf(contract);
  const cards = SEATS.flatMap((seat) =>
    [...new Set(deal[seat])].flatMap((card) =>
      layout
        .numbersOf(seat, card)
        .map((number): Held => ({ card, number, seat, place: rules.deck.ranks.indexOf(rankOf(card)) })),
    ),
  );
  /** @param all what the cards are worth together: every set worth anything is listed, for the module asks what can yet come */
  const found = (group: readonly Held[], worth: number, all: number): RoemSet[] =>
    worth === 0 && (all === 0 || group.length < 4)
      ? []
      : [
          {
            cards: group.map(({ number }) => number).sort((a, b) => a - b),
            worth,
            sides: sidesOf(group, cards, trump, rules.deck.copies),
            isWorthless: group.every(({ card }) => cardPoints(rules, contract, card) === 0),
          },
        ];
  const marriagePlaces = (1 << rules.deck.ranks.indexOf('K')) | (1 << rules.deck.ranks.indexOf('Q'));
  const suits = SUITS.flatMap((suit) => {
    const ofSuit = cards.filter(({ card }) => suitOf(card) === suit).sort((one, other) => one.place - other.place);
    const marriage = suit === trump ? marriagePlaces : 0;
    return groups(ofSuit).filter((group) => mayBeRoem(group, marriage));
  });
  const ranks = rules.deck.ranks.flatMap((_, place) => groups(cards.filter((held) => held.place === place)));
  const inSuit = (group: readonly Held[]): RoemSet[] => {
    const worthOf = (part: readonly Card[]): number => runsAndMarriages(rules, contract, part);
    return found(group, beyondSubsets(group, worthOf), worthOf(group.map(({ card }) => card)));
  };
  const ofRank = (group: readonly Held[]): RoemSet[] => {
    const worth = setsOfRanks(
      rules,
      group.map(({ card }) => card),
    );
    return found(group, worth, worth);
  };
  return [...suits.flatMap(inSuit), ...ranks.filter(({ length }) => length === 4).flatMap(ofRank)].sort(
    (a, b) => a.cards[0]! - b.cards[0]!,
  );
}

/**
 * Who may win a trick with these cards of one suit or rank. Of one suit: the holder of the strongest, or a player whose card
 * is none of them, who may play a stronger one, a trump, or have led another suit; not if they are trumps and the player was dealt none
 * stronger. Four of a rank: the one trump among them, or without trumps any.
 */
function sidesOf(group: readonly Held[], all: readonly Held[], trump: Suit | undefined, copies: number): number {
  const side = ({ seat }: { readonly seat: Seat }): number => (sideOf(seat) === 'NS' ? 1 : 2);
  if (group.every(({ place }) => place === group[0]!.place)) {
    const trumps = group.filter(({ card }) => suitOf(card) === trump);
    return (trumps.length > 0 ? trumps : group).reduce((sides, held) => sides | side(held), 0);
  }
  // Of two equal cards, which stand side by side, the order in the trick decides which is the stronger.
  const strongest = Math.max(...group.map(({ number }) => number)) & ~(copies - 1);
  const isTrump = suitOf(group[0]!.card) === trump;
  const mayWin = (held: Held): boolean => {
    if (group.includes(held)) return held.number >= strongest;
    if (group.some(({ seat }) => seat === held.seat)) return false;
    return !isTrump || (suitOf(held.card) === trump && held.number >= strongest);
  };
  return all.filter(mayWin).reduce((sides, held) => sides | side(held), 0);
}

/** Whether cards of one suit can be worth anything together: three neighbours, or the marriage, whose places are given as bits. */
function mayBeRoem(cards: readonly Held[], marriage: number): boolean {
  let places = 0;
  for (const { place } of cards) places |= 1 << place;
  return (places & (places >> 1) & (places >> 2)) !== 0 || (marriage !== 0 && (places & marriage) === marriage);
}

/** Places from the first to the last card of the longest run that counts. */
const REACH = 3;

/** Every choice of two to four of the cards, in the natural order, that can come to one trick and are near enough to be roem. */
function groups(cards: readonly Held[]): Held[][] {
  const found: Held[][] = [];
  const extend = (group: readonly Held[], from: number): void => {
    for (let i = from; i < cards.length; i++) {
      const held = cards[i]!;
      if (group.length > 0 && held.place - group[0]!.place > REACH) break;
      if (group.some(({ seat }) => seat === held.seat)) continue;
      const larger = [...group, held];
      if (larger.length >= 2) found.push(larger);
      if (larger.length < 4) extend(larger, i + 1);
    }
  };
  extend([], 0);
  return found;
}

/**
 * What all cards together are worth beyond the sum of what their proper subsets are said to be worth in the same way: the
 * coefficients of which the sum over all subsets of any cards is their worth (Möbius inversion over subsets).
 */
function beyondSubsets(cards: readonly Held[], worthOf: (cards: readonly Card[]) => number): number {
  let sum = 0;
  for (let subset = 0; subset < 1 << cards.length; subset++) {
    const part = cards.filter((_, i) => (subset >> i) & 1).map(({ card }) => card);
    if (part.length < 2) continue;
    sum += ((cards.length - part.length) % 2 === 0 ? 1 : -1) * worthOf(part);
  }
  return sum;
}
