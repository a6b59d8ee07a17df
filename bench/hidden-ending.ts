/**
 * An ending as the player to move sees it: its hand, and the deals that it cannot tell apart. Cards are bits, and the reference of the rules answers
 * each question about them once. Its searches are exact: every legal card, in every deal.
 */
import { otherSide, SEATS, sideOf } from '../src/game/cards.ts';
import type { Card, Deal } from '../src/game/cards.ts';
import { isByTrick, scorerOf } from '../src/game/contracts.ts';
import { legalCards } from '../src/game/play/legality.ts';
import { kindNow, playsOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { TRICK_SIZE, beats } from '../src/game/play/trick.ts';
import { lastTrickOf, packOf, pointsInTrick } from '../src/game/rules/pack.ts';

/** The most cards of an ending: the keys of the tables are whole numbers of at most 30 bits. */
const MOST_CARDS = 24;
/** A trick as a number: a 1, and five bits for each card. */
const EMPTY_TRICK = 1;
const CARD_BITS = 5;
const CARD_MASK = (1 << CARD_BITS) - 1;
/** More points than an ending has. */
const INFINITY = 1000;

/** The cards of an ending as numbers, and the rules about them. All endings of one deal, whoever is to play, can share it. */
export class CardTable {
  readonly cards: readonly Card[];
  readonly lastTrick: number;
  readonly #state: GameState;
  /** Legal cards by trick and by hand. */
  readonly #legal: (Map<number, number> | undefined)[] = [];
  /** By card: the bits of the cards that it beats if it is played later. */
  readonly #beaten: readonly number[];
  readonly #points: readonly number[];

  /** @throws RangeError for a pack with two copies, for contracts by trick, and for more than six cards a hand */
  constructor(state: GameState) {
    const { rules, contract } = state.setup;
    if (rules.deck.copies > 1) throw new RangeError('the pack has two copies of each card');
    if (isByTrick(contract)) throw new RangeError('the order of the cards changes from trick to trick');
    const over = new Set(state.tricks.flatMap(({ cards }) => cards));
    const dealt = new Set(SEATS.flatMap((seat) => state.setup.deal[seat]));
    this.cards = packOf(rules).filter((card) => dealt.has(card) && !over.has(card));
    if (this.cards.length > MOST_CARDS) throw new RangeError(`${this.cards.length} cards are too many`);
    this.lastTrick = lastTrickOf(rules, contract);
    this.#state = state;
    const kind = kindNow(state);
    this.#beaten = this.cards.map((card) => this.bits(this.cards.filter((other) => beats(rules, kind, card, other))));
    this.#points = this.cards.map((card) => pointsInTrick(rules, contract, kind, card));
  }

  /** The bits of those cards that are in the table. */
  bits(cards: readonly Card[]): number {
    return cards.reduce((bits, card) => (this.cards.includes(card) ? bits | (1 << this.cards.indexOf(card)) : bits), 0);
  }

  /** The bits of the legal cards of a hand. */
  legal(trick: number, hand: number): number {
    if (trick === EMPTY_TRICK || !hasSeveral(hand)) return hand;
    const byHand = (this.#legal[trick] ??= new Map<number, number>());
    let legal = byHand.get(hand);
    if (legal === undefined) {
      const { rules } = this.#state.setup;
      const held = this.cards.filter((_, card) => hand & (1 << card));
      const before = { leader: SEATS[0], cards: this.#cardsIn(trick) };
      byHand.set(hand, (legal = this.bits(legalCards(rules, kindNow(this.#state), before, held))));
    }
    return legal;
  }

  /** The turn that wins a trick of four cards. */
  winner(trick: number): number {
    let [winner, best] = [0, cardAt(trick, 0)];
    for (let turn = 1; turn < TRICK_SIZE; turn++) {
      const card = cardAt(trick, turn);
      if (this.#beaten[card]! & (1 << best)) [winner, best] = [turn, card];
    }
    return winner;
  }

  /** The points of a trick of four cards, without a bonus for the last trick. */
  points(trick: number): number {
    let points = 0;
    for (let turn = 0; turn < TRICK_SIZE; turn++) points += this.#points[cardAt(trick, turn)]!;
    return points;
  }

  #cardsIn(trick: number): Card[] {
    const cards: Card[] = [];
    for (let left = trick; left > EMPTY_TRICK; left >>= CARD_BITS) cards.unshift(this.cards[left & CARD_MASK]!);
    return cards;
  }
}

/** What all players see of a position, and the points that the play before it brought. */
export interface Position {
  /** A place in `SEATS`. */
  readonly leader: number;
  readonly trick: number;
  /** The cards in the trick. */
  readonly turn: number;
  /** The bits of the cards played. */
  readonly out: number;
  /** Points of the player's side for the trick that has just ended; 0 within a trick. */
  readonly gain: number;
}

/** The points of the player's side from a position on, by deal. */
export type Vector = readonly number[];

/** A way to choose a card, given the position and the deals that fit it. */
export type Choice = (position: Position, deals: readonly number[]) => number;

export class HiddenEnding {
  readonly table: CardTable;
  /** The seat whose hand is seen, a place in `SEATS`. */
  readonly player: number;
  readonly root: Position;
  /** The numbers of all deals. */
  readonly deals: readonly number[];
  /** By deal and seat: the bits of the cards held at the root. */
  readonly #hands: readonly (readonly number[])[];
  /** Seats from one turn to the next. */
  readonly #step: number;
  /** Whether a side scores the tricks that it takes. */
  readonly #takesOwn: boolean;
  /** By deal: bounds of the value of a trick start. */
  readonly #known: readonly Map<number, number>[];

  /**
   * @param state of which only the player's own hand and the plays are used
   * @param deals that fit, as they were before the first lead
   */
  constructor(table: CardTable, state: GameState, deals: readonly Deal[]) {
    const { rules, contract } = state.setup;
    this.table = table;
    this.player = SEATS.indexOf(state.toPlay!);
    this.deals = [...deals.keys()];
    const out = table.bits(playsOf(state));
    this.#hands = deals.map((deal) => SEATS.map((seat) => table.bits(deal[seat]) & ~out));
    this.#known = deals.map(() => new Map<number, number>());
    this.#step = rules.direction === 'clockwise' ? 1 : 3;
    const side = sideOf(state.toPlay!);
    this.#takesOwn = scorerOf(contract, side) !== otherSide(side);
    const { leader, cards } = state.trick;
    const trick = cards.reduce((code, card) => (code << CARD_BITS) | table.cards.indexOf(card), EMPTY_TRICK);
    this.root = { leader: SEATS.indexOf(leader), trick, turn: cards.length, out, gain: 0 };
  }

  /** The seat to play. */
  seatAt({ leader, turn }: Position): number {
    return (leader + turn * this.#step) & 3;
  }

  /** The bits of the cards that a seat still holds in a deal. */
  handIn(deal: number, seat: number, { out }: Position): number {
    return this.#hands[deal]![seat]! & ~out;
  }

  /** The bits of the legal cards of the seat to play, in a deal. */
  legalIn(deal: number, position: Position): number {
    return this.table.legal(position.trick, this.handIn(deal, this.seatAt(position), position));
  }

  after(position: Position, card: number): Position {
    const { leader, turn } = position;
    const trick = (position.trick << CARD_BITS) | card;
    const out = position.out | (1 << card);
    if (turn + 1 < TRICK_SIZE) return { leader, trick, turn: turn + 1, out, gain: 0 };
    const taker = (leader + this.table.winner(trick) * this.#step) & 3;
    const isLast = out === (1 << this.table.cards.length) - 1;
    return { leader: taker, trick: EMPTY_TRICK, turn: 0, out, gain: this.#gain(taker, trick, isLast) };
  }

  /** The points of the player's side for a trick of four cards. */
  #gain(taker: number, trick: number, isLast: boolean): number {
    if ((((taker ^ this.player) & 1) === 0) !== this.#takesOwn) return 0;
    return this.table.points(trick) + (isLast ? this.table.lastTrick : 0);
  }

  /** The value of the last trick, which plays itself. */
  #lastTrick(deal: number, position: Position): number {
    let [trick, seat] = [EMPTY_TRICK, position.leader];
    for (let turn = 0; turn < TRICK_SIZE; turn++) {
      trick = (trick << CARD_BITS) | lowest(this.handIn(deal, seat, position));
      seat = (seat + this.#step) & 3;
    }
    return this.#gain((position.leader + this.table.winner(trick) * this.#step) & 3, trick, true);
  }

  /** The double-dummy values of a position. */
  doubleDummy(position: Position, deals: readonly number[]): number[] {
    return deals.map((deal) => this.#search(deal, position, 0, INFINITY));
  }

  /** Alpha-beta, fail-soft: the value if it lies within the window, otherwise a bound of it. */
  #search(deal: number, position: Position, alpha: number, beta: number): number {
    const known = this.#known[deal]!;
    const key = position.out * 4 + position.leader;
    let [low, high] = [0, INFINITY];
    if (position.turn === 0) {
      const hand = this.handIn(deal, position.leader, position);
      if (hand === 0) return 0;
      if (!hasSeveral(hand)) return this.#lastTrick(deal, position);
      const bounds = known.get(key);
      if (bounds !== undefined) {
        low = Math.floor(bounds / (INFINITY + 1));
        high = bounds % (INFINITY + 1);
        if (low >= beta || low === high) return low;
        if (high <= alpha) return high;
      }
    }
    const isOwn = ((this.seatAt(position) ^ this.player) & 1) === 0;
    let [from, to, value] = [alpha, beta, isOwn ? -INFINITY : INFINITY];
    for (let left = this.legalIn(deal, position); left && from < to; left &= left - 1) {
      const next = this.after(position, lowest(left));
      const of = next.gain + this.#search(deal, next, from - next.gain, to - next.gain);
      if (isOwn) {
        if (of > value) value = of;
        if (value > from) from = value;
      } else {
        if (of < value) value = of;
        if (value < to) to = value;
      }
    }
    if (position.turn === 0) {
      if (value > alpha && value > low) low = value;
      if (value < beta && value < high) high = value;
      known.set(key, low * (INFINITY + 1) + high);
    }
    return value;
  }
}

/** The card of a turn in a trick of four cards. */
const cardAt = (trick: number, turn: number): number => (trick >> (CARD_BITS * (TRICK_SIZE - 1 - turn))) & CARD_MASK;

export const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** The number of the lowest bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The numbers of the bits, lowest first. */
export function* numbersIn(bits: number): Generator<number, void> {
  for (let left = bits; left; left &= left - 1) yield lowest(left);
}
