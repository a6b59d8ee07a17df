/** The parts that the JSON formats share: the two forms of a card, and fields with a check of their kind. */
import { cardOf } from '../../game/cards.ts';
import type { Card, Suit } from '../../game/cards.ts';
import { quote } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import type { Part } from '../../game/reason.ts';
import { cardForm, parseCard } from '../cards.ts';
import { isObject } from '../request/json.ts';
import type { JsonObject } from '../request/json.ts';
import { badRecord } from './record.ts';
import { ownValue, RANK_NUMBERS } from '../words/vocabularies.ts';

/** An own field of an object, never an inherited one. */
export const fieldOf = (object: JsonObject, name: string): unknown => ownValue(object, name);

const COLORS: Readonly<Record<string, Suit>> = { SPADES: 'S', HEARTS: 'H', DIAMONDS: 'D', CLUBS: 'C' };

/** The suit of a `color`. @throws JassError `bad-request` */
export function suitOfColor(value: unknown, field: string): Suit {
  const suit = typeof value === 'string' ? ownValue(COLORS, value) : undefined;
  if (suit) return suit;
  const colors = Object.keys(COLORS).join(', ');
  throw notRight(field, value, msg(str`one of ${colors}`));
}

/** A list of cards, each `"D10"` or `{"number": 11, "color": "SPADES"}`. @throws JassError `bad-request` naming the field */
export function jsonCards(value: unknown, field: string): Card[] {
  if (!Array.isArray(value)) throw notRight(field, value, msg('a list of cards'));
  return value.map((card: unknown, index) => jsonCard(card, `${field}[${index}]`));
}

function jsonCard(value: unknown, field: string): Card {
  if (isObject(value)) {
    const number = fieldOf(value, 'number');
    const rank = typeof number === 'number' ? ownValue(RANK_NUMBERS, String(number)) : undefined;
    const suit = suitOfColor(fieldOf(value, 'color'), `${field}.color`);
    if (rank) return cardOf(suit, rank);
    throw notRight(`${field}.number`, number, msg('6 to 10, 11 jack, 12 queen, 13 king or 14 ace'));
  }
  const card = typeof value === 'string' ? parseCard(value) : undefined;
  if (card) return card;
  const [given, form] = [shown(value), cardForm()];
  throw badRecord(msg(str`${field} is ${given}, not a card; write ${form}, or {"number": 11, "color": "SPADES"}.`), {
    field,
  });
}

/** A number from 0 to `max`; undefined if the field is absent. @throws JassError `bad-request` */
export function optionalNumber(value: unknown, max: number, field: string, form: Part): number | undefined {
  if (value === undefined) return undefined;
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max) return value as number;
  throw notRight(field, value, form);
}

/** The error for a field with a wrong value. @param form the right form */
export function notRight(field: string, value: unknown, form: Part): Error {
  const given = shown(value);
  return badRecord(msg(str`${field} is ${given}; write ${form}.`), { field });
}

/** A short form of a JSON value, for a message. */
export function shown(value: unknown): Part {
  if (value === undefined) return msg('missing');
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return msg('a list');
  return isObject(value) ? msg('an object') : JSON.stringify(value);
}
