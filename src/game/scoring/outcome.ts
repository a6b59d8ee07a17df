/** The outcome of a finished deal under each payoff, the payoffs that differ for a deal, and their ranges. */
import type { Side } from '../cards.ts';
import { gamePointsFor, maySweep, multiplierOf, pointsOfDeal, roemSoFar, sweepBonus, sweepsOpen } from './payoff.ts';
import type { Payoff } from './payoff.ts';
import { payoffFault } from './payoff-fault.ts';
import { countedMelds, wetEntry } from './wet.ts';
import type { GameSetup, GameState } from '../play/play.ts';

/**
 * The value of a finished deal: North–South's card points under `points`, otherwise the difference North–South minus East–West. In
 * games with taps or claims it assumes that there were none.
 */
export function finalValue(state: GameState, payoff: Payoff): number {
  if (payoff === 'points') return state.points.NS;
  return payoff === 'total' ? finalTotal(state) : finalScore(state);
}

/** The side that made the sweep of the rules in a finished deal. */
export function sweptBy(state: GameState): Side | null {
  const { sweep } = state.setup.rules;
  return sweep ? onlySide(sweepsOpen(state, sweep.by)) : null;
}

const onlySide = ({ NS, EW }: Readonly<Record<Side, boolean>>): Side | null => (NS === EW ? null : NS ? 'NS' : 'EW');

const forSide = (side: Side, amount: number): number => (side === 'NS' ? amount : 0 - amount);

function finalTotal(state: GameState): number {
  const { points } = state;
  const roem = roemSoFar(state);
  const swept = sweptBy(state);
  const bonus = swept ? forSide(swept, sweepBonus(state.setup)) : 0;
  return points.NS - points.EW + roem.NS - roem.EW + bonus;
}

function finalScore(state: GameState): number {
  const { setup, points } = state;
  const { scoring } = setup.rules;
  switch (scoring.deal) {
    case 'points':
      return finalTotal(state) * multiplierOf(setup.rules, setup.contract);
    case 'gamePoints':
    case 'tap': {
      const swept = sweepsOpen(state, 'tricks');
      return gamePointsFor(scoring, points.NS, swept.NS) - gamePointsFor(scoring, points.EW, swept.EW);
    }
    case 'claim': {
      const swept = onlySide(sweepsOpen(state, 'tricks'));
      return swept ? forSide(swept, scoring.sweep) : 0;
    }
    case 'wet': {
      const { NS, EW } = wetEntry(setup, scoring, { points, roem: roemSoFar(state), swept: sweptBy(state) });
      return NS - EW;
    }
  }
}

/** Whether the sides may tap or claim under the payoff. The value of a position then assumes that neither has so far. */
export function hasCalls({ rules }: GameSetup, payoff: Payoff): boolean {
  return payoff === 'score' && (rules.scoring.deal === 'tap' || rules.scoring.deal === 'claim');
}

/**
 * The payoffs that differ for the deal, card points first: `total` if more than card points counts, `score` if it is not simply the
 * total.
 */
export function payoffsOf(setup: GameSetup): Payoff[] {
  const { rules, contract } = setup;
  const countsMore = rules.trickRoem !== null || (maySweep(setup) && (rules.melds !== null || sweepBonus(setup) !== 0));
  const scoresElse = rules.scoring.deal !== 'points' || multiplierOf(rules, contract) !== 1;
  const different: Payoff[] = [
    'points',
    ...(countsMore ? ['total' as const] : []),
    ...(scoresElse ? ['score' as const] : []),
  ];
  return different.filter((payoff) => payoffFault(setup, payoff) === null);
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
      const { melds, marriage } = countedMelds(setup);
      return total + melds.NS + melds.EW + Math.max(marriage.NS, marriage.EW);
    }
    case 'gamePoints':
      return Math.max(scoring.win, scoring.sweep);
    case 'tap':
      return Math.max(scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep);
    case 'claim':
      return Math.max(scoring.win, scoring.winBelowHalf, scoring.sweep);
  }
}
