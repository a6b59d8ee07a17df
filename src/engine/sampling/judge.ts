/**
 * What the players of a record could know, by a client's workers, in pages and under Node: the single-dummy loss of a play, and the verdict on
 * each play of a review. Each play is an ordinary request, so other requests to the same client wait for one of them at most.
 */
import { checkRunOptions } from '../run-options.ts';
import { inOrderOfCost, withVerdict } from '../../analysis/review/verdict.ts';
import type { PlayOf } from '../../analysis/review/verdict.ts';
import type { Progress } from '../../analysis/progress.ts';
import { checkList } from '../../game/given.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import type { KnownLoss, ReviewEntry } from '../../notation/answer/answer.ts';
import { fieldsOf } from '../../notation/request/request.ts';
import { anotherRequest } from '../../notation/request/resolve-request.ts';
import type { SolveRequest } from '../../notation/request/solve-request.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { checkClient, solveAll } from './solve-all.ts';
import type { AskedClient, Ends } from './solve-all.ts';

export interface JudgePlayOptions {
  /** Stops the work. The evaluation then covers the deals counted by that time. */
  readonly signal?: AbortSignal;
  /** Called with the result so far, and how many deals there may be. */
  readonly onProgress?: (known: NonNullable<Progress['known']>) => void;
}

/**
 * Evaluates one play of a record, on as many deals as it takes to tell whether another card was better, or on those counted when the signal
 * is aborted. Undefined if the player had no choice, or if no deal was counted. Rejects with JassError if the request is invalid, and with
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
  checkClient(client);
  checkRunOptions(options, {});
  const { signal, onProgress } = options;
  const asked = requestFor(readRequest(request), play);
  let soFar: KnownLoss | undefined;
  if (signal?.aborted) return undefined;
  const take = ({ known }: Progress): void => {
    if (!known) return;
    const { of: _, ...counted } = known;
    if (counted.loss !== undefined) soFar = counted as KnownLoss;
    onProgress?.(known);
  };
  try {
    const { known } = await client.solve(fieldsOf(asked), { ...(signal && { signal }), onProgress: take });
    return known;
  } catch (error) {
    if (signal?.aborted) return soFar;
    throw error;
  }
}

/** @throws JassError `bad-request` if the record has no such play */
function requestFor(record: ResolvedRequest, play: number): ResolvedRequest {
  const { plays } = record;
  if (Number.isInteger(play) && play >= 0 && play < plays.length)
    return anotherRequest(record, { plays: plays.slice(0, play + 1), want: ['known'] });
  const reason = untranslated(`play is ${play}; write a whole number from 0 to ${plays.length - 1}.`);
  throw new JassError('bad-request', reason, { field: 'play' });
}

export interface JudgeReviewOptions {
  /** Stops the work: plays without a verdict by then stay without one. */
  readonly signal?: AbortSignal;
  /** Called with the review so far and the number of plays that have their verdict, after each of them. */
  readonly onProgress?: (review: readonly ReviewEntry[], done: number) => void;
}

/**
 * Adds to a review the verdict on each play, the costliest first, and the single-dummy loss from which it follows. Plays that have a verdict
 * keep it. Rejects as `judgePlay` does.
 * @param request of the review
 */
export async function judgeReview(
  client: AskedClient,
  request: SolveRequest,
  review: readonly ReviewEntry[],
  options: JudgeReviewOptions = {},
): Promise<ReviewEntry[]> {
  checkClient(client);
  checkRunOptions(options, {});
  checkList(review, 'review');
  return judgeRecord(client, readRequest(request), review, options);
}

/** As `judgeReview`, for a record that has been read. */
export async function judgeRecord(
  client: AskedClient,
  record: ResolvedRequest,
  review: readonly ReviewEntry[],
  { signal, onProgress }: JudgeReviewOptions,
): Promise<ReviewEntry[]> {
  const tell = ([judged]: readonly ReviewEntry[][], done: number): void => onProgress?.(judged!, done);
  const [judged] = await judgeRecords(client, [{ record, review }], { signal, onProgress: tell });
  return judged!;
}

/** A record with its review. */
export interface ReviewedRecord {
  readonly record: ResolvedRequest;
  readonly review: readonly ReviewEntry[];
}

/** As `judgeRecord` for several records, the costliest plays of all of them first. The time limit, in milliseconds, is for all together. */
export async function judgeRecords(
  client: AskedClient,
  records: readonly ReviewedRecord[],
  { onProgress, ...ends }: Ends & { readonly onProgress?: (reviews: readonly ReviewEntry[][], done: number) => void },
): Promise<ReviewEntry[][]> {
  const judged = records.map(({ review }) => [...review]);
  const rest = inOrderOfCost(judged).filter(({ review, play }) => !judged[review]![play]!.verdict);
  let done = judged.flat().length - rest.length;
  const source = {
    next: () => rest.shift(),
    take: ({ review, play }: PlayOf, { known }: { readonly known?: KnownLoss }) => {
      const { payoff, state } = records[review]!.record;
      judged[review]![play] = withVerdict(judged[review]![play]!, known, { setup: state.setup, payoff });
      done++;
      return true;
    },
  };
  const tell = (): void => onProgress?.(judged, done);
  await solveAll(client, source, ({ review, play }) => requestFor(records[review]!.record, play), tell, ends);
  return judged;
}
