/**
 * The capacity of the transposition table: its memory and the buckets in use. Each deal begins with few buckets, which double as they
 * fill, so a deal of few positions stays within the processor's caches. Beyond `ORDINARY_BYTES` a look-up takes longer than it saves on
 * most deals: from there on the table doubles only once the deal has lost as many entries as its capacity, and only
 * then asks for more memory.
 */
import { SHARED_TABLE } from '../../src/solver/abi';
import { dealtTo } from '../core/position';
import { EAGER_GROWTH, isOn } from '../development/switches';
import { addEntries, addLost, doubleShared, sharedDeal, sharedDoublings } from '../shared/shared-table';
import { BUCKET, DEALS, ENTRY, FIRST_BUCKETS, dealOf } from './entry';

/** Up to this size the table grows as it fills. */
const ORDINARY_BYTES: u32 = 16 << 20;
const ORDINARY_BUCKETS: u32 = ORDINARY_BYTES / 64;

export let base: usize = 0;
/** The most buckets to use, buckets in use, entries of this deal in them, and those lost since the last doubling. */
let mostBuckets: u32 = 0;
export let buckets: u32 = 0;
let entries: u32 = 0;
let lost: u32 = 0;
/** The number of the deal, which entries of this deal have. */
export let deal: u64 = 0;
/** SHARED: the cards of the deal. */
export let dealt: u64 = 0;

/**
 * Limits the table to the largest power of two of buckets that fits into `bytes`, and grows the memory for as many as
 * ordinary deals need. False if the memory cannot grow as far. Discards all entries.
 */
export function resizeTable(bytes: u32): bool {
  if (isDefined(SHARED)) {
    base = SHARED_TABLE;
    mostBuckets = (<u32>1) << (31 - clz(bytes / <u32>BUCKET));
    return true;
  }
  if (base == 0) base = (__heap_base + BUCKET - 1) & ~(BUCKET - 1);
  const count = (<u32>1) << (31 - clz(bytes / <u32>BUCKET));
  if (!reserve(min(count, ORDINARY_BUCKETS))) return false;
  mostBuckets = count;
  deal = DEALS;
  return true;
}

/** The table of this thread, for another one that adopts it (../shared/table-memory.ts): its first byte, the bytes in use and the deal. */
export function tableStart(): usize {
  return base;
}

export function tableInUse(): usize {
  return <usize>buckets * BUCKET;
}

export function tableDeal(): u32 {
  return <u32>deal;
}

/** Grows the memory, if needed, for so many buckets. */
function reserve(count: u32): bool {
  const needed = <i32>((base + <usize>count * BUCKET + 0xffff) >> 16) - memory.size();
  return needed <= 0 || memory.grow(needed) >= 0;
}

/**
 * Discards all entries. Entries of older deals have another number; when the numbers start over, the first buckets are
 * cleared, and `grow` clears the others before it uses them.
 */
export function startDeal(): void {
  // A shared table serves one deal: the host makes another for the next one.
  if (isDefined(SHARED)) {
    deal = <u64>sharedDeal();
    buckets = sharedBuckets();
    dealt = dealtTo(0) | dealtTo(1) | dealtTo(2) | dealtTo(3);
    return;
  }
  buckets = min(FIRST_BUCKETS, mostBuckets);
  entries = 0;
  lost = 0;
  if (deal == DEALS) {
    memory.fill(base, 0, <usize>buckets * BUCKET);
    deal = 0;
  }
  deal++;
}

/**
 * Doubles the buckets in use, unless the memory is unavailable. The bit of the hash that now separates a bucket from its
 * upper half is one of `check`, so entries move without being decoded, each to the one bucket where it will be looked
 * up. Their new places are free: they held entries of other deals.
 */
function grow(): void {
  if (isDefined(SHARED)) {
    doubleShared(ctz(buckets / FIRST_BUCKETS), <usize>buckets * BUCKET);
    buckets = sharedBuckets();
    lost = 0;
    return;
  }
  lost = 0;
  if (!reserve(buckets * 2)) {
    mostBuckets = buckets;
    return;
  }
  const size = <usize>buckets * BUCKET;
  const bitOfCheck = <u64>(buckets / FIRST_BUCKETS);
  for (let bucket = base; bucket < base + size; bucket += BUCKET) {
    memory.fill(bucket + size, 0, BUCKET);
    for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
      const word0 = load<u64>(entry);
      const word1 = load<u64>(entry, 8);
      if (dealOf(word1) != deal || !((word0 >> 48) & bitOfCheck)) continue;
      store<u64>(entry + size, word0);
      store<u64>(entry + size, word1, 8);
      store<u64>(entry, 0, 8);
    }
  }
  buckets *= 2;
}

/** SHARED: the buckets in use, as the last thread to double the table has left them. */
// @ts-ignore: decorator
@inline
function sharedBuckets(): u32 {
  return min(FIRST_BUCKETS << sharedDoublings(), mostBuckets);
}

/** Doubles the table, if it is time, before an entry is stored. */
// @ts-ignore: decorator
@inline
export function makeRoom(): void {
  // At an average of one entry per bucket: equivalent positions share a bucket, so some buckets are full long before
  // that. A large table grows once it has lost as many entries as its capacity.
  if (buckets < mostBuckets && (buckets < ORDINARY_BUCKETS && isOn(EAGER_GROWTH) ? entries : lost >> 2) >= buckets)
    grow();
}

/** One thread adds so many entries at once to the count of all threads. */
const COUNTED: u32 = 64;
let ownEntries: u32 = 0;
let ownLost: u32 = 0;

/** Counts a stored entry. @param victimWorth of the entry that it replaces: below 0 for one of an earlier deal or none, 0 for the position's own */
// @ts-ignore: decorator
@inline
export function countStored(victimWorth: i32): void {
  if (isDefined(SHARED)) countTogether(victimWorth);
  else if (victimWorth < 0) entries++;
  else if (victimWorth > 0) lost++;
}

/** Counts an entry for all threads that share the table: then `entries` and `lost` are theirs. One of them may have doubled it meanwhile. */
function countTogether(victimWorth: i32): void {
  if (victimWorth < 0 ? ++ownEntries < COUNTED : victimWorth == 0 || ++ownLost < COUNTED) return;
  entries = addEntries(ownEntries);
  lost = addLost(ownLost);
  ownEntries = 0;
  ownLost = 0;
  buckets = sharedBuckets();
}
