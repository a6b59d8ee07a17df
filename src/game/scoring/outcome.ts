/**
 * What a deal has come to when it is over, which payoffs are worth telling apart for it, and how far they reach. What best
 * play comes to is the solver's work.
 */
import { sideOf } from '../cards.ts';
import type { Side } from '../cards.ts';
import { isFullDeal } from '../play/deal.ts';
import { JassError } from '../errors.ts';
import {
  checkPayoff,
  gamePointsFor,
  multiplierOf,
  otherSide,
  pointsOfDeal,
  roemSoFar,
  sweepBonus,
  sweepsOpen,
} from './payoff.ts';
import type { Payoff } from './payoff.ts';
import type { GameSetup, GameState } from '../play/play.ts';

/**
 * The value of a deal that is over: card points of North–South, or the difference North–South minus East–West. Where sides may
 * tap or claim, nobody has.
 */
export function finalValue(state: GameState, payoff: Payoff): number {
  if (payoff === 'points') return state.points.NS;
  return payoff === 'total' ? finalTotal(state) : finalScore(state);
}

/** Who has made the sweep that the rules reward, of a deal that is over. */
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
    case 'wet':
      return finalWet(state);
  }
}

/** The declarers need more than the others, roem included; otherwise these get everything, and the sweep if it is theirs. */
function finalWet(state: GameState): number {
  const { setup, points } = state;
  const declarers = sideOf(setup.declarer);
  const others = otherSide(declarers);
  const roem = roemSoFar(state);
  if (points[declarers] + roem[declarers] > points[others] + roem[others]) return finalTotal(state);
  const bonus = sweptBy(state) === others ? sweepBonus(setup) : 0;
  return forSide(others, pointsOfDeal(setup) + roem.NS + roem.EW + bonus);
}

/** Whether the sides may tap or claim under the payoff: then a position is worth what it is while nobody has. */
export function hasCalls({ rules }: GameSetup, payoff: Payoff): boolean {
  return payoff === 'score' && (rules.scoring.deal === 'tap' || rules.scoring.deal === 'claim');
}

/**
 * The payoffs that say something of their own about the deal, card points first. All points do where something else is
 * counted, the score where it is not simply all points.
 */
export function payoffsOf(setup: GameSetup): Payoff[] {
  const { rules, contract, deal } = setup;
  const isFull = isFullDeal(rules, deal);
  const countsMore = rules.trickRoem !== null || (isFull && (rules.melds !== null || sweepBonus(setup) !== 0));
  const scoresElse = rules.scoring.deal !== 'points' || multiplierOf(rules, contract) !== 1;
  const told: Payoff[] = [
    'points',
    ...(countsMore ? ['total' as const] : []),
    ...(scoresElse ? ['score' as const] : []),
  ];
  return told.filter((payoff) => canBePlayedFor(setup, payoff));
}

function canBePlayedFor(setup: GameSetup, payoff: Payoff): boolean {
  try {
    checkPayoff(setup, payoff);
    return true;
  } catch (error) {
    if (error instanceof JassError) return false;
    throw error;
  }
}

/** The largest difference between the sides under a payoff, in-trick roem left aside: what a scale should hold. */
export function largestDifference(setup: GameSetup, payoff: Exclude<Payoff, 'points'>): number {
  const { rules, contract } = setup;
  const { scoring } = rules;
  const bonus = isFullDeal(rules, setup.deal) ? Math.max(0, sweepBonus(setup)) : 0;
  const total = pointsOfDeal(setup) + bonus;
  if (payoff === 'total') return total;
  switch (scoring.deal) {
    case 'points':
      return total * multiplierOf(rules, contract);
    case 'wet':
      return total;
    case 'gamePoints':
      return Math.max(scoring.win, scoring.sweep);
    case 'tap':
      return Math.max(scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep);
    case 'claim':
      return Math.max(scoring.win, scoring.winBelowHalf, scoring.sweep);
  }
}
