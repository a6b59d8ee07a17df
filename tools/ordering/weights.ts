/** The form of the weights that assembly/ordering/features.ts reads: by place in the trick, tuple and number. */

/** Places in the trick, features of a move, and values that each can have. */
export const PLACES = 4;
export const TUPLES = 9;
export const TUPLE_SIZE = 4096;
/** The number of cards that follow and may bring roem; for other cards it is 0, to which the solver gives no weight. */
export const ROEM = 8;
export const WEIGHTS = PLACES * TUPLES * TUPLE_SIZE;

/** Weights are stored as integers, this many to one logit, in a signed byte. */
const UNITS_PER_LOGIT = 14;

/** Rounds learned weights to the bytes of the solver. @param leastUnits weights of fewer units become 0 */
export function quantised(weights: Float32Array, leastUnits = 1): Uint8Array<ArrayBuffer> {
  const bytes = Int8Array.from(weights, (weight) => {
    const units = Math.max(-127, Math.min(127, Math.round(weight * UNITS_PER_LOGIT)));
    return Math.abs(units) < leastUnits ? 0 : units;
  });
  return new Uint8Array(bytes.buffer);
}

/** The weights, in logits, of the bytes of the solver. */
export const dequantised = (bytes: Uint8Array): Float32Array =>
  Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (unit) => unit / UNITS_PER_LOGIT);
