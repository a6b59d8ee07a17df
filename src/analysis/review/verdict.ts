/**
 * The verdict on a play: whether it cost something with all hands known, and whether another card was better on what its player knew. In
 * doubt for the player.
 */
import type { GameSetup } from '../../game/play/play.ts';
import { multiplierOf } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { KnownLoss, ReviewEntry, Verdict } from '../../notation/answer/answer.ts';
import { lossOf } from './review-summary.ts';

/** By how much another card must be better to be called better: a point, or a tenth of the smallest step of a score. */
export const thresholdOf = ({ rules, contract }: GameSetup, payoff: Payoff): number =>
  payoff === 'score' ? 0.1 * multiplierOf(rules, contract) : 1;

/** An entry of a review with its verdict, unless a time limit has left open whether the play cost something. @param known undefined if the player had no choice */
export function withVerdict(
  entry: ReviewEntry,
  known: KnownLoss | undefined,
  { setup, payoff }: { readonly setup: GameSetup; readonly payoff: Payoff },
): ReviewEntry {
  const isBetterKnown = (known?.interval?.[0] ?? 0) > thresholdOf(setup, payoff);
  const verdict = verdictOn(entry, isBetterKnown);
  return { ...entry, ...(verdict && { verdict }), ...(known && { known }) };
}

/** @param isBetterKnown whether another card was better on what the player knew; false in doubt */
function verdictOn(entry: ReviewEntry, isBetterKnown: boolean): Verdict | undefined {
  const [least, most] = lossOf(entry);
  if (least > 0) return isBetterKnown ? 'error' : 'unlucky';
  if (most === 0) return isBetterKnown ? 'lucky' : 'sound';
  return undefined;
}

/** A play of several reviews. */
export interface PlayOf {
  /** The number of the review, from 0. */
  readonly review: number;
  /** From 0. */
  readonly play: number;
}

/** The plays of reviews in the order in which they are judged: the costliest first, then those that cost nothing, review by review in the order of play. */
export const inOrderOfCost = (reviews: readonly (readonly ReviewEntry[])[]): PlayOf[] =>
  reviews
    .flatMap((entries, review) => entries.map((entry, play) => ({ review, play, cost: lossOf(entry)[1] })))
    .sort((a, b) => b.cost - a.cost);
