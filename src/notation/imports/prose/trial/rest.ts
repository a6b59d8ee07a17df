/** Words that say that somebody has all other cards. */
import type { Seat } from '../../../../game/cards.ts';
import { REST_STEMS } from '../../../words/rest-words.ts';
import { LONG_SEATS, SEAT_WORDS } from '../card-words.ts';
import { foldInPlace } from '../fold-in-place.ts';

const REST = new RegExp(`(?<!\\p{L})(?:${REST_STEMS.join('|')})`, 'u');
const LETTER = new RegExp(`(?<!\\p{L})([neswoz])\\s*[:=–—|-]?\\s*(?:${REST_STEMS.join('|')})`, 'u');
const SEAT = new RegExp(`(?<!\\p{L})(?:${LONG_SEATS})(?!\\p{L})`, 'gu');

/** Whether a text says that a player has the rest of the pack, and if it seats that player, this one. */
export function mayHaveRest(text: string, seat: Seat): boolean {
  const said = foldInPlace(text)
    .split(/[.!?](?=\s|$)|\n/)
    .filter((sentence) => REST.test(sentence));
  return said.some((sentence) => {
    const [, letter] = LETTER.exec(sentence) ?? [];
    const seats = [...(sentence.match(SEAT) ?? []), ...(letter ? [letter] : [])].map((word) => SEAT_WORDS[word]);
    // O is east or west.
    return seats.length === 0 || seats.includes(seat) || (seats.includes('O') && (seat === 'E' || seat === 'W'));
  });
}
