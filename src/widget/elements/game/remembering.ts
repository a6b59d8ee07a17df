/** A client that asks another for each request only once. */
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';
import type { Answer } from '../../../notation/answer/answer.ts';

/** It has the answers so far, so that a review that was stopped goes on where it was. */
export function remembering(client: AskedClient): AskedClient {
  const known = new Map<string, Answer>();
  return {
    workers: client.workers,
    async solve(request, options) {
      const key = JSON.stringify(request);
      const answer = known.get(key) ?? (await client.solve(request, options));
      known.set(key, answer);
      return answer;
    },
  };
}
