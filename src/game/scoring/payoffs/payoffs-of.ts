/**
 * The payoffs of a deal: those that differ, without those that cannot be searched. The sentences for a user are in payoff-check.ts: a page
 * with the rules of a variant needs none of them.
 */
import type { GameSetup } from '../../play/play.ts';
import type { Payoff } from '../payoff.ts';
import { distinctPayoffs, payoffFault } from './payoff-table.ts';
import { usualPayoff } from './targets.ts';

/** The payoff of a deal for which none is given: the usual one, or the first if the rules or the melds make that impossible. */
export function usualPayoffOf(setup: GameSetup): Payoff {
  const usual = usualPayoff(setup);
  const payoffs = payoffsOf(setup);
  return payoffs.includes(usual) ? usual : payoffs[0]!;
}

/** The payoffs that differ for the deal and can be searched, card points first. */
export const payoffsOf = (setup: GameSetup): Payoff[] =>
  distinctPayoffs(setup).filter((payoff) => payoffFault(setup, payoff) === null);
