/** Advice from a single hand in its JSON form. All numbers of points are those of the hand's side. */
import type { Contract, Seat } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Call } from '../../game/inference/rule-of-thumb.ts';
import type { Interval } from './answer.ts';

/** A mean over deals and where, by chance of the draw, it may lie: 95 of 100 such intervals hold the mean over all deals. */
export interface Estimate {
  readonly mean: number;
  /** Absent while there are too few deals to say. */
  readonly interval?: Interval;
}

/** What a contract is worth to the hand's side, as the payoff counts it: card points, or own minus theirs. */
export interface ContractAdvice extends Estimate {
  readonly contract: Contract;
  /** Standard deviation of a single deal; absent while there is only one. */
  readonly deviation?: number;
  /** The share of deals in which no contract is worth more, from 0 to 1; contracts that are equally good share the deal. */
  readonly best: number;
  /** By how much the first contract is better on the same deals. Contracts differ less in it than each varies by itself. */
  readonly behind: Estimate;
}

export interface AdviceAnswer {
  /** As in the request; absent when the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly payoff: Payoff;
  readonly seat: Seat;
  readonly leader: Seat;
  readonly seed: number;
  /** How many deals are counted: the first ones of the seed, so the same number asked for again gives the same advice. */
  readonly deals: number;
  /** How many were asked for. */
  readonly of: number;
  /** Best mean first; empty before the first deal. */
  readonly contracts: readonly ContractAdvice[];
  /** What the variant's rule of thumb calls: nothing when it passes. Absent where the variant has none. */
  readonly ruleOfThumb?: { readonly name: string; readonly calls: readonly Call[] };
  /** Positions searched. */
  readonly nodes: number;
  /** Time taken, in milliseconds. */
  readonly ms: number;
}
