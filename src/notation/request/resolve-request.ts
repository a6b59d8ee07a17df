/**
 * From the JSON of a request to the typed object that the analysis works on: form, words, rules, deal and plays are all read here
 * and nowhere later. The result is plain data, so a request may be read in one thread and solved in another.
 */
import { completeTaken } from '../../game/play/complete-taken.ts';
import { replay } from '../../game/play/play.ts';
import { checkDealer, checkTurned } from '../../game/play/turned.ts';
import { checkLevel } from '../../game/scoring/check-level.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { variantById } from '../../game/variants/index.ts';
import { knownRequest } from './known-requests.ts';
import { parseRequest } from './parse-request.ts';
import { setupUnder } from './position.ts';
import type { Request } from './request.ts';

/** A request that has been read. */
export interface ResolvedRequest extends Request {
  /** The requested position, with the rules in force. */
  readonly state: GameState;
}

/** What the analysis takes of it. */
export type Question = Pick<ResolvedRequest, 'id' | 'variant' | 'declarer' | 'payoff' | 'want' | 'limitMs' | 'state'> &
  Partial<Pick<ResolvedRequest, 'presets' | 'rules'>>;

/**
 * Reads a request from its JSON value, unless that is known (`fieldsOf`).
 * @throws JassError as `parseRequest` and `positionOf` do
 */
export const readRequest = (json: unknown): ResolvedRequest => knownRequest(json) ?? resolveRequest(parseRequest(json));

/** @throws JassError as `positionOf` does */
export const resolveRequest = (request: Request): ResolvedRequest => ({ ...request, state: positionOf(request) });

/**
 * The position after the plays of a request, with the rules in force.
 * @throws JassError for an unknown variant or preset, bad rules, contract, deal or points before an ending, or an illegal play
 */
export function positionOf(request: Request): GameState {
  const { variant, presets, rules, cards } = request;
  return positionIn(setupUnder(rulesWith(variantById(variant), presets, rules, cards), request), request);
}

/**
 * The same in a deal under rules that have been read.
 * @param setup has the contract, the leader and the declarer of the request
 * @throws JassError for a contract that the game lacks, wrong points before an ending, or an illegal play
 */
export function positionIn(setup: GameSetup, { dealer, turned, level, doubled, taken, plays }: Request): GameState {
  if (dealer) checkDealer(setup, dealer);
  if (turned) checkTurned(setup, turned);
  const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
  checkLevel({ ...setup, ...bid });
  const before = taken && { taken: completeTaken(setup, taken) };
  return replay({ ...setup, ...(turned && { turned }), ...bid, ...before }, plays);
}
