/**
 * The deal on the table and where the reader stands in it, as one immutable value, and the steps from one to the next. Pure
 * functions over the reference of the rules: every step replays the line from the first lead, which is a few dozen plays
 * and needs no undo.
 */
import { rankOf, seatAfter, suitOf, SUITS, trumpOf } from '../../game/cards.ts';
import type { Card, Seat, Suit } from '../../game/cards.ts';
import { strengthOrder } from '../../game/rules/pack.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { legalNow, playCard, replay } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { trickSeat, winnerIndex } from '../../game/play/trick.ts';
import type { Melds } from './deal-melds.ts';

/** A deal that could be read, and where in it the reader stands. */
export interface Table {
  /** The variant's id, and its name for people. */
  readonly variant: string;
  readonly variantName: string;
  /** What both sides play for. */
  readonly payoff: Payoff;
  readonly setup: GameSetup;
  /** Melds and marriages of the hands; null where the game has none, and in an ending. */
  readonly melds: Melds | null;
  /** The plays that the page gave. */
  readonly record: readonly Card[];
  /** The plays that back and forward move along: the record, or the line for which the reader has left it. */
  readonly line: readonly Card[];
  /** How many plays of `line` have been made. */
  readonly ply: number;
  /** The position after these plays. */
  readonly position: GameState;
}

/** The plays made so far. */
export function playsMade(table: Table): readonly Card[] {
  return table.line.slice(0, table.ply);
}

/** Plays a legal card: along the line if that is its next card, else leaving it. */
export function play(table: Table, card: Card): Table {
  const made = playsMade(table);
  const line = table.line[table.ply] === card ? table.line : [...made, card];
  return { ...table, line, ply: made.length + 1, position: playCard(table.position, card) };
}

/** Goes to the position after `ply` plays of the line; beyond its ends, to its ends. */
export function goTo(table: Table, ply: number): Table {
  const to = Math.min(Math.max(ply, 0), table.line.length);
  return { ...table, ply: to, position: replay(table.setup, table.line.slice(0, to)) };
}

/** Goes to the position after `ply` plays of another line, which must be legal, and moves along that from then on. */
export function goAlong(table: Table, line: readonly Card[], ply: number): Table {
  const known = table.line.length >= line.length && line.every((card, i) => table.line[i] === card);
  return goTo(known ? table : { ...table, line }, ply);
}

/** The same place, of a table that differs in nothing but the payoff. */
export function resume(table: Table, { line, ply }: Table): Table {
  return goTo({ ...table, line }, ply);
}

/** Whether the line has left a record that the page gave. */
export function hasLeftRecord({ record, line }: Table): boolean {
  return record.some((card, i) => line[i] !== card);
}

/** What a reader takes away: the record, or the plays made where there is none or it has been left. */
export function shownPlays(table: Table): readonly Card[] {
  return table.record.length === 0 || hasLeftRecord(table) ? playsMade(table) : table.record;
}

/** Goes back to the last position that the line shares with the record. */
export function backToRecord(table: Table): Table {
  const parting = table.record.findIndex((card, i) => table.line[i] !== card);
  return goTo({ ...table, line: table.record }, Math.min(table.ply, parting < 0 ? table.ply : parting));
}

/** A card of the dealt hand. */
export interface HandCard {
  readonly card: Card;
  readonly played: boolean;
}

/** The cards of one suit in a hand as dealt, the highest first. */
export interface SuitRow {
  readonly suit: Suit;
  readonly trump: boolean;
  readonly cards: readonly HandCard[];
}

/**
 * A hand as dealt, trump first, then the suits in the order of the notation. Played cards keep their place, so that
 * nothing moves while a deal is played.
 */
export function suitRows({ setup, position }: Table, seat: Seat): SuitRow[] {
  const { rules, contract, deal } = setup;
  const trump = trumpOf(contract);
  const suits = [...SUITS].sort((a, b) => Number(b === trump) - Number(a === trump));
  return suits.map((suit) => {
    const order = strengthOrder(rules, contract, suit);
    const dealt = deal[seat]
      .filter((card) => suitOf(card) === suit)
      .sort((a, b) => order.indexOf(rankOf(a)) - order.indexOf(rankOf(b)));
    const left = position.hands[seat];
    const cards = dealt.map((card, i) => {
      // Of equal cards the first ones count as played.
      const place = dealt.slice(0, i).filter((other) => other === card).length;
      const gone = dealt.filter((other) => other === card).length - left.filter((other) => other === card).length;
      return { card, played: place < gone };
    });
    return { suit, trump: suit === trump, cards };
  });
}

/** The cards that may be played now. */
export function legalCards(table: Table): ReadonlySet<Card> {
  return new Set(legalNow(table.position));
}

/** One trick as the middle of the table and the list of tricks show it. */
export interface TrickView {
  /** From 1 on. */
  readonly number: number;
  readonly leader: Seat;
  /** In the order played. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly ply: number }[];
  /** Who wins it; of an unfinished trick, who is winning. Null before its first card. */
  readonly winner: Seat | null;
  /** Card points, once it is complete. */
  readonly points: number | null;
  /** In-trick roem, in points for the winner's side. */
  readonly roem: number;
}

/** The tricks up to a position of the deal, the one in progress too if a card of it has been played. */
export function tricksOf({ setup, tricks, trick }: GameState): TrickView[] {
  const direction = setup.rules.direction;
  const view = (leader: Seat, cards: readonly Card[], index: number): TrickView => ({
    number: index + 1,
    leader,
    cards: cards.map((card, i) => ({ seat: seatAfter(leader, direction, i), card, ply: 4 * index + i })),
    winner: cards.length
      ? trickSeat(setup.rules, { leader, cards }, winnerIndex(setup.rules, setup.contract, cards))
      : null,
    points: tricks[index]?.points ?? null,
    roem: tricks[index]?.roem ?? 0,
  });
  const complete = tricks.map(({ leader, cards }, index) => view(leader, cards, index));
  return trick.cards.length ? [...complete, view(trick.leader, trick.cards, tricks.length)] : complete;
}

/** The trick in the middle: the one in progress, and a complete one until the next lead. */
export function trickInMiddle({ position }: Table): TrickView {
  const { leader } = position.trick;
  return tricksOf(position).at(-1) ?? { number: 1, leader, cards: [], winner: null, points: null, roem: 0 };
}
