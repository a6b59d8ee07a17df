/**
 * A transposition table in memory that several threads share: a module of its own, because the solver's other data stay in the memory of
 * each thread. Its functions are imports of the solver compiled with SHARED (shared-table.ts).
 *
 * Threads read and write without locks, so an entry may be torn: its first word from one write and its second from another. Therefore the
 * first word is stored XORed with a hash of the second. An entry of one write decodes to what was written. A torn one decodes to its first
 * word XORed with the hashes of two different second words: 64 bits that are never those written, as the hash is one to one, and that have no
 * relation to them. To be believed, they must have the 16 bits of the position's check, and the other 48 must be cards of the deal with the suit
 * classes of the position. Of the subsets of a suit's 12 cards at most 924 have the same classes, so fewer than one torn entry in 2^24 is
 * believed in the strangest of deals (each hand one suit), and one in 2^36 in ordinary ones. Entries are torn only if two threads write to the same
 * 16 bytes of many millions within some nanoseconds, or if the machine takes one of them off its core between its two words. Such an entry may stay, and be looked up
 * by some positions, until it is replaced. On a machine with more threads than cores that is some hundredths of an entry a second, so none is expected to be believed in
 * thousands of years of search, or decades in the strangest of deals. Within a word nothing tears on machines of 64 bits; where it did, the check would refuse the entry for the same reason.
 *
 * Memory that was never written is zero, and decodes to zero: no entry has the deal number 0. The same refuses an entry whose second word alone was
 * cleared (`double`), as the hash of 0 is 0.
 *
 * The table grows as the table of one thread does (../table/buckets.ts). While one thread moves entries to their new places the others
 * go on; they may miss an entry or store one where it will not be looked up any more. What an entry says does not depend on its place, so that
 * too costs only time.
 *
 *   0      64          128       192    256        320      384   4096                                65536
 *   | deal | doublings | entries | lost | doubling | in use |     | positions that a thread searches  | table …
 *
 * The words before the table have a cache line each. The host writes “in use” (src/solver/sharing/shared-table.ts).
 */
import { SHARED_TABLE } from '../../src/solver/abi';
import { mix } from '../core/hash';
import { BUCKET, ENTRY, FIRST_BUCKETS, dealOf, worthOf } from '../table/entry';

const DEAL: usize = 0;
const DOUBLINGS: usize = 64;
const ENTRIES: usize = 128;
const LOST: usize = 192;
const DOUBLING: usize = 256;
const TABLE: usize = SHARED_TABLE;

const BUSY: usize = 4096;
const SET_BYTES: usize = 32;
const SETS_MASK: usize = 1023;

/** The words of the entry found last. */
let word0: u64 = 0;
let word1: u64 = 0;
/** The worth of the entry that is worth the least. */
let leastWorth: i32 = 0;

/** A hash that is one to one, and of which the lower half is mixed as well as the upper one. */
// @ts-ignore: decorator
@inline
function hashOf(word: u64): u64 {
  const mixed = mix(word);
  return mixed ^ (mixed >> 32);
}

/** The first entry with this check from `entry` on, or `end`; its words are then in `first` and `second`. */
export function find(entry: usize, end: usize, check: u64): usize {
  for (; entry < end; entry += ENTRY) {
    word1 = load<u64>(entry, 8);
    word0 = load<u64>(entry) ^ hashOf(word1);
    if (word0 >> 48 == check) break;
  }
  return entry;
}

/** The first word of the entry that `find` has found. */
export function first(): u64 {
  return word0;
}

/** The second word of that entry. */
export function second(): u64 {
  return word1;
}

/** The entry of a bucket that is worth the least; its worth is then in `least`, -1 if it was never written. */
export function cheapest(bucket: usize): usize {
  let victim = bucket;
  leastWorth = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    const stored1 = load<u64>(entry, 8);
    const worth = stored1 ? worthOf(load<u64>(entry) ^ hashOf(stored1), stored1) : -1;
    if (worth < leastWorth) {
      leastWorth = worth;
      victim = entry;
    }
  }
  return victim;
}

/** The worth of the entry that `cheapest` has found. */
export function least(): i32 {
  return leastWorth;
}

