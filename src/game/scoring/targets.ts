/** What the sides play for, beyond more points: the side whose result is asked for first, and the card points that either side needs. */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import { pointsOfDeal } from './payoff.ts';
import type { Payoff } from './payoff.ts';

/** The side whose result people ask for first: the declarers where the deal is won or lost by them, else North–South. */
export const firstSide = ({ rules, declarer }: GameSetup): Side =>
  rules.scoring.deal === 'wet' ? sideOf(declarer) : 'NS';

/** The card points with which a side reaches its target, by side; none in a game that only counts points. */
export function targetsOf(setup: GameSetup): Readonly<Partial<Record<Side, number>>> {
  const { scoring } = setup.rules;
  if (scoring.deal === 'wet') return { [firstSide(setup)]: Math.floor(pointsOfDeal(setup) / 2) + 1 };
  return 'atLeast' in scoring ? { NS: scoring.atLeast, EW: scoring.atLeast } : {};
}

/** The payoff that the players of a game count: its score, or card points if the score is simply made of points. */
export const usualPayoff = ({ rules }: Pick<GameSetup, 'rules'>): Payoff =>
  rules.scoring.deal === 'points' ? 'points' : 'score';
