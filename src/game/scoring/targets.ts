/** What a deal is played for: the usual payoff, the card points that either side needs, calls, and the range of the values. */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import { maySweep, meldPoints, multiplierOf, pointsOfDeal, sweepBonus } from './payoff.ts';
import type { Payoff } from './payoff.ts';

/**
 * The card points with which a side reaches its target if there is no roem, by side; none in a game that only counts points, and none where
 * melds count as well.
 */
export function targetsOf(setup: GameSetup): Readonly<Partial<Record<Side, number>>> {
  const { scoring } = setup.rules;
  if (scoring.deal === 'wet') {
    return scoring.melds ? {} : { [sideOf(setup.declarer)]: Math.floor(pointsOfDeal(setup) / 2) + 1 };
  }
  const hasTarget = scoring.deal === 'gamePoints' || scoring.deal === 'tap';
  return hasTarget ? { NS: scoring.atLeast, EW: scoring.atLeast } : {};
}

/** The payoff that the players of a game count: its score, or card points if the score is simply made of points. */
export const usualPayoff = ({ rules }: Pick<GameSetup, 'rules'>): Payoff =>
  rules.scoring.deal === 'points' ? 'points' : 'score';

/** Whether the sides may tap or claim under the payoff. The value of a position then assumes that neither has so far. */
export function hasCalls({ rules }: GameSetup, payoff: Payoff): boolean {
  return payoff === 'score' && (rules.scoring.deal === 'tap' || rules.scoring.deal === 'claim');
}

/** The largest difference between the sides under a payoff, without combinations in tricks: the end of a scale for values. */
export function largestDifference(setup: GameSetup, payoff: Exclude<Payoff, 'points'>): number {
  const { rules, contract } = setup;
  const { scoring } = rules;
  const bonus = maySweep(setup) ? Math.max(0, sweepBonus(setup)) : 0;
  const total = pointsOfDeal(setup) + bonus;
  if (payoff === 'total') return total;
  switch (scoring.deal) {
    case 'points':
      return total * multiplierOf(rules, contract);
    case 'wet': {
      const { NS, EW } = scoring.melds ? meldPoints(setup) : { NS: 0, EW: 0 };
      return total + NS + EW;
    }
    case 'gamePoints':
      return Math.max(scoring.win, scoring.sweep);
    case 'tap':
      return Math.max(scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep);
    case 'claim':
      return Math.max(scoring.win, scoring.winBelowHalf, scoring.sweep);
  }
}
