/** The scorings in game points, for card points or for all tricks: `gamePoints`, and `tap` and `claim`, in which a side may also call. */
import type { Side } from '../../cards.ts';
import { gamePointsFor } from '../payoff.ts';
import type { GamePointScoring } from '../payoff.ts';
import type { ScoreField } from '../payoffs/payoff-fault.ts';
import type { ScoringMethod } from './method.ts';

type Method<Deal extends GamePointScoring['deal']> = ScoringMethod<Extract<GamePointScoring, { deal: Deal }>>;

/** Fields with the least that each must be. */
type Least = readonly [name: ScoreField, given: number, least: number];

function fault<Scoring extends GamePointScoring>(
  leastsOf: (scoring: Scoring) => Least[],
): ScoringMethod<Scoring>['fault'] {
  return ({ rules }, scoring) => {
    const tooSmall = leastsOf(scoring).find(([, given, least]) => given < least);
    if (!tooSmall) return rules.trickRoem ? { kind: 'roem', field: 'trickRoem' } : null;
    const [name, given, least] = tooSmall;
    return { kind: 'least', field: `scoring.${name}`, given, least };
  };
}

const besideMarriages = () => 'scoring.deal' as const;

const byPoints = {
  entry(_, scoring, { points, swept }) {
    const scored = (side: Side): number => gamePointsFor(scoring, points[side], side === swept);
    return { NS: scored('NS'), EW: scored('EW') };
  },
  besideMarriages,
} satisfies Partial<ScoringMethod<Exclude<GamePointScoring, { deal: 'claim' }>>>;

export const gamePoints: Method<'gamePoints'> = {
  ...byPoints,
  fault: fault(({ atLeast, sweep, win }) => [
    ['atLeast', atLeast, 1],
    ['sweep', sweep, win],
  ]),
};

export const tap: Method<'tap'> = {
  ...byPoints,
  fault: fault(({ atLeast, tapAt, tapSweep, tap, sweep, win }) => [
    ['atLeast', atLeast, 1],
    ['tapAt', tapAt, 1],
    ['tapSweep', tapSweep, tap],
    ['sweep', sweep, win],
  ]),
};

export const claim: Method<'claim'> = {
  entry: (_, { sweep }, { swept }) => ({ NS: swept === 'NS' ? sweep : 0, EW: swept === 'EW' ? sweep : 0 }),
  fault: fault(({ winBelowHalf, win }) => [['winBelowHalf', winBelowHalf, win]]),
  besideMarriages,
};
