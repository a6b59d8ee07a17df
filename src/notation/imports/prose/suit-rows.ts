/** Lines of a suit each with the cards of every player: “Pik: Nord A K, Ost D 10, Süd –, West 9 8”. */
import { kindOf, LONG_SEATS, SEAT_WORDS } from './card-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { linesOf } from './tidy.ts';
import type { Piece } from './tidy.ts';
import type { WrittenHand, WrittenSeat } from './written.ts';

/** A suit at the start of a line, and the players after it; a letter is a player only with a sign. */
const HEAD = /^\s*(\p{L}+|[♠♥♦♣♤♡♢♧])\s*[:=–—-]?\s*(?=\S)/u;
const PLAYER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${LONG_SEATS})|([neswoz])(?=\\s*[:=]))(?![\\p{L}\\p{N}])\\s*[:=–—(-]?`,
  'gu',
);

interface Rows {
  readonly hands: readonly WrittenHand[];
  /** The text with blanks for what was read. */
  readonly rest: string;
}

/** The hands of a text that has two such lines or more. */
export function suitRows(text: string): Rows {
  const lines = linesOf(text);
  const rows = lines.map((line) => ({ line, cells: cellsOf(line) }));
  const found = rows.filter(({ cells }) => cells.length > 0);
  if (found.length < 2) return { hands: [], rest: text };
  const hands = new Map<WrittenSeat, WrittenHand>();
  for (const { seat, piece } of found.flatMap(({ cells }) => cells)) {
    const hand = hands.get(seat) ?? { seat, position: piece.position, pieces: [] };
    hand.pieces.push(piece);
    hands.set(seat, hand);
  }
  const rest = rows.map(({ line, cells }) => (cells.length > 0 ? ' '.repeat(line.text.length) : line.text)).join('\n');
  return { hands: [...hands.values()], rest };
}

/** The cards of each player in a line of one suit; none if it is no such line. */
function cellsOf({ text, position }: Piece): { readonly seat: WrittenSeat; readonly piece: Piece }[] {
  const head = HEAD.exec(text);
  if (!head || kindOf(head[1]!) !== 'suit') return [];
  const folded = foldInPlace(text);
  const players = [...folded.matchAll(PLAYER)];
  const [first] = players;
  if (players.length < 2 || first!.index !== head[0].length) return [];
  const cells = players.map((match, index) => {
    const start = match.index + match[0].length;
    const cards = text.slice(start, players[index + 1]?.index);
    const seat = SEAT_WORDS[match[1] ?? match[2]!]!;
    return { seat, piece: { text: `${head[1]} ${cards}`, position: position + start - head[1]!.length - 1 } };
  });
  const isCards = ({ piece }: { piece: Piece }): boolean =>
    (piece.text.slice(head[1]!.length).match(/[\p{L}\p{M}\p{N}]+|\S/gu) ?? []).every((word) =>
      ['card', 'between'].includes(kindOf(word)),
    );
  const isEach = new Set(cells.map(({ seat }) => seat)).size === cells.length;
  return isEach && cells.every(isCards) ? cells : [];
}
