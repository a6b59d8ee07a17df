/** Statistics compared with sums by hand, and the coverage of intervals. */
import { describe, expect, it } from 'vitest';
import { PairedSamples, studentQuantile } from '../../src/analysis/sampling/paired-samples.ts';
import { seeded } from '../../src/game/play/random-deal.ts';

function samplesOf(rows: readonly (readonly number[])[]): PairedSamples {
  const samples = new PairedSamples(rows[0]!.length);
  for (const row of rows) samples.add(row);
  return samples;
}

describe('figures of samples', () => {
  // Sums 500, 450, 400; squares of the first about its mean: 0, 100, 400, 400, 100.
  const samples = samplesOf([
    [100, 90, 100],
    [110, 90, 60],
    [120, 120, 120],
    [80, 70, 60],
    [90, 80, 60],
  ]);

  it('means and deviations', () => {
    expect([0, 1, 2].map((index) => samples.mean(index).mean)).toEqual([100, 90, 80]);
    expect(samples.deviation(0)).toBeCloseTo(Math.sqrt(1000 / 4), 10);
  });

  it('the 95 % interval: Student’s 2.776 standard errors with four degrees of freedom', () => {
    const half = 2.7764 * Math.sqrt(250 / 5);
    const [low, high] = samples.mean(0).interval!;
    expect(low).toBeCloseTo(100 - half, 1);
    expect(high).toBeCloseTo(100 + half, 1);
  });

  it('differences by sample: 10, 20, 0, 10, 10 vary less than either quantity', () => {
    const { mean, interval } = samples.difference(0, 1);
    expect(mean).toBe(10);
    expect((interval![1] - interval![0]) / 2).toBeCloseTo(2.7764 * Math.sqrt(50 / 5), 1);
    expect(samples.difference(1, 0).mean).toBe(-10);
    expect(samples.difference(2, 2)).toEqual({ mean: 0, interval: [0, 0] });
  });

  it('shares of the best, split between equal ones', () => {
    // First with the third; first; all three; first; first.
    const shares = [0.5 + 1 + 1 / 3 + 1 + 1, 1 / 3, 0.5 + 1 / 3].map((sum) => sum / 5);
    shares.forEach((share, index) => expect(samples.bestShare(index)).toBeCloseTo(share, 10));
  });

  it('no deviation of one sample, no interval of four', () => {
    const one = samplesOf([[3, -4]]);
    expect(one.mean(1)).toEqual({ mean: -4 });
    expect(one.deviation(0)).toBeUndefined();
    expect(samplesOf([[1], [2], [3], [4]]).mean(0)).toEqual({ mean: 2.5 });
  });
});

it.each([
  [4, 2.7764],
  [9, 2.2622],
  [29, 2.0452],
  [99, 1.9842],
  [1e9, 1.96],
])('Student’s quantile for %d degrees of freedom is %d', (freedom, quantile) => {
  expect(Math.abs(studentQuantile(freedom) - quantile)).toBeLessThan(0.001);
});

it('95 of 100 intervals contain the mean', () => {
  const random = seeded(3);
  const runs = 4000;
  let holds = 0;
  for (let run = 0; run < runs; run++) {
    // Whole numbers from 0 to 156, uniform: 78 on average.
    const samples = samplesOf(Array.from({ length: 12 }, () => [Math.floor(random() * 157)]));
    const [low, high] = samples.mean(0).interval!;
    if (low <= 78 && 78 <= high) holds++;
  }
  expect(holds / runs).toBeGreaterThan(0.935);
  expect(holds / runs).toBeLessThan(0.965);
});
