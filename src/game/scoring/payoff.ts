/**
 * What a deal can be played for: card points, all points, or what goes on the score sheet; and what of the tricks so far
 * counts for it beside card points. How a whole deal is best played for it is the solver's work.
 */
import { sideOf } from '../cards.ts';
import type { Contract, PerSide, Side } from '../cards.ts';
import { isFullDeal } from '../play/deal.ts';
import { JassError } from '../errors.ts';
import { scoreMelds } from './melds.ts';
import { cardPoints } from '../rules/pack.ts';
import type { GameSetup, GameState } from '../play/play.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * `points`: card points. `total`: card points, in-trick roem and the sweep bonus. `score`: what the deal puts on the score
 * sheet. Hand melds and marriages are a constant of the deal and in none of them, but where a score asks for so many points.
 */
export const PAYOFFS = ['points', 'total', 'score'] as const;
export type Payoff = (typeof PAYOFFS)[number];

export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** What was added up for a setup: whoever reckons with a payoff asks. */
const pointsKnown = new WeakMap<GameSetup, number>();

/** Card points of the whole deal, the last trick's bonus included: what both sides share. */
export function pointsOfDeal(setup: GameSetup): number {
  const known = pointsKnown.get(setup);
  if (known !== undefined) return known;
  const { rules, contract, deal } = setup;
  const cards = Object.values(deal).flat();
  const points = cards.reduce((sum, card) => sum + cardPoints(rules, contract, card), rules.lastTrick);
  pointsKnown.set(setup, points);
  return points;
}

/** In-trick roem that each side has had so far. */
export function roemSoFar({ tricks }: GameState): PerSide {
  const roem: Record<Side, number> = { NS: 0, EW: 0 };
  for (const trick of tricks) roem[sideOf(trick.winner)] += trick.roem;
  return roem;
}

/**
 * Which sides have taken everything so far, tricks or points, and may make a sweep; none in an ending, which has no sweep, and
 * none of points where no card is worth any.
 */
export function sweepsOpen(state: GameState, by: 'tricks' | 'points'): Readonly<Record<Side, boolean>> {
  const { setup, tricks, points } = state;
  const mayBe = isFullDeal(setup.rules, setup.deal) && (by === 'tricks' || pointsOfDeal(setup) > 0);
  const hasNone = (side: Side): boolean =>
    by === 'points' ? points[side] === 0 : !tricks.some(({ winner }) => sideOf(winner) === side);
  return { NS: mayBe && hasNone('EW'), EW: mayBe && hasNone('NS') };
}

/** By what the points of a contract are multiplied on the score sheet. */
export function multiplierOf({ scoring }: Rules, contract: Contract): number {
  return (scoring.deal === 'points' && scoring.multipliers?.[contract]) || 1;
}

/** What the sweep adds to the points of the side that makes it; 0 where the game has no such bonus. */
export function sweepBonus(setup: GameSetup): number {
  const { sweep } = setup.rules;
  if (!sweep) return 0;
  return sweep.mode === 'add' ? sweep.bonus : sweep.bonus - pointsOfDeal(setup);
}

/** Points of melds and marriages together; none in an ending. */
export function meldPoints({ rules, contract, leader, deal }: GameSetup): PerSide {
  if (!rules.melds || !isFullDeal(rules, deal)) return { NS: 0, EW: 0 };
  const { scored, marriage } = scoreMelds(rules, contract, leader, deal);
  return { NS: scored.NS + marriage.NS, EW: scored.EW + marriage.EW };
}

/** Game points of one side for so many card points; `swept`: it has taken all tricks. */
export function gamePointsFor(
  rules: { atLeast: number; win: number; sweep: number },
  points: number,
  swept: boolean,
): number {
  if (swept) return rules.sweep;
  return points >= rules.atLeast ? rules.win : 0;
}

/**
 * Refuses rules under which a payoff has no sense, or none that can be searched: where a side may want fewer points, or where
 * points of two kinds are weighed against each other.
 * @throws JassError `bad-rules`
 */
export function checkPayoff(setup: GameSetup, payoff: Payoff): void {
  const { rules } = setup;
  const { scoring, sweep } = rules;
  if (payoff === 'points') return;
  const isFull = isFullDeal(rules, setup.deal);
  if (sweep?.mode === 'replace' && isFull && sweepBonus(setup) < 0) {
    const [bonus, points] = [String(sweep.bonus), pointsOfDeal(setup)];
    throw fault(
      'sweep.bonus',
      msg(
        str`sweep.bonus is ${bonus}; where it replaces the card points it must be as much as they are, ${points} or more.`,
      ),
    );
  }
  if (payoff === 'total') return;
  switch (scoring.deal) {
    case 'points':
      return;
    case 'wet':
      return;
    case 'gamePoints':
      atLeast('scoring.atLeast', scoring.atLeast, 1, msg('a point'));
      break;
    case 'tap':
      atLeast('scoring.atLeast', scoring.atLeast, 1, msg('a point'));
      atLeast('scoring.tapAt', scoring.tapAt, 1, msg('a point'));
      atLeast('scoring.tapSweep', scoring.tapSweep, scoring.tap, msg('what a tap scores'));
      break;
    case 'claim':
      atLeast('scoring.winBelowHalf', scoring.winBelowHalf, scoring.win, msg('what any right claim scores'));
  }
  if (scoring.deal !== 'claim') atLeast('scoring.sweep', scoring.sweep, scoring.win, msg('what fewer points score'));
  if (rules.trickRoem) {
    const kind = scoring.deal;
    throw fault(
      'trickRoem',
      msg(
        str`trickRoem cannot be searched with scoring "${kind}", which counts card points; set trickRoem to null, or scoring.deal to "points" or "wet".`,
      ),
    );
  }
}

function atLeast(field: string, value: number, least: number, what: Reason): void {
  if (value >= least) return;
  const given = String(value);
  throw fault(field, msg(str`${field} is ${given}; for the payoff "score" it must be ${least} or more, ${what}.`));
}

function fault(field: string, reason: Reason): JassError {
  return new JassError('bad-rules', reason, { field });
}
