/**
 * From the JSON of a request to the typed object that the analysis works on: form, words, rules, deal and plays are all read here
 * and nowhere later. The result is plain data, so a request may be read in one thread and solved in another.
 */
import { completeTaken } from '../../game/play/complete-taken.ts';

import { checkDealer, checkTurned } from '../../game/play/turned.ts';
import { replayRecord, sharedCalls } from '../../game/scoring/calls.ts';
import { checkLevel } from '../../game/scoring/check-level.ts';
import type { Deal } from '../../game/cards.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { checkContract } from '../../game/rules/pack.ts';
import { variantById } from '../../game/variants/index.ts';
import { readDeal } from '../deal.ts';
import { formatDeal } from '../hands.ts';
import { parseRequest } from './parse-request.ts';
import { dealFieldsOf } from './deal-fields.ts';
import type { DealFields } from './deal-fields.ts';
import { knownRequest } from './request.ts';
import type { Question, Request, ResolvedRequest } from './request.ts';

export type { Question, ResolvedRequest };

/**
 * Reads a request from its JSON value, unless that is known (`fieldsOf`).
 * @throws JassError as `parseRequest` and `positionOf` do
 */
export const readRequest = (json: unknown): ResolvedRequest => knownRequest(json) ?? resolveRequest(parseRequest(json));

/** @throws JassError as `positionOf` does */
export const resolveRequest = (request: Request): ResolvedRequest => ({ ...request, state: positionOf(request) });

/**
 * The position after the plays of a request, with the rules in force.
 * @throws JassError for an unknown variant or preset, bad rules, contract, deal or points before an ending, an illegal play or an impossible call
 */
export function positionOf(request: DealFields): GameState {
  const { variant, presets, leader, declarer = leader } = request;
  const rules = rulesWith(variantById(variant), presets, request.rules, request.cards);
  const contract = checkContract(rules, request.contract);
  return positionIn({ rules, contract, leader, declarer, deal: readDeal(rules, request.deal) }, request);
}

/**
 * The same in a deal under rules that have been read.
 * @param setup has the contract, the leader and the declarer of the request
 * @throws JassError for a contract that the game lacks, wrong points before an ending, or an illegal play
 */
export function positionIn(
  setup: GameSetup,
  { dealer, turned, level, doubled, taken, plays, calls = [] }: DealFields,
): GameState {
  if (dealer) checkDealer(setup, dealer);
  if (turned) checkTurned(setup, turned);
  const bid = { ...(level !== undefined && { level }), ...(doubled && { doubled }) };
  checkLevel({ ...setup, ...bid });
  const before = taken && { taken: completeTaken(setup, taken) };
  return replayRecord({ ...setup, ...(turned && { turned }), ...bid, ...before }, plays, calls);
}

/** What another request asks, and how its deal differs. */
interface Differences
  extends
    Pick<Request, 'want' | 'limitMs'>,
    Partial<Pick<Request, 'plays' | 'calls' | 'payoff' | 'contract' | 'declarer'>> {
  /** Other hands. */
  readonly deal?: Deal;
}

/**
 * Another request about the deal of one that has been read. Its id, time limit, puzzle and position shown first are left out.
 * The calls of the record stay as long as the plays are those of the record, unless there are others.
 * @throws JassError as `positionIn` does
 */
export function anotherRequest(about: ResolvedRequest, { deal, ...differences }: Differences): ResolvedRequest {
  const { rules, deal: dealt } = about.state.setup;
  // It counts the plays of the record, which the other request may not have.
  const { at: _, ...fields } = dealFieldsOf(about);
  const { plays, calls: made } = about;
  const calls = made && sharedCalls({ plays, calls: made }, differences.plays ?? plays);
  const request = {
    ...fields,
    ...(calls && { calls }),
    ...(deal && { deal: formatDeal(deal) }),
    ...differences,
  };
  const { contract, leader, declarer = leader } = request;
  return { ...request, state: positionIn({ rules, contract, leader, declarer, deal: deal ?? dealt }, request) };
}
