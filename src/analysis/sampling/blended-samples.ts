/**
 * Means of quantities that are estimated quickly on many samples and measured exactly, which takes a hundred times as long, on the first of
 * them. The estimates make the means narrow, the exact values take out their error: with the estimates alone the intervals contain
 * an allowance for it.
 *
 *              first n samples               the others, up to N
 *   estimates  e e e e e e e e e e e e e e e e e e e e e e e e e
 *   exact      x x x x x x x
 *
 * With f = n / N the result is the mean of x − (1 − f)·e over the first samples plus (1 − f) times the mean of e over the others. Its
 * expectation is the expectation of x, whatever the error of the estimates. The two parts are independent, so their variances add up; with f = 1 only x is left.
 * This is the method of control variates (P. Glasserman, Monte Carlo Methods in Financial Engineering, 4.1).
 */
import type { Estimate } from '../../notation/answer/advice-answer.ts';
import type { Interval } from '../../game/interval.ts';
import {
  LEAST_FOR_INTERVAL,
  LEAST_FOR_JOINT_INTERVAL,
  PairedSamples,
  difference,
  jointQuantile,
  studentQuantile,
} from './paired-samples.ts';
import type { WeightedSum } from './paired-samples.ts';

export class BlendedSamples {
  /** The estimates of all samples. */
  readonly #estimates: PairedSamples;
  /** For each of the first samples its exact values, followed by its estimates, if it has any. */
  readonly #both: PairedSamples;
  readonly #exact: PairedSamples;
  readonly #corrected: PairedSamples;

  /**
   * @param quantities how many are measured on each sample
   * @param compared how many of them, the first ones, compete for the largest
   * @param allowance for the error of a mean of estimates that is not chance, as a share of the deviation of one sample
   */
  constructor(
    readonly quantities: number,
    compared: number,
    readonly allowance: number,
  ) {
    this.#estimates = new PairedSamples(quantities, compared);
    this.#exact = new PairedSamples(quantities, compared);
    this.#corrected = new PairedSamples(quantities, compared);
    this.#both = new PairedSamples(2 * quantities);
  }

  /** Samples that are estimated. */
  get estimated(): number {
    return this.#estimates.count;
  }

  /** Samples with exact values. */
  get solved(): number {
    return this.#exact.count;
  }

  /** Adds the estimates of the next sample. */
  addEstimates(estimates: readonly number[]): void {
    this.#estimates.add(estimates);
  }

  /** Adds the exact values of the next sample. @param estimates its estimates; undefined if samples are not estimated */
  addExact(values: readonly number[], estimates?: readonly number[]): void {
    this.#exact.add(values);
    if (!estimates) return;
    this.#corrected.add(estimates);
    this.#both.add([...values, ...estimates]);
  }

  /** The share of samples in which a quantity is the largest, from 0 to 1; equal ones split the sample. */
  bestShare(quantity: number): number {
    if (this.#isExactOnly) return this.#exact.bestShare(quantity);
    const estimated = this.#estimates.bestShare(quantity);
    if (this.solved < LEAST_FOR_INTERVAL) return estimated;
    const correction = this.#exact.bestShare(quantity) - this.#corrected.bestShare(quantity);
    return Math.min(Math.max(estimated + correction, 0), 1);
  }

  /** Standard deviation of one sample; undefined before the second. */
  deviation(quantity: number): number | undefined {
    return (this.#isExactOnly ? this.#exact : this.#estimates).deviation(quantity);
  }

  /** The mean of a quantity. */
  mean(quantity: number): Estimate {
    return this.#isExactOnly ? this.#exact.mean(quantity) : this.#blended([[quantity, 1]]);
  }

  /** The mean by which one quantity exceeds another on the same sample. */
  difference(one: number, other: number): Estimate {
    return this.#isExactOnly ? this.#exact.difference(one, other) : this.#blended(difference(one, other));
  }

  /** As `PairedSamples.jointInterval`. */
  jointInterval(one: number, other: number, comparisons: number): Interval | undefined {
    if (this.#isExactOnly) return this.#exact.jointInterval(one, other, comparisons);
    if (this.estimated < LEAST_FOR_JOINT_INTERVAL) return undefined;
    return this.#blended(difference(one, other), jointQuantile(comparisons)).interval;
  }

  /** Whether no sample is estimated, or all are solved. */
  get #isExactOnly(): boolean {
    return this.solved >= this.estimated;
  }

  /** @param z as for `studentQuantile` */
  #blended(sum: WeightedSum, z?: number): Estimate {
    const rough = this.#estimateOf(sum, z);
    const corrected = this.#corrected.count < LEAST_FOR_INTERVAL ? undefined : this.#correctedEstimate(sum, z);
    // Few exact values say less than the known quality of the estimates.
    return corrected && (!rough.interval || width(corrected) < width(rough)) ? corrected : rough;
  }

  /** From the estimates alone. */
  #estimateOf(sum: WeightedSum, z?: number): Estimate {
    const { mean, variance } = this.#estimates.moments(sum);
    if (this.estimated < LEAST_FOR_INTERVAL) return { mean };
    const random = studentQuantile(this.estimated - 1, z) * Math.sqrt(variance! / this.estimated);
    const half = Math.hypot(random, this.allowance * Math.sqrt(variance!));
    return { mean, interval: [mean - half, mean + half] };
  }

  /** From the exact values of the first samples and the estimates of the others. */
  #correctedEstimate(sum: WeightedSum, z?: number): Estimate {
    const [n, all] = [this.solved, this.estimated];
    const rest = 1 - n / all;
    const ofEstimates = sum.map(([quantity, weight]) => [this.quantities + quantity, -rest * weight] as const);
    const first = this.#both.moments([...sum, ...ofEstimates]);
    const estimates = this.#estimates.moments(sum);
    // (1 − f) times the mean over the others: all estimates less the estimates of the first samples, divided by N.
    const others = estimates.mean - (n / all) * this.#corrected.moments(sum).mean;
    const mean = first.mean + others;
    const error = Math.sqrt(first.variance! / n + (rest ** 2 * estimates.variance!) / (all - n));
    const half = studentQuantile(n - 1, z) * error;
    return { mean, interval: [mean - half, mean + half] };
  }
}

const width = ({ interval }: Estimate): number => interval![1] - interval![0];
