/** The JSON of a suggestion: what each legal card of one hand is worth to a player who sees no other. All points count for the player's side. */
import type { Card, Deal, Seat } from '../../game/cards.ts';
import type { Evidence } from '../../game/inference/deals-from-plays.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { formatDeal } from '../hands.ts';
import type { Estimate } from './advice-answer.ts';

export interface SuggestedCard extends Estimate {
  readonly card: Card;
  /** By how much the first card is better on the same deals. */
  readonly behind: Estimate;
  /** The share of deals in which it reaches the target, from 0 to 1; absent without a target. */
  readonly reaches?: Estimate;
  /** The share of deals in which it is ten or more worse than the best card of the deal. */
  readonly risk: Estimate;
}

/** A solved deal that fits what the player has seen. */
export interface FittingDeal {
  /** Its number among the samples, from 1. */
  readonly number: number;
  /** In the notation, before the first play. */
  readonly deal: string;
  /** The exact value of each legal card in it, the best first. */
  readonly cards: readonly { readonly card: Card; readonly value: number }[];
}

export const fittingDeal = (number: number, deal: Deal, cards: FittingDeal['cards']): FittingDeal => ({
  number,
  deal: formatDeal(deal),
  cards,
});

export interface Suggestion {
  /** As in the request; absent if the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly payoff: Payoff;
  readonly seat: Seat;
  /** As in the request; absent if the request has none. */
  readonly target?: number;
  /** Best mean first; empty before the first deal. */
  readonly cards: readonly SuggestedCard[];
  /** The number of deals counted. */
  readonly samples: number;
  /** The number of deals to count. */
  readonly of: number;
  /** How many of them were solved, if the others were estimated. */
  readonly solved?: number;
  /** Present if the samples are all deals that fit: the means are then exact. */
  readonly complete?: true;
  /** A few of the solved deals, as far as possible with a best card each that the others do not have, in the order of their numbers. */
  readonly fitting: readonly FittingDeal[];
  /** What the deals fit. */
  readonly evidence: readonly Evidence[];
  /** Time taken, in milliseconds. */
  readonly ms: number;
}
