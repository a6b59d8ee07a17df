/**
 * From the JSON of a request to the typed object that the analysis works on: form, words, rules, deal and plays are all read here
 * and nowhere later. The result is plain data, so a request may be read in one thread and solved in another.
 */
import type { GameState } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { variantById } from '../../game/variants/index.ts';
import { parseRequest } from './parse-request.ts';
import { positionUnder } from './position.ts';
import type { Request } from './request.ts';

/** A request with its position. */
export interface ResolvedRequest extends Pick<Request, 'id' | 'variant' | 'declarer' | 'payoff' | 'want' | 'limitMs'> {
  /** The requested position, with the rules in force. */
  readonly state: GameState;
}

/**
 * Reads a request from its JSON value.
 * @throws JassError as `parseRequest` and `positionOf` do
 */
export const readRequest = (json: unknown): ResolvedRequest => resolveRequest(parseRequest(json));

/** @throws JassError as `positionOf` does */
export function resolveRequest(request: Request): ResolvedRequest {
  const { id, variant, declarer, payoff, want, limitMs } = request;
  return {
    ...(id !== undefined && { id }),
    variant,
    ...(declarer !== undefined && { declarer }),
    payoff,
    want,
    ...(limitMs !== undefined && { limitMs }),
    state: positionOf(request),
  };
}

/**
 * The position after the plays of a request, with the rules in force.
 * @throws JassError for an unknown variant or preset, bad rules, contract or deal, or an illegal play
 */
export function positionOf(request: Request): GameState {
  return positionUnder(rulesWith(variantById(request.variant), request.presets, request.rules), request);
}
