/**
 * Single-dummy evaluation of plays by a client's workers, in pages and under Node. It complements the exact review of a
 * record, play by play, with progress, and can be stopped at any time.
 */
import { checkRunOptions } from '../run-options.ts';
import { lossOf } from '../../analysis/review/review-summary.ts';
import { SingleDummyEvaluation } from '../../analysis/review/single-dummy.ts';
import type { DealSample, SingleDummyOptions } from '../../analysis/review/single-dummy.ts';
import { checkList } from '../../game/given.ts';
import type { OptionNames } from '../../game/given.ts';
import type { KnownLoss, ReviewEntry } from '../../notation/answer/answer.ts';
import { anotherRequest } from '../../notation/request/resolve-request.ts';
import type { SolveRequest } from '../../notation/request/solve-request.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { checkClient, solveAll } from './solve-all.ts';
import type { AskedClient } from './solve-all.ts';

/** The result so far for the play that is being evaluated. */
export interface JudgeProgress {
  /** The play's number in the record, from 0. */
  readonly play: number;
  /** Deals solved for it, and their total. */
  readonly samples: { readonly done: number; readonly of: number };
  /** Absent before the first deal. */
  readonly known?: KnownLoss;
}

interface EvaluationRunOptions {
  /** Stops the work. The evaluation then covers the deals solved by that time. */
  readonly signal?: AbortSignal;
  /** Called with the result so far: at once, and after each deal. */
  readonly onProgress?: (progress: JudgeProgress) => void;
}

export interface JudgePlayOptions extends SingleDummyOptions, EvaluationRunOptions {}

/**
 * Evaluates one play of a record, on all requested deals or on those solved when the signal is aborted. Undefined if
 * the player had no choice, or if no deal was solved. Rejects with JassError if the request is invalid, and with
 * SolverUnavailable as `SolverClient.solve` does.
 * @param request with the record, as for a review
 * @param play its number in the record, from 0
 */
export async function judgePlay(
  client: AskedClient,
  request: SolveRequest,
  play: number,
  options: JudgePlayOptions = {},
): Promise<KnownLoss | undefined> {
  checkRunOptions(options, SAMPLING);
  return evaluate(client, readRequest(request), play, options);
}

const SAMPLING: OptionNames<SingleDummyOptions> = { samples: true, seed: true };

/** Evaluates one play of a record that has been read, as `judgePlay` does. */
function evaluate(
  client: AskedClient,
  record: ResolvedRequest,
  play: number,
  { samples, seed, ...work }: JudgePlayOptions,
): Promise<KnownLoss | undefined> {
  const sampled = { ...(samples !== undefined && { samples }), ...(seed !== undefined && { seed }) };
  return resumeEvaluation(client, record, new SingleDummyEvaluation(record.state, play, sampled), work);
}

/**
 * Like `judgePlay`, for an evaluation that is new or was stopped early: the deals already solved still count.
 * @param record the request with the record
 */
export async function resumeEvaluation(
  client: AskedClient,
  record: ResolvedRequest,
  evaluation: SingleDummyEvaluation,
  { signal, onProgress }: EvaluationRunOptions = {},
): Promise<KnownLoss | undefined> {
  const tell = (): void => {
    const known = evaluation.result();
    const samples = { done: known?.samples ?? 0, of: evaluation.dealCount };
    onProgress?.({ play: evaluation.play, samples, ...(known && { known }) });
  };
  evaluation.resume();
  tell();
  await solveAll(client, evaluation, (sample) => requestFor(record, evaluation.play, sample), tell, { signal });
  return evaluation.result();
}

/** The request for the values of the legal cards in a sampled deal before a play. */
const requestFor = (record: ResolvedRequest, play: number, { deal }: DealSample): ResolvedRequest =>
  anotherRequest(record, { deal, plays: record.plays.slice(0, play), want: ['cards'] });

export interface JudgeReviewOptions extends JudgePlayOptions {
  /** Whether to evaluate plays that lost nothing too: one may have been lucky. */
  readonly all?: boolean;
}

/**
 * Adds to a review the single-dummy losses of the plays that lost something, the costliest first, or of all plays. Plays
 * not evaluated when the signal is aborted stay unchanged. Rejects as `judgePlay` does.
 * @param request of the review
 */
export async function judgeReview(
  client: AskedClient,
  request: SolveRequest,
  review: readonly ReviewEntry[],
  options: JudgeReviewOptions = {},
): Promise<ReviewEntry[]> {
  checkClient(client);
  checkRunOptions(options, { ...SAMPLING, all: true });
  checkList(review, 'review');
  return judgeRecord(client, readRequest(request), review, options);
}

/** As `judgeReview`, for a record that has been read. */
export async function judgeRecord(
  client: AskedClient,
  record: ResolvedRequest,
  review: readonly ReviewEntry[],
  { all = false, ...ofPlay }: JudgeReviewOptions,
): Promise<ReviewEntry[]> {
  const cost = (index: number): number => lossOf(review[index]!)[1];
  const asked = [...review.keys()].filter((index) => all || cost(index) > 0).sort((a, b) => cost(b) - cost(a) || a - b);
  const judged = [...review];
  for (const index of asked) {
    if (ofPlay.signal?.aborted) break;
    const known = await evaluate(client, record, index, ofPlay);
    if (known) judged[index] = { ...review[index]!, known };
  }
  return judged;
}
