/**
 * Plays judged by what their players could know, by a client's workers, in pages and under Node: beside the exact review of a
 * record, play after play, with progress, to be ended at any time.
 */
import { SingleDummyEvaluation } from '../analysis/single-dummy.ts';
import type { DealSample, SingleDummyOptions } from '../analysis/single-dummy.ts';
import { isProven } from '../notation/answer/answer.ts';
import type { KnownLoss, ReviewEntry } from '../notation/answer/answer.ts';
import { formatDeal } from '../notation/deal.ts';
import { parseRequest } from '../notation/request/parse-request.ts';
import type { Request } from '../notation/request/request.ts';
import { positionOf } from '../notation/request/resolve-request.ts';
import { solveAll } from './solve-all.ts';
import type { AskedClient } from './solve-all.ts';

/** What is known of the play that is being judged. */
export interface JudgeProgress {
  /** The play's number in the record, from 0. */
  readonly play: number;
  /** Deals solved for it, and how many there will be. */
  readonly samples: { readonly done: number; readonly of: number };
  /** Absent before the first deal. */
  readonly known?: KnownLoss;
}

export interface EvaluationRunOptions {
  /** Ends the work; what is known by then is the evaluation. */
  readonly signal?: AbortSignal;
  /** Told what is known: at once, and after each further deal. */
  readonly onProgress?: (progress: JudgeProgress) => void;
}

export interface JudgePlayOptions extends SingleDummyOptions, EvaluationRunOptions {}

/**
 * Judges one play of a record: on all the deals asked for, or on those that are solved when the signal is aborted. Undefined where
 * the player had no choice, or no deal is solved by then. Rejects with JassError for what is wrong with the request, and with
 * SolverUnavailable as `SolverClient.solve` does.
 * @param json the request that tells the record, as for a review
 * @param play its number in the record, from 0
 */
export async function judgePlay(
  client: AskedClient,
  json: unknown,
  play: number,
  { samples, seed, ...work }: JudgePlayOptions = {},
): Promise<KnownLoss | undefined> {
  const options = { ...(samples !== undefined && { samples }), ...(seed !== undefined && { seed }) };
  const request = parseRequest(json);
  return resumeEvaluation(client, request, new SingleDummyEvaluation(positionOf(request), play, options), work);
}

/**
 * As `judgePlay`, for an evaluation that is new or was ended early: the deals already solved still count.
 * @param request the request with the record
 */
export async function resumeEvaluation(
  client: AskedClient,
  request: Request,
  evaluation: SingleDummyEvaluation,
  { signal, onProgress }: EvaluationRunOptions = {},
): Promise<KnownLoss | undefined> {
  const end = new AbortController();
  const stop = (): void => end.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const tell = (): void => {
    const known = evaluation.result();
    const samples = { done: known?.samples ?? 0, of: evaluation.dealCount };
    onProgress?.({ play: evaluation.play, samples, ...(known && { known }) });
  };
  evaluation.resume();
  try {
    tell();
    await solveAll(client, evaluation, (sample) => requestFor(request, evaluation.play, sample), end, tell);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return evaluation.result();
}

/** The request for the values of the legal cards in a sampled deal before a play. */
function requestFor(record: Request, play: number, { deal }: DealSample): Request {
  const { variant, presets, rules, contract, leader, declarer, payoff } = record;
  const game = { variant, presets, rules, contract, leader, ...(declarer && { declarer }), payoff };
  return { ...game, deal: formatDeal(deal), plays: record.plays.slice(0, play), want: ['cards'] };
}

export interface JudgeReviewOptions extends JudgePlayOptions {
  /** Whether plays that lost nothing are judged too: one may have been lucky. */
  readonly all?: boolean;
}

/**
 * Adds to a review what its plays lost by what their players could know: of those that lost something, the dearest first, or
 * of all. What is not judged when the signal is aborted is left as it is. Rejects as `judgePlay` does.
 * @param json the request that the review answers
 */
export async function judgeReview(
  client: AskedClient,
  json: unknown,
  review: readonly ReviewEntry[],
  { all = false, ...options }: JudgeReviewOptions = {},
): Promise<ReviewEntry[]> {
  const cost = (index: number): number => mostLost(review[index]!);
  const asked = [...review.keys()].filter((index) => all || cost(index) > 0).sort((a, b) => cost(b) - cost(a) || a - b);
  const judged = [...review];
  for (const index of asked) {
    if (options.signal?.aborted) break;
    const known = await judgePlay(client, json, index, options);
    if (known) judged[index] = { ...review[index]!, known };
  }
  return judged;
}

const mostLost = (entry: ReviewEntry): number => (isProven(entry) ? entry.lost : entry.lost[1]);
