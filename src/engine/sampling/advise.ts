/** Advice from a single hand by a client's workers, in pages and under Node. */
import { Advice } from '../../analysis/contracts/advice.ts';
import { ESTIMATE_LIMIT_MS } from '../../analysis/sampling/estimates.ts';
import type { ContractSample } from '../../analysis/contracts/advice.ts';
import { checkRunOptions } from '../run-options.ts';
import { beforePlay } from '../../game/play/play.ts';
import { handSize } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import { parseAdviceRequest } from '../../notation/request/advice-request.ts';
import type { AdviceRequest } from '../../notation/request/advice-request.ts';
import { formatDeal } from '../../notation/hands.ts';
import { resolveAdviceRequest } from '../../notation/request/resolve-advice-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { AdviseRequest } from '../../notation/request/solve-request.ts';
import { solveAll } from './solve-all.ts';
import type { AskedClient } from './solve-all.ts';

/** A game that is too long to solve full deals of it while somebody waits: more cards a hand than this. */
const MOST_SOLVED = 10;

/** Whether full deals under these rules take too long to solve, so that advice has to be by estimates alone. */
export const isOnlyEstimated = (rules: Rules): boolean => handSize(rules) > MOST_SOLVED;

export interface AdviseOptions {
  /** Stops the work. The advice then covers the deals solved by that time. */
  readonly signal?: AbortSignal;
  /** Called with the advice so far: at once, with the call of the rule of thumb, and after each deal. */
  readonly onProgress?: (advice: AdviceAnswer) => void;
}

/**
 * Gives the advice for a request: on all its deals, or on those solved when its time is
 * up or the signal is aborted, possibly none. Rejects with JassError if the request is invalid, and with SolverUnavailable as
 * `SolverClient.solve` does.
 */
export async function adviseWith(
  client: AskedClient,
  request: AdviseRequest,
  options?: AdviseOptions,
): Promise<AdviceAnswer> {
  checkRunOptions(options, {});
  return resumeAdvice(client, adviceOn(request), options);
}

/** Advice in progress, with its request. */
export interface AdviceWork {
  readonly read: AdviceRequest;
  /** Those in force. */
  readonly rules: Rules;
  readonly advice: Advice;
}

/** Reads a request for advice. @throws JassError if it is invalid */
export function adviceOn(request: AdviseRequest): AdviceWork {
  const read = parseAdviceRequest(request);
  const resolved = resolveAdviceRequest(read);
  return { read, rules: resolved.rules, advice: new Advice(resolved) };
}

/** Like `adviseWith`, for advice that is new or was stopped early: the deals already solved still count. */
export async function resumeAdvice(
  client: AskedClient,
  { read, advice }: AdviceWork,
  { signal, onProgress }: AdviseOptions = {},
): Promise<AdviceAnswer> {
  advice.resume();
  const tell = (): void => onProgress?.(advice.answer());
  tell();
  const ends = { signal, limitMs: read.limitMs };
  await solveAll(client, advice, (sample) => requestFor(read, sample), tell, ends);
  return advice.answer();
}

/** The request for the value of a sampled deal in one contract. */
function requestFor(
  { variant, cards, presets, rules, payoff }: AdviceRequest,
  { setup, isEstimate }: ContractSample,
): ResolvedRequest {
  const { contract, leader, declarer, deal } = setup;
  const game = { variant, ...(cards && { cards }), presets, rules };
  const limit = isEstimate && { limitMs: ESTIMATE_LIMIT_MS };
  const fields = { contract, leader, declarer, deal: formatDeal(deal), plays: [], payoff, want: [], ...limit };
  return { ...game, ...fields, state: beforePlay(setup) };
}
