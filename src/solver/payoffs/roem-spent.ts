/**
 * Roem in lost deals: if the declarers lose, the others get all roem and their own sweep bonus, in points and in steps.
 */
import { roemBefore, roemSoFar } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { CERTAIN, Kind, ProbeWord } from '../abi.ts';
import type { ProbeWords } from './solver-module.ts';
import { roemSets } from './roem-sets.ts';

/** Roem of both sides so far. */
export function roemSpent(state: GameState): number {
  const { NS, EW } = roemSoFar(state);
  return NS + EW;
}

/**
 * The step of the roem and sweep bonus that can go to the others, in points: the greatest common divisor of their worths, and of the
 * roem made before an ending, so that the amount spent is always a whole number of steps.
 */
export function roemStep(setup: GameSetup, sweepBonus: number): number {
  const before = roemBefore(setup);
  const worths = [...roemSets(setup).map(({ worth }) => Math.abs(worth)), before.NS + before.EW, sweepBonus];
  // If there is nothing to spend, any step that is whole in the module's units will do.
  return worths.reduce(greatestDivisor) || 2;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * The winning share of the declarers that is nearest to the others'. Twice the share, minus `points` (in units of the
 * module), is the lead of North–South.
 */
export function edgeOf(declareNS: boolean, points: number): number {
  return declareNS ? Math.floor(points / 2) + 1 : Math.ceil(points / 2) - 1;
}

/** The score of a lost deal in which the others get that much. (Subtracted from 0, as -0 would differ from 0.) */
export const lostScore = (declareNS: boolean, others: number): number => (declareNS ? 0 - others : others);

/** The words of a BUDGET probe, in units of the module. */
export function budgetWords(probe: {
  /** One step of the budget. */
  readonly unit: number;
  readonly declareNS: boolean;
  /** The addition of either side's sweep to North–South's share once the budget is used up. */
  readonly nsSweepBonus: number;
  readonly ewSweepBonus: number;
  /** The addition to the share if exactly one step of the budget is left in the end; default: as good as more steps. */
  readonly lastStepBonus?: number;
  /** Not 0 for a probe that shares no table entries with others. */
  readonly serial?: number;
}): ProbeWords {
  const {
    unit,
    declareNS,
    nsSweepBonus,
    ewSweepBonus,
    lastStepBonus = declareNS ? CERTAIN : -CERTAIN,
    serial = 0,
  } = probe;
  return {
    [ProbeWord.kind]: Kind.budget,
    [ProbeWord.unit]: unit,
    [ProbeWord.nsDeclares]: Number(declareNS),
    [ProbeWord.nsSweepBonus]: nsSweepBonus,
    [ProbeWord.ewSweepBonus]: ewSweepBonus,
    [ProbeWord.lastStepBonus]: lastStepBonus,
    [ProbeWord.serial]: serial,
  };
}
