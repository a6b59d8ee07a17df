/** Means that combine quick estimates with some exact values: unbiased, with honest intervals, and exact in the end. */
import { describe, expect, it } from 'vitest';
import { BlendedSamples } from '../../src/analysis/sampling/blended-samples.ts';
import { PairedSamples } from '../../src/analysis/sampling/paired-samples.ts';
import { seeded } from '../../src/game/play/random-deal.ts';

/** Samples of two quantities, uniform from 0 to 100 and from 0 to 60: values, and estimates that are too high. */
function drawn(samples: number, bias: number, seed: number): { values: number[]; estimates: number[] }[] {
  const random = seeded(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  return Array.from({ length: samples }, () => {
    const values = [upTo(100), upTo(60)];
    return { values, estimates: values.map((value) => value + bias + upTo(8) - 4) };
  });
}

function blended(rows: ReturnType<typeof drawn>, solved: number): BlendedSamples {
  const samples = new BlendedSamples(2, 2, 0.25);
  for (const { estimates } of rows) samples.addEstimates(estimates);
  for (const { values, estimates } of rows.slice(0, solved)) samples.addExact(values, estimates);
  return samples;
}

/** How often an interval of the means contains the true one, and the average of the means. */
function covered(runs: number, samples: number, solved: number, bias: number) {
  let [first, behind, sum] = [0, 0, 0];
  for (let run = 0; run < runs; run++) {
    const of = blended(drawn(samples, bias, run), solved);
    const contains = ({ interval }: { interval?: readonly [number, number] }, mean: number): boolean =>
      interval![0] <= mean && mean <= interval![1];
    if (contains(of.mean(0), 50)) first++;
    if (contains(of.difference(0, 1), 20)) behind++;
    sum += of.mean(0).mean;
  }
  return { first: first / runs, behind: behind / runs, mean: sum / runs };
}

describe('a mean from estimates and some exact values', () => {
  it.each<[samples: number, solved: number, bias: number]>([
    [40, 20, 10],
    [80, 10, 3],
    [30, 29, -20],
  ])('of %d samples, %d of them solved, estimates wrong by %d, has an interval of 95 %', (samples, solved, bias) => {
    const { first, behind, mean } = covered(600, samples, solved, bias);
    expect(Math.abs(mean - 50)).toBeLessThan(1);
    expect(first).toBeGreaterThan(0.92);
    expect(behind).toBeGreaterThan(0.92);
  });

  it('has a narrower interval than the exact values alone', () => {
    const rows = drawn(100, 5, 1);
    const alone = new PairedSamples(2);
    for (const { values } of rows.slice(0, 20)) alone.add(values);
    const width = ([low, high]: readonly [number, number]): number => high - low;
    expect(width(blended(rows, 20).mean(0).interval!)).toBeLessThan(0.6 * width(alone.mean(0).interval!));
  });

  it('allows for the error of estimates while few values are known', () => {
    const { first } = covered(300, 400, 0, 4);
    expect(first).toBeGreaterThan(0.95);
    expect(blended(drawn(4, 0, 1), 0).mean(0).interval).toBeUndefined();
  });

  it('is nothing as the difference of a quantity from itself', () => {
    for (const solved of [0, 6, 12]) {
      expect(blended(drawn(12, 7, 3), solved).difference(1, 1)).toEqual({ mean: 0, interval: [0, 0] });
    }
  });

  it('is the mean of the exact values when all are known, or when there are no estimates', () => {
    const rows = drawn(12, 7, 2);
    const exact = new PairedSamples(2);
    for (const { values } of rows) exact.add(values);
    const figures = (of: BlendedSamples | PairedSamples) =>
      [0, 1].map((index) => [of.mean(index), of.difference(0, index), of.deviation(index), of.bestShare(index)]);
    expect(figures(blended(rows, 12))).toEqual(figures(exact));
    const noEstimates = new BlendedSamples(2, 2, 0.25);
    for (const { values } of rows) noEstimates.addExact(values);
    expect(figures(noEstimates)).toEqual(figures(exact));
  });
});
