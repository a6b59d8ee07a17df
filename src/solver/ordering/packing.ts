/**
 * The packed form of weights: a bit for each weight that is not zero, and separately the weights that are not. Three in
 * four are zero, mostly next to each other, so both parts compress better than the bytes: by a third.
 */

/** Weights of a family, in bytes. */
export const WEIGHTS_BYTES = 9 * 2 ** 14;
/** Weights of a tuple. */
const TUPLE_SIZE = 4096;
/** Weights of a tuple at this distance are equal more often than neighbours, and are written next to each other. */
const STRIDE = 32;

/** The packed form of weights. */
interface Packed {
  /** A bit for each weight, in the packed order: whether it is not zero. */
  readonly mask: Uint8Array<ArrayBuffer>;
  /** The weights that are not zero. */
  readonly values: Uint8Array<ArrayBuffer>;
}

/** The index of the n-th weight in the packed order. */
function placeOf(n: number): number {
  const inTuple = n % TUPLE_SIZE;
  const rows = TUPLE_SIZE / STRIDE;
  return n - inTuple + (inTuple % rows) * STRIDE + Math.floor(inTuple / rows);
}

export function pack(weights: Uint8Array): Packed {
  const mask = new Uint8Array(WEIGHTS_BYTES / 8);
  const values: number[] = [];
  for (let n = 0; n < WEIGHTS_BYTES; n++) {
    const weight = weights[placeOf(n)]!;
    if (weight === 0) continue;
    mask[n >> 3]! |= 1 << (n & 7);
    values.push(weight);
  }
  return { mask, values: Uint8Array.from(values) };
}

export function unpack({ mask, values }: Packed): Uint8Array<ArrayBuffer> {
  const weights = new Uint8Array(WEIGHTS_BYTES);
  let at = 0;
  for (let n = 0; n < WEIGHTS_BYTES; n++) {
    if ((mask[n >> 3]! >> (n & 7)) & 1) weights[placeOf(n)] = values[at++]!;
  }
  return weights;
}
