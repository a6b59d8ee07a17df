/**
 * Deals and plays as text (interface.md), and seeded random ones. Cards are the numbers of games.ts, which depend on
 * the contract, so every function takes the sheet.
 */
import { PLACES, SEATS, SUITS, strengthOf, suitOf } from './games.ts';
import type { Sheet } from './games.ts';

/** Four hands in the order N E S W. */
export type Hands = number[][];

/** A position as a game record has it: hands before the first card of `plays`, who leads, and the cards played. */
export interface Position {
  hands: Hands;
  /** 0..3 = N E S W. */
  leader: number;
  plays: number[];
}

export function cardText(sheet: Sheet, card: number): string {
  return SUITS[suitOf(card)]! + sheet.order[suitOf(card)]![strengthOf(sheet, card)]!;
}

/** The card of that name; `taken` holds cards already used, so that the second copy gets its own number. */
function cardNamed(sheet: Sheet, suit: number, rank: string, taken: readonly number[]): number {
  const strength = sheet.order[suit]!.indexOf(rank);
  if (strength < 0) throw new Error(`no card ${SUITS[suit]}${rank} in ${sheet.variant}`);
  for (let copy = 0; copy < sheet.copies; copy++) {
    const card = suit * PLACES + strength * sheet.copies + copy;
    if (!taken.includes(card)) return card;
  }
  throw new Error(`${SUITS[suit]}${rank} occurs too often`);
}

export function parseDeal(sheet: Sheet, text: string): Hands {
  const hands: Hands = [[], [], [], []];
  const first = SEATS.indexOf(text[0]!);
  const used: number[] = [];
  const words = text.slice(2).trim().split(/\s+/);
  words.forEach((word, i) => {
    word.split('.').forEach((ranks, suit) => {
      for (const rank of ranks.replace('-', '')) {
        const card = cardNamed(sheet, suit, rank, used);
        used.push(card);
        hands[(first + i) % 4]!.push(card);
      }
    });
  });
  if (words.length !== 4 || hands.some((hand) => hand.length !== hands[0]!.length)) throw new Error(`bad deal ${text}`);
  return hands;
}

export function formatDeal(sheet: Sheet, hands: Hands): string {
  const handText = (hand: number[]): string =>
    [0, 1, 2, 3]
      .map((suit) =>
        hand
          .filter((card) => suitOf(card) === suit)
          .map((card) => cardText(sheet, card)[1]!)
          .sort((a, b) => 'AKQJT9876'.indexOf(a) - 'AKQJT9876'.indexOf(b))
          .join(''),
      )
      .join('.');
  return `N:${hands.map(handText).join(' ')}`;
}

/** Random numbers in [0, 1) from a text: FNV-1a of the text starts a mulberry32 sequence. */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

/** Four hands of `size` cards dealt from the shuffled cards of `suits`. */
export function randomHands(sheet: Sheet, random: () => number, size: number, suits = [0, 1, 2, 3]): Hands {
  const pack = suits.flatMap((suit) => Array.from({ length: sheet.fullHand }, (_, place) => suit * PLACES + place));
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return [0, 1, 2, 3].map((seat) => pack.slice(seat * size, (seat + 1) * size));
}
