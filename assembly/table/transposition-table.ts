/**
 * The transposition table: proven bounds on the points that North–South still take from the start of a trick. An entry
 * serves all equivalent positions: those with the same suit classes (suit-classes.ts) and leader. For another position
 * its bounds are shifted by the difference in worth of the top trumps, and widened by the difference of the other cards. The
 * table is small and cache-friendly: entries of 16 bytes, in buckets of four that fill one cache line (buckets.ts).
 *
 *   word 0   63     48 47                                         0
 *           | check    | cards left when the bounds were proven     |
 *   word 1   63  56 55    50 49  44 43 42 41  40 39   32 31         16 15          0
 *           | state| effort | deal |beam |leader | best  | upper bound | lower bound |
 *
 * - `check`: the upper 16 bits of the hash. It only saves time: a hit needs equal suit classes of the stored cards, so
 *   positions that merely share a hash are never mistaken for one another. Each doubling of the table takes one more of these
 *   bits, the lowest, into the index of the bucket:
 *
 *     hash   63     48 47                36 35          0
 *            | check  | first buckets      |            |
 *                 ◄───  after doublings
 *
 * - `state`: the payoff state (payoff-state.ts). Positions with different states are different.
 * - `effort`: the binary logarithm of the nodes that the proof took.
 * - `deal`: the number of the deal (1..63), so that a new deal need not clear the table; 0: never written.
 * - `beam`: 1 to 3, the width of the beam, for bounds of an estimate, in which not all moves were tried; 0 for proofs.
 *   Searches for proofs never use entries of estimates.
 * - `best`: the card that proved the bound, as its place among the remaining cards (see `placeOf`) plus one; 0: none.
 */
import { ALL_CARDS, LANE, LANE_MASK, laneOf, suitOf } from '../core/cards';
import { mix } from '../core/hash';
import { suitClassesOf } from './suit-classes';
import { base, buckets, countStored, deal, dealt, makeRoom } from './buckets';
import { BUCKET, ENTRY, FIRST_BITS, dealOf, worthOf } from './entry';
import { compareCards, smallestGain, sweepDiffers, lessRoem, moreRoem, largestGain } from './correction';
import { nsDeclares } from '../payoff/budget';
import { spendsBudget } from '../payoff/payoff';
import { MAX_PAYOFF_STATE } from '../payoff/payoff-state';
import { sweepByPoints } from '../payoff/shares';
import {
  cheapestShared,
  findShared,
  firstShared,
  leastShared,
  secondShared,
  writeShared,
} from '../shared/shared-table';
import { CORRECTION, TABLE, isOn } from '../development/switches';

/** State, deal, beam and leader together, as they are above bit 40. */
const ORIGIN: u64 = 0xff03ff;
/** The largest bound; its negative is the smallest. */
const HIGHEST: i32 = 0x7fff;

let beam: u64 = 0;
/** Result of the last `probeTable`: bounds and the best card (or -1). */
export let foundLow: i32 = 0;
export let foundHigh: i32 = 0;
export let foundCard: i32 = -1;

/** The two words of an entry; in a shared table, of the entry that `findShared` has found. */
// @ts-ignore: decorator
@inline
function firstWord(entry: usize): u64 {
  return isDefined(SHARED) ? firstShared() : load<u64>(entry);
}

// @ts-ignore: decorator
@inline
function secondWord(entry: usize): u64 {
  return isDefined(SHARED) ? secondShared() : load<u64>(entry, 8);
}

/** Whether the cards of an entry have these suit classes. Those of a torn one (../shared/table-memory.ts) may not be in the deal. */
// @ts-ignore: decorator
@inline
function hasClasses(stored: u64, suitClasses: u64): bool {
  return !(isDefined(SHARED) && stored & ~dealt) && suitClassesOf(stored) == suitClasses;
}

/** From now on `probeTable` and `storeBounds` use entries of estimates with this beam (1 to 3), or of proofs (0). */
export function selectBeamEntries(width: i32): void {
  beam = <u64>width;
}

