/** The entries of a table as its modules know them (transposition-table.ts, buckets.ts, ../shared/table-memory.ts). */

/** Bytes of an entry, and of a bucket, which fills one cache line. */
export const ENTRY: usize = 16;
export const BUCKET: usize = 64;

/** The largest number of a deal. */
export const DEALS: u64 = 63;

/**
 * Initial number of buckets: 256 KiB. A bucket's index is the bits of the hash from bit 36 up. In tests it is small, so that the table grows
 * within an ending.
 */
export const FIRST_BITS: u32 = isDefined(SWITCHES) ? 4 : 12;
export const FIRST_BUCKETS: u32 = 1 << FIRST_BITS;

/** The number of the deal that an entry belongs to; 0 in memory that was never written. */
// @ts-ignore: decorator
@inline
export function dealOf(word1: u64): u64 {
  return (word1 >> 44) & DEALS;
}

/** What an entry is worth: first its effort, then the number of its cards. */
// @ts-ignore: decorator
@inline
export function worthOf(word0: u64, word1: u64): i32 {
  return (((<i32>(word1 >> 50)) & 63) << 6) + <i32>popcnt(word0 & 0xffffffffffff);
}
