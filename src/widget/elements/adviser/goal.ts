/**
 * The goal of the hand's side, which the adviser marks on its scale: the target that the reader gives; without one more than half of the card
 * points, or a lead. No Lit.
 */
import { contractsOf } from '../../../game/rules/pack.ts';
import type { Rules } from '../../../game/rules/rules.ts';
import { randomDeal, seeded } from '../../../game/play/random-deal.ts';
import { pointsOfDeal } from '../../../game/scoring/payoff.ts';
import type { Payoff } from '../../../game/scoring/payoff.ts';

/** Card points or a lead as given, any lead, or a contract that must not be wet. */
export interface Goal {
  readonly kind: 'points' | 'lead' | 'ahead' | 'made';
  /** The least value that reaches it, in the unit of the payoff. */
  readonly least: number;
  /** Its place on the scale: a lead begins where the sides are level. */
  readonly mark: number;
}

/** @param target as the reader gives it. @returns null if the contracts have no half in common */
export function goalOf(rules: Rules, payoff: Payoff, target: number | null): Goal | null {
  const isPoints = payoff === 'points';
  if (target !== null && Number.isInteger(target)) {
    return { kind: isPoints ? 'points' : 'lead', least: target, mark: target };
  }
  if (!isPoints) {
    return { kind: payoff === 'score' && rules.scoring.deal === 'wet' ? 'made' : 'ahead', least: 1, mark: 0 };
  }
  const [sum, ...others] = new Set(sumsOf(rules));
  if (others.length > 0) return null;
  const half = Math.floor(sum! / 2) + 1;
  return { kind: 'points', least: half, mark: half };
}

/** The most card points that a contract of the game has. */
export const mostPointsOf = (rules: Rules): number => Math.max(...sumsOf(rules));

/** The card points of each contract. */
function sumsOf(rules: Rules): number[] {
  const deal = randomDeal(rules, seeded(1));
  return contractsOf(rules).map((contract) => pointsOfDeal({ rules, contract, leader: 'N', declarer: 'N', deal }));
}
