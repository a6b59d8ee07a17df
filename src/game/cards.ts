/**
 * The vocabulary every room shares: suits, ranks, cards, seats, sides, contracts.
 * Cards are plain strings (`"SJ"`), so that data files, tests and error messages read as the players write them;
 * whoever needs speed (the solver) maps them to bits at its own door.
 */

/** Suits in the order of the notation: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Every rank that a pack of the family may hold, in the order of the notation. Playing strength is the variant's. */
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

/** The contracts without a trump suit: high cards win (Obenabe) or low cards win (Unenufe). */
export const NO_TRUMP_CONTRACTS = ['obenabe', 'unenufe'] as const;
export type NoTrumpContract = (typeof NO_TRUMP_CONTRACTS)[number];

/** What is played: a trump suit, or one of the contracts without trump. */
export const CONTRACTS = [...SUITS, ...NO_TRUMP_CONTRACTS] as const;
export type Contract = (typeof CONTRACTS)[number];

/** Direction in which the turn passes round the table. */
export type Direction = 'clockwise' | 'counterclockwise';

/** Four hands. Within a hand the order of the cards carries no meaning; a two-copy pack may repeat a card. */
export type Deal = Readonly<Record<Seat, readonly Card[]>>;

/** A number for each side, such as card points. */
export type PerSide = Readonly<Record<Side, number>>;

export const suitOf = (card: Card): Suit => card[0] as Suit;

export const rankOf = (card: Card): Rank => card[1] as Rank;

/** The card of that suit and rank. */
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** The side a seat plays for. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** The seat whose turn comes `steps` turns after `seat`. */
export function seatAfter(seat: Seat, direction: Direction, steps = 1): Seat {
  const step = direction === 'clockwise' ? steps : -steps;
  return SEATS[(SEATS.indexOf(seat) + step + 4 * Math.abs(steps)) % 4]!;
}

export const partnerOf = (seat: Seat): Seat => seatAfter(seat, 'clockwise', 2);

/** The trump suit of a contract, or undefined where there is none. */
export function trumpOf(contract: Contract): Suit | undefined {
  return contract === 'obenabe' || contract === 'unenufe' ? undefined : contract;
}
