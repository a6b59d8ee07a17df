/** How far an estimate probably errs: measured on deals whose values are known, for games with their own rules and no others. */
import type { Question } from '../../notation/request/resolve-request.ts';
import { familyOf } from '../../solver/ordering/family.ts';
import type { Valuation } from './effort.ts';
import { CARD_ERRORS, ESTIMATE_ERRORS } from './estimate-errors.ts';
import type { CardErrors } from './estimate-errors.ts';

/** The first round whose errors are measured. */
export const FIRST_MEASURED = 2;

/** The errors of cards after so many rounds (`CARD_ROUNDS`); undefined where they have not been measured. */
export const cardErrors = (question: Question, rounds: number): CardErrors | undefined =>
  measuredIn(CARD_ERRORS, question)?.[rounds - FIRST_MEASURED];

/** The error that nine of ten estimates after as many beams did not exceed; undefined where it has not been measured. */
export function estimateError(question: Question, { beams = 0 }: Pick<Valuation, 'beams'>): number | undefined {
  return measuredIn(ESTIMATE_ERRORS, question)?.[beams - 1];
}

/** The figures for the deals that were measured together with this one. */
function measuredIn<Figures>(
  table: Readonly<Record<string, Figures>>,
  { variant, payoff, presets = [], rules = {}, state: { setup, hands } }: Question,
): Figures | undefined {
  if (presets.length > 0 || Object.keys(rules).length > 0) return undefined;
  const cards = Math.max(...Object.values(hands).map((hand) => hand.length));
  return table[groupOf(variant, familyOf(setup.rules, setup.contract, payoff), payoff, cards)];
}

/** The name of the deals that were measured together. */
export const groupOf = (...parts: readonly [variant: string, family: string, payoff: string, cards: number]): string =>
  parts.join(' ');
