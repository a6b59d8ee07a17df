/** Two hands beside each other with their suits in words, as West and East in a column: “WEST        OST”, and four lines below. */
import { isLetter, kindOf, SEAT_WORDS } from './card-words.ts';
import { fold, ownValue } from '../../words/vocabularies.ts';
import { linesOf } from './tidy.ts';
import type { Piece } from './tidy.ts';
import type { WrittenHand, WrittenSeat } from './written.ts';

interface Columns {
  readonly hands: readonly WrittenHand[];
  /** The text with blanks for what was read. */
  readonly rest: string;
}

const BESIDE = /^\s*(\p{L}+):?\s{3,}(\p{L}+):?\s*$/u;

export function besideHands(text: string): Columns {
  const lines = linesOf(text);
  const hands: WrittenHand[] = [];
  const used = new Set<Piece>();
  lines.forEach((line, index) => {
    const seats = seatsBeside(line.text);
    if (!seats) return;
    const rows: (readonly Piece[])[] = [];
    for (const row of lines.slice(index + 1)) {
      const cells = cellsOf(row);
      if (cells.length !== seats.length) break;
      rows.push(cells);
      used.add(row);
    }
    if (rows.length === 0) return;
    used.add(line);
    seats.forEach((seat, column) => {
      hands.push({ seat, position: line.position, pieces: rows.map((cells) => cells[column]!) });
    });
  });
  const rest = lines.map((line) => (used.has(line) ? ' '.repeat(line.text.length) : line.text)).join('\n');
  return { hands, rest };
}

function seatsBeside(line: string): readonly WrittenSeat[] | undefined {
  const words = BESIDE.exec(line)?.slice(1) ?? [];
  const seats = words.flatMap((word) => (isLetter(word) ? [] : (ownValue(SEAT_WORDS, fold(word)) ?? [])));
  return seats.length === 2 && seats[0] !== seats[1] ? seats : undefined;
}

/** The parts of a line that begin with a suit, at its start or behind a gap; none if it begins with anything else. */
function cellsOf({ text, position }: Piece): Piece[] {
  const starts = [...text.matchAll(/(?<=^\s*|\s{2})\p{L}{2,}/gu)].filter(([word]) => kindOf(word) === 'suit');
  if (starts[0]?.index !== text.search(/\S/)) return [];
  return starts.map(({ index }, at) => ({
    text: text.slice(index, starts[at + 1]?.index),
    position: position + index,
  }));
}
