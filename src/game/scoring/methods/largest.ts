/** The largest score that a deal can have. Apart from the methods of scoring: only scales need it, and no search. */
import type { GameSetup } from '../../play/play.ts';
import { meldPoints } from '../meld-points.ts';
import { multiplierOf } from '../payoff.ts';

/** The points of both sides for melds and marriages, if the scoring counts them. */
function allMelds(setup: GameSetup): number {
  const { scoring } = setup.rules;
  if (!('melds' in scoring && scoring.melds)) return 0;
  const { NS, EW } = meldPoints(setup);
  return NS + EW;
}

/** The largest difference between the sides, without combinations in tricks. @param total all card points and the sweep bonus */
export function largestScore(setup: GameSetup, total: number): number {
  const { rules, contract, level = 0, doubled = 1 } = setup;
  const { scoring } = rules;
  switch (scoring.deal) {
    case 'points':
    case 'wet':
      return (total + allMelds(setup)) * multiplierOf(rules, contract);
    case 'level': {
      const failed = scoring.failed === 'own' ? 0 : scoring.failed;
      const won = Math.max(total, failed) + level;
      return (scoring.doubles === 'all' ? doubled * won : won + (doubled - 1) * level) + allMelds(setup);
    }
    case 'gamePoints':
      return Math.max(scoring.win, scoring.sweep);
    case 'tap':
      return Math.max(scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep);
    case 'claim':
      return Math.max(scoring.win, scoring.winBelowHalf, scoring.sweep);
  }
}
