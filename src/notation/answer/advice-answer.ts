/** The JSON of advice on a single hand. All points count for the hand's side. */
import type { Contract, Deal, Seat } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Call } from '../../game/inference/rule-of-thumb.ts';
import { formatDeal } from '../hands.ts';
import type { Interval } from './answer.ts';

/** A mean over sampled deals, with a 95% confidence interval of the mean over all deals. */
export interface Estimate {
  readonly mean: number;
  /** Absent while there are too few samples. */
  readonly interval?: Interval;
}

/** The value of a contract to the hand's side, in the payoff's unit: card points, or own points minus the opponents'. */
export interface ContractAdvice extends Estimate {
  readonly contract: Contract;
  /** Standard deviation of a single deal; absent for one deal. */
  readonly deviation?: number;
  /** The share of deals in which this contract is the best, from 0 to 1; equally good contracts share a deal. */
  readonly best: number;
  /** By how much the first contract is better on the same deals. These differences vary less than the values themselves. */
  readonly behind: Estimate;
  /** The shares of deals with a special result, from 0 to 1, as far as values under the payoff prove it. */
  readonly chances?: Readonly<Partial<Record<SpecialResult, number>>>;
  /** A deal whose value is near the mean. */
  readonly typical: TypicalDeal;
}

/** A deal of a sample, with its value to the hand’s side. */
export interface TypicalDeal {
  readonly deal: string;
  readonly value: number;
}

export const typicalDeal = (deal: Deal, value: number): TypicalDeal => ({ deal: formatDeal(deal), value });

/**
 * The hand’s side takes all card points; it takes all tricks; it makes all that a sweep is worth without roem, or more; it is wet; it reaches the
 * target of the request.
 */
export type SpecialResult = 'allPoints' | 'sweep' | 'sweepWorth' | 'wet' | 'target';

export interface AdviceAnswer {
  /** As in the request; absent if the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly payoff: Payoff;
  readonly seat: Seat;
  readonly leader: Seat;
  /** As in the request; absent if the request has none. */
  readonly target?: number;
  readonly seed: number;
  /** The number of deals solved and counted, the first ones of the seed: the same number requested again gives the same advice. */
  readonly deals: number;
  /**
   * The number of deals estimated and counted; absent if estimates were not requested. The means then combine the estimates with the values of
   * the deals solved. Until some are, the intervals include an allowance for the error of the estimates.
   */
  readonly estimated?: number;
  /** The number of deals requested. */
  readonly of: number;
  /** Best mean first; empty before the first deal. */
  readonly contracts: readonly ContractAdvice[];
  /** Present if the rules forbid this hand to pass the choice to its partner. */
  readonly mayPass?: false;
  /** The calls of the variant's rule of thumb, none for a pass. Absent if the variant has no rule of thumb. */
  readonly ruleOfThumb?: { readonly name: string; readonly calls: readonly Call[] };
  /** Time taken, in milliseconds. */
  readonly ms: number;
}
