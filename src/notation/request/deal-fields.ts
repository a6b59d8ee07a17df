/** The fields of a request that say which deal it is about, as links and records have them; those about its answer are not among them. */
import type { Request } from './request.ts';

export type DealFields = Omit<Request, 'id' | 'want' | 'limitMs' | 'puzzle'>;

/** The fields of a deal; those that the request leaves open are absent. */
export function dealFieldsOf(request: Request): DealFields {
  const { variant, contract, leader, dealer, turned, declarer, level, doubled } = request;
  const { deal, taken, plays, payoff, cards, presets, rules } = request;
  return {
    variant,
    contract,
    leader,
    ...(dealer && { dealer }),
    ...(turned && { turned }),
    ...(declarer && { declarer }),
    ...(level !== undefined && { level }),
    ...(doubled && { doubled }),
    deal,
    ...(taken && { taken }),
    plays,
    payoff,
    ...(cards && { cards }),
    presets,
    rules,
  };
}
