/** The targets of a deal: the usual payoff, the card points that either side needs, and calls. */
import { sideOf } from '../../cards.ts';
import type { Side } from '../../cards.ts';
import type { GameSetup, GameState } from '../../play/play.ts';
import { callOf } from '../calls.ts';
import { pointsOfDeal } from '../payoff.ts';
import type { Payoff } from '../payoff.ts';

/**
 * The card points with which a side reaches its target if there is no roem, by side; none in a game that only counts points, and none where
 * melds count as well.
 */
export function targetsOf(setup: GameSetup): Readonly<Partial<Record<Side, number>>> {
  const { scoring } = setup.rules;
  if (scoring.deal === 'wet') {
    return scoring.melds ? {} : { [sideOf(setup.declarer)]: Math.floor(pointsOfDeal(setup) / 2) + 1 };
  }
  if (scoring.deal === 'level') {
    const { level } = setup;
    return level === undefined || scoring.melds || level === scoring.levels.sweep
      ? {}
      : { [sideOf(setup.declarer)]: level };
  }
  const hasTarget = scoring.deal === 'gamePoints' || scoring.deal === 'tap';
  return hasTarget ? { NS: scoring.atLeast, EW: scoring.atLeast } : {};
}

/**
 * The payoff that the players of a game count: its score; card points if the score is simply made of points of a fixed sum; all points while
 * the level that was bid is not known.
 */
export function usualPayoff({ rules: { scoring, cardPointsBy }, level }: Pick<GameSetup, 'rules' | 'level'>): Payoff {
  if (scoring.deal === 'points' && cardPointsBy !== 'ownKind') return 'points';
  return scoring.deal === 'level' && level === undefined ? 'total' : 'score';
}

/** Whether the sides may tap or claim under the payoff. */
export const hasCalls = (setup: GameSetup, payoff: Payoff): boolean => payoff === 'score' && callOf(setup) !== null;

/** Whether a side may still tap or claim under the payoff: neither has. The value of a position assumes that neither does for the tricks completed. */
export const mayCall = ({ setup, call }: GameState, payoff: Payoff): boolean =>
  call === null && hasCalls(setup, payoff);
