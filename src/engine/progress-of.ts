/** Progress as an async iterable, beside the callback `onProgress` of everything that reports one. */
import type { GameReview } from '../notation/answer/game-review.ts';
import type { Progress } from '../analysis/progress.ts';
import type { AdviceAnswer } from '../notation/answer/advice-answer.ts';
import type { Suggestion } from '../notation/answer/suggestion.ts';

/** The progress of work, by its result: advice, a suggestion and the review of a game grow; a solver reports what is proven so far. */
export type ProgressOf<Result> = Result extends AdviceAnswer | Suggestion | GameReview ? Result : Progress;

/** Work under way: iterate over it for its progress, await `result` for its end. */
export interface Watched<Progress, Result> extends AsyncIterable<Progress> {
  readonly result: Promise<Result>;
}

/**
 * Starts work and makes its progress iterable: `for await (const { bounds } of progressOf((onProgress) => solve(request, { onProgress })))`.
 * A loop that is slower than the work sees only the latest progress. It ends with the work, and throws the reason with which the work rejects.
 * Leaving the loop does not end the work: abort its signal for that.
 * @param start starts the work, which reports to `onProgress`
 * @throws TypeError unless that is a function
 */
export function progressOf<Result>(
  // TypeScript chooses the type of a callback's parameter before it knows the result of the work.
  // oxlint-disable-next-line typescript/no-explicit-any
  start: (onProgress: (progress: any) => void) => Promise<Result>,
): Watched<ProgressOf<Result>, Result> {
  // In place and not in given.ts, which a page need not load to paint a deal.
  if (typeof start !== 'function') throw new TypeError('the work is missing: give a function that starts it');
  let latest: { readonly progress: ProgressOf<Result> } | undefined;
  let isOver = false;
  const waiting: (() => void)[] = [];
  const tell = (): void => waiting.splice(0).forEach((wake) => wake());
  const result = start((progress: ProgressOf<Result>) => {
    latest = { progress };
    tell();
  });
  const end = (): void => {
    isOver = true;
    tell();
  };
  result.then(end, end);
  return {
    result,
    async *[Symbol.asyncIterator]() {
      let seen: typeof latest;
      for (;;) {
        if (latest && latest !== seen) {
          seen = latest;
          yield latest.progress;
        } else if (isOver) {
          await result;
          return;
        } else await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}
