/** Refuses rules under which a payoff cannot be searched (payoff-table.ts), with a sentence for the user. */
import { JassError } from '../../errors.ts';
import type { GameSetup } from '../../play/play.ts';
import { msg, str } from '../../reason.ts';
import type { Reason } from '../../reason.ts';
import type { PayoffFault, ScoreField } from './payoff-fault.ts';
import { payoffFault } from './payoff-table.ts';
import { pointsOfDeal } from '../payoff.ts';
import type { Payoff } from '../payoff.ts';

/** @throws JassError `bad-rules`, or `bad-request` for a deal that does not say enough */
export function checkPayoff(setup: GameSetup, payoff: Payoff): void {
  checkScore(setup, payoff);
  const fault = payoffFault(setup, payoff);
  if (!fault) return;
  // A deal that does not say enough is no fault of the rules.
  const code = fault.field === 'taken' ? 'bad-request' : 'bad-rules';
  throw new JassError(code, reasonOf(setup, fault), { field: fault.field });
}

/** Refuses the score while the level that was bid is not known. @throws JassError `bad-request` */
function checkScore({ rules, level }: GameSetup, payoff: Payoff): void {
  if (payoff !== 'score' || rules.scoring.deal !== 'level' || level !== undefined) return;
  const reason = msg('level: the payoff "score" needs the level that was bid, such as 100.');
  throw new JassError('bad-request', reason, { field: 'level' });
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
    case 'playedMarriage':
      return msg(
        str`melds.marriageIfDiscarded cannot be false together with ${fault.beside} as it is; in all trumps the marriages would depend on the play.`,
      );
    case 'needsTrick':
      return msg('melds.needsTrick cannot be searched together with scoring.melds; set one of them to false.');
    case 'marriage':
      return msg('taken: the melds of the declarers may hold a marriage; state the whole deal instead.');
    case 'noFixedSum':
      return msg(
        'cardPointsBy: if each trick counts by its own kind, the sides do not share a fixed sum; ask for the payoff "total" or "score".',
      );
    case 'sweepUnknown':
      return msg('taken: the level is for a sweep; state what was taken before this ending.');
    case 'noSweep':
      return msg('sweep must not be null, since the level is for a sweep.');
    case 'falls':
      return msg(
        'scoring.failed: the declarers would score more with fewer points; set it higher, or scoring.needsMore to true.',
      );
  }
}

const LEAST: Readonly<Record<ScoreField, Reason>> = {
  atLeast: msg('a point'),
  tapAt: msg('a point'),
  tapSweep: msg('the score of a tap'),
  winBelowHalf: msg('the score of any right claim'),
  sweep: msg('the score of fewer points'),
};
