/** Reads 32-bit words that the host has written (src/solver/abi.ts). */

/** The word at a place, as a signed number. */
// @ts-ignore: decorator
@inline
export function word(from: usize, place: i32): i32 {
  return load<i32>(from + ((<usize>place) << 2));
}

/** Whether the word at a place is not 0. */
// @ts-ignore: decorator
@inline
export function flag(from: usize, place: i32): bool {
  return word(from, place) != 0;
}
