/** Refuses rules under which a payoff cannot be searched (payoffs-of.ts), with a sentence for the user. */
import { JassError } from '../errors.ts';
import type { GameSetup } from '../play/play.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { payoffFault } from './payoffs-of.ts';
import type { PayoffFault, ScoreField } from './payoffs-of.ts';
import { pointsOfDeal } from './payoff.ts';
import type { Payoff } from './payoff.ts';

/** @throws JassError `bad-rules` */
export function checkPayoff(setup: GameSetup, payoff: Payoff): void {
  const fault = payoffFault(setup, payoff);
  if (fault) throw new JassError('bad-rules', reasonOf(setup, fault), { field: fault.field });
}

function reasonOf(setup: GameSetup, fault: PayoffFault): Reason {
  const { scoring, sweep } = setup.rules;
  switch (fault.kind) {
    case 'replaced': {
      const [bonus, points] = [String(sweep!.bonus), pointsOfDeal(setup)];
      return msg(
        str`sweep.bonus is ${bonus}; if it replaces the card points, it must be at least their sum, ${points} or more.`,
      );
    }
    case 'least': {
      const { field, least } = fault;
      const given = String(fault.given);
      const what = LEAST[field.slice('scoring.'.length) as ScoreField];
      return msg(str`${field} is ${given}; for the payoff "score" it must be ${least} or more, ${what}.`);
    }
    case 'roem': {
      const field = fault.beside;
      if (field) {
        return msg(
          str`trickRoem cannot be searched together with ${field}; set trickRoem to null, or leave ${field} out.`,
        );
      }
      const kind = scoring.deal;
      return msg(
        str`trickRoem cannot be searched with scoring "${kind}", which counts card points; set trickRoem to null, or scoring.deal to "points" or "wet".`,
      );
    }
    case 'needsTrick':
      return msg('melds.needsTrick cannot be searched together with scoring.melds; set one of them to false.');
    case 'marriage':
      return msg('taken: the melds of the declarers may hold a marriage; state the whole deal instead.');
  }
}

const LEAST: Readonly<Record<ScoreField, Reason>> = {
  atLeast: msg('a point'),
  tapAt: msg('a point'),
  tapSweep: msg('the score of a tap'),
  winBelowHalf: msg('the score of any right claim'),
  sweep: msg('the score of fewer points'),
};
