/**
 * Roem in lost deals: if the declarers lose, the others get all roem and their own sweep bonus, in points and in steps. Marriages that depend on
 * the play count as roem here. The search spends the steps in assembly/payoff/budget.ts.
 */
import { sideOf } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { pointsOfDeal, roemBefore, roemSoFar } from '../../game/scoring/payoff.ts';
import { countedMelds } from '../../game/scoring/wet.ts';
import type { WetScoring } from '../../game/scoring/wet.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { CERTAIN, Kind, ProbeWord } from '../abi.ts';
import type { ProbeWords, SolverModule } from './solver-module.ts';
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

/** A wet deal as its searches see it; shares in units of the module. */
export interface WetDeal {
  readonly declareNS: boolean;
  /** What the others score at least if the declarers lose: all card points and melds. */
  readonly everything: number;
  /** Twice the share of North–South with which both sides have the same, melds included. */
  readonly even: number;
  /** The least share of North–South that is no loss for the side that would lose with less: a tie that is held over, and the share beyond a tie. Equal if no tie is held over. */
  readonly tieFrom: number;
  readonly beyondTie: number;
  /** A step of roem and sweep bonus, in points. */
  readonly step: number;
}

/** @param scale and `sweepBonus` as in the settings of the search */
export function wetDealOf(
  setup: GameSetup,
  { tie }: Pick<WetScoring, 'tie'>,
  { scale, sweepBonus }: { readonly scale: number; readonly sweepBonus: number },
): WetDeal {
  const points = pointsOfDeal(setup);
  const { melds, marriage } = countedMelds(setup, null);
  const has = (side: Side): number => melds[side] + marriage[side];
  const declareNS = sideOf(setup.declarer) === 'NS';
  const even = scale * (points - has('NS') + has('EW'));
  const [tieFrom, beyondTie] = [Math.ceil(even / 2), Math.floor(even / 2) + 1];
  // A tie that is not held over is lost.
  const edge = declareNS ? beyondTie : tieFrom;
  return {
    declareNS,
    everything: points + has('NS') + has('EW'),
    even,
    ...(tie === 'heldOver' ? { tieFrom, beyondTie } : { tieFrom: edge, beyondTie: edge }),
    step: roemStep(setup, sweepBonus),
  };
}

/** The most roem and sweep bonus of both sides to come, in points; `bounds` of the module are those before any search. */
export function mostToSpend(module: SolverModule, { setup, points }: GameState, scale: number): number {
  const [low, high] = module.bounds();
  const pointsLeft = pointsOfDeal(setup) - points.NS - points.EW;
  return Math.ceil((2 * (high - low)) / scale) - 2 * pointsLeft;
}

/** The share and the budget of a probe, and how ties count in it. */
export interface LossProbe {
  readonly target: number;
  readonly tag: number;
  readonly tieSteps: number;
  readonly tieBonus: number;
}

/**
 * The probe in which a loss counts as one of the sides needs it until `loss` steps are made, and a tie until `tie` steps are, which are at
 * least as many: a tie costs half of what both sides have made, a loss all of it. In most probes ties count alike whatever is made, with at most
 * `most` steps to come: then the share alone tells them apart.
 */
export function lossProbe(
  { declareNS, tieFrom, beyondTie }: WetDeal,
  loss: number,
  tie: number,
  most: number,
): LossProbe {
  // If North–South declare, ties count for them while the budget lasts; if East–West do, ties count for North–South once it is used up.
  const [whileItLasts, usedUp] = declareNS ? [tieFrom, beyondTie] : [beyondTie, tieFrom];
  const target = tie > most ? whileItLasts : usedUp;
  if (tieFrom === beyondTie || tie > most) return { target, tag: Math.max(0, loss), tieSteps: 0, tieBonus: 0 };
  if (tie <= 0) return { target, tag: 0, tieSteps: 0, tieBonus: 0 };
  return { target, tag: tie, tieSteps: tie - loss, tieBonus: usedUp - whileItLasts };
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
  /** Steps in which only ties count, and their addition to the share (`lossProbe`). */
  readonly tieSteps?: number;
  readonly tieBonus?: number;
  /** Not 0 for a probe that shares no table entries with others. */
  readonly serial?: number;
}): ProbeWords {
  const {
    unit,
    declareNS,
    nsSweepBonus,
    ewSweepBonus,
    lastStepBonus = declareNS ? CERTAIN : -CERTAIN,
    tieSteps = 0,
    tieBonus = 0,
    serial = 0,
  } = probe;
  return {
    [ProbeWord.kind]: Kind.budget,
    [ProbeWord.unit]: unit,
    [ProbeWord.nsDeclares]: Number(declareNS),
    [ProbeWord.nsSweepBonus]: nsSweepBonus,
    [ProbeWord.ewSweepBonus]: ewSweepBonus,
    [ProbeWord.lastStepBonus]: lastStepBonus,
    [ProbeWord.tieSteps]: tieSteps,
    [ProbeWord.tieBonus]: tieBonus,
    [ProbeWord.serial]: serial,
  };
}
