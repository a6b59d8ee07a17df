/**
 * The record of a deal: its cards in the order played, from the first lead on, as one text or as a list of words. Whether the plays
 * are legal is checked later, with the rules (`replay`).
 */
import { RANKS, SUITS } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { checkList } from '../game/given.ts';
import { msg, str } from '../game/reason.ts';
import { cardForm, parseCard } from './cards.ts';

/** Longest text read as a record, in characters. */
export const MAX_PLAYS_LENGTH = 1000;

/** The cards of the largest pack: every rank in two copies. */
const MAX_PLAYS = 2 * SUITS.length * RANKS.length;

/**
 * Reads plays from a text with spaces or commas between the cards, or from a list of cards.
 * @throws JassError `illegal-play` with the index of the play, and with its position in a text
 */
export function parsePlays(plays: string | readonly string[]): Card[] {
  if (Array.isArray(plays)) {
    checkCount(plays.length);
    return plays.map((word: unknown, index) => readPlay(String(word).trim(), index));
  }
  // A program without types may give something else, which the message then quotes.
  const text = String(plays);
  if (text.length > MAX_PLAYS_LENGTH) {
    const { length } = text;
    throw new JassError(
      'illegal-play',
      msg(str`The plays are ${length} characters long; at most ${MAX_PLAYS_LENGTH} are read.`),
    );
  }
  const words = [...text.matchAll(/[^\s,]+/g)];
  checkCount(words.length);
  return words.map((word, index) => readPlay(word[0], index, word.index));
}

/** Writes plays as a text that `parsePlays` reads. @throws TypeError without a list */
export function formatPlays(plays: readonly Card[]): string {
  checkList(plays, 'plays');
  return plays.join(' ');
}

function checkCount(count: number): void {
  if (count <= MAX_PLAYS) return;
  const reason = msg(str`There are ${count} plays; no pack has more than ${MAX_PLAYS} cards.`);
  throw new JassError('illegal-play', reason, { play: MAX_PLAYS });
}

function readPlay(word: string, index: number, position?: number): Card {
  const card = parseCard(word);
  if (card) return card;
  const [given, form] = [quote(word), cardForm()];
  const reason =
    position === undefined
      ? msg(str`plays[${index}]: ${given} is not a card; write ${form}.`)
      : msg(str`plays[${index}]: ${given} at position ${position + 1} is not a card; write ${form}.`);
  throw new JassError('illegal-play', reason, {
    play: index,
    card: word.slice(0, 40),
    ...(position !== undefined && { position }),
  });
}
