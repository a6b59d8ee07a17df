/** The value of a finished deal under each payoff. */
import { forSide } from '../cards.ts';
import type { Side } from '../cards.ts';
import {
  declarersScore,
  gamePointsFor,
  multiplierOf,
  onlyDeclarersScore,
  roemSoFar,
  sweepBonus,
  sweepsOpen,
} from './payoff.ts';
import type { Payoff } from './payoff.ts';
import { levelEntry } from './level.ts';
import { wetEntry } from './wet.ts';
import type { GameState } from '../play/play.ts';

/**
 * The value of a finished deal: North–South's card points under `points`, otherwise the difference North–South minus East–West. In
 * games with taps or claims it assumes that there were none.
 */
export function finalValue(state: GameState, payoff: Payoff): number {
  if (payoff === 'points') return state.points.NS;
  return payoff === 'total' ? finalTotal(state) : finalScore(state);
}

/** The side that made the sweep of the rules in a finished deal. */
export function sweptBy(state: GameState): Side | null {
  const { sweep } = state.setup.rules;
  return sweep ? onlySide(sweepsOpen(state, sweep.by)) : null;
}

const onlySide = ({ NS, EW }: Readonly<Record<Side, boolean>>): Side | null => (NS === EW ? null : NS ? 'NS' : 'EW');

function finalTotal(state: GameState): number {
  const { points } = state;
  const roem = roemSoFar(state);
  const swept = sweptBy(state);
  const bonus = swept ? forSide(swept, sweepBonus(state.setup)) : 0;
  return points.NS - points.EW + roem.NS - roem.EW + bonus;
}

function finalScore(state: GameState): number {
  const { setup, points } = state;
  const { scoring } = setup.rules;
  switch (scoring.deal) {
    case 'points':
      return onlyDeclarersScore(setup.rules)
        ? declarersScore(setup, points, sweptBy(state))
        : finalTotal(state) * multiplierOf(setup.rules, setup.contract);
    case 'gamePoints':
    case 'tap': {
      const swept = sweepsOpen(state, 'tricks');
      return gamePointsFor(scoring, points.NS, swept.NS) - gamePointsFor(scoring, points.EW, swept.EW);
    }
    case 'claim': {
      const swept = onlySide(sweepsOpen(state, 'tricks'));
      return swept ? forSide(swept, scoring.sweep) : 0;
    }
    case 'wet': {
      const { NS, EW } = wetEntry(setup, scoring, { points, roem: roemSoFar(state), swept: sweptBy(state) });
      return NS - EW;
    }
    case 'level': {
      const { NS, EW } = levelEntry(setup, scoring, { points, swept: sweptBy(state) });
      return NS - EW;
    }
  }
}
