/**
 * The classes of deals of Van Rijn, Takes and Vis: how many cards of each suit each player holds, whatever the cards. They are the 4 × 4 tables of
 * whole numbers whose rows (players) and columns (suits) add up to eight, 981,541 in all.
 */
import { randomDeal, seeded, variantById } from 'jass-solver/core';
import type { Card, Deal } from 'jass-solver/core';

/** The number of cards of each player, N, E, S, W, in each suit, in the order of the notation. */
export type Counts = readonly (readonly number[])[];

/** How many there are. */
export const CLASSES = 981_541;

const SIZE = 8;
const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Every way to write a sum as four numbers up to given ones, in the order of the numbers. */
function* rows(sum: number, most: readonly number[]): Generator<number[]> {
  const [first, ...others] = most;
  if (first === undefined) {
    if (sum === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(first, sum); count++) {
    for (const rest of rows(sum - count, others)) yield [count, ...rest];
  }
}

/** All classes, in the order of their numbers read row by row. */
export function* classes(): Generator<Counts> {
  const less = (most: readonly number[], row: readonly number[]): number[] =>
    most.map((left, suit) => left - row[suit]!);
  const all = [SIZE, SIZE, SIZE, SIZE];
  for (const north of rows(SIZE, all)) {
    const afterNorth = less(all, north);
    for (const east of rows(SIZE, afterNorth)) {
      const afterEast = less(afterNorth, east);
      // The last row is what is left.
      for (const south of rows(SIZE, afterEast)) yield [north, east, south, less(afterEast, south)];
    }
  }
}

/** One deal of a class; the same seed gives the same deal. */
export function dealOf(counts: Counts, seed: number): Deal {
  // The pack is the same in every Klaverjas.
  const any = randomDeal(variantById('klaverjassen').rules, seeded(seed));
  const shuffled = SEATS.flatMap((seat) => any[seat]);
  const bySuit = ['S', 'H', 'D', 'C'].map((suit) => shuffled.filter((card) => card.startsWith(suit)));
  const hands = counts.map((row) => row.flatMap((count, suit) => bySuit[suit]!.splice(0, count)));
  return Object.fromEntries(SEATS.map((seat, index) => [seat, hands[index]])) as Record<(typeof SEATS)[number], Card[]>;
}
