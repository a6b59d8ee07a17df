/**
 * Whatever a person may paste or a page may hold as the text of a deal: a link, the notation, a request, or a record of another
 * program. Its form alone says which, as in imports/.
 */
import type { Contract, Seat } from '../game/cards.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import { msg } from '../game/reason.ts';
import { parseDeal, formatDeal, MAX_DEAL_LENGTH } from './deal.ts';
import { importRecord } from './imports/index.ts';
import type { ImportedRecord, ImportOptions } from './imports/index.ts';
import { inFormat } from './imports/record.ts';
import { isLink, parseLink } from './link.ts';
import { MAX_REQUEST_LENGTH, parseJson } from './request/json.ts';
import { parseRequest } from './request/parse-request.ts';

/** What a text says of a deal; what it does not say is absent. */
export interface ReadText extends ImportedRecord {
  readonly payoff?: Payoff;
  readonly presets?: readonly string[];
  /** The override of the variant's rules, unchecked. */
  readonly rules?: unknown;
}

/** A seat, and the first hand with its three dots. */
const isDeal = (text: string): boolean => /^\s*[NESW]\s*:\s*[^\s.]*\.[^\s.]*\.[^\s.]*\.(?!\.)/i.test(text);

/**
 * Reads a text that holds one deal. What the caller states stands in for what a record of another program leaves out.
 * @throws JassError that names the format tried, the place and what would be right
 */
export function readText(text: string, options: ImportOptions = {}): ReadText {
  if (isLink(text)) return { ...parseLink(text), format: 'a link', notes: [] };
  if (isDeal(text.slice(0, MAX_DEAL_LENGTH))) {
    return inFormat(msg('a deal'), () => ({
      format: 'a deal',
      ...stated(options),
      deal: formatDeal(parseDeal(text)),
      plays: [],
      notes: [],
    }));
  }
  const json = requestIn(text);
  if (json === undefined) return importRecord(text, options);
  return inFormat(msg('a request'), () => {
    const { variant, contract, leader, declarer, deal, plays, payoff, presets, rules } = parseRequest(json);
    const declared = declarer && { declarer };
    return {
      format: 'a request',
      variant,
      contract,
      leader,
      ...declared,
      deal,
      plays,
      payoff,
      presets,
      rules,
      notes: [],
    };
  });
}

function stated({ variant, contract, leader }: ImportOptions): {
  variant?: string;
  contract?: Contract;
  leader?: Seat;
} {
  return { ...(variant !== undefined && { variant }), ...(contract && { contract }), ...(leader && { leader }) };
}

/** The JSON value of a request, which no other format has: an object whose `deal` is a text. */
function requestIn(text: string): unknown {
  if (text.length > MAX_REQUEST_LENGTH || !text.trimStart().startsWith('{')) return undefined;
  try {
    const json = parseJson(text);
    return typeof (json as { deal?: unknown }).deal === 'string' ? json : undefined;
  } catch {
    return undefined;
  }
}
