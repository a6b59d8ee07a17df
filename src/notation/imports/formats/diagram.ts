/**
 * The diagram of a newspaper column: hands of four lines ♠ ♥ ♦ ♣, North at the top, West and East side by side, South at the bottom;
 * or four hands below each other, each below the name of its seat.
 *
 *             ♠ A K J 9
 *             ♥ 10 8 7
 *             ♦ Q 6
 *             ♣ —
 *     ♠ Q 10       N        ♠ 8
 *     ♥ …        W   E      ♥ A K
 *     …            S        …
 *             ♠ …
 */
import { SUITS } from '../../../game/cards.ts';
import type { Card, Deal, Seat, Suit } from '../../../game/cards.ts';
import { listed, msg, oneOf, str } from '../../../game/reason.ts';
import { SUIT_SIGNS } from '../../cards.ts';
import { badRecord, emptyHands } from '../record.ts';
import { allFour, headingOf, readTextLayout } from './text-layout.ts';
import type { TextRead } from './text-layout.ts';
import { fold, ownValue, SIGN_SUITS } from '../../words/vocabularies.ts';
import type { Vocabulary } from '../../words/vocabularies.ts';
import { readWordCards } from './word-cards.ts';
import type { Doubt } from './word-cards.ts';

const SIGN = new RegExp(`[${Object.keys(SIGN_SUITS).join('')}]`, 'u');

/** A suit of a hand: its sign, and the ranks up to the next sign. */
interface Suited {
  readonly suit: Suit;
  readonly text: string;
  readonly position: number;
}

/** The name of a seat above a hand. */
interface Name {
  readonly seat: Seat;
  readonly position: number;
}

/** The lines of one hand, or of two side by side, with the names of seats above them. */
interface Block {
  readonly names: readonly Name[];
  /** For each line the suits in it, one for each hand. */
  readonly lines: Suited[][];
}

/** Whether a line of the text begins with a suit sign. */
export const isDiagram = (text: string): boolean =>
  text.split('\n').some((line) => SIGN.test(line.trimStart().slice(0, 1)));

/** Reads a diagram and its headings in one vocabulary, which must have the suit signs. @throws JassError `bad-request` */
export function readDiagram(text: string, vocabulary: Vocabulary): TextRead {
  const { blocks, around, left } = partsOf(text, vocabulary);
  const { hands, written, doubts } = handsIn(blocks, vocabulary);
  const rest = readTextLayout(around, vocabulary, readWordCards);
  return {
    raw: { ...rest.raw, hands: allFour(hands, written), ...(left.length > 0 && { unread: left }) },
    doubts: [...doubts, ...rest.doubts],
  };
}

/** The parts of a text with a diagram. */
interface Parts {
  readonly blocks: readonly Block[];
  /** The text with its headings alone, and spaces for everything else, which keeps positions. */
  readonly around: string;
  /** The lines that are neither. */
  readonly left: readonly string[];
}

function partsOf(text: string, vocabulary: Vocabulary): Parts {
  const left: string[] = [];
  const blocks: Block[] = [];
  const around: string[] = [];
  let names: Name[] = [];
  let position = 0;
  for (const line of text.split('\n')) {
    const start = position;
    position += line.length + 1;
    const isSuits = SIGN.test(line.trimStart().slice(0, 1));
    const named = isSuits ? [] : namesIn(line, start, vocabulary);
    const isHeading = !isSuits && named.length === 0 && headingOf(line, start, vocabulary) !== undefined;
    around.push(isHeading ? line : ' '.repeat(line.length));
    if (isSuits) {
      const suits = suitsIn(line, start);
      const last = blocks.at(-1);
      if (last && last.lines.length < SUITS.length && names.length === 0) last.lines.push(suits);
      else blocks.push({ names, lines: [suits] });
      names = [];
    } else if (!isHeading && named.length === 0 && line.trim() !== '') {
      left.push(line.trim());
    }
    names.push(...named);
  }
  return { blocks, around: around.join('\n'), left };
}

/** The hands of a diagram, with their seats. */
interface WrittenHands {
  readonly hands: Deal;
  readonly written: ReadonlySet<Seat>;
  readonly doubts: readonly Doubt[];
}

/** The hands of the blocks. @throws JassError `bad-request` for a hand out of its place, or a seat with two */
function handsIn(blocks: readonly Block[], vocabulary: Vocabulary): WrittenHands {
  const doubts: Doubt[] = [];
  const hands = emptyHands();
  const written = new Set<Seat>();
  const seatsOf = layoutOf(blocks);
  blocks.forEach((block, index) => {
    checkLines(block);
    seatsOf[index]!.forEach((seat, column) => {
      if (written.has(seat)) {
        throw badRecord(msg(str`The diagram has two hands of ${{ seat }}.`), {
          position: block.lines[0]![0]!.position,
        });
      }
      written.add(seat);
      hands[seat] = block.lines.flatMap((line) => cardsOf(line[column]!, vocabulary, doubts));
    });
  });
  return { hands, written, doubts };
}

