/** The fields of a request that say which deal it is about, as links and records have them; those about its answer are not among them. */
import type { Request } from './request.ts';

/** The fields of a request that are not about its deal. */
export const ASKED = ['id', 'want', 'verdict', 'limitMs', 'puzzle'] as const;

/** These fields as written. */
export type Asked = { readonly [Field in (typeof ASKED)[number]]?: unknown };

export type DealFields = Omit<Request, keyof Asked>;

/** The fields of a deal; those that the request leaves open are absent. */
export function dealFieldsOf(request: Request): DealFields {
  const { variant, contract, leader, dealer, turned, declarer, level, doubled } = request;
  const { ignoreContract, deal, taken, plays, calls, at, payoff, cards, presets, rules } = request;
  return {
    variant,
    contract,
    leader,
    ...(dealer && { dealer }),
    ...(turned && { turned }),
    ...(declarer && { declarer }),
    ...(level !== undefined && { level }),
    ...(doubled && { doubled }),
    ...(ignoreContract && { ignoreContract }),
    deal,
    ...(taken && { taken }),
    plays,
    ...(calls && { calls }),
    ...(at !== undefined && { at }),
    payoff,
    ...(cards && { cards }),
    presets,
    rules,
  };
}
