/**
 * A request for a card to play from one hand: the fields of a request for a deal, with one hand in place of the deal. It is read to a request about
 * some deal that fits, of which the analysis uses nothing but what the player knows.
 */
import * as v from 'valibot';
import type { Seat } from '../../game/cards.ts';
import { dealAround } from '../../game/inference/deal-around-hand.ts';
import { msg, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { checkContract } from '../../game/rules/pack.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDeal, parseHand } from '../hands.ts';
import { readSeat } from '../names.ts';
import { MOST_TARGET } from '../puzzle.ts';
import { MAX_DEALS, MAX_SEED } from './advice-request.ts';
import { checkForm } from './check-form.ts';
import { FIELD_FORM, parseRequest, requestSchema } from './parse-request.ts';
import { isObject } from './json.ts';
import { resolveRequest } from './resolve-request.ts';
import type { ResolvedRequest } from './resolve-request.ts';

/** A request that has been read. */
export interface ResolvedSuggestRequest {
  /** About some deal with the hand that fits the plays; the seat is to play. */
  readonly request: ResolvedRequest;
  readonly seat: Seat;
  /** The value, in the unit of the payoff, that the seat's side needs; undefined if none is given. */
  readonly target?: number;
  /** The most deals to value. */
  readonly deals: number;
  readonly seed: number;
}

const DEFAULT_DEALS = 200;

const {
  deal: _deal,
  want: _want,
  calls: _calls,
  at: _at,
  puzzle: _puzzle,
  verdict: _verdict,
  ...ofDeal
} = requestSchema.entries;

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The form of the JSON, with the default of each field that may be left out. */
export const suggestSchema = v.strictObject({
  ...ofDeal,
  seat: v.string(),
  hand: v.string(),
  target: v.optional(wholeNumber(-MOST_TARGET, MOST_TARGET)),
  deals: v.optional(wholeNumber(1, MAX_DEALS), DEFAULT_DEALS),
  seed: v.optional(wholeNumber(0, MAX_SEED), 1),
});

/** The right form of each field, for error messages. */
export const SUGGEST_FORMS = Object.fromEntries(
  Object.keys(suggestSchema.entries).map((field) => [field, FIELD_FORM[field as keyof typeof FIELD_FORM]]),
) as Record<keyof typeof suggestSchema.entries, Reason>;
SUGGEST_FORMS.seat = msg('the seat to play, whose hand is given, as text: "N", "E", "S" or "W"');
SUGGEST_FORMS.hand = untranslated(
  'the hand before the first play as text, suits in the order S.H.D.C, such as "AKJ9.T87.Q6."',
);
SUGGEST_FORMS.target = untranslated(`a whole number up to ${MOST_TARGET}, the least value that is enough, such as 91`);
SUGGEST_FORMS.deals = untranslated(`a whole number from 1 to ${MAX_DEALS}`);
SUGGEST_FORMS.seed = untranslated(`a whole number from 0 to ${MAX_SEED}`);

/** Whether a JSON value is such a request: it has a hand and a contract, and no deal. */
export const isSuggestRequest = (json: unknown): boolean => isObject(json) && 'hand' in json && !('deal' in json);

/**
 * Reads a request from its JSON value.
 * @throws JassError as `parseRequest`, `resolveRequest` and `dealAround` do
 */
export function readSuggestRequest(json: unknown): ResolvedSuggestRequest {
  const { seat: named, hand: text, target, deals, seed, ...fields } = checkForm(suggestSchema, json, SUGGEST_FORMS);
  const request = parseRequest({ ...fields, deal: '', want: [] });
  const { variant, presets, contract, leader, declarer = leader, turned, plays } = request;
  const rules = rulesWith(variantById(variant), presets, request.rules, request.cards);
  const seat = readSeat(named, 'seat');
  const setup = { rules, contract: checkContract(rules, contract), leader, declarer, ...(turned && { turned }) };
  const deal = dealAround(setup, seat, parseHand(text, seat), plays);
  return {
    request: resolveRequest({ ...request, deal: formatDeal(deal) }),
    seat,
    ...(target !== undefined && { target }),
    deals,
    seed,
  };
}
