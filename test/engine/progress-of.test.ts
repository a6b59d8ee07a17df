/** Progress as an async iterable. */
import { expect, it } from 'vitest';
import { progressOf } from '../../src/engine/progress-of.ts';

/** Work that the test drives. */
function driven() {
  let report!: (progress: number) => void;
  let resolve!: (result: string) => void;
  let reject!: (reason: Error) => void;
  const watched = progressOf<number, string>((onProgress) => {
    report = onProgress;
    return new Promise((...ends) => ([resolve, reject] = ends));
  });
  return { watched, report, resolve, reject };
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
