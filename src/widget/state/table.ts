/**
 * The deal on the table and the reader's position in it, as one immutable value, and the steps between positions. The
 * functions are pure: each step replays the line from the first lead. That is a few dozen plays and needs no undo.
 */
import { isFullDeal } from '../../game/play/deal.ts';
import type { ResolvedRequest } from '../../notation/request/request.ts';
import { countOf, rankOf, seatAfter, sideOf, suitOf } from '../../game/cards.ts';
import type { Card, Seat, Side, Suit } from '../../game/cards.ts';
import { isByTrick, scorerOf } from '../../game/contracts.ts';
import type { Kind } from '../../game/contracts.ts';
import { suitsInOrder } from '../../game/rules/pack.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { afterCall, callsBetween, replayRecord, sharedCalls } from '../../game/scoring/calls.ts';
import { legalNow, playCard, trickKind } from '../../game/play/play.ts';
import type { Call, GameSetup, GameState, MadeCall } from '../../game/play/play.ts';
import { TRICK_SIZE, trickSeat, winnerIndex } from '../../game/play/trick.ts';
import type { PlayedMarriage } from '../../game/scoring/played-marriage.ts';

/** A deal that has been read, and the reader's position in it. */
export interface Table {
  /** Id of the variant, and its name for people. */
  readonly variant: string;
  readonly variantName: string;
  /** The request that was read of the input, before the first play. */
  readonly request: ResolvedRequest;
  /** The payoff that both sides play for. */
  readonly payoff: Payoff;
  /**
   * The side of which a screen speaks: the declarers, in a puzzle and from one hand the reader's. The big number, the coloured part of the bar, the chart
   * and the figures of cards are its values, and it stands at the left.
   */
  readonly side: Side;
  /** The seat of the one hand that the reader sees; null if all are known. The other hands then only fit what it has seen. */
  readonly seat: Seat | null;
  /** Those to choose from. */
  readonly payoffs: readonly Payoff[];
  readonly setup: GameSetup;
  /** The plays that the page sets. */
  readonly record: readonly Card[];
  /** The calls that the page sets. */
  readonly recordCalls: readonly Call[];
  /** The plays along which back and forward move: the record, or the reader's own line. */
  readonly line: readonly Card[];
  /** The calls along the line. */
  readonly calls: readonly Call[];
  /** The number of plays of `line` that have been made. */
  readonly ply: number;
  /** The position after these plays. */
  readonly position: GameState;
}

/** Whether the melds of the hands are known: in an ending they were declared before it began. */
export const hasMelds = ({ rules, deal }: GameSetup): boolean => rules.melds !== null && isFullDeal(rules, deal);

/** The name of the game; its own rules may have another. @param messages has the names of the variants */
export const gameName = (
  { setup, variant, variantName }: Table,
  messages: { readonly variant: (id: string, name: string) => string },
): string => setup.rules.name ?? messages.variant(variant, variantName);

/** Whether melds and marriages are added to the value of play. Under another payoff they do not count, or the value has them. */
export const addsMelds = ({ setup, payoff }: Pick<Table, 'setup' | 'payoff'>): boolean =>
  payoff === 'total' || (payoff === 'score' && setup.rules.scoring.deal === 'points');

/** Whether roem of the tricks counts. */
export const countsRoem = ({ setup, payoff }: Table): boolean => payoff !== 'points' && setup.rules.trickRoem !== null;

/** Whether a hand of so many cards is long, as in Krutzjass: its cards have less room each, and a value may stay an estimate. */
export const isLong = (cards: number): boolean => cards >= 10;
export const hasLongHands = ({ setup }: Table): boolean => isLong(setup.deal.N.length);

/** The number of cards in a deal, or in an ending. */
export const cardsInDeal = ({ setup }: Table): number => TRICK_SIZE * setup.deal.N.length;

/** The plays made so far. */
export function playsMade(table: Table): readonly Card[] {
  return table.line.slice(0, table.ply);
}