/** Stores an entry. */
export function write(entry: usize, word0: u64, word1: u64): void {
  store<u64>(entry, word0 ^ hashOf(word1));
  store<u64>(entry, word1, 8);
}

/**
 * Takes over the entries of one thread's own table, of which the host has copied the bytes in use here: the places are the same. Before others
 * share the table.
 */
export function adopt(bytes: usize, deal: u32): void {
  let count: u32 = 0;
  for (let entry = TABLE; entry < TABLE + bytes; entry += ENTRY) {
    const stored1 = load<u64>(entry, 8);
    if (<u32>dealOf(stored1) == deal) {
      store<u64>(entry, load<u64>(entry) ^ hashOf(stored1));
      count++;
    } else {
      store<u64>(entry, 0);
      store<u64>(entry, 0, 8);
    }
  }
  atomic.store<u32>(DEAL, deal);
  atomic.store<u32>(ENTRIES, count);
  // A table of little memory is smaller than a shared one at first.
  atomic.store<u32>(DOUBLINGS, ctz(max<u32>(<u32>bytes / (FIRST_BUCKETS * <u32>BUCKET), 1)));
}

/** The number of the deal in the entries; the hashes of their places depend on it. */
export function deal(): u32 {
  return max<u32>(atomic.load<u32>(DEAL), 1);
}

/** How many times the table has doubled. */
export function doublings(): u32 {
  return atomic.load<u32>(DOUBLINGS);
}

/** Adds entries of one thread to the count of all threads' entries in the table, and returns the sum. */
export function addEntries(count: u32): u32 {
  return atomic.add<u32>(ENTRIES, count) + count;
}

/** The same for entries lost since the last doubling. */
export function addLost(count: u32): u32 {
  return atomic.add<u32>(LOST, count) + count;
}

/**
 * Doubles a table of `bytes` bytes that has doubled `times` times, unless another thread does or has done so: moves the entries with the
 * bit of the check that now separates the places, as in `grow` (../table/buckets.ts).
 */
export function double(times: u32, bytes: usize): void {
  if (atomic.cmpxchg<u32>(DOUBLING, 0, 1) != 0) return;
  if (atomic.load<u32>(DOUBLINGS) == times) {
    const bitOfCheck = (<u64>1) << (48 + times);
    for (let entry = TABLE; entry < TABLE + bytes; entry += ENTRY) {
      const stored0 = load<u64>(entry);
      const stored1 = load<u64>(entry, 8);
      if (!((stored0 ^ hashOf(stored1)) & bitOfCheck)) continue;
      store<u64>(entry + bytes, stored0);
      store<u64>(entry + bytes, stored1, 8);
      store<u64>(entry, 0);
      store<u64>(entry, 0, 8);
    }
    atomic.store<u32>(LOST, 0);
    atomic.store<u32>(DOUBLINGS, times + 1);
  }
  atomic.store<u32>(DOUBLING, 0);
}

/** The set of four places for a position. */
// @ts-ignore: decorator
@inline
function setOf(key: u64): usize {
  return BUSY + ((<usize>(key >> 40)) & SETS_MASK) * SET_BYTES;
}

/**
 * The positions that threads are searching, by hashes that are not 0: a hint for the order of moves, so a lost, a mistaken or a forgotten
 * one, as of a thread that was ended, costs only time.
 */
export function isBusy(key: u64): i32 {
  const set = setOf(key);
  for (let at = set; at < set + SET_BYTES; at += 8) if (load<u64>(at) == key) return 1;
  return 0;
}

/** Says that this thread is searching a position; if its set is full, in place of another one. */
export function enter(key: u64): void {
  const set = setOf(key);
  for (let at = set; at < set + SET_BYTES; at += 8) {
    if (load<u64>(at) != 0) continue;
    store<u64>(at, key);
    return;
  }
  store<u64>(set, key);
}

/** Says that this thread no longer searches the position. */
export function leave(key: u64): void {
  const set = setOf(key);
  for (let at = set; at < set + SET_BYTES; at += 8) if (load<u64>(at) == key) store<u64>(at, 0);
}
