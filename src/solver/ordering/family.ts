/**
 * The families of rules that share a learned move order. They depend on the rules and the payoff, not on names of games:
 * whether there is a trump suit, whether ruffing is a free choice, how many copies of a card there are, and whether tricks bring roem.
 */
import { trumpOf } from '../../game/cards.ts';
import type { Contract } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Rules } from '../../game/rules/rules.ts';

/**
 * Trump contracts in which players may ruff while able to follow, with one deck and with two; those in which they must follow, without
 * and with roem in tricks; contracts without trumps.
 */
export const ORDERING_FAMILIES = ['ruffing', 'ruffing-double', 'following', 'following-roem', 'no-trump'] as const;
export type OrderingFamily = (typeof ORDERING_FAMILIES)[number];

export function familyOf(rules: Rules, contract: Contract, payoff: Payoff): OrderingFamily {
  if (trumpOf(contract) === undefined) return 'no-trump';
  if (rules.follow.ruffWhileFollowing) return rules.deck.copies === 1 ? 'ruffing' : 'ruffing-double';
  return rules.trickRoem && payoff !== 'points' ? 'following-roem' : 'following';
}
