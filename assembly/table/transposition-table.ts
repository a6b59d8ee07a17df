/**
 * The transposition table: proven bounds on the points that North–South still take from a trick start on. An entry
 * serves every position with the same patterns (patterns.ts) and leader: its bounds are shifted by what the top trumps of the
 * two positions differ in worth, and widened by what the other cards do. Small and cache-friendly: 16 bytes an entry, buckets of four in one cache line;
 * and each deal begins with few buckets, which double as they fill, so that a deal of few positions stays in the processor's caches.
 *
 *   word 0   63     48 47                                         0
 *           | check    | cards left when the bounds were proven     |
 *   word 1   63  56 55    50 49  44 43 42 41  40 39   32 31         16 15          0
 *           | past | effort | deal |beam |leader | best  | upper bound | lower bound |
 *
 * `check` is the upper 16 bits of the hash and only saves time: a hit counts when the patterns of the stored cards are equal to the
 * patterns looked for, so two positions that merely share a hash can never be taken for one another. `deal` numbers the
 * deals (1..63), so that a new deal need not clear the table; 0 marks an entry never written. `beam` marks bounds that
 * an estimate left behind (not all moves tried), 1 or 2 by its width: they are never seen by a search for proofs, whose entries have 0 there. `best` is the card that
 * proved the bound plus one, or 0, as its place among the remaining cards: the i-th from the bottom of its suit. `effort`
 * is the binary logarithm of the nodes that the proof took, `past` what the tricks before leave open beside points (payoff.ts); a position with
 * another past is another position.
 */
import { ALL_CARDS, LANE, LANE_MASK, laneOf, suitOf } from '../core/cards';
import { patternsOf } from './patterns';
import { compareWorth, down, isUnlike, lessRoem, moreRoem, up } from './correction';
import { MOST_PAST, nsDeclares, spendsBudget, sweepByPoints } from '../payoff/payoff';
import { CORRECTION, TABLE, isOn } from '../development/switches';

const ENTRY: usize = 16;
const BUCKET: usize = 64;
const DEALS: u64 = 63;
/** Past, deal, beam and leader together, as they stand above bit 40. */
const ORIGIN: u64 = 0xff03ff;
/** No bound is above it, none below its negative. */
const HIGHEST: i32 = 0x7fff;

/** Buckets that a deal begins with: 256 KiB. A bucket's number is as many bits of the hash as there are, from bit 36 up. */
const FIRST_BITS: u32 = 12;
const FIRST_BUCKETS: u32 = 1 << FIRST_BITS;

let base: usize = 0;
/** Buckets that there is memory for, those in use, and the entries of this deal in them. */
let mostBuckets: u32 = 0;
let buckets: u32 = 0;
let entries: u32 = 0;
let deal: u64 = 0;
let beam: u64 = 0;

/** Result of the last `probe`: bounds and the best card (or -1). */
export let foundLow: i32 = 0;
export let foundHigh: i32 = 0;
export let foundCard: i32 = -1;

/**
 * Gives the table as many bytes as fit into `bytes` (a power of two of buckets), growing the memory if needed. False if
 * the memory cannot grow that far. Forgets all entries.
 */
export function resizeTable(bytes: u32): bool {
  if (base == 0) base = (__heap_base + BUCKET - 1) & ~(BUCKET - 1);
  let count: u32 = 1;
  while (<u64>count * 2 * BUCKET <= <u64>bytes) count *= 2;
  const needed = <i32>((base + <usize>count * BUCKET + 0xffff) >> 16) - memory.size();
  if (needed > 0 && memory.grow(needed) < 0) return false;
  mostBuckets = count;
  deal = DEALS;
  return true;
}

/**
 * Forgets all entries: those of older deals are told apart by their number, and when the numbers begin anew the first buckets are cleared; `grow` clears
 * the others before it uses them.
 */
export function startDeal(): void {
  buckets = min(FIRST_BUCKETS, mostBuckets);
  entries = 0;
  if (deal == DEALS) {
    memory.fill(base, 0, <usize>buckets * BUCKET);
    deal = 0;
  }
  deal++;
}

/**
 * Doubles the buckets in use. The bit of the hash that now tells a bucket from its upper half is one that `check` has, so the
 * entries that move do so without a look at what they hold. They find their place free: what stood there was of another deal.
 */
