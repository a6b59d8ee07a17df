/** JSON of no known format as a text in words: a line for each hand, and one for each other field. */
import { SUITS } from '../../game/cards.ts';
import { SUIT_SIGNS } from '../cards.ts';
import { isObject } from '../request/json.ts';
import { fold, ownValue } from '../words/vocabularies.ts';
import { isLetter, SEAT_WORDS } from './prose/card-words.ts';
import { seatName } from '../signs.ts';

/** Fields with the cards of a player. */
const HANDS: ReadonlySet<string> = new Set(['hand', 'cards', 'blatt', 'karten', 'kaarten', 'main', 'cartes', 'jeu']);

/** The lines of a value. */
export const wordsOfJson = (value: unknown): string => linesOf(value).join('\n');

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (!isObject(value)) return [textOf(value)];
  const fields = Object.entries(value);
  // A player as a field among others: {"seat": "N", "cards": …}.
  const seat = fields.find(([, other]) => typeof other === 'string' && seatOf(other) !== undefined);
  const hand = fields.find(([key]) => HANDS.has(fold(key)));
  if (seat && hand) return [`${seatOf(seat[1] as string)!}: ${textOf(hand[1])}`];
  return fields.flatMap(([key, field]) => {
    const of = seatOf(key);
    if (of) return [`${of}: ${textOf(field)}`];
    const isNested = isObject(field) || (Array.isArray(field) && field.some(isObject));
    return isNested ? linesOf(field) : [`${spaced(key)}: ${textOf(field)}`];
  });
}

/** The seat that a key or a value is, in words; an O stays, which is east or west. */
function seatOf(word: string): string | undefined {
  const seat = ownValue(SEAT_WORDS, fold(word.trim()));
  return seat && (seat === 'O' ? 'O' : seatName(seat, 'en'));
}

/** A value in one line; the fields of an object are suits. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value ?? '-');
  return Object.entries(value)
    .map(([key, ranks]) => `${suitOf(key)} ${textOf(ranks) || '-'}`)
    .join('; ');
}

const suitOf = (key: string): string => {
  const suit = isLetter(key) && SUITS.find((letter) => letter === key.toUpperCase());
  return suit ? SUIT_SIGNS[suit] : key;
};

/** A key as words: “firstLead”, “first_lead”. */
const spaced = (key: string): string => key.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase();
