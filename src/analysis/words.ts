/** How outcomes are told under a payoff: values, bounds and estimates in the words of the interface. */
import { pointsOfDeal } from '../game/payoff.ts';
import type { Payoff } from '../game/payoff.ts';
import type { GameSetup } from '../game/play.ts';
import type { ProvenBounds, Unproven, Value } from '../notation/answer.ts';
import type { Bounds } from '../solver/solver.ts';
import type { Valuation } from './evaluate.ts';

export interface Words {
  /** Whether what is known comes to one value: outcomes may differ that score the same. */
  isValue(of: Bounds): boolean;
  value(outcome: number): Value;
  bounds(of: Bounds): ProvenBounds;
  unproven(of: Valuation): Unproven;
  /** The value where it is known, else what is proven of it. */
  known(of: Valuation): Value | Unproven;
}

/** @param worth an outcome as the payoff counts it (`Solver.worth`) */
export function wordsOf(payoff: Payoff, worth: (outcome: number) => number, setup: GameSetup): Words {
  const total = pointsOfDeal(setup);
  const words: Words = {
    isValue: ({ low, high }) => worth(low) === worth(high),
    value: (outcome) =>
      payoff === 'points' ? { NS: worth(outcome), EW: total - worth(outcome) } : { difference: worth(outcome) },
    bounds: ({ low, high }) =>
      payoff === 'points' ? { NS: [worth(low), worth(high)] } : { difference: [worth(low), worth(high)] },
    unproven: (of) => ({
      exact: false,
      bounds: words.bounds(of),
      estimate: payoff === 'points' ? { NS: worth(of.estimate) } : { difference: worth(of.estimate) },
    }),
    known: (of) => (words.isValue(of) ? words.value(of.low) : words.unproven(of)),
  };
  return words;
}
