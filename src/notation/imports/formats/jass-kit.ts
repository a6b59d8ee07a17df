/**
 * The JSON of the Swisslos logs and of jass-kit: an object for each deal, with `trump`, `dealer` and `tricks`, and for each trick
 * `cards`, `points`, `win` and `first`. Seats are numbered clockwise from North, play runs counterclockwise.
 * docs/decisions/0011-imports.md explains how each field is read.
 */
import { SEATS } from '../../../game/cards.ts';
import type { Card, Contract, Seat } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { msg, str } from '../../../game/reason.ts';
import type { Reason } from '../../../game/reason.ts';
import { badRecord, emptyHands } from '../record.ts';
import type { RawRecord, RecordedTrick } from '../record.ts';
import { fieldOf, jsonCards, notRight, optionalNumber, shown } from '../json-fields.ts';
import { isObject } from '../../request/json.ts';
import type { JsonObject } from '../../request/json.ts';

const TRUMPS: readonly Contract[] = ['D', 'H', 'S', 'C', 'obenabe', 'unenufe'];
const trumpForm = (): Reason => msg('0 diamonds, 1 hearts, 2 spades, 3 clubs, 4 Obenabe or 5 Unenufe');
const seatForm = (): Reason => msg('0 North, 1 East, 2 South or 3 West');

/** Whether a JSON value has the form of one deal. */
const isDeal = (value: unknown): value is JsonObject => isObject(value) && Array.isArray(fieldOf(value, 'tricks'));

/**
 * Reads the deals in one JSON value: the deal itself, a log entry's `game`, or the `rounds` of a Swisslos log.
 * @param at the path of the value, with a dot, such as `[2].`; empty for the only one
 * @throws JassError `bad-request` naming the field, or the right forms of a value without deals
 */
export function readJassKit(value: unknown, at: string): RawRecord[] {
  if (isDeal(value)) return [readDeal(value, at)];
  const { game, rounds } = isObject(value) ? { game: fieldOf(value, 'game'), rounds: fieldOf(value, 'rounds') } : {};
  if (isDeal(game)) return [readDeal(game, `${at}game.`)];
  if (Array.isArray(rounds)) {
    // An aborted round is null.
    return rounds.flatMap((round: unknown, index) =>
      round === null ? [] : readJassKit(round, `${at}rounds[${index}].`),
    );
  }
  const what = at === '' ? msg('The value') : at.slice(0, -1);
  throw badRecord(
    msg(
      str`${what} is not a deal; write {"trump": 0, "dealer": 3, "tricks": [{"cards": ["D10", …], …}, …]}, a list of messages {"type": "BROADCAST_TRUMPF", "data": …}, or a request {"variant": "schieber", "deal": "N:…", …}.`,
    ),
  );
}

/** @param at its path, such as `rounds[2].` */
function readDeal(json: JsonObject, at: string): RawRecord {
  const dealer = seatOf(fieldOf(json, 'dealer'), `${at}dealer`);
  const trump = fieldOf(json, 'trump');
  // -1 means not chosen yet.
  const chosen = trump === -1 ? undefined : optionalNumber(trump, TRUMPS.length - 1, `${at}trump`, trumpForm());
  const tricks = (fieldOf(json, 'tricks') as readonly unknown[])
    .map((trick, index) => readTrick(trick, `${at}tricks[${index}]`))
    // The next trick may have a leader but no card.
    .filter(({ cards }) => cards.length > 0);
  const left = handsLeft(fieldOf(json, 'player'), at);
  return {
    ...variantOf(fieldOf(json, 'jassTyp'), `${at}jassTyp`),
    ...(chosen !== undefined && { contract: TRUMPS[chosen]! }),
    ...(dealer && { dealer }),
    isPassed: isRearhand(json),
    direction: 'counterclockwise',
    ...(left && { left }),
    tricks,
    notes: [],
  };
}

/** Whether the leader's partner chose the contract: `forehand` 0, in older records `tss` 1. */
function isRearhand(json: JsonObject): boolean {
  const forehand = fieldOf(json, 'forehand');
  return forehand === undefined ? fieldOf(json, 'tss') === 1 : forehand === 0 || forehand === false;
}

function variantOf(type: unknown, field: string): Pick<RawRecord, 'variant' | 'isVariantAssumed'> {
  if (type === undefined) return { variant: 'schieber', isVariantAssumed: true };
  if (typeof type === 'string' && /^SCHIEBER(_\d+)?$/.test(type)) return { variant: 'schieber' };
  const given = shown(type);
  throw badRecord(msg(str`${field} is ${given}; only games of SCHIEBER can be read.`), { field });
}

function readTrick(json: unknown, at: string): RecordedTrick {
  if (!isObject(json)) throw notRight(at, json, '{"cards": ["DA", …], "points": …, "win": …, "first": …}');
  const written = fieldOf(json, 'cards');
  const cards = written === undefined ? [] : jsonCards(written, `${at}.cards`);
  const first = seatOf(fieldOf(json, 'first'), `${at}.first`);
  // A trick in progress has zeros there, without meaning.
  if (cards.length < TRICK_SIZE) return { cards, ...(first && { first }) };
  const winner = seatOf(fieldOf(json, 'win'), `${at}.win`);
  const points = optionalNumber(fieldOf(json, 'points'), 1000, `${at}.points`, msg('the card points of the trick'));
  return { cards, ...(first && { first }), ...(winner && { winner }), ...(points !== undefined && { points }) };
}

function seatOf(value: unknown, field: string): Seat | undefined {
  const number = optionalNumber(value, 3, field, seatForm());
  return number === undefined ? undefined : SEATS[number];
}

/** The remaining hands; undefined if they are absent or, after the last trick, empty. */
function handsLeft(value: unknown, at: string): Record<Seat, Card[]> | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== 4) {
    throw notRight(`${at}player`, value, msg('a list of four {"hand": […]}'));
  }
  const hands = emptyHands();
  value.forEach((player: unknown, index) => {
    const hand = isObject(player) ? fieldOf(player, 'hand') : undefined;
    if (hand !== undefined) hands[SEATS[index]!] = jsonCards(hand, `${at}player[${index}].hand`);
  });
  return SEATS.some((seat) => hands[seat].length > 0) ? hands : undefined;
}
