/** Progress as an async iterable. */
import { expect, expectTypeOf, it } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import { adviseWith } from '../../src/engine/sampling/advise.ts';
import type { AskedClient } from '../../src/engine/sampling/solve-all.ts';
import type { SolverClient } from '../../src/engine/client.ts';
import type { AdviceAnswer } from '../../src/notation/answer/advice-answer.ts';
import { progressOf } from '../../src/engine/progress-of.ts';
import type { Watched } from '../../src/engine/progress-of.ts';

/** Work that the test drives. */
function driven() {
  let report!: (progress: number) => void;
  let resolve!: (result: string) => void;
  let reject!: (reason: Error) => void;
  const watched = progressOf((onProgress) => {
    report = onProgress;
    return new Promise<string>((...ends) => ([resolve, reject] = ends));
  });
  return { watched: watched as unknown as Watched<number, string>, report, resolve, reject };
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list = [];
  for await (const item of items) list.push(item);
  return list;
}

it('gives each progress to a loop that keeps up, and then ends', async () => {
  const { watched, report, resolve } = driven();
  report(1);
  const seen: number[] = [];
  for await (const progress of watched) {
    seen.push(progress);
    if (progress < 3) setImmediate(() => report(progress + 1));
    else resolve('done');
  }
  expect(seen).toEqual([1, 2, 3]);
  await expect(watched.result).resolves.toBe('done');
});

it('gives a slow loop only the latest progress', async () => {
  const { watched, report, resolve } = driven();
  [1, 2, 3].forEach(report);
  resolve('done');
  await watched.result;
  expect(await listed(watched)).toEqual([3]);
});

it('throws what the work rejects with', async () => {
  const { watched, report, reject } = driven();
  const reason = new Error('no solver');
  report(1);
  reject(reason);
  await expect(watched.result).rejects.toBe(reason);
  await expect(listed(watched)).rejects.toBe(reason);
});

it('knows the type of the progress by the work', () => {
  const solving = (client: SolverClient) =>
    progressOf((onProgress) =>
      client.solve({ variant: 'schieber', contract: 'H', leader: 'N', deal: '' }, { onProgress }),
    );
  expectTypeOf<ReturnType<typeof solving>[typeof Symbol.asyncIterator]>().returns.toEqualTypeOf<
    AsyncIterator<Progress>
  >();
  const advising = (client: AskedClient) =>
    progressOf((onProgress) => adviseWith(client, { variant: 'schieber', hand: '' }, { onProgress }));
  expectTypeOf<ReturnType<typeof advising>[typeof Symbol.asyncIterator]>().returns.toEqualTypeOf<
    AsyncIterator<AdviceAnswer>
  >();
});
