/**
 * The tie-break of card points where one side takes all of them: a line with all tricks as well is better for that side. The outcome is
 * North–South's card points, beyond either end of their range if a side takes all tricks. So the search gives all its attention to the
 * points, and to the sweep only between lines that have all of them.
 */
import type { Side } from '../../game/cards.ts';
import { countsTricks, pointsOfDeal, sweepsOpen } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { SharesPosition, finalBonus } from './shares-position.ts';
import type { SolverModule } from './solver-module.ts';

export class AllTricksSearch implements PayoffSearch {
  readonly countsSweeps = true;

  /** @param settings with a bonus for all tricks, of any size: it only has to tell them from all points */
  constructor(
    readonly setup: GameSetup,
    readonly settings: SearchSettings,
  ) {}

  toValue(outcome: number): number {
    return Math.min(Math.max(outcome, 0), pointsOfDeal(this.setup));
  }

  finalOutcome(state: GameState): number {
    return state.points.NS + finalBonus(this, 'total', state);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    return new SharesPosition(module, state, state.points.NS);
  }
}

/** The side that takes all points with an outcome of the payoff `points`; null if neither does, or there are none. */
function sideWithAll(setup: GameSetup, outcome: number): Side | null {
  const all = pointsOfDeal(setup);
  if (all === 0) return null;
  return outcome === all ? 'NS' : outcome === 0 ? 'EW' : null;
}

/** Whether plays of an outcome of the payoff `points` may differ in that the side with all points also takes all tricks. */
export function maySweepBeside(setup: GameSetup, outcome: number): boolean {
  return countsTricks(setup.rules) && sideWithAll(setup, outcome) !== null;
}

/** Whether that side has had every trick so far. */
export function isSweepOpen(state: GameState, outcome: number): boolean {
  const side = sideWithAll(state.setup, outcome);
  return side !== null && sweepsOpen(state, 'tricks')[side];
}
