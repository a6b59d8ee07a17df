/**
 * Learns the weights of the move order from samples. The scores of a node's moves are the logits of which move to try
 * first. Gradient descent on the cross-entropy fits them to the targets, with one learning rate per weight (Adagrad)
 * that decays over the passes; the last pass averages out the remaining noise. An L1 penalty keeps most weights at
 * zero, so that a page has little to load; a family with few samples starts from the weights of another one, and the penalty then keeps
 * most weights at those. All randomness comes from the given generator: the same samples give the same weights.
 */
import type { Samples } from './samples.ts';
import { ROEM, TUPLES, TUPLE_SIZE, WEIGHTS } from './weights.ts';

const PASSES = 10;
const FIRST_RATE = 0.15;
/** Ratio of the rates of successive passes. */
const RATE_DECAY = 0.82;
/** The result is the mean of the weights during the last pass, taken once every so many samples. */
const AVERAGE_EVERY = 16_384;
/** Share of the samples that is held out to judge the result. */
const TEST_SHARE = 0.1;

export interface Learned {
  readonly weights: Float32Array;
  /** On held-out samples: mean cross-entropy, and how often the first move causes a cutoff. */
  readonly loss: number;
  readonly firstCuts: number;
  readonly samples: number;
}

/**
 * @param penalty of a weight for each logit of its absolute value, in units of the loss summed over all samples
 *   (lasso): a weight is worth its place in the file only if it reduces the loss by more. Its choice:
 *   docs/decisions/0008
 * @param origin the weights to start from, from which the penalty counts; default: zero
 */
export function learn(
  samples: Samples,
  penalty: number,
  random: () => number,
  origin: Float32Array = new Float32Array(WEIGHTS),
): Learned {
  const order = Uint32Array.from({ length: samples.length }, (_, i) => i);
  shuffle(order, random);
  const forTest = Math.floor(samples.length * TEST_SHARE);
  const test = order.subarray(0, forTest);
  const training = order.subarray(forTest);
  const weights = origin.slice();
  const squares = new Float32Array(WEIGHTS).fill(1e-2);
  const penalties = penaltiesOf(samples, training, penalty);
  const sums = new Float64Array(WEIGHTS);
  let summed = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(training, random);
    const rate = FIRST_RATE * RATE_DECAY ** pass;
    training.forEach((sample, i) => {
      update(weights, { squares, penalties, origin }, samples, sample, rate);
      if (pass < PASSES - 1 || i % AVERAGE_EVERY !== 0) return;
      weights.forEach((weight, at) => (sums[at]! += weight));
      summed++;
    });
  }
  const average = Float32Array.from(sums, (sum) => sum / summed);
  return { weights: average, ...evaluate(average, samples, test), samples: samples.length };
}

/** The penalty of each weight per occurrence in a move, so that a pass over all samples charges it once. */
function penaltiesOf(samples: Samples, training: Uint32Array, penalty: number): Float32Array {
  const times = new Float64Array(WEIGHTS);
  for (const sample of training) {
    for (let move = samples.starts[sample]!; move < samples.starts[sample + 1]!; move++) {
      for (let tuple = 0; tuple < TUPLES; tuple++) times[weightIndex(samples, sample, move, tuple)]!++;
    }
  }
  return Float32Array.from(times, (count) => penalty / count);
}

/** The index of the weight of a move's feature; `move` is an index among all moves. */
function weightIndex(samples: Samples, sample: number, move: number, tuple: number): number {
  return (samples.places[sample]! * TUPLES + tuple) * TUPLE_SIZE + samples.features[move * TUPLES + tuple]!;
}

/** No hand has more cards. */
const MOST_MOVES = 12;
/** The probability that each move of a sample is tried first, by the weights: the result of `computeProbabilities`. */
const probabilities = new Float64Array(MOST_MOVES);

function computeProbabilities(weights: Float32Array, samples: Samples, sample: number): void {
  const start = samples.starts[sample]!;
  const count = samples.starts[sample + 1]! - start;
  let highest = -Infinity;
  for (let i = 0; i < count; i++) {
    let score = 0;
    for (let tuple = 0; tuple < TUPLES; tuple++) score += weights[weightIndex(samples, sample, start + i, tuple)]!;
    probabilities[i] = score;
    highest = Math.max(highest, score);
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += probabilities[i] = Math.exp(probabilities[i]! - highest);
  for (let i = 0; i < count; i++) probabilities[i]! /= sum;
}

function update(
  weights: Float32Array,
  { squares, penalties, origin }: Readonly<Record<'squares' | 'penalties' | 'origin', Float32Array>>,
  samples: Samples,
  sample: number,
  rate: number,
): void {
  computeProbabilities(weights, samples, sample);
  const start = samples.starts[sample]!;
  const end = samples.starts[sample + 1]!;
  for (let move = start; move < end; move++) {
    const slope = (probabilities[move - start]! - samples.targets[move]!) * samples.weights[sample]!;
    for (let tuple = 0; tuple < TUPLES; tuple++) {
      if (tuple === ROEM && samples.features[move * TUPLES + tuple] === 0) continue;
      const at = weightIndex(samples, sample, move, tuple);
      squares[at]! += slope * slope;
      const ownRate = rate / Math.sqrt(squares[at]!);
      const moved = weights[at]! - ownRate * slope - origin[at]!;
      weights[at] = origin[at]! + shrink(moved, ownRate * penalties[at]!);
    }
  }
}

/** Moves a weight towards zero by this amount, at most to zero. */
const shrink = (weight: number, by: number): number => Math.sign(weight) * Math.max(0, Math.abs(weight) - by);

function evaluate(weights: Float32Array, samples: Samples, test: Uint32Array): { loss: number; firstCuts: number } {
  let loss = 0;
  let weight = 0;
  let cuts = 0;
  for (const sample of test) {
    computeProbabilities(weights, samples, sample);
    const targets = samples.targets.subarray(samples.starts[sample], samples.starts[sample + 1]);
    const ofSample = probabilities.subarray(0, targets.length);
    targets.forEach((target, i) => (loss -= samples.weights[sample]! * target * Math.log(ofSample[i]! + 1e-9)));
    weight += samples.weights[sample]!;
    if (targets[ofSample.indexOf(Math.max(...ofSample))]! > 0) cuts++;
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
