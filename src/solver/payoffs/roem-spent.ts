/** What goes to the others where the declarers lose a deal: all roem and the others' sweep bonus, in points and in steps of them. */
import { roemSoFar } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { CERTAIN, Kind, ProbeWord } from '../abi.ts';
import type { ProbeWords } from './solver-module.ts';
import { roemSets } from './roem-sets.ts';

/** Roem of both sides so far. */
export function roemSpent(state: GameState): number {
  const { NS, EW } = roemSoFar(state);
  return NS + EW;
}

/** The step of the roem and sweep bonus that can go to the others, in points: the greatest common divisor of their worths. */
export function roemStep(setup: GameSetup, sweepBonus: number): number {
  const worths = [...roemSets(setup).map(({ worth }) => Math.abs(worth)), sweepBonus];
  // If there is nothing to spend, any step that is whole in the module's units will do.
  return worths.reduce(greatestDivisor) || 2;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * The share nearest to the others' with which the declarers have more than they: twice the share, less `points` (as the module counts
 * them), is the lead of North–South.
 */
export function edgeOf(declareNS: boolean, points: number): number {
  return declareNS ? Math.floor(points / 2) + 1 : Math.ceil(points / 2) - 1;
}

/** The score of a lost deal in which the others get so much. (Written so that nothing is no minus zero.) */
export const lostScore = (declareNS: boolean, others: number): number => (declareNS ? 0 - others : others);

/** A question about a budget, in the module's words. All in the module's units. */
export function budgetWords(question: {
  /** One step of the budget. */
  readonly unit: number;
  readonly declareNS: boolean;
  /** What a sweep of either side adds to the share of North–South where the budget is used up. */
  readonly endNS: number;
  readonly endEW: number;
  /** What is added to the share where one step of the budget is left in the end; by default that is as good as more. */
  readonly lastStepBonus?: number;
  /** Not 0 where nothing may be taken over from other questions. */
  readonly serial?: number;
}): ProbeWords {
  const { unit, declareNS, endNS, endEW, lastStepBonus = declareNS ? CERTAIN : -CERTAIN, serial = 0 } = question;
  return {
    [ProbeWord.kind]: Kind.budget,
    [ProbeWord.unit]: unit,
    [ProbeWord.nsDeclares]: Number(declareNS),
    [ProbeWord.nsSweepBonus]: endNS,
    [ProbeWord.ewSweepBonus]: endEW,
    [ProbeWord.lastStepBonus]: lastStepBonus,
    [ProbeWord.serial]: serial,
  };
}
