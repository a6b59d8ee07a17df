/** Progress as an async iterable, beside the callback `onProgress` of everything that reports one. */

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
export function progressOf<Progress, Result>(
  start: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Watched<Progress, Result> {
  // In place and not in given.ts, which a page need not load to paint a deal.
  if (typeof start !== 'function') throw new TypeError('the work is missing: give a function that starts it');
  let latest: { readonly progress: Progress } | undefined;
  let isOver = false;
  const waiting: (() => void)[] = [];
  const tell = (): void => waiting.splice(0).forEach((wake) => wake());
  const result = start((progress) => {
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
