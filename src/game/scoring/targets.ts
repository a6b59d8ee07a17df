/** The card points that either side needs, and the usual payoff of a game. */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import { pointsOfDeal } from './payoff.ts';
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
