/** The special results of a deal whose chances players want to know: all points, all tricks, a contract that fails. */
import { sideOf } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { maySweep, pointsOfDeal, sweepBonus } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { factOf } from '../../game/scoring/payoffs/score-facts.ts';
import type { SpecialResult } from '../../notation/answer/advice-answer.ts';

/** The special results that a value under the payoff proves or rules out. */
export function specialResults({ rules, ...setup }: GameSetup, payoff: Payoff): SpecialResult[] {
  if (payoff === 'points') return ['allPoints'];
  const { scoring } = rules;
  if (payoff === 'score' && (scoring.deal === 'gamePoints' || scoring.deal === 'tap')) return ['sweep'];
  const isSweepSeen = maySweep({ rules, ...setup }) && rules.trickRoem === null && sweepBonus({ rules, ...setup }) > 0;
  return [
    ...(isSweepSeen ? ['sweep' as const] : []),
    ...(payoff === 'score' && scoring.deal === 'wet' ? ['wet' as const] : []),
  ];
}

/**
 * Whether a deal with this value has the result, seen from a seat: its side takes all points or all tricks, or is wet.
 * @param value North–South’s card points, or their difference to East–West’s
 */
export function hasResult(result: SpecialResult, setup: GameSetup, payoff: Payoff, value: number, seat: Seat): boolean {
  const side = sideOf(seat);
  if (payoff === 'points') return value === (side === 'NS' ? pointsOfDeal(setup) : 0);
  const fact = factOf(setup, payoff, value);
  if (result === 'wet') return fact.kind === 'wet' && fact.side === side;
  const isSweep = fact.kind === 'allTricks' || fact.kind === 'tapSweep' || ('swept' in fact && fact.swept);
  // Of a wet contract the defenders make the sweep.
  return isSweep && 'side' in fact && (fact.side === side) !== (fact.kind === 'wet');
}
