/** Hashes of words, by multiplication: the upper bits of a product depend on most bits of the word, so hashes are taken from the top. */

/**
 * 2^64 and 2^32 divided by the golden ratio, the multipliers of Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4); the
 * second is rounded to a prime number. One product is enough for small tables, where a collision costs little.
 */
export const GOLDEN: u64 = 0x9e3779b97f4a7c15;
export const GOLDEN_32: u32 = 0x9e3779b1;
/** The multiplier of degski's hash of 64 bits (gist.github.com/degski/6e2069d6035ae04d5d6f64981c995ec2). */
const DEGSKI: u64 = 0xd6e8feb86659fd93;

/**
 * Mixes the bits of a word. It is one to one, as each step can be undone, and 0 stays 0. Every bit of the upper half then depends on all bits
 * of the word, a bit of the lower half on fewer.
 */
// @ts-ignore: decorator
@inline
export function mix(word: u64): u64 {
  const product = word * GOLDEN;
  return (product ^ (product >> 32)) * DEGSKI;
}
