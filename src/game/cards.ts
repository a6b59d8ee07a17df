/**
 * The terms that all parts of the program share: suits, ranks, cards, seats, sides, contracts. Cards are plain strings (`"SJ"`), so that
 * data files, tests and error messages read as players write them; the solver maps them to bits.
 */

/** Suits in the order of the notation: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Every rank in any pack of the family, in the order of the notation. The playing strength depends on the variant. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'] as const;
export type Rank = (typeof RANKS)[number];

/** A card, suit then rank: `"SJ"` is the jack of spades. In a two-copy pack both copies are the same string. */
export type Card = `${Suit}${Rank}`;

/** Seats in clockwise order. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

/** The two partnerships. */
export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

/** The suits of the cards that a deal is played with. They have other names in each, and a table may treat them otherwise. */
export const CARD_SUITS = ['french', 'swiss'] as const;
export type CardSuits = (typeof CARD_SUITS)[number];

/** The contracts without a trump suit; contracts.ts says which cards win in which trick of them. */
export const NO_TRUMP_CONTRACTS = [
  'obenabe',
  'unenufe',
  'slalom-obenabe',
  'slalom-unenufe',
  'guschti-obenabe',
  'guschti-unenufe',
  'misere-obenabe',
  'misere-unenufe',
  'misere-slalom-obenabe',
  'misere-slalom-unenufe',
  'alltrumps',
  'notrumps',
] as const;
export type NoTrumpContract = (typeof NO_TRUMP_CONTRACTS)[number];

/** The contracts: a trump suit, or one of the contracts without trumps. */
export const CONTRACTS = [...SUITS, ...NO_TRUMP_CONTRACTS] as const;
export type Contract = (typeof CONTRACTS)[number];

/** A contract as answers state it: a misère by the contract that it turns, such as `obenabe`, and a mark. */
export interface StatedContract {
  readonly contract: Contract;
  readonly misere?: true;
}

const MISERE = 'misere-';

/** A contract as answers state it. */
export const stated = (contract: Contract): StatedContract =>
  contract.startsWith(MISERE) ? { contract: contract.slice(MISERE.length) as Contract, misere: true } : { contract };

/** The contract that an answer states. */
export const contractStated = ({ contract, misere }: StatedContract): Contract =>
  misere ? (`${MISERE}${contract}` as Contract) : contract;

/** The direction of play. */
export type Direction = 'clockwise' | 'counterclockwise';

/** Four hands, each in any order; with a two-copy pack a card may be repeated. */
export type Deal = Readonly<Record<Seat, readonly Card[]>>;

/** A number for each side, such as card points. */
export type PerSide = Readonly<Record<Side, number>>;

export const suitOf = (card: Card): Suit => card[0] as Suit;

export const rankOf = (card: Card): Rank => card[1] as Rank;

/** How often the cards have that card. */
export const countOf = (cards: readonly Card[], card: Card): number => cards.filter((other) => other === card).length;

/** The card of that suit and rank. */
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** The side of a seat. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** What is more for North–South, as more or less for that side; and back. (Subtracted from 0, because -0 would differ from 0.) */
export const forSide = (side: Side, difference: number): number => (side === 'NS' ? difference : 0 - difference);

/** The seat `steps` turns after `seat`. */
export function seatAfter(seat: Seat, direction: Direction, steps = 1): Seat {
  const step = direction === 'clockwise' ? steps : -steps;
  return SEATS[(SEATS.indexOf(seat) + step + 4 * Math.abs(steps)) % 4]!;
}

/** The four seats in the order in which they play, from the first one on. */
export const seatsFrom = (first: Seat, direction: Direction): Seat[] =>
  SEATS.map((_, steps) => seatAfter(first, direction, steps));

export const partnerOf = (seat: Seat): Seat => seatAfter(seat, 'clockwise', 2);

/** The trump suit of a contract; undefined if it has none. */
export function trumpOf(contract: Contract): Suit | undefined {
  return SUITS.find((suit) => suit === contract);
}
