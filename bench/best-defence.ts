/**
 * Play against the best defence: the player to move sees its own hand, the three others see the deal and know the player's strategy. Partner and
 * opponents then answer each strategy as well as possible in each deal, so the value of a strategy is a vector, a value for each deal. A position has
 * the vectors of all strategies, without those that another one equals or beats in every deal (Cazenave and Ventos 2019, without cuts). In the number of
 * decisions this goes from the plain average (one decision, then double dummy) to the exact value.
 */
import type { Choice, HiddenEnding, Position, Vector } from './hidden-ending.ts';
import { hasSeveral, lowest, numbersIn } from './hidden-ending.ts';
import { mean } from './statistics.ts';

/** How to look ahead. */
export interface Way {
  /** The decisions of the player, the present one included, before the rest is double dummy. A play without a choice is none. */
  readonly decisions: number;
  /** At later decisions: all vectors that may be best, or only the one with the best mean over the deals that fit by then. */
  readonly keeps: 'every' | 'bestMean';
}

export const EXACT: Way = { decisions: Infinity, keeps: 'every' };
/** The plain average of double-dummy values. */
export const PIMC: Way = { decisions: 1, keeps: 'every' };

/** More vectors than a position may have, or the time for them is over. */
export class TooMany extends Error {}

/** The worth of a card, as a way of looking ahead sees it. */
export interface CardWorth {
  readonly card: number;
  readonly mean: number;
}

/** Limits of the work: `vectors` of a position, and milliseconds. */
export interface Limits {
  readonly vectors: number;
  readonly ms: number;
}

export class BestDefence {
  readonly #ending: HiddenEnding;
  readonly #way: Way;
  readonly #limits: Limits;
  readonly #known = new Map<string, readonly Vector[]>();
  readonly #until: number;

  /** @param limits beyond which the search ends with the error `TooMany` */
  constructor(ending: HiddenEnding, way: Way, limits: Limits = { vectors: Infinity, ms: Infinity }) {
    this.#ending = ending;
    this.#way = way;
    this.#limits = limits;
    this.#until = performance.now() + limits.ms;
  }

  /** The worth of every legal card of the player, who is to move. @throws TooMany */
  cards(position: Position, deals: readonly number[]): CardWorth[] {
    const cards = [...numbersIn(this.#ending.legalIn(deals[0]!, position))];
    const decisions = this.#way.decisions - Number(cards.length > 1);
    return cards.map((card) => {
      const vectors = this.#after(position, card, deals, decisions);
      return { card, mean: Math.max(...vectors.map(mean)) };
    });
  }

  /** Chooses the card of the largest worth, the first in the order of the notation. */
  readonly choose: Choice = (position, deals) => bestOf(this.cards(position, deals)).card;

  /** The vectors of a position. */
  #vectors(position: Position, deals: readonly number[], decisions: number): readonly Vector[] {
    const ending = this.#ending;
    const own = ending.handIn(deals[0]!, ending.player, position);
    if (decisions === 0 || deals.length === 1 || !hasSeveral(own)) return [ending.doubleDummy(position, deals)];
    if (position.turn > 0) return this.#searched(position, deals, decisions);
    const key = `${position.leader} ${position.out} ${decisions} ${deals.join()}`;
    let vectors = this.#known.get(key);
    if (!vectors) this.#known.set(key, (vectors = this.#searched(position, deals, decisions)));
    return vectors;
  }

  #searched(position: Position, deals: readonly number[], decisions: number): readonly Vector[] {
    this.#checkTime();
    const isPlayer = this.#ending.seatAt(position) === this.#ending.player;
    return isPlayer ? this.#ofPlayer(position, deals, decisions) : this.#ofOther(position, deals, decisions);
  }

  /** The player plays one card in all deals. */
  #ofPlayer(position: Position, deals: readonly number[], decisions: number): readonly Vector[] {
    const legal = this.#ending.legalIn(deals[0]!, position);
    const most = this.#ending.doubleDummy(position, deals);
    const kept: Vector[] = [];
    for (const card of numbersIn(legal)) {
      const after = this.#after(position, card, deals, decisions - Number(hasSeveral(legal)));
      const reached = after.find((vector) => !isAboveSomewhere(most, vector));
      if (reached) return [reached];
      for (const vector of after) this.#keep(vector, kept);
    }
    if (this.#way.keeps === 'every') return kept;
    return [kept.reduce((one, other) => (mean(other) > mean(one) ? other : one))];
  }

