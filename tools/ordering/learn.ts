/**
 * Learns the weights of the move order from samples: the scores of a node's moves are the logits of which one to try
 * first, fitted to the wishes by gradient descent on the cross-entropy, with a rate for each weight (Adagrad) that falls
 * over the passes. Weights have a price, so that most of them stay nought and a page has little to load. Everything is drawn from the
 * given generator, so the same samples give the same weights.
 */
import type { Sample } from './sampler.ts';
import { ROEM, TUPLES, TUPLE_SIZE, WEIGHTS } from './weights.ts';

const PASSES = 8;
const FIRST_RATE = 0.15;
/** The rate of each pass compared with the one before. */
const RATE_DECAY = 0.85;
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
export function learn(samples: readonly Sample[], price: number, random: () => number): Learned {
  const shuffled = [...samples];
  shuffle(shuffled, random);
  const forTest = Math.floor(shuffled.length * TEST_SHARE);
  const test = shuffled.slice(0, forTest);
  const training = shuffled.slice(forTest);
  const weights = new Float32Array(WEIGHTS);
  const squares = new Float32Array(WEIGHTS).fill(1e-2);
  const prices = pricesOf(training, price);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(training, random);
    for (const sample of training) improve(weights, squares, prices, sample, FIRST_RATE * RATE_DECAY ** pass);
  }
  return { weights, ...judged(weights, test), samples: samples.length };
}

/** What is paid for each weight each time that it comes in a move, so that a pass over all samples charges its price once. */
function pricesOf(samples: readonly Sample[], price: number): Float32Array {
  const times = new Float32Array(WEIGHTS);
  for (const sample of samples) {
    sample.wishes.forEach((_, move) => {
      for (let tuple = 0; tuple < TUPLES; tuple++) times[place(sample, move, tuple)]!++;
    });
  }
  return times.map((count) => price / count);
}

/** Where the weight of a move's feature stands. */
function place(sample: Sample, move: number, tuple: number): number {
  return (sample.place * TUPLES + tuple) * TUPLE_SIZE + sample.features[move * TUPLES + tuple]!;
}

/** The chance that each move is tried first, by the weights. */
function chances(weights: Float32Array, sample: Sample): number[] {
  const scores = Array.from(sample.wishes, (_, move) => {
    let score = 0;
    for (let tuple = 0; tuple < TUPLES; tuple++) score += weights[place(sample, move, tuple)]!;
    return score;
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function improve(
  weights: Float32Array,
  squares: Float32Array,
  prices: Float32Array,
  sample: Sample,
  rate: number,
): void {
  chances(weights, sample).forEach((chance, move) => {
    const slope = (chance - sample.wishes[move]!) * sample.weight;
    for (let tuple = 0; tuple < TUPLES; tuple++) {
      if (tuple === ROEM && sample.features[move * TUPLES + tuple] === 0) continue;
      const at = place(sample, move, tuple);
      squares[at]! += slope * slope;
      const ownRate = rate / Math.sqrt(squares[at]!);
      weights[at] = towardsNought(weights[at]! - ownRate * slope, ownRate * prices[at]!);
    }
  });
}

/** A weight that is smaller by so much, or nought. */
const towardsNought = (weight: number, by: number): number => Math.sign(weight) * Math.max(0, Math.abs(weight) - by);

function judged(weights: Float32Array, samples: readonly Sample[]): { loss: number; firstCuts: number } {
  let loss = 0;
  let weight = 0;
  let cuts = 0;
  for (const sample of samples) {
    const chance = chances(weights, sample);
    sample.wishes.forEach((wish, move) => (loss -= sample.weight * wish * Math.log(chance[move]! + 1e-9)));
    weight += sample.weight;
    if (sample.wishes[chance.indexOf(Math.max(...chance))]! > 0) cuts++;
  }
  return { loss: loss / weight, firstCuts: cuts / samples.length };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}
