/** How outcomes are reported under a payoff: values, bounds and estimates in the form of the interface. */
import { pointsOfDeal } from '../game/scoring/payoff.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import type { GameSetup } from '../game/play/play.ts';
import type { Calibrated, ProvenBounds, Unproven, Value } from '../notation/answer/answer.ts';
import { clamp } from '../game/interval.ts';
import type { Interval } from '../game/interval.ts';
import type { Valuation } from './search/effort.ts';

export interface PayoffFormat {
  /** Whether both bounds give the same value: different outcomes may score the same. */
  isSingleValue(bounds: Interval): boolean;
  value(outcome: number): Value;
  bounds(bounds: Interval): ProvenBounds;
  unproven(valuation: Valuation): Unproven;
  /** The estimate within the bounds, with its measured error if there is one, unless the bounds say as much. */
  estimate(valuation: Valuation, error: number | undefined): Calibrated & Pick<Unproven, 'estimate'>;
  /** The value if it is known, otherwise bounds and an estimate. */
  valueOrUnproven(valuation: Valuation): Value | Unproven;
}

/** @param toValue the value of an outcome as the payoff counts it (`Solver.toValue`) */
export function payoffFormat(payoff: Payoff, toValue: (outcome: number) => number, setup: GameSetup): PayoffFormat {
  const total = pointsOfDeal(setup);
  const format: PayoffFormat = {
    isSingleValue: ([low, high]) => toValue(low) === toValue(high),
    value: (outcome) =>
      payoff === 'points' ? { NS: toValue(outcome), EW: total - toValue(outcome) } : { difference: toValue(outcome) },
    bounds: ([low, high]) =>
      payoff === 'points' ? { NS: [toValue(low), toValue(high)] } : { difference: [toValue(low), toValue(high)] },
    unproven: (valuation) => ({
      exact: false,
      bounds: format.bounds(valuation.proven),
      ...format.estimate(valuation, undefined),
    }),
    estimate: ({ proven, estimate }, error = Infinity) => {
      const value = toValue(clamp(estimate, proven));
      const [low, high] = proven;
      return {
        estimate: payoff === 'points' ? { NS: value } : { difference: value },
        ...(error < Math.max(value - toValue(low), toValue(high) - value) && { within: error }),
      };
    },
    valueOrUnproven: (valuation) =>
      format.isSingleValue(valuation.proven) ? format.value(valuation.proven[0]) : format.unproven(valuation),
  };
  return format;
}