/** State, deal, beam and leader as in word 1. */
// @ts-ignore: decorator
@inline
function originOf(leader: i32, payoffState: i32): u64 {
  return ((<u64>payoffState) << 16) | (deal << 4) | (beam << 2) | (<u64>leader);
}

// @ts-ignore: decorator
@inline
function hashOf(suitClasses: u64, origin: u64): u64 {
  return mix(suitClasses ^ (origin << 48) ^ ((origin >> 16) << 40));
}

// @ts-ignore: decorator
@inline
function bucketOf(hash: u64): usize {
  return base + <usize>((<u32>(hash >> (48 - FIRST_BITS))) & (buckets - 1)) * BUCKET;
}

/**
 * Whether bounds of one position hold for the equivalent one that was just compared with it. A sweep by points depends
 * on whether each trick has points, so while one is possible two corresponding cards must both score points, or
 * neither.
 */
// @ts-ignore: decorator
@inline
function isComparable(payoffState: i32): bool {
  return payoffState == 0 || !(sweepDiffers && sweepByPoints);
}

/**
 * While a budget of roem remains (budget.ts), the difference in shares is not enough: roem also uses up the budget. If
 * no line brings more roem than it did in the stored position, the budget left is no smaller, so the declarers do at
 * least as well, apart from the difference in shares: a larger rest is better for them, down to the last step. If no
 * line brings less, the same holds for the others. So one bound may hold and the other not; both hold if the roem is
 * the same.
 */
// @ts-ignore: decorator
@inline
function lowHolds(payoffState: i32): bool {
  return !(spendsBudget(payoffState) && (nsDeclares ? moreRoem : lessRoem));
}

// @ts-ignore: decorator
@inline
function highHolds(payoffState: i32): bool {
  return !(spendsBudget(payoffState) && (nsDeclares ? lessRoem : moreRoem));
}

/** The card at a place (see `placeOf`) among the cards left. */
function cardAt(place: i32, now: u64): i32 {
  let set = now & laneOf(place >> 4);
  for (let i = place & 15; i > 0; i--) set &= set - 1;
  return <i32>ctz(set);
}

/**
 * The place of a card among the cards left: the suit in the upper, the index from the weakest in the lower four bits.
 */
// @ts-ignore: decorator
@inline
function placeOf(card: i32, now: u64): i32 {
  const suit = suitOf(card);
  const below = (now >> (suit * LANE)) & LANE_MASK & (((<u64>1) << (card - suit * LANE)) - 1);
  return (suit << 4) | (<i32>popcnt(below));
}

/**
 * Looks up the position with the cards `all` and `leader` to lead, for the probe whether North–South take `need`
 * points. True if there is an entry: then `foundLow` ≤ North–South's points ≤ `foundHigh`, and `foundCard` is the best
 * card, or -1. The bounds are not always the tightest in the table: an entry for other cards that does not decide the
 * probe uncorrected is not corrected, though a certain difference of top trumps might decide it.
 *
 * Why the correction is right: let d_i be the points of the i-th card of a suit now minus the points of the i-th card in the
 * stored position. Every line of play of one position is a line of the other, with the same winners. Along a line
 * North–South gain the d_i of the cards they win: any of them, but always the d_i of their own top trumps and never the
 * d_i of the other side's. So the difference is between `smallestGain` and `largestGain` for every line, and therefore for
 * the minimax value.
 */
