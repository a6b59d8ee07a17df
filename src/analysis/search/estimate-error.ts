/** How far an estimate probably errs: measured on deals whose values are known, for games with their own rules and no others. */
import type { Question } from '../../notation/request/resolve-request.ts';
import { familyOf } from '../../solver/ordering/family.ts';
import type { Valuation } from './effort.ts';
import { ESTIMATE_ERRORS } from './estimate-errors.ts';

/** The error that nine of ten estimates after as many beams did not exceed; undefined where it has not been measured. */
export function estimateError(
  { variant, payoff, presets = [], rules = {}, state: { setup, hands } }: Question,
  { beams = 0 }: Pick<Valuation, 'beams'>,
): number | undefined {
  if (presets.length > 0 || Object.keys(rules).length > 0) return undefined;
  const cards = Math.max(...Object.values(hands).map((hand) => hand.length));
  return ESTIMATE_ERRORS[groupOf(variant, familyOf(setup.rules, setup.contract, payoff), payoff, cards)]?.[beams - 1];
}

/** The name of the deals that were measured together. */
export const groupOf = (...parts: readonly [variant: string, family: string, payoff: string, cards: number]): string =>
  parts.join(' ');
