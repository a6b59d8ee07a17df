/**
 * The goal of a reader in a puzzle, and the effect of a card on it. All values are exact and count for the reader's side in the whole
 * deal: its card points under `points`, under `total` and `score` its points minus the other side's.
 */
import { SEATS, sideOf } from '../../game/cards.ts';
import type { Card, Seat, Side } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { valueFor } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { figureOf, isProven } from '../../notation/answer/answer.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { Reader } from '../../notation/puzzle.ts';

export interface Goal {
  readonly side: Side;
  /** The least value that is enough. */
  readonly target: number;
}

/** The value after each legal card of a position. */
export type CardValues = ReadonlyMap<Card, number>;

/** The hands that the reader plays. */
export const readersOf = (reader: Reader): ReadonlySet<Seat> =>
  new Set(SEATS.filter((seat) => seat === reader || sideOf(seat) === reader));

/** The side of the reader. */
export const sideOfReader = (reader: Reader): Side => sideOf([...readersOf(reader)][0]!);

/** The values of the cards of an answer for a side. @throws Error if one is not exact */
export function cardValues(
  side: Side,
  setup: GameSetup,
  payoff: Payoff,
  cards: NonNullable<Answer['cards']>,
): CardValues {
  return new Map(
    cards.map((of) => {
      if (!isProven(of)) throw new Error('the engine gave an answer without values');
      return [of.card, valueFor(side, { setup, payoff }, figureOf(of))];
    }),
  );
}

/** The values of both sides from a position under best play. @param by the seat to play */
export function bestValue(side: Side, by: Seat, values: CardValues): number {
  return (sideOf(by) === side ? Math.max : Math.min)(...values.values());
}

/** The part of the goal that a card gives away, 0 if it keeps the goal. @param value after the card */
export const givesAway = ({ target }: Goal, value: number): number => Math.max(0, target - value);

/** The cards that keep the goal. */
export const keepingCards = (goal: Goal, values: CardValues): Card[] =>
  [...values].filter(([, value]) => givesAway(goal, value) === 0).map(([card]) => card);
