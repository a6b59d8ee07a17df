/** Rows of a player and four groups of ranks, as in “N A6|J|AT7|AJ6”. A legend may name the suits: “sp/he/di/cl”; a text without one has them in their usual order. */
import type { Suit } from '../../../game/cards.ts';
import { SUITS } from '../../../game/cards.ts';
import { rankOfWord, suitsOf } from '../../words/meanings.ts';
import { fold, ownValue, VOCABULARIES } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import { SEAT_WORDS } from './card-words.ts';
import { linesOf } from './tidy.ts';
import type { Piece } from './tidy.ts';
import type { WrittenHand, WrittenSeat } from './written.ts';

interface GroupRows {
  readonly hands: readonly WrittenHand[];
  /** The text with blanks for what was read, and strokes between the groups of rows without a legend. */
  readonly rest: string;
}

interface Row {
  readonly line: Piece;
  readonly seat: WrittenSeat;
  /** The groups, each with its place. */
  readonly groups: readonly Piece[];
}

/** Fewer rows may be anything; the fourth hand may be the rest. */
const FEWEST_ROWS = 3;

export function groupRows(text: string): GroupRows {
  const lines = linesOf(text);
  const rows = lines.flatMap(rowOf);
  const isDeal = rows.length >= FEWEST_ROWS && new Set(rows.map(({ seat }) => seat)).size === rows.length;
  if (!isDeal) return { hands: [], rest: text };
  const legend = legendIn(text);
  const isRow = (line: Piece): Row | undefined => rows.find((row) => row.line === line);
  if (!legend) {
    const rest = lines.map((line) => (isRow(line) ? withStrokes(line.text) : line.text));
    return { hands: [], rest: rest.join('\n') };
  }
  const hands = rows.map(({ seat, line, groups }) => ({
    seat,
    position: line.position,
    pieces: groups.map(({ text: group, position }, index) => ({
      text: `${legend[index]!}: ${group}`,
      position: position - legend[index]!.length - 2,
    })),
  }));
  const rest = lines.map((line) => (isRow(line) ? ' '.repeat(line.text.length) : line.text));
  return { hands, rest: rest.join('\n') };
}

function rowOf(line: Piece): Row[] {
  const [, head, word, body] = /^(\s*\|?\s*(\p{L}+)\s*[:|]?\s+)([^|/]*(?:[|/][^|/]*){3})[|\s]*$/u.exec(line.text) ?? [];
  const seat = word === undefined ? undefined : ownValue(SEAT_WORDS, fold(word));
  if (!seat) return [];
  const groups: Piece[] = [];
  let from = 0;
  for (const group of body!.split(/[|/]/)) {
    groups.push({ text: group, position: line.position + head!.length + from });
    from += group.length + 1;
  }
  const isRanks = ({ text }: Piece): boolean => /^\s*(?:[AKQJTDVBRHOU6-9]|10)*\s*$|^\s*[-–—]\s*$/iu.test(text);
  return groups.every(isRanks) ? [{ line, seat, groups }] : [];
}

/** The bars between the groups of a row as strokes, which the reader of groups takes. */
const withStrokes = (row: string): string => {
  const bars = [...row.matchAll(/\|/g)].map(({ index }) => index);
  const between = bars.slice(/^\s*\p{L}+\s*\|/u.test(row) ? 1 : 0);
  return [...row].map((sign, index) => (between.includes(index) ? '/' : sign === '|' ? ' ' : sign)).join('');
};

/** Four words for suits behind each other, each another suit in one vocabulary. */
function legendIn(text: string): readonly string[] | undefined {
  for (const [list] of text.matchAll(/(?<!\p{L})\p{L}+(?:[ ]*[,/|·-][ ]*\p{L}+){3}(?!\p{L})/gu)) {
    const words = list.match(/\p{L}+/gu)!;
    if (VOCABULARIES.some((vocabulary) => isEachSuit(words.map((word) => suitOf(vocabulary, word))))) return words;
  }
  return undefined;
}

const suitOf = (vocabulary: Vocabulary, word: string): Suit | undefined => {
  const suits = rankOfWord(vocabulary, word) ? [] : suitsOf(vocabulary, word);
  return suits.length === 1 ? suits[0] : undefined;
};

const isEachSuit = (suits: readonly (Suit | undefined)[]): boolean => SUITS.every((suit) => suits.includes(suit));
