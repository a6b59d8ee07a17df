/** Samples that are handed out, solved in any order, and counted in the order in which they were dealt. */
import { expect, it } from 'vitest';
import { InOrder, ValuesInOrder } from '../../src/analysis/sampling/in-order.ts';
import { SampleQueue } from '../../src/analysis/sampling/sample-queue.ts';

it('deals count when all before them have counted', () => {
  const counted: [item: string, sample: number][] = [];
  const deals = new InOrder<string>((item, sample) => counted.push([item, sample]));
  expect([deals.take(1, 'b'), deals.take(3, 'd'), deals.take(0, 'a'), deals.take(2, 'c')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(counted).toEqual(['a', 'b', 'c', 'd'].map((item, sample) => [item, sample]));
});

it('a deal of several values counts when it has all of them', () => {
  const counted: (readonly [string, number])[][] = [];
  const deals = new ValuesInOrder<string, number>(2, (values) => counted.push([...values]));
  const takes = [deals.take(0, 'S', 1), deals.take(1, 'S', 3), deals.take(1, 'H', 4), deals.take(0, 'H', 2)];
  expect(takes).toEqual([false, false, false, true]);
  expect(counted.map((values) => Object.fromEntries(values))).toEqual([
    { S: 1, H: 2 },
    { S: 3, H: 4 },
  ]);
});

it('samples without an answer are requeued first, in their order', () => {
  const samples = Array.from({ length: 5 }, (_, number) => ({ number }));
  const rest = [...samples];
  const queue = new SampleQueue(() => rest.shift());
  const [first, second, third] = [queue.next(), queue.next(), queue.next()];
  queue.close(second!);
  queue.resume();
  expect([queue.next(), queue.next()]).toEqual([first, third]);
  queue.close(first!);
  // Stopped a second time.
  queue.resume();
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([third, samples[3], samples[4], undefined]);
});
