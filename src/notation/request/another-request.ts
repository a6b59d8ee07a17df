/** Requests about a deal that has been read: after other plays, for other results, or with one of its facts changed. Nothing is read again. */
import type { Deal } from '../../game/cards.ts';
import { formatDeal } from '../hands.ts';
import { dealFieldsOf } from './deal-fields.ts';
import type { Request } from './request.ts';
import { positionIn } from './resolve-request.ts';
import type { ResolvedRequest } from './resolve-request.ts';

/** What another request asks, and how its deal differs. */
interface Differences
  extends Pick<Request, 'want' | 'limitMs'>, Partial<Pick<Request, 'plays' | 'payoff' | 'contract' | 'declarer'>> {
  /** Other hands. */
  readonly deal?: Deal;
}

/**
 * Another request about the deal of one that has been read. Its id, time limit and puzzle are left out.
 * @throws JassError as `positionIn` does
 */
export function anotherRequest(about: ResolvedRequest, { deal, ...differences }: Differences): ResolvedRequest {
  const { rules, deal: dealt } = about.state.setup;
  const request = { ...dealFieldsOf(about), ...(deal && { deal: formatDeal(deal) }), ...differences };
  const { contract, leader, declarer = leader } = request;
  return { ...request, state: positionIn({ rules, contract, leader, declarer, deal: deal ?? dealt }, request) };
}
