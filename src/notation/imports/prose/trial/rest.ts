/** Words that say that somebody has all other cards. */
import type { Seat } from '../../../../game/cards.ts';
import { REST_STEMS } from '../../../words/rest-words.ts';
import { LONG_SEATS, SEAT_WORDS } from '../card-words.ts';
import { foldInPlace } from '../fold-in-place.ts';

const REST = new RegExp(`(?<!\\p{L})(?:${REST_STEMS.join('|')})`, 'u');
const SEAT = new RegExp(`(?<!\\p{L})(?:${LONG_SEATS})(?!\\p{L})`, 'gu');

/** Whether a text says that a player has the rest of the pack, and if it seats that player, this one. */
export function mayHaveRest(text: string, seat: Seat): boolean {
  const said = foldInPlace(text)
    .split(/[.!?](?=\s|$)|\n/)
    .filter((sentence) => REST.test(sentence));
  const seated = said.map((sentence) => (sentence.match(SEAT) ?? []).map((word) => SEAT_WORDS[word]));
  return said.length > 0 && seated.some((seats) => seats.length === 0 || seats.includes(seat));
}
