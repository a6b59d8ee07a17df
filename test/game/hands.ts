/** Short forms of cards and hands for the tests of this room, which may not import the notation. */
import type { Card, Deal, Seat } from '../../src/game/cards.ts';

/** `'SA HT'` as cards. */
export function cardsOf(text: string): Card[] {
  return text.split(' ').filter(Boolean) as Card[];
}

/** Hands by seat, written as cards; a seat left out has none. */
export function handsOf(hands: Partial<Record<Seat, string>>): Deal {
  const hand = (seat: Seat) => cardsOf(hands[seat] ?? '');
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}
