/**
 * The payoffs: what a finished deal is worth, how large a value can be, whether a payoff differs from others, and whether it can be searched.
 * A table for each question, so that a file that loads alone, such as the worker, has only those that it asks.
 */
import { forSide } from '../../cards.ts';
import type { Interval } from '../../interval.ts';
import type { GameSetup, GameState } from '../../play/play.ts';
import { countsByOwnKind } from '../../rules/pack.ts';
import { scoreAfterCall } from '../calls.ts';
import { methodOf } from '../methods/index.ts';
import { largestScore } from '../methods/largest.ts';
import {
  hasCombinations,
  inGamePoints,
  maySweep,
  multiplierOf,
  onlyDeclarersScore,
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

type Table<Of, Result> = Readonly<Record<Payoff, (of: Of) => Result>>;

const FINAL: Table<GameState, number> = {
  points: ({ points }) => points.NS,
  total(state) {
    const { points, setup } = state;
    const roem = roemSoFar(state);
    const swept = sweptBy(state);
    return points.NS - points.EW + roem.NS - roem.EW + (swept ? forSide(swept, sweepBonus(setup)) : 0);
  },
  score(state) {
    const { setup, points, call } = state;
    const { scoring } = setup.rules;
    if (call) return scoreAfterCall(state, call);
    const swept = inGamePoints(scoring) ? sweptIn(state, 'tricks') : sweptBy(state);
    const { NS, EW } = methodOf(scoring).entry(setup, scoring, { points, roem: roemSoFar(state), swept });
    return NS - EW;
  },
};

/** All card points and the bonus of a sweep. */
const largestTotal = (setup: GameSetup): number =>
  pointsOfDeal(setup) + (maySweep(setup) ? Math.max(0, sweepBonus(setup)) : 0);

const aroundZero = (most: number): Interval => [-most, most];

const RANGE: Table<GameSetup, Interval> = {
  points: (setup) => [0, pointsOfDeal(setup)],
  total: (setup) => aroundZero(largestTotal(setup)),
  score: (setup) => aroundZero(largestScore(setup, largestTotal(setup))),
};

const DIFFERS: Table<GameSetup, boolean> = {
  points: ({ rules, contract }) => !countsByOwnKind(rules, contract),
  total: (setup) =>
    countsByOwnKind(setup.rules, setup.contract) ||
    hasCombinations(setup) ||
    (maySweep(setup) && (setup.rules.melds !== null || sweepBonus(setup) !== 0)),
  score({ rules, contract, level }) {
    const { deal } = rules.scoring;
    if (deal === 'level') return level !== undefined;
    return deal !== 'points' || onlyDeclarersScore(rules) || multiplierOf(rules, contract) !== 1;
  },
};

const replacedFault = (setup: GameSetup): PayoffFault | null =>
  setup.rules.sweep?.mode === 'replace' && maySweep(setup) && sweepBonus(setup) < 0
    ? { kind: 'replaced', field: 'sweep.bonus' }
    : null;

const FAULT: Table<GameSetup, PayoffFault | null> = {
  points: ({ rules, contract }) =>
    countsByOwnKind(rules, contract) ? { kind: 'noFixedSum', field: 'cardPointsBy' } : null,
  total: replacedFault,
  score(setup) {
    const { rules, contract } = setup;
    const replaced = replacedFault(setup);
    if (replaced) return replaced;
    const method = methodOf(rules.scoring);
    const beside = marriagesByPlay(rules, contract) ? method.besideMarriages(setup, rules.scoring) : null;
    if (beside) return { kind: 'playedMarriage', field: 'melds.marriageIfDiscarded', beside };
    return method.fault(setup, rules.scoring);
  },
};

/**
 * The value of a finished deal: North–South's card points under `points`, otherwise the difference North–South minus East–West. A call on
 * the last trick counts only if it has been made.
 */
export const finalValue = (state: GameState, payoff: Payoff): number => FINAL[payoff](state);

/** The range of a deal's values under a payoff, for a scale. Roem of the tricks may exceed it. */
export const rangeOf = (setup: GameSetup, payoff: Payoff): Interval => RANGE[payoff](setup);

/** The first reason why a payoff cannot be searched: a side could want fewer points, or two kinds of points would have to be weighed against each other. */
export const payoffFault = (setup: GameSetup, payoff: Payoff): PayoffFault | null => FAULT[payoff](setup);

/**
 * Card points first, if they have a fixed sum; `total` if they have none or more than card points counts; `score` if it is known and not
 * simply the total.
 */
export const distinctPayoffs = (setup: GameSetup): Payoff[] => PAYOFFS.filter((payoff) => DIFFERS[payoff](setup));
