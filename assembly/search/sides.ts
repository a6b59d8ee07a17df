/** Shares as the side of a seat compares them: larger ones are better for North–South, smaller ones for East–West. */

/** The share that is worse than every other for the side of `seat`. */
// @ts-ignore: decorator
@inline
export function worstFor(seat: i32): i32 {
  return seat & 1 ? i32.MAX_VALUE : i32.MIN_VALUE;
}

/** The share that is better for the side of `seat`. */
// @ts-ignore: decorator
@inline
export function betterFor(seat: i32, a: i32, b: i32): i32 {
  return seat & 1 ? min(a, b) : max(a, b);
}

/** Whether a share decides the probe for the side of `seat`: at least `need` for North–South, less for East–West. */
// @ts-ignore: decorator
@inline
export function isCutoff(seat: i32, share: i32, need: i32): bool {
  return ((seat & 1) == 0) == share >= need;
}
