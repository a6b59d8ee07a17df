/** The position of a request under given rules. A page that shows plain variants needs this but not the overrides of rules. */
import { checkContract } from '../../game/rules/pack.ts';
import { replay } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { readDeal } from '../deal.ts';
import type { Request } from './request.ts';

/**
 * The position after the plays of a request.
 * @param rules those of its variant with its presets and its override
 * @throws JassError for a bad contract or deal, or an illegal play
 */
export const positionUnder = (rules: Rules, request: Request): GameState =>
  replay(setupUnder(rules, request), request.plays);

/** The facts before the first lead of a request, without the points taken before an ending. Its declarer is the leader by default. */
export function setupUnder(rules: Rules, request: Request): GameSetup {
  const contract = checkContract(rules, request.contract);
  const { leader, declarer = leader } = request;
  return { rules, contract, leader, declarer, deal: readDeal(rules, request.deal) };
}
