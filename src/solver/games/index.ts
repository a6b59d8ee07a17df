/** Which game a payoff makes of a deal. */
import { checkPayoff } from '../../game/payoff.ts';
import type { Payoff } from '../../game/payoff.ts';
import type { GameSetup } from '../../game/play.ts';
import { CallsGame } from './calls.ts';
import type { Game } from './game.ts';
import { SharesGame } from './shares.ts';
import { WetByScoreGame, mayContradict } from './wet-by-score.ts';
import { WetGame } from './wet.ts';

/** The game of a deal under a payoff. @throws JassError `bad-rules` for rules under which the payoff cannot be searched */
export function gameOf(setup: GameSetup, payoff: Payoff): Game {
  checkPayoff(setup, payoff);
  if (payoff !== 'score') return new SharesGame(setup, payoff);
  switch (setup.rules.scoring.deal) {
    case 'points':
    case 'gamePoints':
      return new SharesGame(setup, payoff);
    case 'tap':
    case 'claim':
      return new CallsGame(setup);
    case 'wet':
      return mayContradict(setup) ? new WetByScoreGame(setup) : new WetGame(setup);
  }
}
