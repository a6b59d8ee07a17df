/** Asynchronous work on a stream: results in order, a bounded number of items ahead, and failures. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { mapInOrder } from '../../src/cli/batch/map-in-order.ts';

/** A task that ends on command. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

/** Lets all pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(ahead: number) {
  const items = new PassThrough({ objectMode: true });
  const taken: number[] = [];
  const jobs = Array.from({ length: 8 }, () => deferred<string>());
  const passedOn: string[] = [];
  const work = (item: number) => {
    taken.push(item);
    return jobs[item]!.promise;
  };
  const done = (async () => {
    for await (const result of mapInOrder(items as AsyncIterable<number>, work, ahead)) passedOn.push(result);
  })();
  return { items, taken, jobs, passedOn, done };
}

describe('mapInOrder', () => {
  it('passes results on in the order of the items, whichever is ready first', async () => {
    const { items, jobs, passedOn, done } = start(8);
    for (let item = 0; item < 3; item++) items.write(item);
    items.end();
    jobs[2]!.resolve('c');
    jobs[1]!.resolve('b');
    await settle();
    expect(passedOn).toEqual([]);
    jobs[0]!.resolve('a');
    await done;
    expect(passedOn).toEqual(['a', 'b', 'c']);
  });

  it('takes no more items ahead than it may', async () => {
    const { items, taken, jobs, done } = start(2);
    for (let item = 0; item < 5; item++) items.write(item);
    items.end();
    await settle();
    expect(taken).toEqual([0, 1]);
    jobs[1]!.resolve('b');
    await settle();
    expect(taken).toEqual([0, 1]);
    jobs[0]!.resolve('a');
    await settle();
    expect(taken).toEqual([0, 1, 2, 3]);
    for (const job of jobs) job.resolve('');
    await done;
  });

  it('passes a result on while the next item has not arrived', async () => {
    const { items, jobs, passedOn, done } = start(8);
    items.write(0);
    jobs[0]!.resolve('a');
    await settle();
    expect(passedOn).toEqual(['a']);
    items.end();
    await done;
  });

  it('fails when work fails and when the items fail', async () => {
    const failingWork = start(8);
    failingWork.items.write(0);
    failingWork.items.write(1);
    failingWork.jobs[1]!.reject(new Error('work'));
    failingWork.jobs[0]!.resolve('a');
    await expect(failingWork.done).rejects.toThrow('work');
    expect(failingWork.passedOn).toEqual(['a']);

    const failingItems = start(8);
    failingItems.items.destroy(new Error('items'));
    await expect(failingItems.done).rejects.toThrow('items');
  });
});
