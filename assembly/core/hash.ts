/** The hash of a word of 64 bits. */

/** 2^64 divided by the golden ratio, the multiplier of Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4). */
const GOLDEN: u64 = 0x9e3779b97f4a7c15;
/** The multiplier of degski's hash of 64 bits, found by search for good mixing (gist.github.com/degski/6e2069d6035ae04d5d6f64981c995ec2). */
const MIXING: u64 = 0xd6e8feb86659fd93;

/**
 * Mixes the bits of a word: one to one, as each step can be undone, and 0 stays 0. Every bit of the upper half then depends on all
 * bits of the word; a bit of the lower half depends only on half of them, so take hashes from the top.
 */
// @ts-ignore: decorator
@inline
export function mix(word: u64): u64 {
  const half = word * GOLDEN;
  return (half ^ (half >> 32)) * MIXING;
}