function grow(): void {
  const size = <usize>buckets * BUCKET;
  const bitOfCheck = <u64>(buckets / FIRST_BUCKETS);
  for (let bucket = base; bucket < base + size; bucket += BUCKET) {
    memory.fill(bucket + size, 0, BUCKET);
    for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
      const word0 = load<u64>(entry);
      const word1 = load<u64>(entry, 8);
      if (((word1 >> 44) & DEALS) != deal || !((word0 >> 48) & bitOfCheck)) continue;
      store<u64>(entry + size, word0);
      store<u64>(entry + size, word1, 8);
      store<u64>(entry, 0, 8);
    }
  }
  buckets *= 2;
}

/** From now on `probe` and `keep` deal in estimates of a beam (1, 2), or in proofs (0); none sees the others' entries. */
export function separateEstimates(width: i32): void {
  beam = <u64>width;
}

/** Past, deal, beam and leader as they stand in word 1. */
// @ts-ignore: decorator
@inline
function originOf(leader: i32, past: i32): u64 {
  return ((<u64>past) << 16) | (deal << 4) | (beam << 2) | (<u64>leader);
}

// @ts-ignore: decorator
@inline
function hashOf(patterns: u64, origin: u64): u64 {
  let h = (patterns ^ (origin << 48) ^ ((origin >> 16) << 40)) * 0x9e3779b97f4a7c15;
  h ^= h >> 32;
  return h * 0xd6e8feb86659fd93;
}

// @ts-ignore: decorator
@inline
function bucketOf(hash: u64): usize {
  return base + <usize>((<u32>(hash >> (48 - FIRST_BITS))) & (buckets - 1)) * BUCKET;
}

/**
 * Does what is known of a position say anything of another with the same patterns that was just compared with it? A sweep by points asks of each
 * trick if it is worth anything, so while one is possible both cards of a pair must be worth something, or neither.
 */
// @ts-ignore: decorator
@inline
function isComparable(past: i32): bool {
  return past == 0 || !(isUnlike && sweepByPoints);
}

/**
 * Where the budget of roem counts (payoff.ts) it is not enough to know what roem adds to the shares: it also uses up the budget. Where no line of play brings more
 * than the same line did in the stored position, no less of the budget is left, so the declarers do as well, but for what their shares
 * differ by: the more that is left, the better for them, down to the last step. Where no line brings less the others do. So one of the
 * bounds may hold and the other not; both do where roem is the same.
 */
// @ts-ignore: decorator
@inline
function lowHolds(past: i32): bool {
  return !(spendsBudget(past) && (nsDeclares ? moreRoem : lessRoem));
}

// @ts-ignore: decorator
@inline
function highHolds(past: i32): bool {
  return !(spendsBudget(past) && (nsDeclares ? lessRoem : moreRoem));
}

/** The card at the place `best` of the stored cards, as the card at the same place of its suit now. */
function cardAt(place: i32, now: u64): i32 {
  let set = now & laneOf(place >> 4);
  for (let i = place & 15; i > 0; i--) set &= set - 1;
  return <i32>ctz(set);
}

/** The place of a card among those left: suit in the upper, index from the bottom in the lower four bits. */
// @ts-ignore: decorator
@inline
function placeOf(card: i32, now: u64): i32 {
  const suit = suitOf(card);
  const below = (now >> (suit * LANE)) & LANE_MASK & (((<u64>1) << (card - suit * LANE)) - 1);
  return (suit << 4) | (<i32>popcnt(below));
}

/**
 * Looks up the position of `all` with `leader` to lead after `past`, for the question whether North–South take `need` points. True if
 * there is an entry: then `foundLow` ≤ points of North–South ≤ `foundHigh`, and `foundCard` is the card that was best, or
 * -1. Not always the tightest bounds that the table knows: an entry of other cards that leaves the question open as it stands is
 * not corrected, though a sure difference of top trumps might answer it.
 *
 * Why the correction is right: let d_i be the points of the i-th card of a suit now minus those of the i-th card in the
 * stored position. Every line of play of one position is a line of the other, with the same winners. Along a line
 * North–South get the d_i of the cards they win more (or less): any of them, but always those of their own top trumps and
 * never those of the other side's. So the difference lies between `down` and `up`, and as this holds for every line it holds for
 * the minimax value too.
 */
