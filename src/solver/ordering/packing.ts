/**
 * How weights are written down: which of them are not nought, a bit each, and apart from that those which are not. Three in four are
 * nought, with neighbours that are, so both compress better than the bytes as they are: by a third.
 */

/** Weights of a family, in bytes. */
export const WEIGHTS_BYTES = 9 * 2 ** 14;
/** Weights of a tuple. */
const TUPLE_SIZE = 4096;
/** Weights of a tuple this far apart are alike more often than neighbours are, and are written beside each other. */
const STRIDE = 32;

/** The written form of weights. */
export interface Packed {
  /** A bit for each weight, in the written order: whether it is not nought. */
  readonly mask: Uint8Array<ArrayBuffer>;
  /** The weights that are not. */
  readonly values: Uint8Array<ArrayBuffer>;
}

/** Where the n-th weight of the written order stands. */
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
