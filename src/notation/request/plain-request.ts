/**
 * Reads requests of plain words, as those of nearly all elements are: no presets, no rules, no dealer or turned card, no level, nothing taken before.
 * It needs none of the checks of forms, which are most of the code of the full reader (resolve-request.ts).
 */
import { JassError } from '../../game/errors.ts';
import { variantById } from '../../game/variants/index.ts';
import { knownRequest } from './request.ts';
import { positionUnder } from './position.ts';
import { DEFAULTS, readWords } from './request.ts';
import type { RequestWords } from './request.ts';
import type { ResolvedRequest } from './resolve-request.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The plain form of each field. A request with any other field is not plain. */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  variant: isText,
  contract: isText,
  leader: isText,
  declarer: isText,
  deal: isText,
  plays: (value) => isText(value) || areTexts(value),
  payoff: isText,
  want: areTexts,
  presets: isEmpty,
  rules: isEmpty,
  limitMs: (value) => Number.isFinite(value) && (value as number) >= 0,
};

/** The request, known or read; null if it is not plain or has a mistake: the full reader then reads it, or reports the mistake. */
export function plainRequest(json: unknown): ResolvedRequest | null {
  const known = knownRequest(json);
  if (known) return known;
  const given = Object.entries(Object(json) as object).filter(([, value]) => value !== undefined);
  if (!given.every(([field, value]) => Object.hasOwn(PLAIN, field) && PLAIN[field]!(value))) return null;
  const words = { ...DEFAULTS, ...(Object.fromEntries(given) as unknown as RequestWords) };
  if (!words.contract || !words.leader || !words.deal) return null;
  try {
    const request = readWords(words);
    return { ...request, state: positionUnder(variantById(request.variant).rules, request) };
  } catch (error) {
    if (error instanceof JassError) return null;
    throw error;
  }
}
