/** Tables: a column a suit, or a column a seat. Other tables are lines like any others once their frames are gone. */
import type { Suit } from '../../../game/cards.ts';
import { SUITS } from '../../../game/cards.ts';
import { namesSuit, suitsOf } from '../../words/meanings.ts';
import { VOCABULARIES } from '../../words/vocabularies.ts';
import { kindOf, TOKEN } from './card-words.ts';
import type { WrittenHand, WrittenSeat } from './written.ts';
import { linesOf } from './tidy.ts';
import type { Piece } from './tidy.ts';
import { BASICS } from '../../../languages/registry/languages.ts';

interface Table {
  readonly hands: readonly WrittenHand[];
  /** The text with blanks for what was read, and without frames. */
  readonly rest: string;
}

/** The separators of cells, the likeliest first; a bar is also a tab. */
const SEPARATORS = [/\|/, / {2,}/, /;/, /,/];

/** A cell of a line. */
const cellsOf = ({ text, position }: Piece, separator: RegExp): Piece[] => {
  const cells: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(separator.source, 'g'))) {
    cells.push({ text: text.slice(from, match.index), position: position + from });
    from = match.index + match[0].length;
  }
  return [...cells, { text: text.slice(from), position: position + from }];
};

/** The suit that a cell is in full. */
function suitIn(cell: string): Suit | undefined {
  const word = cell.trim();
  const suits = new Set(
    VOCABULARIES.flatMap((vocabulary) => (namesSuit(vocabulary, word) ? suitsOf(vocabulary, word) : [])),
  );
  return suits.size === 1 ? [...suits][0] : undefined;
}

/** The suits of the cells of a head: in full, or four letters in the order of a language. */
function suitsIn(head: readonly Piece[]): readonly (Suit | undefined)[] {
  const suits = head.map(({ text }) => suitIn(text));
  if (suits.some((suit) => suit)) return suits;
  const words = head.map(({ text }) => text.trim());
  const letters = words.filter((word) => /^[A-Z]$/.test(word)).join('');
  if (
    !Object.values(BASICS)
      .map(({ suitOrder }) => suitOrder)
      .includes(letters)
  )
    return suits;
  return words.map((word) => (/^[A-Z]$/.test(word) ? SUITS[letters.indexOf(word)] : undefined));
}

/** @param seatOf the seat that a word is */
export function tableHands(tidy: string, seatOf: (word: string) => WrittenSeat | undefined): Table {
  const lines = linesOf(tidy);
  const hands: WrittenHand[] = [];
  const used = new Set<Piece>();
  lines.forEach((line, index) => {
    for (const separator of SEPARATORS) {
      const head = cellsOf(line, separator);
      const suits = suitsIn(head);
      const seats = head.map(({ text }) => seatOf(text.trim()));
      const body = lines.slice(index + 1);
      if (isEach(suits, SUITS.length) && used.size === 0) {
        const rows = body.map((row) => [row, cellsOf(row, separator)] as const);
        for (const [row, cells] of rows) {
          const seat = cells.map(({ text }) => seatOf(withoutRemark(text))).find((found) => found);
          if (!seat || cells.length < head.length) continue;
          // “trump, hearts” is a fact below the table.
          if (!suits.some((suit, column) => suit && hasCard(cells[column]!))) continue;
          const pieces = suits.flatMap((suit, column) => (suit ? [withSuit(head[column]!, cells[column]!)] : []));
          hands.push({ seat, position: row.position, pieces });
          used.add(row);
        }
        if (hands.length > 0) used.add(line);
      } else if (isEach(seats, 4) && used.size === 0) {
        const found = seats.map((seat, column) => ({ seat, column, pieces: [] as Piece[] }));
        for (const row of body) {
          const cells = cellsOf(row, separator);
          if (row.text.trim() === '' && used.size === 0) continue;
          if (cells.length !== head.length) break;
          const suit = cells.find(({ text }, column) => !seats[column] && suitIn(text));
          for (const { column, pieces } of found) {
            pieces.push(suit ? withSuit(suit, cells[column]!) : cells[column]!);
          }
          used.add(row);
        }
        if (used.size === 0) return;
        for (const { seat, pieces } of found) if (seat) hands.push({ seat, position: pieces[0]!.position, pieces });
        used.add(line);
      }
    }
  });
  const rest = lines.map((line) => (used.has(line) ? ' '.repeat(line.text.length) : line.text.replaceAll('|', ' ')));
  return { hands, rest: rest.join('\n') };
}

/** A cell without what stands in brackets behind the player: “South (declarer)”. */
const withoutRemark = (cell: string): string => cell.replace(/\([^()]*\)\s*$/, '').trim();

const hasCard = ({ text }: Piece): boolean => (text.match(TOKEN) ?? []).some((word) => kindOf(word) === 'card');

/** Whether so many cells have a value, each another one. */
const isEach = (values: readonly unknown[], count: number): boolean => {
  const given = values.filter((value) => value !== undefined);
  return given.length === count && new Set(given).size === count && values.length <= count + 3;
};

/** The cell after the name of its suit, as the head of the table has it. */
function withSuit({ text: head }: Piece, { text, position }: Piece): Piece {
  const word = head.trim();
  // A letter is a suit before a colon.
  const name = word.length === 1 ? `${word}: ` : `${word} `;
  return { text: name + text, position: position - name.length };
}