/** Plays a legal card. The line stays if that is its next card; otherwise the card starts a new line. */
export function play(table: Table, card: Card): Table {
  if (table.line[table.ply] === card) return goTo(table, table.ply + 1);
  const line = [...playsMade(table), card];
  const calls = callsMade(table);
  return { ...table, line, calls, ply: line.length, position: playCard(table.position, card) };
}

/** The calls made so far. */
export const callsMade = ({ calls, ply }: Table): readonly Call[] => calls.filter(({ after }) => after <= ply);

/** Makes a call of `callsNow`. The line ends there, unless it goes on as it would without the call. */
export const makeCall = (table: Table, call: MadeCall): Table => ({
  ...table,
  calls: callsBetween({ ...table.position, call: null }, afterCall(table.position, call)),
  position: afterCall(table.position, call),
});

/** Takes back the call on the trick that was just completed. */
export const takeCallBack = (table: Table): Table =>
  goTo({ ...table, calls: table.calls.filter(({ after }) => after !== table.ply) }, table.ply);

/** The position after some plays, with the calls that they share with the line or the record. */
export const positionAfter = (table: Table, plays: readonly Card[]): GameState =>
  replayRecord(table.setup, plays, callsAlong(table, plays));

/** The calls along some plays: those that they share with the line, or else with the record. */
export function callsAlong({ line, calls, record, recordCalls }: Table, plays: readonly Card[]): readonly Call[] {
  const ofLine = sharedCalls({ plays: line, calls }, plays);
  const isOfLine = plays.every((card, i) => line[i] === card);
  return isOfLine || ofLine.length > 0 ? ofLine : sharedCalls({ plays: record, calls: recordCalls }, plays);
}

/** The table with the record as its line. */
export const onRecord = (table: Table): Table => ({ ...table, line: table.record, calls: table.recordCalls });

/** Goes to the position after `ply` plays of the line, at most to its ends. */
export function goTo(table: Table, ply: number): Table {
  const to = Math.min(Math.max(ply, 0), table.line.length);
  return { ...table, ply: to, position: replayRecord(table.setup, table.line.slice(0, to), table.calls) };
}

/**
 * Goes to the position after `ply` plays of another line, which must be legal. Later steps follow that line.
 * @param calls along it; by default those that it shares with the line so far, or with the record
 */
export function goToInLine(
  table: Table,
  line: readonly Card[],
  ply: number,
  calls: readonly Call[] = callsAlong(table, line),
): Table {
  const known = table.line.length >= line.length && line.every((card, i) => table.line[i] === card);
  return goTo(known ? table : { ...table, line, calls }, ply);
}

/** The same position under another payoff. */
export function resume(table: Table, { line, calls, ply }: Table): Table {
  return goTo({ ...table, line, calls }, ply);
}

/** Whether the line has left the record. */
export function hasLeftRecord({ record, recordCalls, line, calls }: Table): boolean {
  return (
    record.some((card, i) => line[i] !== card) || (record.length > 0 && callParting(recordCalls, calls) < Infinity)
  );
}

/** The number of plays before the first call that only one of two lists has. */
export const callParting = (some: readonly Call[], others: readonly Call[]): number =>
  Math.min(
    ...[...some, ...others]
      .filter(
        (call) => ![some, others].every((list) => list.some(({ after, by }) => after === call.after && by === call.by)),
      )
      .map(({ after }) => after),
    Infinity,
  );

/** The plays to share or print: the record, or the plays made if there is no record or the line has left it. */
export function shownPlays(table: Table): readonly Card[] {
  return table.record.length === 0 || hasLeftRecord(table) ? playsMade(table) : table.record;
}

/** The calls along them. */
export const shownCalls = (table: Table): readonly Call[] =>
  table.record.length === 0 || hasLeftRecord(table) ? callsMade(table) : table.recordCalls;

/** The position shown first, as the number of plays before it, unless the page sets another: the end of the plays, or the first lead of a whole deal, as there would be nothing left to show. */
export const usualPly = (plays: readonly Card[], table: Table): number =>
  plays.length === cardsInDeal(table) ? 0 : plays.length;

/** Goes back to the last position that the line shares with the record. */
export function backToRecord(table: Table): Table {
  const parting = table.record.findIndex((card, i) => table.line[i] !== card);
  const called = callParting(table.recordCalls, table.calls);
  return goTo(onRecord(table), Math.min(table.ply, parting < 0 ? table.ply : parting, called));
}

