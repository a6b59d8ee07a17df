/**
 * Divides a text into hands, tricks and sentences, in all languages at once: which letters are a card is left to the reader of cards. A
 * hand begins with its seat (“Anna (Nord):”, “North holds”, “Süd” alone) and ends where its cards do.
 */
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { FILLERS } from '../../words/fillers.ts';
import { fold, ownValue, SIGN_SUITS } from '../../words/vocabularies.ts';
import { alternatives, isLetter, isVoid, kindOf, LONG_SEATS, SEAT_WORDS, TOKEN } from './card-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { linesOf } from './tidy.ts';
import type { Piece } from './tidy.ts';
import { besideHands } from './columns.ts';
import { groupRows } from './group-rows.ts';
import { suitRows } from './suit-rows.ts';
import { all, LED_BY, ORDINALS, TRICK_START } from './trick-start.ts';
import { tableHands } from './table.ts';
import { SEAT_SIGNS } from './written.ts';
import type { Sections, WrittenHand, WrittenSeat, WrittenTrick } from './written.ts';

const HOLD = alternatives(all(({ hold }) => hold));
const REST = new RegExp(`^[\\s:=,–—-]*(?:${alternatives(all(({ rest }) => rest))})(?![\\p{L}])`, 'u');
const REST_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${alternatives(all(({ rest }) => rest))})(?:\\s+\\p{L}+){0,3}\\s+(${LONG_SEATS})\\s*(?:[.,;!]|$)`,
  'u',
);
const ADVERB = alternatives(all(({ adverbs }) => adverbs));
const ADVERBS = new RegExp(`^(?:\\s+(?:${ADVERB})(?!\\p{L}))+\\s*:?`, 'u');
const WIN = alternatives(all(({ win }) => win));
const PLAYS = alternatives(all(({ plays }) => plays));

/** The hand sections of a tidied text. */
export function sectionsOf(tidy: string): Sections {
  const divider = new Divider(tidy);
  return divider.divide();
}

/** A part of a line that is all cards, and what follows. */
interface Run {
  readonly end: number;
  readonly cards: number;
  /** Remarks in parentheses within. */
  readonly aside: readonly Piece[];
}

const cardsIn = ({ pieces }: WrittenHand): number => pieces.reduce((sum, { text }) => sum + runIn(text, 0).cards, 0);

/** A player behind a hand: “(North)”, “– North”, “for North”. */
const BEHIND = new RegExp(
  `[\\s:=,→–—-]*(?:(?:for|fur|voor|pour|bei|bij|chez|hat|heeft|is)\\s+)?\\(?\\s*(${LONG_SEATS})\\s*\\)?[\\s.,;]*$`,
  'u',
);

class Divider {
  readonly #lines: readonly Piece[];
  readonly #hands: WrittenHand[] = [];
  readonly #tricks: WrittenTrick[] = [];
  readonly #plays: Piece[][] = [];
  /** Hands before their players, and their lines. */
  readonly #behind: { readonly hand: WrittenHand; readonly line: Piece }[] = [];
  readonly #sentences: Sentence[] = [];
  readonly #names = new Map<string, WrittenSeat>();
  /** The hand, trick or list that the next line of cards continues. */
  #open: { pieces: Piece[]; isHead: boolean } | undefined;

  constructor(tidy: string) {
    const groups = groupRows(tidy);
    const table = tableHands(groups.rest, (word) => ownValue(SEAT_WORDS, fold(word)));
    const rows = suitRows(table.rest);
    const columns = besideHands(rows.rest);
    this.#lines = linesOf(columns.rest);
    this.#hands.push(...groups.hands, ...table.hands, ...rows.hands, ...columns.hands);
  }

  divide(): Sections {
    const rows = this.#lines.map((line) => [line, rowIn(line)] as const);
    // One such line is a hand for each player.
    const isPlayed = rows.filter(([, row]) => row).length > 1;
    for (const [line, row] of rows) {
      if (row && isPlayed) this.#row(line, row);
      else this.#line(line);
    }
    this.#placeBehind();
    this.#restBehind();
    const [hands, tricks] = this.#settled();
    return {
      hands,
      tricks,
      plays: this.#plays,
      sentences: joined(this.#sentences).flatMap(split),
      names: this.#names,
    };
  }

  #line({ text, position }: Piece): void {
    if (text.trim() === '') {
      if (this.#open && !this.#open.isHead) this.#open = undefined;
      return;
    }
    if (this.#continues(text, position)) return;
    if (this.#trick(text, position) || this.#led(text, position) || this.#list(text, position)) return;
    this.#open = undefined;
    if (this.#before(text, position)) return;
    this.#handsIn(text, position);
  }

  /** Four hands before their players; four cards and a player may be a trick with its winner, and other lines are sentences. */
  #placeBehind(): void {
    const hands = this.#behind.map(({ hand }) => hand);
    const isDeal = this.#hands.length === 0 && hands.length === 4 && new Set(hands.map(({ seat }) => seat)).size === 4;
    if (isDeal && hands.some((hand) => cardsIn(hand) !== 4)) this.#hands.push(...hands);
    else this.#sentences.push(...this.#behind.map(({ line }) => line));
  }

  /** “The rest is with West”: the fourth hand, if the others are known. */
  #restBehind(): void {
    const seats = new Set(this.#hands.map(({ seat }) => seat));
    if (this.#hands.length !== 3 || seats.size !== 3 || this.#hands.some(({ isRest }) => isRest)) return;
    for (const { text, position } of this.#sentences) {
      const match = REST_BEHIND.exec(foldInPlace(text));
      const seat = match && SEAT_WORDS[match[1]!]!;
      if (!seat || seats.has(seat)) continue;
      this.#hands.push({ seat, position: position + match.index, pieces: [], isRest: true });
      return;
    }
  }

  /** A line of cards alone, below a seat or after a line of its hand. */
  #continues(text: string, position: number): boolean {
    const open = this.#open;
    if (!open) return false;
    const isSuitLine = /^\s*[SHDC]\s*[:= ]/.test(text) && open.isHead;
    if (!isSuitLine && (seatAt(foldInPlace(text), text, 0) || TRICK_START.test(foldInPlace(text)))) return false;
    const [first] = text.match(TOKEN) ?? [];
    if (!first || (kindOf(first) === 'other' && !isSuitLine)) return false;
    const run = runIn(text, 0);
    const isAll = text.slice(run.end).trim() === '' && run.aside.length === 0;
    const isEmpty = open.isHead && kindOf(first) === 'suit';
    const last = open.pieces.at(-1);
    const isWrapped = last !== undefined && isWithinCard(last, { text, position });
    if (!isAll || (run.cards === 0 && !isEmpty && !isWrapped)) return false;
    if (isWrapped) {
      open.pieces[open.pieces.length - 1] = { ...last, text: `${last.text}\n${text}` };
    } else open.pieces.push({ text, position });
    return true;
  }

  /** “Trick 1: …”, “1. …”, “1e slag: …”, “Erster Stich: …”. */
  #trick(text: string, position: number): boolean {
    const folded = foldInPlace(text);
    const match = TRICK_START.exec(folded);
    if (!match) return false;
    const { ordinal, number, after, alone, by } = match.groups!;
    const start = match[0].length;
    const seat = seatAt(folded.slice(start), text.slice(start), 0);
    const isNumbered = alone !== undefined;
    // “1. Nord: …” may be a hand; “14. März” is neither.
    const body = seat ? start + seat.end : start;
    const run = runIn(text, body, true);
    if (run.cards === 0) return false;
    // A word such as DQ may be two cards; players tell that each is one.
    const isNamed = seatsBetween(folded, text, body, run.end).length > 0;
    if (isNumbered && run.cards > 4 && !isNamed) return false;
    const index = ordinal ? ORDINALS[ordinal]! : Number(number ?? after ?? alone);
    this.#addTrick(text, position, start, index, by === undefined ? undefined : onlySeat(by));
    return true;
  }

  #row({ position }: Piece, pieces: readonly (Piece & { readonly seat: WrittenSeat })[]): void {
    this.#tricks.push({ position, first: pieces[0]!.seat, pieces });
    this.#open = undefined;
  }

  /** “North leads: …”, “then East: …”. */
  #led(text: string, position: number): boolean {
    const match = LED_BY.exec(foldInPlace(text));
    if (!match) return false;
    const start = match[0].length;
    const run = runIn(text, start, true);
    // “HA” may be two cards of a hand, but four such words are a trick.
    const words = text
      .slice(start)
      .trim()
      .split(/[\s,–-]+/);
    const isPairs = words.length <= TRICK_SIZE && words.every((word) => /^\p{L}(?:10|[\p{L}\d])$/u.test(word));
    const isFew = run.cards > 0 && (run.cards <= TRICK_SIZE || isPairs);
    if (!isFew || text.slice(run.end).trim() !== '') return false;
    this.#addTrick(text, position, start, undefined, SEAT_WORDS[match.groups!.seat ?? match.groups!.then!]);
    return true;
  }

  /** @param by who leads, if that stands before the cards: “trick 2 (North leads): …” */
  #addTrick(text: string, position: number, start: number, number: number | undefined, by?: WrittenSeat): void {
    const folded = foldInPlace(text);
    const run = runIn(text, start, true);
    const tail = [text.slice(run.end), ...run.aside.map((aside) => aside.text)].join(' ');
    const pieces: (Piece & { seat?: WrittenSeat })[] = [];
    let from = start;
    let seat: WrittenSeat | undefined;
    let first = by;
    const push = (to: number): void => {
      const piece = text.slice(from, to);
      if (/[\p{L}\p{N}\p{S}]/u.test(piece))
        pieces.push({ text: piece, position: position + from, ...(seat && { seat }) });
    };
    for (const found of seatsBetween(folded, text, start, run.aside[0]?.position ?? run.end)) {
      push(found.start);
      seat = found.seat;
      first ??= pieces.length === 0 ? seat : undefined;
      from = found.end;
    }
    // What stands in parentheses is no card.
    push(run.aside[0]?.position ?? run.end);
    const winner = winnerIn(tail);
    const isNamed = pieces.filter((piece) => piece.seat).length > 1;
    const trick: WrittenTrick = {
      position: position + start,
      ...(number !== undefined && { number }),
      ...(first && { first }),
      pieces: isNamed ? pieces : pieces.map(({ text, position }) => ({ text, position })),
      ...(winner && { winner }),
    };
    this.#tricks.push(trick);
    this.#open = undefined;
  }

  /** “♠ A K ♥ … (North)”: a hand before its player. */
  #before(text: string, position: number): boolean {
    const behind = BEHIND.exec(foldInPlace(text));
    if (!behind) return false;
    const cards = text.slice(0, behind.index);
    const run = runIn(cards, 0, false, false);
    if (run.cards === 0 || run.aside.length > 0 || cards.slice(run.end).trim() !== '') return false;
    const [seat, piece] = [SEAT_WORDS[behind[1]!]!, { text: cards, position }];
    this.#behind.push({ hand: { seat, position, pieces: [piece] }, line: { text, position } });
    return true;
  }

  /** A list of plays after its heading. */
  #list(text: string, position: number): boolean {
    const match = new RegExp(`^\\s*(?:${PLAYS})\\s*:`, 'u').exec(foldInPlace(text));
    if (!match) return false;
    const run = runIn(text, match[0].length);
    const isAll = text.slice(run.end).trim() === '';
    if (!isAll) return false;
    const start = match[0].length;
    if (run.cards === 0) return true;
    const pieces = [{ text: text.slice(start), position: position + start }];
    this.#plays.push(pieces);
    this.#open = { pieces, isHead: false };
    return true;
  }

  /** The hands in a line, each after its seat; the rest of it are sentences. */
  #handsIn(text: string, position: number): void {
    const folded = foldInPlace(text);
    let from = 0;
    let index = 0;
    let subject: WrittenSeat | undefined;
    while (index < text.length) {
      const marker = markerAt(folded, text, index);
      if (!marker) break;
      const hand = this.#handAt(folded, text, position, marker);
      if (hand === undefined) {
        index = marker.start + 1;
        while (index < text.length && /[\p{L}\p{M}\p{N}]/u.test(text[index]!)) index++;
        continue;
      }
      this.#sentence(text.slice(from, marker.start), position + from, subject);
      index = hand;
      from = hand;
      subject = marker.seat;
    }
    this.#sentence(text.slice(from), position + from, subject);
  }

  /** Adds a hand. @returns where it ends; undefined if this is none */
  #handAt(folded: string, text: string, position: number, marker: Marker): number | undefined {
    const { seat } = marker;
    const remark = remarkBehind(folded, text, marker);
    const end = remark ? remark.end : handStart(folded, text, marker);
    const rest = REST.exec(folded.slice(end));
    const hand: WrittenHand = { seat, position: position + marker.start, pieces: [] };
    if (rest) {
      // “North held the rest … North – rest”
      if (!this.#hands.some((other) => other.isRest && other.seat === seat))
        this.#hands.push({ ...hand, isRest: true });
      this.#name(marker, seat);
      return end + rest[0].length;
    }
    const run = runIn(text, end, false, marker.isSigned);
    const isFirst = text.slice(0, marker.start).trim() === '';
    const isAlone = isFirst && text.slice(end).trim() === '';
    const isLine = isFirst && text.slice(run.end).trim() === '';
    if (run.cards === 0 && !isAlone) return undefined;
    // A remark such as “West had two hearts” is no hand, nor is “North, so”.
    if (run.cards === 1 && !marker.isSigned && !isAlone && !isLine) return undefined;
    let from = end;
    for (const aside of run.aside) {
      hand.pieces.push({ text: text.slice(from, aside.position), position: position + from });
      this.#sentence(aside.text, position + aside.position, seat);
      from = aside.position + aside.text.length;
    }
    if (run.cards > 0) hand.pieces.push({ text: text.slice(from, run.end), position: position + from });
    if (remark) this.#sentence(text.slice(marker.end, remark.from), position + marker.end, seat);
    this.#hands.push(hand);
    this.#name(marker, seat);
    this.#open = { pieces: hand.pieces, isHead: run.cards === 0 };
    return run.end;
  }

  #name({ names }: Marker, seat: WrittenSeat): void {
    const words = names.trim();
    if (words === '') return;
    for (const word of fold(words).match(/\p{L}{2,}/gu) ?? []) this.#names.set(word, seat);
  }

  /** @param subject the player whose hand stands before it in the same sentence */
  #sentence(text: string, position: number, subject?: WrittenSeat): void {
    if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return;
    const isSame = subject !== undefined && !/^\s*[.!?;…]/.test(text);
    this.#sentences.push({ text, position, ...(isSame && { subject }) });
  }

  /**
   * Which lines are hands and which are tricks. More than four lines after seats, each of four cards, are tricks.
   * Four numbered lines after four seats are hands if there are no others.
   */
  #settled(): readonly [readonly WrittenHand[], readonly WrittenTrick[]] {
    const [hands, tricks] = [this.#hands, this.#tricks];
    const seats = new Set(hands.map(({ seat }) => seat));
    const isDealt = new Set(hands.slice(0, 4).map(({ seat }) => seat)).size === 4;
    const isTrick = (hand: WrittenHand, index: number): boolean => cardsIn(hand) === 4 || index === hands.length - 1;
    if (hands.length > 4 && hands.length > seats.size && hands.slice(isDealt ? 4 : 0).every(isTrick)) {
      // Of an ending with its record only the first four are hands, if they hold as many cards as tricks follow.
      const size = isDealt ? cardsIn(hands[0]!) : 0;
      const first = isDealt && size !== 4 ? 4 : 0;
      const played = hands
        .slice(first)
        .map((hand): WrittenTrick => ({ position: hand.position, first: hand.seat, pieces: hand.pieces }));
      return [hands.slice(0, first), [...played, ...tricks]];
    }
    const numbered = tricks.filter(({ first }) => first);
    if (
      hands.length === 0 &&
      tricks.length === 4 &&
      new Set(numbered.map(({ first }) => first)).size === 4 &&
      tricks.every(({ pieces }) => pieces.length === 1)
    ) {
      return [tricks.map(({ first, position, pieces }) => ({ seat: first!, position, pieces: [...pieces] })), []];
    }
    return [hands, tricks];
  }
}

/** The cards of a line of four players with a card each: “N:SA E:S9 S:S7 W:SK”. */
function rowIn({ text, position }: Piece): readonly (Piece & { readonly seat: WrittenSeat })[] | undefined {
  const seats = seatsBetween(foldInPlace(text), text, 0, text.length);
  if (new Set(seats.map(({ seat }) => seat)).size !== TRICK_SIZE || seats.length !== TRICK_SIZE) return undefined;
  if (text.slice(0, seats[0]!.start).trim() !== '') return undefined;
  const pieces = seats.map(({ seat, end }, index) => ({
    seat,
    text: text.slice(end, seats[index + 1]?.start),
    position: position + end,
  }));
  const isCard = (piece: Piece): boolean => {
    const kinds = (piece.text.match(TOKEN) ?? []).map(kindOf).filter((kind) => kind !== 'between');
    return kinds.length <= 2 && kinds.filter((kind) => kind === 'card').length === 1 && !kinds.includes('other');
  };
  return pieces.every(isCard) ? pieces : undefined;
}

/** The seat before a hand. */
interface Marker {
  readonly seat: WrittenSeat;
  readonly start: number;
  readonly end: number;
  /** The words beside the seat: a name. */
  readonly names: string;
  readonly isVerb: boolean;
  readonly isSigned: boolean;
}

const NAME = "[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}\\p{N}.'’-]+){0,2}";
/** `Anna (Nord):`, `Nord (Anna):`, `Nord:`, `Nord –`, `Nord hält`, `Nord` and blanks. */
const SEAT_PATTERN = `(?:(?<before>${NAME})\\s*\\(\\s*(?<inside>${LONG_SEATS}|[neswoz])\\s*\\)|(?<seat>${LONG_SEATS}|[neswoz])(?![\\p{L}\\p{N}])(?:\\s*\\((?<behind>${NAME})\\))?)`;
const MARKER = new RegExp(
  `(?<![\\p{L}\\p{N}])${SEAT_PATTERN}(?:\\s*(?<sign>[:=|,;)→>–—-])|\\s+(?:(?:${ADVERB})\\s+)?(?<verb>${HOLD})(?![\\p{L}\\p{N}.♠♥♦♣])(?:\\s*:)?|(?<blank>\\s+|$))`,
  'gu',
);

/** The first marker of a hand from an index on. A letter alone is a seat only where a line begins, or with a sign. */
function markerAt(folded: string, text: string, from: number): Marker | undefined {
  const pattern = new RegExp(MARKER.source, 'gu');
  pattern.lastIndex = from;
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const { before, inside, seat: word, behind, sign, verb } = match.groups!;
    const seat = ownValue(SEAT_WORDS, inside ?? word!);
    const isRank = verb === 'a' && text[match.index + match[0].length - 1] === 'A';
    const isInitial = !inside && isLetter(word!);
    // Or after the bar between two hands: “N: … / E: …”.
    const isStart =
      /^\s*(?:\d\s*[.)])?\s*[([]?$/.test(text.slice(0, match.index)) ||
      (/[:=]/.test(sign ?? '') && /[/;|]\s*$/.test(text.slice(0, match.index))) ||
      // Or before the sign of a suit: “… North leads. N ♠… / E ♠…”.
      (/[/.]\s+$/.test(text.slice(0, match.index)) && /^[♠♥♦♣]/.test(text.slice(match.index + match[0].length)));
    if (seat && (!isInitial || (isStart && /[A-Zneswoz]/.test(text[match.index]!)))) {
      return {
        seat,
        start: match.index,
        end:
          match.index +
          match[0].length -
          (isRank ? 1 : 0) -
          (sign && /[–—-]/.test(sign) && endsAt(text, match.index + match[0].length) ? 1 : 0),
        names: before ? text.slice(match.index, match.index + before.length) : (behind ?? ''),
        isVerb: verb !== undefined,
        isSigned: sign !== undefined && !/[,;]/.test(sign),
      };
    }
    pattern.lastIndex = match.index + 1;
    while (
      pattern.lastIndex < folded.length &&
      /[\p{L}]/u.test(folded[pattern.lastIndex]!) &&
      /[\p{L}]/u.test(folded[pattern.lastIndex - 1]!)
    )
      pattern.lastIndex++;
  }
  return undefined;
}

const endsAt = (text: string, index: number): boolean => text.slice(index).trim() === '';

/** A seat at the start of a part. */
function seatAt(folded: string, text: string, from: number): Marker | undefined {
  const marker = markerAt(folded, text, from);
  return marker && /^[\s([]*$/.test(text.slice(from, marker.start)) ? marker : undefined;
}

/** A whole card behind a letter, which is then a player: “W ♠J”, “W SJ”. */
const BEFORE_CARD = '(?:\\s+|-)(?:[♠♥♦♣]|(?:10|[a-z6-9])[♠♥♦♣]|[a-z](?:10|[a-z6-9])(?![\\p{L}\\p{N}]))';
const IS_BEFORE_CARD = new RegExp(`^${BEFORE_CARD}`, 'u');

/** The seats within a part, for tricks with the names of players. */
function seatsBetween(
  folded: string,
  text: string,
  from: number,
  to: number,
): { seat: WrittenSeat; start: number; end: number }[] {
  const found: { seat: WrittenSeat; start: number; end: number }[] = [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${LONG_SEATS})|([neswoz])(?=\\s*[:=(]|${BEFORE_CARD}))(?![\\p{L}\\p{N}])\\s*[:=]?`,
    'gu',
  );
  pattern.lastIndex = from;
  for (let match = pattern.exec(folded); match && match.index < to; match = pattern.exec(folded)) {
    if (folded.slice(match.index, match.index + 3) === 'est' && text[match.index] === 'e') continue;
    found.push({ seat: SEAT_WORDS[match[1] ?? match[2]!]!, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The only seat in a part. */
function onlySeat(part: string): WrittenSeat | undefined {
  const folded = foldInPlace(part);
  const words = folded.match(new RegExp(`(?<!\\p{L})(?:${LONG_SEATS}|[neswoz])(?!\\p{L})`, 'gu')) ?? [];
  return words.length === 1 ? SEAT_WORDS[words[0]] : undefined;
}

/** The seat that wins, from what stands beside a trick: “won by South”, “West gagne”, “→ Nord”. */
function winnerIn(tail: string): WrittenSeat | undefined {
  const folded = foldInPlace(tail);
  const seats = [...folded.matchAll(new RegExp(`(?<!\\p{L})(${LONG_SEATS})(?!\\p{L})`, 'gu'))];
  const [, letter] = /^\s*[(→=>–-]+\s*([neswoz])\s*\)?\s*$/.exec(folded) ?? [];
  if (letter) return SEAT_WORDS[letter];
  if (seats.length !== 1) return undefined;
  const isWon =
    new RegExp(`(?<!\\p{L})(?:${WIN})(?!\\p{L})`, 'u').test(folded) ||
    /→|=>|->/.test(folded) ||
    folded.replace(/[^\p{L}]/gu, '') === seats[0]![1];
  return isWon ? SEAT_WORDS[seats[0]![1]!] : undefined;
}

/**
 * The cards from an index on, up to the first word that is none. An unknown word between cards is a mistake in the hand and stays in it.
 * @param withSeats whether names of seats may stand between the cards
 * @param isSigned whether a sign such as a colon says that a hand begins: its first word may then be the mistake
 */
function runIn(text: string, from: number, withSeats = false, isSigned = true): Run {
  const aside: Piece[] = [];
  // Most words behind a player begin no hand.
  const [first] = /\S+/.exec(text.slice(from, from + LONGEST_WORD)) ?? [];
  if (!isSigned && !withSeats && first && /^\p{L}{2,}$/u.test(first) && kindOf(first) === 'other') {
    return { end: text.indexOf(first, from), cards: 0, aside };
  }
  let cards = 0;
  let end = from;
  let mistakes = 0;
  const tokens = [...text.slice(from, from + LONGEST_RUN).matchAll(TOKEN)].map((match) => ({
    word: match[0],
    index: from + match.index,
  }));
  for (let at = 0; at < tokens.length; at++) {
    const { word, index } = tokens[at]!;
    if (word === '(') {
      const close = tokens.findIndex((token, other) => other > at && token.word === ')');
      const inside = tokens.slice(at + 1, close < 0 ? undefined : close);
      const isWinnerAlone =
        withSeats && inside.length === 1 && ownValue(SEAT_WORDS, fold(inside[0]!.word)) !== undefined;
      if (isWinnerAlone || inside.some((token) => kindOf(token.word) === 'other')) {
        if (close < 0) break;
        const until = tokens[close]!.index + 1;
        if (!tokens.slice(close + 1).some((token) => kindOf(token.word) === 'card')) {
          aside.push({ text: text.slice(index, until), position: index });
          return { end: until, cards, aside };
        }
        aside.push({ text: text.slice(index, until), position: index });
        at = close;
        continue;
      }
    }
    const kind = kindOf(word);
    const seat = ownValue(SEAT_WORDS, fold(word));
    if (seat && !isLetter(word) && word !== 'est') {
      if (!withSeats || isWinner(tokens, at)) return { end: cutBack(text, from, index), cards, aside };
      continue;
    }
    const behind = text.slice(index + 1, index + 8);
    const isPlayer = /^\s*[:=]/.test(behind) || IS_BEFORE_CARD.test(foldInPlace(behind));
    if (word.length === 1 && seat && withSeats && isPlayer) continue;
    const isNextHand =
      /^[/;|]$/.test(tokens[at - 1]?.word ?? '') &&
      (/^[:=]$/.test(tokens[at + 1]?.word ?? '') || (/\p{Lu}/u.test(word) && isSign(tokens[at + 1])));
    if (word.length === 1 && seat && isNextHand) return { end: cutBack(text, from, index), cards, aside };
    if (kind === 'other') {
      const isWithin = cards > 0 || isSigned || kindOf(tokens[0]!.word) === 'suit';
      if (!isWithin || mistakes > 2 || !isMistake(tokens, at)) {
        return { end: cutBack(text, from, index), cards, aside };
      }
    }
    if (kind === 'other') mistakes++;
    if (kind === 'card') cards += countOf(word);
    end = index + word.length;
  }
  return { end, cards, aside };
}

/** The most characters of a hand or a list of plays in one line; more cost time and are never cards alone. */
const LONGEST_RUN = 1500;

/** The most characters looked at for the first word. */
const LONGEST_WORD = 40;

interface Token {
  readonly word: string;
  readonly index: number;
}

/** Whether a seat follows the cards of a trick as its winner: no card comes after it. */
const isWinner = (tokens: readonly Token[], at: number): boolean =>
  !tokens.slice(at + 1).some(({ word }) => kindOf(word) === 'card' || Object.hasOwn(SIGN_SUITS, word));

/** How many cards a word of letters or a Unicode card is at most. */
const countOf = (word: string): number =>
  /^[AKQJTRDVHBOU\d]+$/.test(word)
    ? (word.match(/10|./g) ?? []).length
    : /\..*\./.test(word)
      ? word.replaceAll(/[.-]/g, '').replaceAll('10', 'T').length
      : 1;

const isSign = (token: Token | undefined): boolean => token !== undefined && Object.hasOwn(SIGN_SUITS, token.word);

/** Whether the sign of a suit stands beside a word. */
const isBesideSuit = (tokens: readonly Token[], at: number): boolean => [tokens[at - 1], tokens[at + 1]].some(isSign);

/** Whether an unknown word is a wrong card: cards stand on both sides in the same sentence. */
function isMistake(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  // No game of the family has a five.
  if (/^[2-5]$/.test(tokens[at]!.word) && before && kindOf(before.word) !== 'other' && isBesideSuit(tokens, at))
    return true;
  if (before && /^[.;!?]$/.test(before.word)) return false;
  if (at > 0 && SENTENCE_WORDS.has(fold(tokens[at]!.word))) return false;
  const rest = tokens.slice(at + 1);
  const stop = rest.findIndex(
    ({ word }) => (!isLetter(word) && ownValue(SEAT_WORDS, fold(word)) !== undefined) || /^[.!?]$/.test(word),
  );
  const until = stop < 0 ? rest : rest.slice(0, stop);
  const others = until.filter(({ word }) => kindOf(word) === 'other').length;
  const cards = until.filter(({ word }) => kindOf(word) === 'card').length;
  return cards > others;
}

/** Words that begin what is said after the cards of a hand. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  all(({ lead, declare, win, trump, doubt, passed, dealer }) =>
    [lead, declare, win, trump, doubt, passed, dealer].flat(),
  ).flatMap((phrase) => phrase.split(' ')),
);

/** The end of the cards before an unknown word: a suit without ranks and a word between belong to what follows. */
function cutBack(text: string, from: number, until: number): number {
  const tokens = [...text.slice(from, until).matchAll(TOKEN)];
  let end = until;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { 0: word, index } = tokens[at]!;
    const kind = kindOf(word);
    if (kind === 'card' || (kind === 'between' && isVoid(fold(word)))) break;
    if (kind === 'suit' && at > 0 && kindOf(tokens[at - 1]![0]) === 'card' && /^\p{S}$/u.test(word)) break;
    // “six de pique”
    const isOf = kind === 'suit' && at > 1 && FILLERS.has(fold(tokens[at - 1]![0]));
    if (isOf && kindOf(tokens[at - 2]![0]) === 'card') break;
    end = from + index;
  }
  return end;
}

/** Whether a line ends within a card that the next line goes on with: “the ace of / spades”, “ten / of hearts”, “Rosen / König”. */
function isWithinCard(line: Piece, next: Piece): boolean {
  if (line.position + line.text.length + 1 !== next.position) return false;
  const [last, first] = [(line.text.match(TOKEN) ?? []).at(-1), (next.text.match(TOKEN) ?? [])[0]];
  if (last === undefined || first === undefined) return false;
  const isBetween = (word: string): boolean => /^\p{L}/u.test(word) && FILLERS.has(fold(word));
  return isBetween(last) || isBetween(first) || (isWord(last) && kindOf(last) === 'suit');
}

const isWord = (word: string): boolean => /^\p{L}{2,}$/u.test(word);

/** The most words between a player and the cards: “Links von mir sass Anna mit”. */
const MOST_WORDS = 7;
/** Shorter words for holding, such as the French a, may be ranks. */
const LONG_HOLD = alternatives(all(({ hold }) => hold).filter((word) => word.length > 2));
const HELD = new RegExp(
  `^(?:\\s*(?!(?:${LONG_SEATS})(?!\\p{L}))\\p{L}+){0,${MOST_WORDS - 1}}?\\s+(?:${LONG_HOLD})(?!\\p{L})`,
  'u',
);

/** Where the cards of a hand begin: behind “has still”, and after a sign of the writer’s side behind some more words. */
function handStart(folded: string, text: string, { seat, start, end, isVerb }: Marker): number {
  const adverbs = isVerb ? ADVERBS.exec(folded.slice(end)) : null;
  const from = end + (adverbs ? adverbs[0].length : 0);
  if (!Object.hasOwn(SEAT_SIGNS, text[start]!)) return from;
  const held = HELD.exec(folded.slice(from));
  if (held && runIn(text, from + held[0].length, false, false).cards > 1) return from + held[0].length;
  let at = from;
  for (let words = 0; words <= MOST_WORDS; words++) {
    const run = runIn(text, at, false, false);
    if (run.cards > 1 || REST.test(folded.slice(at))) return at;
    const word = /^\s*(\p{L}+)(?!\p{L})/u.exec(folded.slice(at));
    if (!word || (ownValue(SEAT_WORDS, word[1]!) ?? seat) !== seat) return from;
    at += word[0].length;
  }
  return from;
}

/** “South, who leads, holds …”: what is said of a player before the cards. */
const REMARK = new RegExp(`^[^.!?;:\\n]{0,120}?,\\s*(?:(?:${ADVERB})\\s+)?(?:${LONG_HOLD})(?!\\p{L})(?:\\s*:)?`, 'u');
const WHO = new RegExp(`^\\s*(?:${alternatives(all(({ who }) => who))})(?!\\p{L})`, 'u');

/** Where a remark in commas behind a player ends, and where the cards begin behind it. */
function remarkBehind(folded: string, text: string, { end }: Marker): { from: number; end: number } | undefined {
  if (!/,\s*$/.test(folded.slice(0, end)) || !WHO.test(folded.slice(end))) return undefined;
  const remark = REMARK.exec(folded.slice(end));
  if (!remark || new RegExp(`(?<!\\p{L})(?:${LONG_SEATS})(?!\\p{L})`, 'u').test(remark[0])) return undefined;
  const start = end + remark[0].length;
  return runIn(text, start, false, false).cards > 1
    ? { from: end + remark[0].lastIndexOf(','), end: start }
    : undefined;
}

/** A sentence; its subject is the player whose hand stands before it. */
type Sentence = Piece & { readonly subject?: WrittenSeat };

/** The length from which a line may have been wrapped. */
const WRAPPED = 40;

/** Lines that were wrapped within a sentence, as one. */
function joined(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    const isWrapped =
      last &&
      last.position + last.text.length + 1 === sentence.position &&
      last.text.slice(last.text.lastIndexOf('\n') + 1).length >= WRAPPED &&
      !/[.!?:;…]\s*$/.test(last.text) &&
      /^\s*[\p{Ll}ⓝⓔⓢⓦ]/u.test(sentence.text) &&
      !/^\s*\p{L}+(?: \p{L}+)?\s*[:=]/u.test(sentence.text);
    if (isWrapped) out[out.length - 1] = { ...last, text: `${last.text}\n${sentence.text}` };
    else out.push(sentence);
  }
  return out;
}

/** The sentences of a part of a line. */
function split({ text, position, subject }: Sentence): Sentence[] {
  const pieces: Sentence[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…;]+(?=\s|$)/g)) {
    const to = match.index + match[0].length;
    pieces.push({ text: text.slice(from, to), position: position + from, ...(from === 0 && subject && { subject }) });
    from = to;
  }
  pieces.push({ text: text.slice(from), position: position + from, ...(from === 0 && subject && { subject }) });
  return pieces.filter((piece) => /[\p{L}\p{N}\p{S}]/u.test(piece.text));
}