/** The seats named in a line; empty if it has other text. */
function namesIn(line: string, start: number, vocabulary: Vocabulary): Name[] {
  if (!/^[\p{L}\p{M}\s:]*$/u.test(line)) return [];
  const words = [...line.matchAll(/[\p{L}\p{M}]+/gu)];
  const names = words.flatMap((match) => {
    const seat = ownValue(vocabulary.seats, fold(match[0]));
    return seat ? [{ seat, position: start + match.index }] : [];
  });
  return names.length === words.length ? names : [];
}

function suitsIn(line: string, start: number): Suited[] {
  return [...line.matchAll(new RegExp(`(${SIGN.source})\\uFE0F?([^${Object.keys(SIGN_SUITS).join('')}]*)`, 'gu'))].map(
    ([whole, sign, text], index, all) => {
      const from = start + all[index]!.index;
      return { suit: SIGN_SUITS[sign!]!, text: text!, position: from + whole.length - text!.length };
    },
  );
}

/** The seats of each block's hands, from left to right. @throws JassError `bad-request` if neither layout fits */
function layoutOf(blocks: readonly Block[]): Seat[][] {
  const sizes = blocks.map(({ lines }) => lines[0]!.length);
  const named = blocks.every(({ names }, index) => names.length === sizes[index]);
  const columns: Seat[][] = [['N'], ['W', 'E'], ['S']];
  if (String(sizes) === '1,2,1') {
    blocks.forEach(({ names }, index) => {
      const wrong = names.length === sizes[index] && names.find(({ seat }, column) => seat !== columns[index]![column]);
      if (!wrong) return;
      const { seat, position } = wrong;
      const right = oneOf(columns[index]!.map((seat) => ({ seat })));
      throw badRecord(
        msg(
          str`${{ seat }} at position ${position + 1} is in the place of ${right}; North is at the top, West left, East right, South at the bottom.`,
        ),
        { position },
      );
    });
    return columns;
  }
  if (named) return blocks.map(({ names }) => names.map(({ seat }) => seat));
  const counts = listed(sizes);
  throw badRecord(
    msg(
      str`Hands in the rows of the diagram, from the top: ${counts}. Write North at the top, West and East side by side, South at the bottom, or each hand below the name of its seat.`,
    ),
    { position: blocks[0]?.lines[0]?.[0]?.position ?? 0 },
  );
}

/** @throws JassError `bad-request` unless the lines have the four suits, each for the same number of hands */
function checkLines({ lines }: Block): void {
  const [first] = lines;
  if (lines.length < SUITS.length) {
    const [{ position }, count] = [first![0]!, lines.length];
    throw badRecord(
      msg(str`The hand at position ${position + 1} has ${count} lines; write four, ♠ ♥ ♦ ♣, with "-" for a void.`),
      { position },
    );
  }
  const suits = new Set(lines.map((line) => line[0]!.suit));
  for (const line of lines) {
    const [{ suit, position }] = line as [Suited];
    if (line.length !== first!.length) {
      const [count, right] = [line.length, first!.length];
      throw badRecord(
        msg(
          str`The line at position ${position + 1} has ${count} suits, but the first line of its row has ${right}; write every suit of every hand, with "-" for a void.`,
        ),
        { position },
      );
    }
    if (suits.size < SUITS.length || line.some((other) => other.suit !== suit)) {
      throw badRecord(
        msg(
          str`The line at position ${position + 1} must show one suit for every hand, a different one of ♠ ♥ ♦ ♣ in each line.`,
        ),
        { position },
      );
    }
  }
}

/** Matches a word of the compass, or a frame, between West and East; no rank has these letters. */
const COMPASS = /^[\p{P}\p{S}NESWOZ]*$/u;

function cardsOf({ suit, text, position }: Suited, vocabulary: Vocabulary, doubts: Doubt[]): Card[] {
  const last = [...text.matchAll(/\S+/gu)].findLast(([word]) => !COMPASS.test(word));
  const ranks = last ? text.slice(0, last.index + last[0].length) : '';
  const read = readWordCards(vocabulary, SUIT_SIGNS[suit] + ranks, position - 1);
  doubts.push(...read.doubts);
  return [...read.cards];
}