/** A card of a hand as dealt. */
export interface HandCard {
  readonly card: Card;
  readonly played: boolean;
}

/** The cards of one suit in a hand as dealt, highest first. */
export interface SuitRow {
  readonly suit: Suit;
  readonly trump: boolean;
  readonly cards: readonly HandCard[];
}

/**
 * A hand as dealt, trumps first, then the suits in the order of the notation. Played cards keep their place, so that
 * nothing moves during play.
 */
export function suitRows({ setup, position }: Table, seat: Seat): SuitRow[] {
  const { rules, contract, deal } = setup;
  return suitsInOrder(rules, contract).map(({ suit, trump, ranks }) => {
    const dealt = deal[seat]
      .filter((card) => suitOf(card) === suit)
      .sort((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)));
    const left = position.hands[seat];
    const cards = dealt.map((card, i) => {
      // Of equal cards, the first ones count as played.
      const place = countOf(dealt.slice(0, i), card);
      return { card, played: place < countOf(dealt, card) - countOf(left, card) };
    });
    return { suit, trump, cards };
  });
}

/** The cards that may be played now. */
export function legalCards(table: Table): ReadonlySet<Card> {
  return new Set(legalNow(table.position));
}

/** A marriage that counts in a trick, for the side of its holder. */
export interface SidesMarriage {
  readonly side: Side;
  readonly points: number;
}

/** One trick, as the middle of the table and the list of tricks show it. */
export interface TrickView {
  /** Starts at 1. */
  readonly number: number;
  readonly leader: Seat;
  /** In the order of play. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly ply: number }[];
  /** The winner, or the seat that is winning so far. Null before the first card. */
  readonly winner: Seat | null;
  /** The side that scores it: the winner's, in a misère the other. Null before the first card. */
  readonly scorer: Side | null;
  /** The order of winning where it changes during the deal; undefined where it does not. */
  readonly kind: Kind | undefined;
  /** Card points; null until the trick is complete. */
  readonly points: number | null;
  /** Roem of the trick, in points for the winner's side. */
  readonly roem: number;
  /** The marriage that counts in the trick; null if there is none, and where marriages do not depend on the play. */
  readonly marriage: SidesMarriage | null;
}

/** The tricks up to a position, including a trick in progress that has a card. */
export function tricksOf({ setup, tricks, trick }: GameState): TrickView[] {
  const direction = setup.rules.direction;
  const view = (leader: Seat, cards: readonly Card[], index: number): TrickView => {
    const kind = trickKind(setup, index);
    const winner = cards.length
      ? trickSeat(setup.rules, { leader, cards }, winnerIndex(setup.rules, kind, cards))
      : null;
    return {
      number: index + 1,
      leader,
      cards: cards.map((card, i) => ({ seat: seatAfter(leader, direction, i), card, ply: 4 * index + i })),
      winner,
      scorer: winner && scorerOf(setup.contract, sideOf(winner)),
      kind: isByTrick(setup.contract) ? kind : undefined,
      points: tricks[index]?.points ?? null,
      roem: tricks[index]?.roem ?? 0,
      marriage: ofSide(tricks[index]?.marriage ?? null),
    };
  };
  const complete = tricks.map(({ leader, cards }, index) => view(leader, cards, index));
  return trick.cards.length ? [...complete, view(trick.leader, trick.cards, tricks.length)] : complete;
}

const ofSide = (marriage: PlayedMarriage | null): SidesMarriage | null =>
  marriage && { side: sideOf(marriage.seat), points: marriage.points };

/** The trick in the middle: the one in progress; a complete one stays until the next lead. */
export function trickInMiddle({ position }: Table): TrickView {
  const { leader } = position.trick;
  const last = tricksOf(position).at(-1);
  if (last) return last;
  const { contract } = position.setup;
  const kind = isByTrick(contract) ? trickKind(position.setup, 0) : undefined;
  return { number: 1, leader, cards: [], winner: null, scorer: null, kind, points: null, roem: 0, marriage: null };
}
