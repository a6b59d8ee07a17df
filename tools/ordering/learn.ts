/**
 * Learns the weights of the move order from samples: the scores of a node's moves are the logits of which one to try
 * first, fitted to the wishes by gradient descent on the cross-entropy, with a rate for each weight (Adagrad) that falls
 * over the passes; what remains of their unrest is averaged away in the last one. Weights have a price, so that most of them stay
 * nought and a page has little to load. Everything is drawn from the given generator, so the same samples give the same weights.
 */
import type { Samples } from './samples.ts';
import { ROEM, TUPLES, TUPLE_SIZE, WEIGHTS } from './weights.ts';

const PASSES = 10;
const FIRST_RATE = 0.15;
/** The rate of each pass compared with the one before. */
const RATE_DECAY = 0.82;
/** What is learned is the mean of the weights in the last pass, looked at after so many samples each time. */
const AVERAGE_EVERY = 16_384;
/** Share of the samples that is kept back to judge what was learned. */
const TEST_SHARE = 0.1;

export interface Learned {
  readonly weights: Float32Array;
  /** On samples kept back: mean cross-entropy, and how often the first move cuts. */
  readonly loss: number;
  readonly firstCuts: number;
  readonly samples: number;
}

/**
 * @param price what a weight costs for each logit of its size, up or down, as much as that loss summed over all samples (lasso): a
 *     weight is worth its place in the file only where it betters more than that. How much: docs/decisions/0008
 */
export function learn(samples: Samples, price: number, random: () => number): Learned {
  const order = Uint32Array.from({ length: samples.length }, (_, i) => i);
  shuffle(order, random);
  const forTest = Math.floor(samples.length * TEST_SHARE);
  const test = order.subarray(0, forTest);
  const training = order.subarray(forTest);
  const weights = new Float32Array(WEIGHTS);
  const squares = new Float32Array(WEIGHTS).fill(1e-2);
  const prices = pricesOf(samples, training, price);
  const sums = new Float64Array(WEIGHTS);
  let summed = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(training, random);
    const rate = FIRST_RATE * RATE_DECAY ** pass;
    training.forEach((sample, i) => {
      improve(weights, squares, prices, samples, sample, rate);
      if (pass < PASSES - 1 || i % AVERAGE_EVERY !== 0) return;
      weights.forEach((weight, at) => (sums[at]! += weight));
      summed++;
    });
  }
  const average = Float32Array.from(sums, (sum) => sum / summed);
  return { weights: average, ...judged(average, samples, test), samples: samples.length };
}

/** What is paid for each weight each time that it comes in a move, so that a pass over all samples charges its price once. */
function pricesOf(samples: Samples, training: Uint32Array, price: number): Float32Array {
  const times = new Float64Array(WEIGHTS);
  for (const sample of training) {
    for (let move = samples.starts[sample]!; move < samples.starts[sample + 1]!; move++) {
      for (let tuple = 0; tuple < TUPLES; tuple++) times[place(samples, sample, move, tuple)]!++;
    }
  }
  return Float32Array.from(times, (count) => price / count);
}

/** Where the weight of a move's feature stands; the move by its number among all moves. */
function place(samples: Samples, sample: number, move: number, tuple: number): number {
  return (samples.places[sample]! * TUPLES + tuple) * TUPLE_SIZE + samples.features[move * TUPLES + tuple]!;
}

/** No hand has more cards. */
const MOST_MOVES = 12;
/** The chance that each move of a sample is tried first, by the weights, as `findChances` has found it. */
const chances = new Float64Array(MOST_MOVES);

function findChances(weights: Float32Array, samples: Samples, sample: number): void {
  const start = samples.starts[sample]!;
  const count = samples.starts[sample + 1]! - start;
  let highest = -Infinity;
  for (let i = 0; i < count; i++) {
    let score = 0;
    for (let tuple = 0; tuple < TUPLES; tuple++) score += weights[place(samples, sample, start + i, tuple)]!;
    chances[i] = score;
    highest = Math.max(highest, score);
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += chances[i] = Math.exp(chances[i]! - highest);
  for (let i = 0; i < count; i++) chances[i]! /= sum;
}

function improve(
  weights: Float32Array,
  squares: Float32Array,
  prices: Float32Array,
  samples: Samples,
  sample: number,
  rate: number,
): void {
  findChances(weights, samples, sample);
  const start = samples.starts[sample]!;
  const end = samples.starts[sample + 1]!;
  for (let move = start; move < end; move++) {
    const slope = (chances[move - start]! - samples.wishes[move]!) * samples.weights[sample]!;
    for (let tuple = 0; tuple < TUPLES; tuple++) {
      if (tuple === ROEM && samples.features[move * TUPLES + tuple] === 0) continue;
      const at = place(samples, sample, move, tuple);
      squares[at]! += slope * slope;
      const ownRate = rate / Math.sqrt(squares[at]!);
      weights[at] = towardsNought(weights[at]! - ownRate * slope, ownRate * prices[at]!);
    }
  }
}

/** A weight that is smaller by so much, or nought. */
const towardsNought = (weight: number, by: number): number => Math.sign(weight) * Math.max(0, Math.abs(weight) - by);

function judged(weights: Float32Array, samples: Samples, test: Uint32Array): { loss: number; firstCuts: number } {
  let loss = 0;
  let weight = 0;
  let cuts = 0;
  for (const sample of test) {
    findChances(weights, samples, sample);
    const wishes = samples.wishes.subarray(samples.starts[sample], samples.starts[sample + 1]);
    const ofSample = chances.subarray(0, wishes.length);
    wishes.forEach((wish, i) => (loss -= samples.weights[sample]! * wish * Math.log(ofSample[i]! + 1e-9)));
    weight += samples.weights[sample]!;
    if (wishes[ofSample.indexOf(Math.max(...ofSample))]! > 0) cuts++;
  }
  return { loss: loss / weight, firstCuts: cuts / test.length };
}

function shuffle(numbers: Uint32Array, random: () => number): void {
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const number = numbers[i]!;
    numbers[i] = numbers[j]!;
    numbers[j] = number;
  }
}
