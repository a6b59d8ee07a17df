/**
 * Statistics of several quantities measured on the same samples: means, deviations, how often each is the largest, and paired
 * differences. Only sums are kept, so memory does not grow; the values are whole numbers, so the sums are exact.
 */
import type { Estimate } from '../../notation/answer/advice-answer.ts';
import type { Interval } from '../../notation/answer/answer.ts';

/** The fewest samples for a confidence interval. */
export const LEAST_FOR_INTERVAL = 5;
/** The fewest for a joint interval of several comparisons, which reaches further into the tails. */
const LEAST_FOR_JOINT_INTERVAL = 10;

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
    return this.#deviation(this.#sums[quantity]!, this.#products[quantity]![quantity]!);
  }

  /**
   * The mean of a weighted sum of the quantities, and the variance of that sum from sample to sample; undefined before the second.
   * @param weights by quantity; a quantity without a weight does not count
   */
  weighted(weights: ReadonlyMap<number, number>): { readonly mean: number; readonly variance?: number } {
    let [sum, squares] = [0, 0];
    for (const [i, weight] of weights) {
      sum += weight * this.#sums[i]!;
      for (const [j, other] of weights) squares += weight * other * this.#products[i]![j]!;
    }
    const deviation = this.#deviation(sum, squares);
    return { mean: sum / this.#count, ...(deviation !== undefined && { variance: deviation ** 2 }) };
  }

  /** The mean of a quantity. */
  mean(quantity: number): Estimate {
    return this.#estimate(this.#sums[quantity]!, this.#products[quantity]![quantity]!);
  }

  /** The mean by which one quantity exceeds another on the same sample. */
  difference(one: number, other: number): Estimate {
    const square = (i: number, j: number): number => this.#products[i]![j]!;
    return this.#estimate(
      this.#sums[one]! - this.#sums[other]!,
      square(one, one) + square(other, other) - 2 * square(one, other),
    );
  }

  /**
   * A 95 % confidence interval of the mean by which one quantity exceeds another, valid jointly for the given number of
   * comparisons (Bonferroni); undefined while there are too few samples.
   */
  jointInterval(one: number, other: number, comparisons: number): Interval | undefined {
    if (this.#count < LEAST_FOR_JOINT_INTERVAL) return undefined;
    const square = (i: number, j: number): number => this.#products[i]![j]!;
    const mean = (this.#sums[one]! - this.#sums[other]!) / this.#count;
    const squares = square(one, one) + square(other, other) - 2 * square(one, other);
    const error = this.#deviation(mean * this.#count, squares)! / Math.sqrt(this.#count);
    const half = studentQuantile(this.#count - 1, normalQuantile(0.025 / comparisons)) * error;
    return [mean - half, mean + half];
  }

  #estimate(sum: number, squares: number): Estimate {
    const mean = sum / this.#count;
    if (this.#count < LEAST_FOR_INTERVAL) return { mean };
    const error = this.#deviation(sum, squares)! / Math.sqrt(this.#count);
    const half = studentQuantile(this.#count - 1) * error;
    return { mean, interval: [mean - half, mean + half] };
  }

  /** @param squares the sum of the squares */
  #deviation(sum: number, squares: number): number | undefined {
    if (this.#count < 2) return undefined;
    return Math.sqrt(Math.max(0, squares - (sum * sum) / this.#count) / (this.#count - 1));
  }
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** The value that the normal distribution exceeds with a probability of at most one half; error below 0.0005 (Abramowitz and Stegun, 26.2.23). */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}

/**
 * A quantile of Student's distribution, by expansion in the reciprocal of the degrees of freedom (Abramowitz and Stegun, 26.7.5).
 * The error is below 0.001 for 97.5 % from four degrees on, and below 0.01 for 99.8 % from nine on.
 * @param z the same quantile of the normal distribution; by default that of 97.5 %
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
