/** The summary of a review for callers who have the request and its answer. It is apart from the summary itself, which pages use without the reader of requests. */
import { checkList } from '../game/given.ts';
import type { ReviewEntry } from '../notation/answer/answer.ts';
import type { SolveRequest } from '../notation/request/solve-request.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import { summaryOf } from '../analysis/review/review-summary.ts';
import type { ReviewSummary } from '../analysis/review/review-summary.ts';

/**
 * The summary of the review that a request was answered with.
 * @throws JassError if the request is invalid; TypeError without a list
 */
export function reviewSummary(request: SolveRequest, review: readonly ReviewEntry[]): ReviewSummary {
  checkList(review, 'review');
  return summaryOf(readRequest(request).state.setup, review);
}
