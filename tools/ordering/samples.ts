/**
 * Samples of the search, tens of millions of them, in a few long arrays: one object each would not fit into memory. So
 * a sample is an index into these arrays.
 */
import { TUPLES } from './weights.ts';

/** A node of the search: its moves, their features, and how desirable it is to try each first. */
export interface Sample {
  /** Place in the trick, 0 to 3. */
  readonly place: number;
  /** Tricks left, with this one. */
  readonly left: number;
  /** `TUPLES` numbers per move. */
  readonly features: ArrayLike<number>;
  /** For each move the target probability that it comes first; they add up to 1. */
  readonly targets: ArrayLike<number>;
  /** Weight of the sample: less if any order would do. */
  readonly weight: number;
}

export class Samples {
  /** Number of samples. */
  length = 0;
  /**
   * By sample: place in the trick, tricks left, weight, and index of its first move. Its moves end where the first
   * move of the next sample is.
   */
  places = new Uint8Array(1024);
  lefts = new Uint8Array(1024);
  weights = new Float32Array(1024);
  starts = new Uint32Array(1025);
  /** By move: its target probability, and `TUPLES` numbers. */
  targets = new Float32Array(1024);
  features = new Uint16Array(1024 * TUPLES);

  add({ place, left, features, targets, weight }: Sample): void {
    const start = this.starts[this.length]!;
    const end = start + targets.length;
    if (this.length === this.places.length) {
      const room = roomFor(this.length + 1);
      this.places = longer(this.places, room);
      this.lefts = longer(this.lefts, room);
      this.weights = longer(this.weights, room);
      this.starts = longer(this.starts, room + 1);
    }
    if (end > this.targets.length) {
      const room = roomFor(end);
      this.targets = longer(this.targets, room);
      this.features = longer(this.features, room * TUPLES);
    }
    this.places[this.length] = place;
    this.lefts[this.length] = left;
    this.weights[this.length] = weight;
    this.targets.set(targets, start);
    this.features.set(features, start * TUPLES);
    this.starts[++this.length] = end;
  }

  /**
   * Weighs the samples so that each trick's samples count as much together as any other trick's, however many they are. A sample counts
   * at most `most` times as much as before: there are few deals behind the samples of the first trick.
   */
  balanceTricks(most: number): void {
    const counts = new Map<number, number>();
    for (const left of this.lefts.subarray(0, this.length)) counts.set(left, (counts.get(left) ?? 0) + 1);
    const share = this.length / counts.size;
    for (let i = 0; i < this.length; i++) this.weights[i]! *= Math.min(most, share / counts.get(this.lefts[i]!)!);
  }

  addAll(other: Samples): void {
    for (let i = 0; i < other.length; i++) {
      const [start, end] = [other.starts[i]!, other.starts[i + 1]!];
      this.add({
        place: other.places[i]!,
        left: other.lefts[i]!,
        features: other.features.subarray(start * TUPLES, end * TUPLES),
        targets: other.targets.subarray(start, end),
        weight: other.weights[i]!,
      });
    }
  }
}

/** Capacity for this many elements and some more. */
const roomFor = (count: number): number => Math.ceil(count * 1.5);

/** A copy with a larger capacity. */
function longer<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(length);
  longer.set(numbers);
  return longer;
}