// @ts-ignore: decorator
@inline
export function probe(patterns: u64, all: u64, leader: i32, need: i32, past: i32): bool {
  if (!isOn(TABLE) || past > MOST_PAST) return false;
  const origin = originOf(leader, past);
  const hash = hashOf(patterns, origin);
  const bucket = bucketOf(hash);
  const check = hash >> 48;
  let found = false;
  foundLow = -HIGHEST;
  foundHigh = HIGHEST;
  foundCard = -1;
  let entry = bucket;
  // The test at the end: V8 moves the hash into a loop that may not be entered, to be worked out anew for each entry.
  do {
    const word0 = load<u64>(entry);
    if (word0 >> 48 != check) continue;
    const word1 = load<u64>(entry, 8);
    if (((word1 >> 40) & ORIGIN) != origin) continue;
    const stored = word0 & ALL_CARDS;
    let low = lowerOf(word1);
    let high = upperOf(word1);
    if (stored != all) {
      if (!isOn(CORRECTION) || patternsOf(stored) != patterns) continue;
      // Bounds that leave the question open as they stand hardly ever answer it when corrected.
      if (low >= need || high < need) {
        compareWorth(all, stored);
        if (!isComparable(past)) continue;
        low = lowHolds(past) ? low + down : -HIGHEST;
        high = highHolds(past) ? high + up : HIGHEST;
        foundLow = max(foundLow, low);
        foundHigh = min(foundHigh, high);
      }
    } else {
      foundLow = max(foundLow, low);
      foundHigh = min(foundHigh, high);
    }
    found = true;
    const best = <i32>((word1 >> 32) & 0xff);
    if (best && (foundCard < 0 || stored == all)) foundCard = cardAt(best - 1, all);
    if (foundLow >= need || foundHigh < need) return true;
  } while ((entry += ENTRY) < bucket + BUCKET);
  return found;
}

/** Do bounds of `all` say of the cards `stored`, of the same patterns, all that the entry's own bounds `word1` say? */
function covers(all: u64, low: i32, high: i32, past: i32, stored: u64, word1: u64): bool {
  compareWorth(stored, all);
  if (!isComparable(past) || !lowHolds(past) || !highHolds(past)) return false;
  return low + down >= lowerOf(word1) && high + up <= upperOf(word1);
}

/** A bound as an entry can hold it. */
// @ts-ignore: decorator
@inline
function within(bound: i32): i32 {
  return max(-HIGHEST, min(HIGHEST, bound));
}

// @ts-ignore: decorator
@inline
function lowerOf(word1: u64): i32 {
  return <i32>(<i16>word1);
}

// @ts-ignore: decorator
@inline
function upperOf(word1: u64): i32 {
  return <i32>(<i16>(word1 >> 16));
}

/**
 * Keeps proven bounds `low` ≤ share ≤ `high` (what is beyond 32767 either way counts as that), the card that proved them (-1: none) and what that cost, in nodes. Positions of the same
 * patterns have entries of their own while each says something that the others do not. Takes the place of the position's own
 * entry or of one that says no more, else of the entry of the bucket that is the cheapest to prove again (of those, the one with the fewest cards left), those of
 * older deals first.
 */
export function keep(patterns: u64, all: u64, leader: i32, past: i32, low: i32, high: i32, card: i32, cost: u32): void {
  if (!isOn(TABLE) || past > MOST_PAST) return;
  // From one entry a bucket on: entries of the same patterns share a bucket, so some are full long before the average is.
  if (entries >= buckets && buckets < mostBuckets) grow();
  const origin = originOf(leader, past);
  const hash = hashOf(patterns, origin);
  const bucket = bucketOf(hash);
  const check = hash >> 48;
  let victim = bucket;
  let victimWorth = i32.MAX_VALUE;
  for (let i: usize = 0; i < BUCKET; i += ENTRY) {
    const word0 = load<u64>(bucket + i);
    const stored = word0 & ALL_CARDS;
    const word1 = load<u64>(bucket + i, 8);
    if (word0 >> 48 == check && ((word1 >> 40) & ORIGIN) == origin) {
      if (stored == all || (patternsOf(stored) == patterns && covers(all, low, high, past, stored, word1))) {
        victim = bucket + i;
        victimWorth = 0;
        break;
      }
    }
    const worth = ((word1 >> 44) & DEALS) == deal ? (((<i32>(word1 >> 50)) & 63) << 6) + <i32>popcnt(stored) : -1;
    if (worth < victimWorth) {
      victimWorth = worth;
      victim = bucket + i;
    }
  }
  if (victimWorth < 0) entries++;
  const best = card < 0 ? 0 : placeOf(card, all) + 1;
  store<u64>(victim, (check << 48) | all);
  const effort = <u64>(32 - clz(cost));
  const bounds = ((<u64>(<u16>within(high))) << 16) | (<u64>(<u16>within(low)));
  store<u64>(victim, (effort << 50) | (origin << 40) | ((<u64>best) << 32) | bounds, 8);
}