  /** Another seat plays a card of its choice in each deal. Which one it was tells the player something about the deal. */
  #ofOther(position: Position, deals: readonly number[], decisions: number): readonly Vector[] {
    let combined: Vector[] = [deals.map(() => NaN)];
    for (const { card, places } of playsOfOther(this.#ending, position, deals)) {
      const those = places.map((place) => deals[place]!);
      const after = this.#after(position, card, those, decisions);
      const kept: Vector[] = [];
      for (const one of combined) {
        this.#checkTime();
        for (const other of after) this.#keep(joined(this.#ending, position, one, other, places), kept);
      }
      combined = kept;
    }
    return combined;
  }

  #after(position: Position, card: number, deals: readonly number[], decisions: number): readonly Vector[] {
    const next = this.#ending.after(position, card);
    const vectors = this.#vectors(next, deals, decisions);
    return next.gain === 0 ? vectors : vectors.map((vector) => vector.map((value) => value + next.gain));
  }

  /**
   * Adds a vector to others, unless one of them equals or beats it in every deal, and drops those that it beats. NaN, for deals without a value yet,
   * stands in the same places of all.
   */
  #keep(vector: Vector, kept: Vector[]): void {
    if (kept.some((other) => !isAboveSomewhere(vector, other))) return;
    let count = 0;
    for (const other of kept) if (isAboveSomewhere(other, vector)) kept[count++] = other;
    kept.length = count;
    kept.push(vector);
    if (kept.length > this.#limits.vectors) throw new TooMany(`more than ${this.#limits.vectors} vectors`);
  }

  #checkTime(): void {
    if (performance.now() > this.#until) throw new TooMany('the time is over');
  }
}

/** The vector of a strategy against the best defence. */
export function vectorOf(
  ending: HiddenEnding,
  choose: Choice,
  position: Position,
  deals: readonly number[],
  known = new Map<string, Vector>(),
): Vector {
  const own = ending.handIn(deals[0]!, ending.player, position);
  if (own === 0) return ending.doubleDummy(position, deals);
  const key = position.turn === 0 ? `${position.leader} ${position.out} ${deals.join()}` : '';
  const remembered = known.get(key);
  if (remembered) return remembered;
  const after = (card: number, those: readonly number[]): Vector => {
    const next = ending.after(position, card);
    return vectorOf(ending, choose, next, those, known).map((value) => value + next.gain);
  };
  let vector: Vector;
  if (ending.seatAt(position) === ending.player) {
    const legal = ending.legalIn(deals[0]!, position);
    vector = after(hasSeveral(legal) ? choose(position, deals) : lowest(legal), deals);
  } else {
    vector = deals.map(() => NaN);
    for (const { card, places } of playsOfOther(ending, position, deals)) {
      const those = places.map((place) => deals[place]!);
      vector = joined(ending, position, vector, after(card, those), places);
    }
  }
  if (key) known.set(key, vector);
  return vector;
}

/** The card of the largest worth, the first one of several. */
export function bestOf(cards: readonly CardWorth[]): CardWorth {
  // Sums in another order may differ in the last bits.
  return cards.reduce((one, other) => (other.mean > one.mean + 1e-9 ? other : one));
}

/** The cards that another seat may play in some of the deals, and the places of these deals. */
function playsOfOther(
  ending: HiddenEnding,
  position: Position,
  deals: readonly number[],
): { readonly card: number; readonly places: readonly number[] }[] {
  const legal = deals.map((deal) => ending.legalIn(deal, position));
  const cards = [...numbersIn(legal.reduce((all, bits) => all | bits, 0))];
  return cards.map((card) => ({
    card,
    places: [...legal.keys()].filter((place) => legal[place]! & (1 << card)),
  }));
}

/** The better of two vectors for the seat to play, in the deals where the second one has a value. */
function joined(
  ending: HiddenEnding,
  position: Position,
  one: Vector,
  other: Vector,
  places: readonly number[],
): Vector {
  const isPartner = ((ending.seatAt(position) ^ ending.player) & 1) === 0;
  const vector = [...one];
  for (const [index, place] of places.entries()) {
    const [value, before] = [other[index]!, vector[place]!];
    if (Number.isNaN(before) || (isPartner ? value > before : value < before)) vector[place] = value;
  }
  return vector;
}

const isAboveSomewhere = (vector: Vector, other: Vector): boolean => {
  for (let deal = 0; deal < vector.length; deal++) if (vector[deal]! > other[deal]!) return true;
  return false;
};
