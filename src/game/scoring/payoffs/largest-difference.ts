/** The largest value that a deal can have: the end of the scales on which values are drawn. */
import type { GameSetup } from '../../play/play.ts';
import { meldPoints } from '../meld-points.ts';
import { maySweep, multiplierOf, pointsOfDeal, sweepBonus } from '../payoff.ts';
import type { Payoff } from '../payoff.ts';

/** The largest difference between the sides under a payoff, without combinations in tricks: the end of a scale for values. */
export function largestDifference(setup: GameSetup, payoff: Exclude<Payoff, 'points'>): number {
  const { rules, contract, level = 0, doubled = 1 } = setup;
  const { scoring } = rules;
  const bonus = maySweep(setup) ? Math.max(0, sweepBonus(setup)) : 0;
  const total = pointsOfDeal(setup) + bonus;
  if (payoff === 'total') return total;
  const melds = 'melds' in scoring && scoring.melds ? meldPoints(setup) : { NS: 0, EW: 0 };
  const all = melds.NS + melds.EW;
  switch (scoring.deal) {
    case 'points':
    case 'wet':
      return (total + all) * multiplierOf(rules, contract);
    case 'level': {
      const failed = scoring.failed === 'own' ? 0 : scoring.failed;
      const won = Math.max(total, failed) + level;
      return (scoring.doubles === 'all' ? doubled * won : won + (doubled - 1) * level) + all;
    }
    case 'gamePoints':
      return Math.max(scoring.win, scoring.sweep);
    case 'tap':
      return Math.max(scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep);
    case 'claim':
      return Math.max(scoring.win, scoring.winBelowHalf, scoring.sweep);
  }
}
