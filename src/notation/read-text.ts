/**
 * A deal in any supported text form: a link, the notation, the JSON of a request, or a record of another program. The form is
 * recognised by the text alone, as in imports/.
 */
import type { Contract, Seat } from '../game/cards.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import type { StatedTaken } from '../game/play/complete-taken.ts';
import { msg } from '../game/reason.ts';
import { parseDeal, formatDeal, MAX_DEAL_LENGTH } from './deal.ts';
import { withGuessedGame } from './imports/guess-game.ts';
import { importRecord } from './imports/index.ts';
import type { ImportedRecord, ImportOptions } from './imports/index.ts';
import { inFormat } from './imports/record.ts';
import { isLink, parseLink } from './link.ts';
import { MAX_REQUEST_LENGTH, parseJson } from './request/json.ts';
import { parseRequest } from './request/parse-request.ts';

/** The facts of a deal given by a text; others are absent. */
export interface ReadText extends ImportedRecord {
  readonly payoff?: Payoff;
  readonly presets?: readonly string[];
  readonly dealer?: Seat;
  readonly taken?: StatedTaken;
  /** The override of the variant's rules, unchecked. */
  readonly rules?: unknown;
}

/** Matches a seat and the first hand with its three dots. */
const isDeal = (text: string): boolean => /^\s*[NESW]\s*:\s*[^\s.]*\.[^\s.]*\.[^\s.]*\.(?!\.)/i.test(text);

/**
 * Reads a text with one deal.
 * @param options facts that a record of another program may leave out
 * @throws JassError naming the format, the place and the right form
 */
export function readText(text: string, options: ImportOptions = {}): ReadText {
  if (isLink(text)) return { ...parseLink(text), format: 'a link', notes: [] };
  if (isDeal(text.slice(0, MAX_DEAL_LENGTH))) {
    return inFormat(msg('a deal'), () => {
      const hands = parseDeal(text);
      const { guess, variant } = options;
      if (guess && variant === undefined) {
        return withGuessedGame('a deal', { hands, tricks: [], notes: [] }, stated(options), guess);
      }
      return { format: 'a deal', ...stated(options), deal: formatDeal(hands), plays: [], notes: [] };
    });
  }
  const json = requestIn(text);
  if (json === undefined) return importRecord(text, options);
  return inFormat(msg('a request'), () => {
    const request = parseRequest(json);
    const { variant, contract, leader, dealer, turned, declarer, level, doubled } = request;
    const { deal, taken, plays, payoff, cards, presets, rules } = request;
    const declared = declarer && { declarer };
    return {
      format: 'a request',
      variant,
      contract,
      leader,
      ...(dealer && { dealer }),
      ...(turned && { turned }),
      ...declared,
      ...(level !== undefined && { level }),
      ...(doubled && { doubled }),
      deal,
      ...(taken && { taken }),
      plays,
      payoff,
      ...(cards && { cards }),
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

/** The JSON value of a request; undefined for other texts. No other format is an object with a text in `deal`. */
function requestIn(text: string): unknown {
  if (text.length > MAX_REQUEST_LENGTH || !text.trimStart().startsWith('{')) return undefined;
  try {
    const json = parseJson(text);
    return typeof (json as { deal?: unknown }).deal === 'string' ? json : undefined;
  } catch {
    return undefined;
  }
}
