/** The search of a deal under each payoff. */
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { countsMore } from '../../game/scoring/wet.ts';
import type { GameSetup, MadeCall } from '../../game/play/play.ts';
import { countsByOwnKind } from '../../game/rules/pack.ts';
import { CallsSearch } from './calls.ts';
import { OwnKindSearch } from './own-kind.ts';
import type { PayoffSearch } from './payoff-search.ts';
import { roemSets } from './roem-sets.ts';
import { SharesSearch } from './shares.ts';
import { WetSearch } from './wet.ts';

/**
 * @param call that has been made
 * @throws JassError `bad-rules` for rules under which the payoff cannot be searched
 */
export function payoffSearchOf(setup: GameSetup, payoff: Payoff, call: MadeCall | null = null): PayoffSearch {
  checkPayoff(setup, payoff);
  if (countsByOwnKind(setup.rules, setup.contract)) return new OwnKindSearch(setup, payoff);
  if (payoff !== 'score') return new SharesSearch(setup, payoff);
  const { scoring } = setup.rules;
  switch (scoring.deal) {
    case 'points':
    case 'gamePoints':
    case 'level':
      return new SharesSearch(setup, payoff);
    case 'tap':
    case 'claim':
      return call ? new CallsSearch(setup).after(call) : new CallsSearch(setup);
    case 'wet':
      // With marriages that depend on the play, a lost deal costs more or less; without any in the hands, the share of the points decides all.
      return countsMore(scoring) && roemSets(setup).length === 0
        ? new SharesSearch(setup, payoff)
        : new WetSearch(setup, scoring);
  }
}
