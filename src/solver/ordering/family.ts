/**
 * The families of rules that share a learned move order. Told by the rules, not by names of games: what matters is
 * whether there is a trump suit, and whether ruffing is a free choice.
 */
import { trumpOf } from '../../game/cards.ts';
import type { Contract } from '../../game/cards.ts';
import type { Rules } from '../../game/rules.ts';

/** Trump games in which one may ruff while able to follow; those in which one must follow; contracts without trump. */
export const ORDERING_FAMILIES = ['ruffing', 'following', 'no-trump'] as const;
export type OrderingFamily = (typeof ORDERING_FAMILIES)[number];

export function familyOf(rules: Rules, contract: Contract): OrderingFamily {
  if (trumpOf(contract) === undefined) return 'no-trump';
  return rules.follow.ruffWhileFollowing ? 'ruffing' : 'following';
}
