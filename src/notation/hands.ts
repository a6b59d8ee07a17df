/** Writes deals and hands, and reads a single hand, as in requests for advice. Apart from deal.ts, because a page paints a deal without it. */
import { RANKS, rankOf, SEATS, seatsFrom, suitOf, SUITS } from '../game/cards.ts';
import type { Card, Deal, Rank, Seat, Suit } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { MAX_DEAL_LENGTH, scanHand } from './deal.ts';

/**
 * Writes a deal, its hands clockwise from `first`, each suit in the order of the notation, a void as no characters.
 * @throws TypeError without one of the four hands
 */
export function formatDeal(deal: Deal, first: Seat = 'N'): string {
  const missing = [first, ...SEATS].find((seat) => !deal?.[seat]);
  if (missing !== undefined) throw new TypeError(`the deal has no hand ${missing}`);
  const hands = seatsFrom(first, 'clockwise').map((seat) => formatHand(deal[seat]));
  return `${first}:${hands.join(' ')}`;
}

/** Writes one hand as `AKJ9.T87.Q6.`. */
export function formatHand(hand: readonly Card[]): string {
  return SUITS.map((suit) => ranksIn(hand, suit).join('')).join('.');
}

/** The ranks of a suit in a hand, in the order of the notation. */
export const ranksIn = (hand: readonly Card[], suit: Suit): Rank[] =>
  hand
    .filter((card) => suitOf(card) === suit)
    .map(rankOf)
    .sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));

/**
 * Reads one hand, written as `AKJ9.T87.Q6.`, without a check against a pack.
 * @throws JassError `bad-deal` with the position in the text
 */
export function parseHand(text: string, seat: Seat): Card[] {
  const word = text.trim();
  if (word === '' || text.length > MAX_DEAL_LENGTH || /\s/.test(word)) {
    throw new JassError(
      'bad-deal',
      untranslated(
        `Hand ${seat}, ${quote(text)}, is not one hand; write it like "AKJ9.T87.Q6.", suits in the order S.H.D.C, without blanks.`,
      ),
      { hand: seat },
    );
  }
  return scanHand(word, seat, text.indexOf(word)).cards.map(({ card }) => card);
}
