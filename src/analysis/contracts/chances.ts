/** The special results of a deal whose chances players want to know: all points, all tricks, a contract that fails. */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { hasCombinations, maySweep, multiplierOf, pointsOfDeal, sweepBonus } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { factOf } from '../../game/scoring/payoffs/score-facts.ts';
import type { SpecialResult } from '../../notation/answer/advice-answer.ts';

/** The special results that follow from the rules alone. */
type KnownResult = Exclude<SpecialResult, 'target'>;

/** The special results that a value under the payoff proves or rules out. */
export function specialResults(setup: GameSetup, payoff: Payoff): KnownResult[] {
  if (payoff === 'points') return ['allPoints'];
  const { scoring } = setup.rules;
  if (payoff === 'score' && (scoring.deal === 'gamePoints' || scoring.deal === 'tap')) return ['sweep'];
  const hasSweep = maySweep(setup) && sweepBonus(setup) > 0;
  // Roem alone can be worth as much as a sweep.
  const sweep = !hasCombinations(setup) ? 'sweep' : 'sweepWorth';
  return [
    ...(hasSweep ? [sweep as KnownResult] : []),
    ...(payoff === 'score' && scoring.deal === 'wet' ? ['wet' as const] : []),
  ];
}

/**
 * Whether a deal with this value has the result, seen from a seat.
 * @param value North–South’s card points, or their difference to East–West’s
 */
export function hasResult(result: KnownResult, setup: GameSetup, payoff: Payoff, value: number, seat: Seat): boolean {
  const side = sideOf(seat);
  if (payoff === 'points') return value === (side === 'NS' ? pointsOfDeal(setup) : 0);
  const own = forSide(side, value);
  if (result === 'sweepWorth') {
    const factor = payoff === 'score' ? multiplierOf(setup.rules, setup.contract) : 1;
    return own >= factor * (pointsOfDeal(setup) + sweepBonus(setup));
  }
  const fact = factOf(setup, payoff, value);
  if (result === 'wet') return fact.kind === 'wet' && fact.side === side;
  const isSweep = fact.kind === 'allTricks' || fact.kind === 'tapSweep' || ('swept' in fact && fact.swept);
  // Of a wet contract the defenders make the sweep.
  return isSweep && 'side' in fact && (fact.side === side) !== (fact.kind === 'wet');
}
