/**
 * Deals as text in the style of PBN: `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`. One scan reads the text and keeps the position of every card,
 * so that mistakes found later with the rules (a card that is not in the pack, a duplicate) are reported with their position.
 */
import { cardOf, RANKS, seatAfter, SUITS } from '../game/cards.ts';
import type { Card, Deal, Seat, Suit } from '../game/cards.ts';
import { checkDeal } from '../game/play/deal.ts';
import { JassError, quote } from '../game/errors.ts';
import { msg, str } from '../game/reason.ts';
import type { Reason } from '../game/reason.ts';
import type { Rules } from '../game/rules/rules.ts';
import { parseRank } from './cards.ts';

/** Longest text read as a deal, in characters: several times the longest real one. */
export const MAX_DEAL_LENGTH = 1000;

const dealForm = (): Reason =>
  msg('Write it like "N:AKJ9.T87.Q6. 8.AK.T97.J86 …": a seat, then four hands clockwise, each as S.H.D.C.');

/** A card and the index of its rank in the text. */
interface PlacedCard {
  readonly card: Card;
  readonly position: number;
}

interface PlacedHand {
  /** Index of the hand's first character in the text. */
  readonly position: number;
  readonly cards: readonly PlacedCard[];
}

type PlacedDeal = Readonly<Record<Seat, PlacedHand>>;

/**
 * Reads a deal, the cards of each hand in the order written. Without a pack a card may appear twice, and the hands may differ in size
 * (see `readDeal`).
 * @throws JassError `bad-deal` with hand, card and position if known
 */
export function parseDeal(text: string): Deal {
  // A program without types may give something else, which the message then quotes.
  return cardsOf(scanDeal(String(text)));
}

/**
 * Reads a deal and checks it against the pack of a game.
 * @throws JassError `bad-deal` as `parseDeal` and `checkDeal` do; an error about a hand always has its position
 */
export function readDeal(rules: Rules, text: string): Deal {
  const placed = scanDeal(text);
  const deal = cardsOf(placed);
  try {
    checkDeal(rules, deal);
  } catch (error) {
    throw error instanceof JassError ? withPosition(error, placed) : error;
  }
  return deal;
}

function cardsOf(placed: PlacedDeal): Deal {
  const cards = (seat: Seat): Card[] => placed[seat].cards.map(({ card }) => card);
  return { N: cards('N'), E: cards('E'), S: cards('S'), W: cards('W') };
}

function scanDeal(text: string): PlacedDeal {
  if (text.length > MAX_DEAL_LENGTH) {
    const [{ length }, form] = [text, dealForm()];
    throw new JassError(
      'bad-deal',
      msg(str`The deal is ${length} characters long; at most ${MAX_DEAL_LENGTH} are read. ${form}`),
    );
  }
  const head = /^\s*([NESW])\s*:/i.exec(text);
  if (!head) {
    const position = text.search(/\S/);
    const [given, form] = [quote(text.slice(position)), dealForm()];
    throw new JassError(
      'bad-deal',
      position < 0
        ? msg(str`The deal is empty. ${form}`)
        : msg(str`The deal begins with ${given} instead of the seat of its first hand and a colon. ${form}`),
      { position: Math.max(position, 0) },
    );
  }
  const first = head[1]!.toUpperCase() as Seat;
  const words = [...text.slice(head[0].length).matchAll(/\S+/g)];
  if (words.length !== 4) {
    const { length: count, 4: fifth } = words;
    throw new JassError(
      'bad-deal',
      msg(
        str`The deal needs four hands, clockwise from ${{ seat: first }}, each with its three dots as S.H.D.C; it has ${count}.`,
      ),
      { position: fifth ? head[0].length + fifth.index : text.length },
    );
  }
  const hands: Partial<Record<Seat, PlacedHand>> = {};
  words.forEach((word, index) => {
    const seat = seatAfter(first, 'clockwise', index);
    hands[seat] = scanHand(word[0], seat, head[0].length + word.index);
  });
  return hands as PlacedDeal;
}

/** Reads one hand of a deal. @param start index of `text` in the deal's text @throws JassError `bad-deal` with the position in that text */
export function scanHand(text: string, seat: Seat, start: number): PlacedHand {
  const suits = text.split('.');
  if (suits.length !== SUITS.length) {
    const [given, count] = [quote(text), suits.length];
    throw new JassError(
      'bad-deal',
      msg(
        str`Hand ${{ seat }}, ${given} at position ${start + 1}, must have four suits, not ${count}; write S.H.D.C, with "-" or nothing for a void.`,
      ),
      { hand: seat, position: start },
    );
  }
  const cards: PlacedCard[] = [];
  let position = start;
  suits.forEach((ranks, index) => {
    if (ranks !== '-') cards.push(...scanSuit(ranks, SUITS[index]!, seat, position));
    position += ranks.length + 1;
  });
  return { position: start, cards };
}

function scanSuit(ranks: string, suit: Suit, seat: Seat, start: number): PlacedCard[] {
  // "10" is one rank. Otherwise each code point is one, so that a message never shows half a character.
  return [...ranks.matchAll(/10|./gsu)].map((match) => {
    const position = start + match.index;
    const rank = parseRank(match[0]);
    if (!rank) {
      const [given, known] = [quote(match[0]), RANKS.join(' ')];
      throw new JassError(
        'bad-deal',
        msg(
          str`Hand ${{ seat }}: ${given} at position ${position + 1}, in suit ${{ suit }}, is not a rank; write one of ${known} (or 10 for T).`,
        ),
        { hand: seat, card: suit + match[0], position },
      );
    }
    return { card: cardOf(suit, rank), position };
  });
}

/** Adds to an error about a hand or a card its position: where the hand's last such card stands, which is the one too many. */
function withPosition(error: JassError, placed: PlacedDeal): JassError {
  const seat = error.place.hand as Seat;
  const hand = placed[seat] as PlacedHand | undefined;
  if (!hand) return error;
  const known = hand.cards.findLast(({ card }) => card === error.place.card);
  const { position } = known ?? hand;
  const where = known
    ? msg(str`${{ card: known.card }} is at position ${position + 1} of the deal.`)
    : msg(str`Hand ${{ seat }} is at position ${position + 1} of the deal.`);
  return new JassError(error.code, str`${error.reason} ${where}`, { ...error.place, position });
}
