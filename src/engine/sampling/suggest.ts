/** What to play from one hand, by a client's workers, in pages and under Node. */
import { Suggesting } from '../../analysis/sampling/suggesting.ts';
import { ESTIMATE_LIMIT_MS } from '../../analysis/sampling/estimates.ts';
import type { Suggestion } from '../../notation/answer/suggestion.ts';
import { anotherRequest } from '../../notation/request/resolve-request.ts';
import type { SuggestRequest } from '../../notation/request/solve-request.ts';
import { readSuggestRequest } from '../../notation/request/suggest-request.ts';
import { checkRunOptions } from '../run-options.ts';
import { solveAll } from './solve-all.ts';
import type { AskedClient } from './solve-all.ts';

export interface SuggestOptions {
  /** Stops the work. The suggestion then covers the deals counted by that time. */
  readonly signal?: AbortSignal;
  /** Called with the suggestion so far, after each deal. */
  readonly onProgress?: (suggestion: Suggestion) => void;
}

/**
 * Suggests a card: on all deals of the request, or on those counted when its time is up or the signal is aborted, possibly none. Rejects with
 * JassError if the request is invalid, and with SolverUnavailable as `SolverClient.solve` does.
 */
export async function suggestWith(
  client: AskedClient,
  request: SuggestRequest,
  options: SuggestOptions = {},
): Promise<Suggestion> {
  checkRunOptions(options, {});
  const { signal, onProgress } = options;
  const asked = readSuggestRequest(request);
  const { plays, limitMs } = asked.request;
  const suggesting = new Suggesting(asked);
  await solveAll(
    client,
    suggesting,
    ({ deal, isEstimate }) =>
      anotherRequest(asked.request, {
        deal,
        plays,
        want: ['cards'],
        ...(isEstimate && { limitMs: ESTIMATE_LIMIT_MS }),
      }),
    () => onProgress?.(suggesting.answer()),
    { signal, limitMs },
  );
  return suggesting.answer();
}
