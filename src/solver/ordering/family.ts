/**
 * The families of rules that share a learned move order. Told by the rules and what is played for, not by names of games: what matters is
 * whether there is a trump suit, whether ruffing is a free choice, and whether tricks bring roem.
 */
import { trumpOf } from '../../game/cards.ts';
import type { Contract } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Rules } from '../../game/rules/rules.ts';

/**
 * Trump games in which one may ruff while able to follow; those in which one must follow, without roem in tricks and with it; contracts
 * without trump.
 */
export const ORDERING_FAMILIES = ['ruffing', 'following', 'following-roem', 'no-trump'] as const;
export type OrderingFamily = (typeof ORDERING_FAMILIES)[number];

export function familyOf(rules: Rules, contract: Contract, payoff: Payoff): OrderingFamily {
  if (trumpOf(contract) === undefined) return 'no-trump';
  if (rules.follow.ruffWhileFollowing) return 'ruffing';
  return rules.trickRoem && payoff !== 'points' ? 'following-roem' : 'following';
}
