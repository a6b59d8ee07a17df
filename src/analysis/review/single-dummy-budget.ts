/**
 * How many deals the single-dummy evaluation of a play takes. The first two tricks of a game with long hands take most of the time of a
 * record, so there deals are estimated. To solve a few of them besides takes longer than all the estimates, and decides nothing
 * (docs/review.md). At the end all consistent deals can be solved.
 */
import type { Rules } from '../../game/rules/rules.ts';
import { packOf } from '../../game/rules/pack.ts';

export interface Budget {
  /** After so many deals it is decided whether to go on; the last is the end. */
  readonly looks: readonly number[];
  /** Whether deals are estimated, not solved. */
  readonly isEstimated: boolean;
  /** Whether all deals are taken although no card seems better. */
  readonly isPatient: boolean;
}

/** A deal of a pack with more cards is estimated while the hand has at least so many. */
const LARGEST_QUICK_PACK = 32;
const LONG_HAND = 8;

/** The looks with at most so many cards in hand. */
const LOOKS: readonly (readonly [cards: number, looks: readonly number[]])[] = [
  [3, [48, 192, 768]],
  [5, [48, 96, 192]],
  [7, [12, 24, 48, 96]],
];
const LONG_LOOKS = [12, 24, 48];
const ESTIMATED_LOOKS = [12, 24, 48, 96];

/** @param cards in the hand of the player before the play */
export function budgetFor(rules: Rules, cards: number): Budget {
  const isEstimated = packOf(rules).length > LARGEST_QUICK_PACK && cards >= LONG_HAND;
  const looks = LOOKS.find(([most]) => cards <= most)?.[1] ?? (isEstimated ? ESTIMATED_LOOKS : LONG_LOOKS);
  return { looks, isEstimated, isPatient: false };
}

/** Exactly so many deals, all solved. */
export const fixedBudget = (deals: number): Budget => ({
  looks: [deals],
  isEstimated: false,
  isPatient: true,
});
