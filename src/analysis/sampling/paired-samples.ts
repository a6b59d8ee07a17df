/**
 * Statistics of several quantities measured on the same samples: means, deviations, how often each is the largest, and paired
 * differences. Only sums are kept, so memory does not grow; the values are whole numbers, so the sums are exact.
 */
import type { Estimate } from '../../notation/answer/advice-answer.ts';
import type { Interval } from '../../notation/answer/answer.ts';

/** The fewest samples for a confidence interval. */
export const LEAST_FOR_INTERVAL = 5;
/** The fewest for a joint interval of several comparisons, which reaches further into the tails. */
export const LEAST_FOR_JOINT_INTERVAL = 10;

/** A weighted sum of quantities of one sample. */
export type WeightedSum = readonly (readonly [quantity: number, weight: number])[];

/** The mean of a weighted sum, and its variance from sample to sample; undefined before the second. */
interface Moments {
  readonly mean: number;
  readonly variance?: number;
}

export class PairedSamples {
  #count = 0;
  readonly #sums: number[];
  /** Sums of the products of two quantities. */
  readonly #products: number[][];
  readonly #bestShares: number[];

  /**
   * @param quantities how many are measured on each sample
   * @param compared how many of them, the first ones, compete for the largest; all unless given
   */
  constructor(
    quantities: number,
    readonly compared = quantities,
  ) {
    const zeros = (): number[] => new Array<number>(quantities).fill(0);
    this.#sums = zeros();
    this.#products = zeros().map(zeros);
    this.#bestShares = zeros();
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a sample: a whole number for each quantity. */
  add(values: readonly number[]): void {
    this.#count++;
    const competing = values.slice(0, this.compared);
    const best = Math.max(...competing);
    const share = 1 / competing.filter((value) => value === best).length;
    competing.forEach((value, i) => {
      if (value === best) this.#bestShares[i]! += share;
    });
    values.forEach((value, i) => {
      this.#sums[i]! += value;
      values.forEach((other, j) => (this.#products[i]![j]! += value * other));
    });
  }

  /** The share of samples in which a quantity is the largest, from 0 to 1; equal ones split the sample. */
  bestShare(quantity: number): number {
    return this.#bestShares[quantity]! / this.#count;
  }

  /** Standard deviation of one sample; undefined before the second. */
  deviation(quantity: number): number | undefined {
    const { variance } = this.moments([[quantity, 1]]);
    return variance && Math.sqrt(variance);
  }

  /** The mean of a quantity. */
  mean(quantity: number): Estimate {
    return this.#estimate([[quantity, 1]]);
  }

  /** The mean by which one quantity exceeds another on the same sample. */
  difference(one: number, other: number): Estimate {
    return this.#estimate(difference(one, other));
  }

  /**
   * A 95 % confidence interval of the mean by which one quantity exceeds another, valid jointly for the given number of
   * comparisons (Bonferroni); undefined while there are too few samples.
   */
  jointInterval(one: number, other: number, comparisons: number): Interval | undefined {
    if (this.#count < LEAST_FOR_JOINT_INTERVAL) return undefined;
    return this.#interval(difference(one, other), jointQuantile(comparisons));
  }

  moments(sum: WeightedSum): Moments {
    let [total, squares] = [0, 0];
    for (const [i, weight] of sum) {
      total += weight * this.#sums[i]!;
      for (const [j, other] of sum) squares += weight * other * this.#products[i]![j]!;
    }
    const mean = total / this.#count;
    if (this.#count < 2) return { mean };
    return { mean, variance: Math.max(0, squares - total * mean) / (this.#count - 1) };
  }

  #estimate(sum: WeightedSum): Estimate {
    const { mean } = this.moments(sum);
    return this.#count < LEAST_FOR_INTERVAL ? { mean } : { mean, interval: this.#interval(sum) };
  }

  /** A confidence interval of the mean. @param z as for `studentQuantile` */
  #interval(sum: WeightedSum, z?: number): Interval {
    const { mean, variance } = this.moments(sum);
    const half = studentQuantile(this.#count - 1, z) * Math.sqrt(variance! / this.#count);
    return [mean - half, mean + half];
  }
}

/** How much one quantity exceeds another. */
export const difference = (one: number, other: number): WeightedSum => [
  [one, 1],
  [other, -1],
];

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** The quantile of the normal distribution for intervals that hold at 95 % for so many comparisons together (Bonferroni). */
export const jointQuantile = (comparisons: number): number => normalQuantile(0.025 / comparisons);

/**
 * The number that a variable of the standard normal distribution exceeds with this probability, at most one half. The error is below 0.0005
 * (Abramowitz and Stegun, 26.2.23).
 */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}

/**
 * A quantile of Student's distribution, by expansion in the reciprocal of the degrees of freedom (Abramowitz and Stegun, 26.7.5).
 * The error is below 0.001 for 97.5 % from four degrees on, and below 0.01 for 99.8 % from nine on.
 * @param z the same quantile of the normal distribution; by default at 97.5 %
 */
export function studentQuantile(freedom: number, z = Z): number {
  const terms = [
    [1, 1, 0, 0, 0],
    [3, 16, 5, 0, 0],
    [-15, 17, 19, 3, 0],
    [-945, -1920, 1482, 776, 79],
  ].map((factors) => factors.reduce((sum, factor, index) => sum + factor * z ** (2 * index + 1), 0));
  const divisors = [4, 96, 384, 92160];
  return terms.reduce((sum, term, index) => sum + term / divisors[index]! / freedom ** (index + 1), z);
}
