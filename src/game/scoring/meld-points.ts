/** The points of melds and marriages in a deal, for scorings that count them. Apart from payoff.ts: most deals on a page need none. */
import type { PerSide } from '../cards.ts';
import { isFullDeal } from '../play/deal.ts';
import type { GameSetup } from '../play/play.ts';
import { scoreMelds } from './melds.ts';

/** Points of each side for melds and marriages; in an ending, those that are stated. */
export function meldPoints({ rules, contract, leader, deal, taken }: GameSetup): PerSide {
  if (taken && !rules.trickRoem) return { NS: taken.NS.roem, EW: taken.EW.roem };
  if (!rules.melds || !isFullDeal(rules, deal)) return { NS: 0, EW: 0 };
  const { scored, marriage } = scoreMelds(rules, contract, leader, deal);
  return { NS: scored.NS + marriage.NS, EW: scored.EW + marriage.EW };
}