// @ts-ignore: decorator
@inline
export function probeTable(suitClasses: u64, all: u64, leader: i32, need: i32, payoffState: i32): bool {
  if (!isOn(TABLE) || payoffState > MAX_PAYOFF_STATE) return false;
  const origin = originOf(leader, payoffState);
  const hash = hashOf(suitClasses, origin);
  const bucket = bucketOf(hash);
  const check = hash >> 48;
  let found = false;
  foundLow = -HIGHEST;
  foundHigh = HIGHEST;
  foundCard = -1;
  let entry = bucket;
  // The test is at the end because V8 moves the hash into a loop that may not be entered and computes it for each
  // entry.
  do {
    if (isDefined(SHARED)) {
      entry = findShared(entry, bucket + BUCKET, check);
      if (entry == bucket + BUCKET) break;
    }
    const word0 = firstWord(entry);
    if (word0 >> 48 != check) continue;
    const word1 = secondWord(entry);
    if (((word1 >> 40) & ORIGIN) != origin) continue;
    const stored = word0 & ALL_CARDS;
    let low = lowerOf(word1);
    let high = upperOf(word1);
    if (stored != all) {
      if (!isOn(CORRECTION) || !hasClasses(stored, suitClasses)) continue;
      // Bounds that do not decide the probe uncorrected hardly ever decide it corrected.
      if (low >= need || high < need) {
        compareCards(all, stored);
        if (!isComparable(payoffState)) continue;
        low = lowHolds(payoffState) ? low + smallestGain : -HIGHEST;
        high = highHolds(payoffState) ? high + largestGain : HIGHEST;
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

/** Whether bounds for the cards `all` imply the bounds of the entry `word1`, of the equivalent cards `stored`. */
function covers(all: u64, low: i32, high: i32, payoffState: i32, stored: u64, word1: u64): bool {
  compareCards(stored, all);
  if (!isComparable(payoffState) || !lowHolds(payoffState) || !highHolds(payoffState)) return false;
  return low + smallestGain >= lowerOf(word1) && high + largestGain <= upperOf(word1);
}

/** A bound within the range of an entry. */
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
 * Stores proven bounds `low` ≤ share ≤ `high` (limited to ±32767), the card that proved them (-1: none) and their cost
 * in nodes. Equivalent positions have entries of their own unless one implies the other. The new entry replaces the
 * position's own entry or one that it implies; otherwise an entry of an older deal, or else the one of the bucket that
 * is the cheapest to prove again, among those the one with the fewest cards left.
 */
export function storeBounds(
  suitClasses: u64,
  all: u64,
  leader: i32,
  payoffState: i32,
  low: i32,
  high: i32,
  card: i32,
  cost: u32,
): void {
  if (!isOn(TABLE) || payoffState > MAX_PAYOFF_STATE) return;
  makeRoom();
  const origin = originOf(leader, payoffState);
  const hash = hashOf(suitClasses, origin);
  const bucket = bucketOf(hash);
  const check = hash >> 48;
  let victim = bucket;
  let victimWorth = i32.MAX_VALUE;
  for (let i: usize = 0; i < BUCKET; i += ENTRY) {
    if (isDefined(SHARED)) {
      i = findShared(bucket + i, bucket + BUCKET, check) - bucket;
      if (i == BUCKET) break;
    }
    const word0 = firstWord(bucket + i);
    const stored = word0 & ALL_CARDS;
    const word1 = secondWord(bucket + i);
    if (word0 >> 48 == check && ((word1 >> 40) & ORIGIN) == origin) {
      if (stored == all || (hasClasses(stored, suitClasses) && covers(all, low, high, payoffState, stored, word1))) {
        // The proof of another solver may be of the other bound (../search/exchange.ts).
        if (!isDefined(SHARED) && stored == all) {
          low = max(low, lowerOf(word1));
          high = min(high, upperOf(word1));
        }
        victim = bucket + i;
        victimWorth = 0;
        break;
      }
    }
    if (isDefined(SHARED)) continue;
    const worth = dealOf(word1) == deal ? worthOf(word0, word1) : -1;
    if (worth < victimWorth) {
      victimWorth = worth;
      victim = bucket + i;
    }
  }
  if (isDefined(SHARED)) {
    if (victimWorth != 0) {
      victim = cheapestShared(bucket);
      victimWorth = leastShared();
    }
  }
  countStored(victimWorth);
  const best = card < 0 ? 0 : placeOf(card, all) + 1;
  const word0 = (check << 48) | all;
  const effort = <u64>(32 - clz(cost));
  const bounds = ((<u64>(<u16>within(high))) << 16) | (<u64>(<u16>within(low)));
  const word1 = (effort << 50) | (origin << 40) | ((<u64>best) << 32) | bounds;
  if (isDefined(SHARED)) writeShared(victim, word0, word1);
  else {
    store<u64>(victim, word0);
    store<u64>(victim, word1, 8);
  }
}
