/** The payoffs that differ for a deal. Under the rules of a variant as it ships all of them can be searched; payoffs-of.ts has the exceptions. */
import { JassError } from '../../errors.ts';
import { msg } from '../../reason.ts';
import { countsByOwnKind } from '../../rules/pack.ts';
import type { GameSetup } from '../../play/play.ts';
import { hasCombinations, maySweep, multiplierOf, onlyDeclarersScore, PAYOFFS, sweepBonus } from '../payoff.ts';
import type { Payoff } from '../payoff.ts';

/** Refuses the score while the level that was bid is not known. @throws JassError `bad-request` */
export function checkScore({ rules, level }: GameSetup, payoff: Payoff): void {
  if (payoff !== 'score' || rules.scoring.deal !== 'level' || level !== undefined) return;
  const reason = msg('level: the payoff "score" needs the level that was bid, such as 100.');
  throw new JassError('bad-request', reason, { field: 'level' });
}

/**
 * Card points first, if they have a fixed sum; `total` if they have none or more than card points counts; `score` if it is known and not
 * simply the total.
 */
export function distinctPayoffs(setup: GameSetup): Payoff[] {
  const { rules, contract, level } = setup;
  const { scoring } = rules;
  const hasNoSum = countsByOwnKind(rules, contract);
  const differs: Readonly<Record<Payoff, boolean>> = {
    points: !hasNoSum,
    total: hasNoSum || hasCombinations(setup) || (maySweep(setup) && (rules.melds !== null || sweepBonus(setup) !== 0)),
    score:
      scoring.deal === 'level'
        ? level !== undefined
        : scoring.deal !== 'points' || onlyDeclarersScore(rules) || multiplierOf(rules, contract) !== 1,
  };
  return PAYOFFS.filter((payoff) => differs[payoff]);
}
