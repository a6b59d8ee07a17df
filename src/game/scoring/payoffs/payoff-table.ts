/**
 * The payoffs, one object each: what a finished deal is worth, how large a value can be, whether the payoff differs from others, and whether
 * it can be searched.
 */
import { forSide } from '../../cards.ts';
import type { Interval } from '../../interval.ts';
import type { GameSetup, GameState } from '../../play/play.ts';
import { countsByOwnKind } from '../../rules/pack.ts';
import { methodOf } from '../methods/index.ts';
import {
  hasCombinations,
  inGamePoints,
  maySweep,
  PAYOFFS,
  pointsOfDeal,
  roemSoFar,
  sweepBonus,
  sweptBy,
  sweptIn,
} from '../payoff.ts';
import type { Payoff } from '../payoff.ts';
import { marriagesByPlay } from '../played-marriage.ts';
import type { PayoffFault } from './payoff-fault.ts';

interface PayoffForm {
  /** The value of a finished deal. In games with taps or claims it assumes that there were none. */
  final(state: GameState): number;
  /** The range of a deal's values. Roem of the tricks may exceed it. */
  range(setup: GameSetup): Interval;
  /** Whether it is known and not simply one of the payoffs before it. */
  differs(setup: GameSetup): boolean;
  /** The first fault; null if the payoff can be searched. */
  fault(setup: GameSetup): PayoffFault | null;
}

const points: PayoffForm = {
  final: ({ points }) => points.NS,
  range: (setup) => [0, pointsOfDeal(setup)],
  differs: ({ rules, contract }) => !countsByOwnKind(rules, contract),
  fault: ({ rules, contract }) =>
    countsByOwnKind(rules, contract) ? { kind: 'noFixedSum', field: 'cardPointsBy' } : null,
};

/** All card points and the bonus of a sweep. */
const largestTotal = (setup: GameSetup): number =>
  pointsOfDeal(setup) + (maySweep(setup) ? Math.max(0, sweepBonus(setup)) : 0);

const total: PayoffForm = {
  final(state) {
    const { points, setup } = state;
    const roem = roemSoFar(state);
    const swept = sweptBy(state);
    return points.NS - points.EW + roem.NS - roem.EW + (swept ? forSide(swept, sweepBonus(setup)) : 0);
  },
  range: (setup) => aroundZero(largestTotal(setup)),
  differs: (setup) =>
    !points.differs(setup) ||
    hasCombinations(setup) ||
    (maySweep(setup) && (setup.rules.melds !== null || sweepBonus(setup) !== 0)),
  fault: (setup) =>
    setup.rules.sweep?.mode === 'replace' && maySweep(setup) && sweepBonus(setup) < 0
      ? { kind: 'replaced', field: 'sweep.bonus' }
      : null,
};

const score: PayoffForm = {
  final(state) {
    const { setup, points } = state;
    const { scoring } = setup.rules;
    const swept = inGamePoints(scoring) ? sweptIn(state, 'tricks') : sweptBy(state);
    const { NS, EW } = methodOf(scoring).entry(setup, scoring, { points, roem: roemSoFar(state), swept });
    return NS - EW;
  },
  range(setup) {
    const { scoring } = setup.rules;
    return aroundZero(methodOf(scoring).largest(setup, scoring, largestTotal(setup)));
  },
  differs: (setup) => methodOf(setup.rules.scoring).differs?.(setup, setup.rules.scoring) ?? true,
  fault(setup) {
    const { rules, contract } = setup;
    const replaced = total.fault(setup);
    if (replaced) return replaced;
    const method = methodOf(rules.scoring);
    const beside = marriagesByPlay(rules, contract) ? method.besideMarriages(setup, rules.scoring) : null;
    if (beside) return { kind: 'playedMarriage', field: 'melds.marriageIfDiscarded', beside };
    return method.fault(setup, rules.scoring);
  },
};

const TABLE: Readonly<Record<Payoff, PayoffForm>> = { points, total, score };

const aroundZero = (most: number): Interval => [-most, most];

/**
 * The value of a finished deal: North–South's card points under `points`, otherwise the difference North–South minus East–West. In
 * games with taps or claims it assumes that there were none.
 */
export const finalValue = (state: GameState, payoff: Payoff): number => TABLE[payoff].final(state);

/** The range of a deal's values under a payoff, for a scale. Roem of the tricks may exceed it. */
export const rangeOf = (setup: GameSetup, payoff: Payoff): Interval => TABLE[payoff].range(setup);

/** The first reason why a payoff cannot be searched: a side could want fewer points, or two kinds of points would have to be weighed against each other. */
export const payoffFault = (setup: GameSetup, payoff: Payoff): PayoffFault | null => TABLE[payoff].fault(setup);

/**
 * Card points first, if they have a fixed sum; `total` if they have none or more than card points counts; `score` if it is known and not
 * simply the total.
 */
export const distinctPayoffs = (setup: GameSetup): Payoff[] => PAYOFFS.filter((payoff) => TABLE[payoff].differs(setup));
