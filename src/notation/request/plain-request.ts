/**
 * Reads requests of plain words, as those of nearly all elements are: no presets, no rules, no dealer or turned card, no level, nothing taken before.
 * It needs none of the checks of forms, which are most of the code of the full reader (resolve-request.ts).
 */
import { JassError } from '../../game/errors.ts';
import { variantById } from '../../game/variants/index.ts';
import { positionUnder } from './position.ts';
import { DEFAULTS, readWords } from './request.ts';
import type { RequestWords } from './request.ts';
import type { ResolvedRequest } from './resolve-request.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isAbsent = (value: unknown): boolean => value === undefined;
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isEmpty = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The plain form of each field. A request with any other field is not plain. */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  variant: isText,
  contract: isText,
  leader: isText,
  declarer: (value) => isAbsent(value) || isText(value),
  deal: isText,
  plays: (value) => isAbsent(value) || isText(value) || areTexts(value),
  payoff: (value) => isAbsent(value) || isText(value),
  want: (value) => isAbsent(value) || areTexts(value),
  presets: isEmpty,
  rules: isEmpty,
};

/** The request, or null if it is not plain or has a mistake: the full reader then reads it, or reports the mistake. */
export function plainRequest(json: unknown): ResolvedRequest | null {
  if (typeof json !== 'object' || json === null) return null;
  const given = json as Readonly<Record<string, unknown>>;
  if (!Object.keys(given).every((field) => Object.hasOwn(PLAIN, field))) return null;
  if (!Object.entries(PLAIN).every(([field, isPlain]) => isPlain(given[field]))) return null;
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => !isAbsent(value)));
  try {
    const request = readWords({ ...DEFAULTS, ...(set as unknown as RequestWords) });
    const { variant, declarer, payoff, want } = request;
    const state = positionUnder(variantById(variant).rules, request);
    return { variant, ...(declarer !== undefined && { declarer }), payoff, want, state };
  } catch (error) {
    if (error instanceof JassError) return null;
    throw error;
  }
}
