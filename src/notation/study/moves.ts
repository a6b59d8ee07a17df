/** Moves as text, such as `6. J♣? Q♣` or `6. CJ? CQ`: the number of the trick and of the card in it, where the text jumps, and cards with their signs. */
import { cardOf, RANKS } from '../../game/cards.ts';
import type { Card, CardSuits, Rank } from '../../game/cards.ts';
import { JassError, quote } from '../../game/errors.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import { untranslated } from '../../game/reason.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { parseCard, parseSuit } from '../cards.ts';
import { indexLetters } from '../drawing/letters.ts';
import { MOVE_SIGNS } from './study.ts';
import type { Move, Moves } from './study.ts';

/** Whose letters stand on the cards. */
export interface Letters {
  readonly language: Language;
  readonly suits: CardSuits;
}

/** Moves as written. */
export interface WrittenMoves {
  /** The plays before the first of them, if the trick is named. */
  readonly from?: number;
  readonly cards: readonly Pick<Move, 'card' | 'sign'>[];
}

/**
 * Reads the inside of brackets.
 * @throws JassError `bad-request` for anything else than a trick and cards
 */
export function parseMoves(text: string, letters: Letters): WrittenMoves {
  const [, trick, place = '1', rest] = /^\s*(?:(\d{1,2})\.([1-4])?(?=\s|$))?\s*(.*)$/su.exec(text)!;
  const cards = rest!.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : readMove(word, letters)));
  if (trick === undefined && cards.length === 0) throw notMoves(text);
  return {
    ...(trick !== undefined && { from: TRICK_SIZE * (Number(trick) - 1) + Number(place) - 1 }),
    cards,
  };
}

const notMoves = (text: string): JassError => {
  const given = quote(text);
  return new JassError(
    'bad-request',
    untranslated(`${given} names no cards; write them as [J♣ 9♦] or [6. J♣], and \\[ for a bracket of the text.`),
  );
};

function readMove(word: string, letters: Letters): Pick<Move, 'card' | 'sign'> {
  const sign = MOVE_SIGNS.find((known) => word.endsWith(known));
  const name = sign ? word.slice(0, -sign.length) : word;
  return { card: readCard(name, letters), ...(sign && { sign }) };
}

/** A card as text and moves have it. @throws JassError `bad-request` */
export function readCard(name: string, letters: Letters): Card {
  const card = cardOfName(name, letters);
  if (card) return card;
  const given = quote(name);
  throw new JassError('bad-request', untranslated(`${given} is not a card; write it as J♣ or CJ.`), {
    card: name.slice(0, 40),
  });
}

/** A card in the notation, or with the sign of its suit after or before a letter of the language or an English one. */
function cardOfName(word: string, { language, suits }: Letters): Card | undefined {
  const known = parseCard(word);
  if (known) return known;
  const [, before, letter = '', after] = /^([♠♥♦♣]?)(.+?)([♠♥♦♣]?)$/u.exec(word) ?? [];
  const suit = parseSuit(before || after || '');
  if (!suit || (before && after)) return undefined;
  const rank = rankOfLetter(indexLetters(language, suits), letter) ?? rankOfLetter(indexLetters('en'), letter);
  return rank ? cardOf(suit, rank) : letter.toUpperCase() === 'T' ? cardOf(suit, 'T') : undefined;
}

const rankOfLetter = (of: Readonly<Record<Rank, string>>, letter: string): Rank | undefined =>
  RANKS.find((rank) => of[rank].toUpperCase() === letter.toUpperCase());

/** Writes the inside of brackets. @param write a card; by default in the notation */
export function formatMoves(
  { before, moves, isNumbered }: Moves,
  write: (card: Card) => string = (card) => card,
): string {
  const [trick, place] = [Math.floor(before.length / TRICK_SIZE) + 1, (before.length % TRICK_SIZE) + 1];
  const number = isNumbered ? [`${trick}.${place === 1 ? '' : place}`] : [];
  return [...number, ...moves.map(({ card, sign = '' }) => write(card) + sign)].join(' ');
}
