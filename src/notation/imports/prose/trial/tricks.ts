/**
 * The tricks of a text whose hands are known, by trial: lines of cards alone, with or without numbers and players. They count only if every
 * player plays one card that the hand has to each trick.
 */
import { seatAfter, SEATS } from '../../../../game/cards.ts';
import type { Card, Direction, Seat } from '../../../../game/cards.ts';
import { TRICK_SIZE } from '../../../../game/play/trick.ts';
import type { Vocabulary } from '../../../words/vocabularies.ts';
import type { RecordedTrick } from '../../record.ts';
import { SEAT_WORDS } from '../card-words.ts';
import { LED_BY, TRICK_START } from '../trick-start.ts';
import { foldInPlace } from '../fold-in-place.ts';
import { linesOf } from '../tidy.ts';
import type { Piece } from '../tidy.ts';
import { letterings, Meanings } from './meaning.ts';
import { tokensOf, walk } from './walk.ts';
import type { Hands } from './whole.ts';

/** A line of the text with the cards of a trick or of several. */
interface Line extends Piece {
  readonly isNumbered: boolean;
  /** The line with all before the cards. */
  readonly whole: string;
  /** The player who leads, if the line begins with one. */
  readonly first?: Seat;
}

/** Plays with what tells them, as the text has it. */
export interface PlaysRead {
  readonly tricks: readonly RecordedTrick[];
  readonly read: readonly string[];
}

/** @param text without the cards of the hands @returns undefined if no reading is a record of tricks */
export function tricksByTrial(text: string, hands: Hands, vocabularies: readonly Vocabulary[]): PlaysRead | undefined {
  const lines = linesOf(text).flatMap(trickLine);
  for (const lettering of vocabularies.flatMap(letterings)) {
    const meanings = new Meanings(lettering);
    const read = lines.flatMap((line) => {
      const cards = cardsOf(line, meanings);
      return cards.length > 0 ? [{ line, cards }] : [];
    });
    const plays = read.flatMap(({ cards }) => cards);
    const isRecord = read.every(({ cards }, index) => cards.length % TRICK_SIZE === 0 || index === read.length - 1);
    if (plays.length < TRICK_SIZE || !isRecord) continue;
    const isEach = read.every(({ cards }) => cards.length <= TRICK_SIZE);
    const tricks = tricksOf(plays).map((trick, index): RecordedTrick => {
      const first = isEach ? read[index]!.line.first : undefined;
      return { ...trick, ...(first && { first }) };
    });
    const isNumbered = read.every(({ line }) => line.isNumbered);
    // One line of four cards may be anything.
    const isEnough = isNumbered || tricks.length > 1;
    if (isEnough && tricks.every(({ cards }) => isTrick(cards, hands, isNumbered))) {
      return { tricks, read: read.map(({ line }) => line.whole) };
    }
  }
  return undefined;
}

/** The part of a line behind the number of a trick or the player who leads, without remarks in brackets. */
function trickLine({ text, position }: Piece): Line[] {
  const folded = foldInPlace(text);
  const led = LED_BY.exec(folded);
  const seat = SEAT_WORDS[led?.groups!.seat ?? led?.groups!.then ?? ''];
  const first = seat === 'O' ? undefined : seat;
  const start = TRICK_START.exec(folded) ?? led;
  const from = start ? start[0].length : 0;
  const body = text.slice(from).replace(/\([^()]*\)/g, (remark) => ' '.repeat(remark.length));
  return [{ text: body, position: position + from, isNumbered: start !== null, whole: text, ...(first && { first }) }];
}

/** The cards of a line; none if it has words beside them, unless it has a number. */
function cardsOf({ text, isNumbered }: Line, meanings: Meanings): Card[] {
  const tokens = tokensOf(text);
  if (!isNumbered && tokens.some(({ word }) => meanings.of(word).kind === 'word')) return [];
  const given = walk(tokens, meanings, { by: 'before', letters: 'anywhere', isSpaced: false, isCarried: false });
  return given.map(({ card }) => card);
}

function tricksOf(plays: readonly Card[]): RecordedTrick[] {
  const tricks: RecordedTrick[] = [];
  for (let index = 0; index < plays.length; index += TRICK_SIZE) {
    tricks.push({ cards: plays.slice(index, index + TRICK_SIZE) });
  }
  return tricks;
}

/** Who has a card; one whose hand is empty has all that no other has. */
export const holderOf = (card: Card, hands: Hands): Seat | undefined =>
  SEATS.find((seat) => hands[seat].includes(card)) ?? SEATS.find((seat) => hands[seat].length === 0);

/**
 * Whether each card is another player’s.
 * @param isNumbered otherwise the players must follow each other at the table
 */
function isTrick(cards: readonly Card[], hands: Hands, isNumbered: boolean): boolean {
  const holders = cards.map((card) => holderOf(card, hands));
  const [first] = holders;
  if (!first || holders.includes(undefined) || new Set(holders).size !== cards.length) return false;
  const isAround = (direction: Direction): boolean =>
    holders.every((seat, index) => seat === seatAfter(first, direction, index));
  return isNumbered || isAround('clockwise') || isAround('counterclockwise');
}
