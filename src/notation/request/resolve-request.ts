/**
 * From the JSON of a request to the typed object that the analysis works on: form, words, rules, deal and plays are all read here
 * and nowhere later. The result is plain data, so a request may be read in one thread and solved in another.
 */
import { completeTaken } from '../../game/play/complete-taken.ts';
import { replay } from '../../game/play/play.ts';
import { checkDealer, checkTurned } from '../../game/play/turned.ts';
import { checkLevel } from '../../game/scoring/check-level.ts';
import type { GameState } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { variantById } from '../../game/variants/index.ts';
import { parseRequest } from './parse-request.ts';
import { setupUnder } from './position.ts';
import type { Request } from './request.ts';

/** A request with its position. */
export interface ResolvedRequest extends Pick<Request, 'id' | 'variant' | 'declarer' | 'payoff' | 'want' | 'limitMs'> {
  /** The requested position, with the rules in force. */
  readonly state: GameState;
  /** Presets or fields of the request may have changed the rules of the variant: what was measured under those need not hold. */
  readonly hasOwnRules?: true;
}

/**
 * Reads a request from its JSON value.
 * @throws JassError as `parseRequest` and `positionOf` do
 */
export const readRequest = (json: unknown): ResolvedRequest => resolveRequest(parseRequest(json));

/** @throws JassError as `positionOf` does */
export function resolveRequest(request: Request): ResolvedRequest {
  const { id, variant, declarer, payoff, presets, rules, want, limitMs } = request;
  return {
    ...(id !== undefined && { id }),
    variant,
    ...(declarer !== undefined && { declarer }),
    payoff,
    want,
    ...(limitMs !== undefined && { limitMs }),
    state: positionOf(request),
    ...((presets.length > 0 || Object.keys(rules).length > 0) && { hasOwnRules: true }),
  };
}

/**
 * The position after the plays of a request, with the rules in force.
 * @throws JassError for an unknown variant or preset, bad rules, contract, deal or points before an ending, or an illegal play
 */
export function positionOf(request: Request): GameState {
  const setup = setupUnder(
    rulesWith(variantById(request.variant), request.presets, request.rules, request.cards),
    request,
  );
  const { dealer, turned, level, doubled, taken, plays } = request;
  if (dealer) checkDealer(setup, dealer);
  if (turned) checkTurned(setup, turned);
  const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
  checkLevel({ ...setup, ...bid });
  const before = taken && { taken: completeTaken(setup, taken) };
  return replay({ ...setup, ...(turned && { turned }), ...bid, ...before }, plays);
}
