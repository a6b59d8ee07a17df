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

export interface Spendable {
  /** The largest step of which all that can go to the others is a multiple. */
  readonly step: number;
  /** All that can go to them, in points, rising from nothing: the sums of what tricks and the sweep can bring. */
  readonly amounts: readonly number[];
}

export function spendable(setup: GameSetup, sweepBonus: number): Spendable {
  const worths = [...roemSets(setup).map(({ worth }) => Math.abs(worth)), sweepBonus];
  // Where nothing can go to the others any step will do that is whole in the module's units.
  const step = worths.reduce(greatestDivisor) || 2;
  const most = worths.reduce((sum, worth) => sum + worth, 0);
  // What a trick brings is a sum of the rules' numbers (runs, sets and marriages add up), and what a deal brings one of those.
  const { run3 = 0, run4 = 0, set = 0, sets = {}, marriage = 0 } = setup.rules.trickRoem ?? {};
  const numbers = [run3, run4, set, marriage, ...Object.values(sets), sweepBonus].filter((points) => points > 0);
  const amounts = [0];
  const isSum = new Uint8Array(most + 1);
  isSum[0] = 1;
  for (let amount = step; amount <= most; amount += step) {
    for (const number of numbers) if (isSum[amount - number]) isSum[amount] = 1;
    if (isSum[amount]) amounts.push(amount);
  }
  return { step, amounts };
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
