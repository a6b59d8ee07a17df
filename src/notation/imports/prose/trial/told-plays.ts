/**
 * The first plays of a text whose hands are known, where sentences tell them: “North leads the heart ten, West the seven of hearts, …”. They
 * count only if the players take turns at the table, each with a card of the hand, from the first lead on.
 */
import { seatAfter } from '../../../../game/cards.ts';
import type { Card, Direction, Seat } from '../../../../game/cards.ts';
import { TRICK_SIZE } from '../../../../game/play/trick.ts';
import type { Language } from '../../../../languages/registry/languages.ts';
import { ownValue } from '../../../words/vocabularies.ts';
import type { Vocabulary } from '../../../words/vocabularies.ts';
import type { RecordedTrick } from '../../record.ts';
import { alternatives } from '../card-words.ts';
import { ASKING } from '../facts.ts';
import { foldInPlace } from '../fold-in-place.ts';
import type { Piece } from '../tidy.ts';
import { letterings, Meanings } from './meaning.ts';
import { holderOf } from './tricks.ts';
import type { PlaysRead } from './tricks.ts';
import { tokensOf, walk } from './walk.ts';
import type { Given, Layout } from './walk.ts';
import type { Hands } from './whole.ts';
import { READINGS } from '../../../../languages/registry/readings.ts';

/** A play as a sentence tells it. */
interface Told {
  readonly card: Card;
  readonly seat: Seat;
  readonly sentence: Piece;
}

const LAYOUT: Layout = { by: 'before', letters: 'anywhere', isSpaced: false, isCarried: false };

/** Behind a player they are for holding and for playing: “East has begun with …, then East with …”. */
const WITH: ReadonlySet<string> = new Set(['with', 'mit', 'met', 'avec']);

/** One card may be said of anything. */
const FEWEST_PLAYS = 2;

/** @param text without the cards of the hands @param leader who leads, if the text says so @returns undefined if no sentences tell plays */
export function toldPlays(
  text: string,
  hands: Hands,
  vocabularies: readonly Vocabulary[],
  leader: Seat | undefined,
): PlaysRead | undefined {
  const words = wordsOf([...new Set(vocabularies.map(({ language }) => language))]);
  const folded = foldInPlace(text);
  for (const lettering of vocabularies.flatMap(letterings)) {
    const given = walk(tokensOf(text), new Meanings(lettering), LAYOUT);
    const seatOf = ({ owner }: Given): Seat | undefined =>
      owner === 'O' ? ownValue(lettering.vocabulary.seats, 'o') : owner.startsWith('?') ? undefined : (owner as Seat);
    const first = given.findIndex(
      ({ ownerAt, start }) => ownerAt !== undefined && words.play.test(folded.slice(ownerAt, start)),
    );
    if (first < 0) continue;
    // “Later North leads …”, “my plan: North plays …” tell something else.
    const player = given[first]!.ownerAt!;
    const before = folded.slice(sentenceAt(text, player).position, player).trim();
    if (words.later.test(before) || (/\p{L}/u.test(before) && !before.endsWith(','))) continue;
    const plays = given.slice(first).map((one) => ({ one, seat: seatOf(one), sentence: sentenceAt(text, one.start) }));
    const end = plays.findIndex(
      ({ one, seat, sentence }, index) =>
        !seat ||
        // Later a wrong card is a mistake, which the rules name.
        (index < FEWEST_PLAYS && holderOf(one.card, hands) !== seat) ||
        words.doubt.test(folded.slice(sentence.position, sentence.position + sentence.text.length)) ||
        words.hold.test(folded.slice(one.ownerAt, one.start)) ||
        isAsked(sentence, one.start),
    );
    const told = plays.slice(0, end < 0 ? undefined : end).map(({ one, seat, sentence }): Told => ({
      card: one.card,
      seat: seat!,
      sentence,
    }));
    const last = plays[told.length - 1]?.one;
    const isFirst = last && !words.trick.test(folded.slice(0, last.end)) && (leader ?? told[0]!.seat) === told[0]!.seat;
    if (told.length < FEWEST_PLAYS || !isFirst) continue;
    const tricks = tricksOf(told);
    if (takeTurns(tricks)) return { tricks, read: [...new Set(told.map(({ sentence }) => sentence.text.trim()))] };
  }
  return undefined;
}

/** The words of languages that tell plays from what is said of cards otherwise. */
function wordsOf(
  languages: readonly Language[],
): Readonly<Record<'play' | 'doubt' | 'hold' | 'trick' | 'later', RegExp>> {
  const pattern = (of: (language: Language) => readonly string[]): RegExp =>
    new RegExp(`(?<!\\p{L})(?:${alternatives(languages.flatMap(of))})(?!\\p{L})`, 'u');
  return {
    play: pattern((language) => {
      const { lead, turns, declare } = READINGS[language].sentences;
      return [...lead, ...turns, ...declare];
    }),
    doubt: pattern((language) => READINGS[language].sentences.doubt),
    later: pattern((language) => READINGS[language].sentences.later),
    hold: pattern((language) => READINGS[language].sentences.hold.filter((word) => word.length > 2 && !WITH.has(word))),
    trick: pattern((language) => [
      ...READINGS[language].sentences.trick,
      ...READINGS[language].sentences.ordinals.slice(1),
    ]),
  };
}

function sentenceAt(text: string, index: number): Piece {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, index - 1))) + 1;
  const length = text.slice(start).search(/[.!?](?=\s|$)|\n|$/);
  return { text: text.slice(start, start + length + 1), position: start };
}

/** Whether a card stands in the part of a sentence that asks. */
function isAsked({ text, position }: Piece, card: number): boolean {
  if (!/\?\s*$/.test(text)) return false;
  const at = card - position;
  return ASKING.test(` ${foldInPlace(text)}`) || text.lastIndexOf(',') < at;
}

const tricksOf = (told: readonly Told[]): RecordedTrick[] =>
  Array.from({ length: Math.ceil(told.length / TRICK_SIZE) }, (_, index) => {
    const plays = told.slice(TRICK_SIZE * index, TRICK_SIZE * (index + 1));
    return {
      cards: plays.map(({ card }) => card),
      first: plays[0]!.seat,
      players: plays.map(({ seat }) => seat),
    };
  });

/** Whether the players of each trick follow each other at the table, all in one direction. */
function takeTurns(tricks: readonly RecordedTrick[]): boolean {
  const isAround = (direction: Direction): boolean =>
    tricks.every(({ first, players }) => players!.every((seat, index) => seat === seatAfter(first!, direction, index)));
  return isAround('clockwise') || isAround('counterclockwise');
}
