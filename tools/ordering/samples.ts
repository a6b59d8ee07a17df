/**
 * Samples of the search, tens of millions of them: kept in a few long arrays, as an object each would fill the memory long before. What it
 * takes is that a sample is a number, and what it holds is looked up by it.
 */
import { TUPLES } from './weights.ts';

/** A node of the search as it is added: its moves, each with its features, and how good it would have been to try it first. */
export interface Sample {
  /** Place in the trick, 0 to 3. */
  readonly place: number;
  /** `TUPLES` numbers a move. */
  readonly features: ArrayLike<number>;
  /** For each move the share of the wish that it comes first; they add up to 1. */
  readonly wishes: ArrayLike<number>;
  /** How much the sample counts: less where any order would do. */
  readonly weight: number;
}

export class Samples {
  /** How many there are. */
  length = 0;
  /** By sample: place in the trick, weight, and the number of its first move; that of the next sample ends its moves. */
  places = new Uint8Array(1024);
  weights = new Float32Array(1024);
  starts = new Uint32Array(1025);
  /** By move: its share of the wish, and `TUPLES` numbers. */
  wishes = new Float32Array(1024);
  features = new Uint16Array(1024 * TUPLES);

  add({ place, features, wishes, weight }: Sample): void {
    const start = this.starts[this.length]!;
    const end = start + wishes.length;
    if (this.length === this.places.length) {
      const room = roomFor(this.length + 1);
      this.places = longer(this.places, room);
      this.weights = longer(this.weights, room);
      this.starts = longer(this.starts, room + 1);
    }
    if (end > this.wishes.length) {
      const room = roomFor(end);
      this.wishes = longer(this.wishes, room);
      this.features = longer(this.features, room * TUPLES);
    }
    this.places[this.length] = place;
    this.weights[this.length] = weight;
    this.wishes.set(wishes, start);
    this.features.set(features, start * TUPLES);
    this.starts[++this.length] = end;
  }

  addAll(other: Samples): void {
    for (let i = 0; i < other.length; i++) {
      const [start, end] = [other.starts[i]!, other.starts[i + 1]!];
      this.add({
        place: other.places[i]!,
        features: other.features.subarray(start * TUPLES, end * TUPLES),
        wishes: other.wishes.subarray(start, end),
        weight: other.weights[i]!,
      });
    }
  }
}

/** So many, and some more to come. */
const roomFor = (count: number): number => Math.ceil(count * 1.5);

/** A copy with room for so many numbers. */
function longer<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(length);
  longer.set(numbers);
  return longer;
}
