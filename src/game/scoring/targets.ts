/** The card points that either side needs, and the usual payoff of a game. */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import { otherSide, pointsOfDeal } from './payoff.ts';
import type { Payoff } from './payoff.ts';
import { countedMelds } from './wet.ts';

/**
 * The card points with which a side reaches its target if there is no roem, by side. None in a game that only counts points, none for a
 * claim, which counts melds as well, and none where melds alone decide whether the declarers have more.
 */
export function targetsOf(setup: GameSetup): Readonly<Partial<Record<Side, number>>> {
  const { scoring } = setup.rules;
  if (scoring.deal === 'wet') {
    const side = sideOf(setup.declarer);
    const { melds, marriage } = countedMelds(setup);
    const ofSide = { NS: melds.NS + marriage.NS, EW: melds.EW + marriage.EW };
    const points = pointsOfDeal(setup);
    const target = Math.floor((points - ofSide[side] + ofSide[otherSide(side)]) / 2) + 1;
    return target > 0 && target <= points ? { [side]: target } : {};
  }
  const hasTarget = scoring.deal === 'gamePoints' || scoring.deal === 'tap';
  return hasTarget ? { NS: scoring.atLeast, EW: scoring.atLeast } : {};
}

/** The payoff that the players of a game count: its score, or card points if the score is simply made of points. */
export const usualPayoff = ({ rules }: Pick<GameSetup, 'rules'>): Payoff =>
  rules.scoring.deal === 'points' ? 'points' : 'score';
