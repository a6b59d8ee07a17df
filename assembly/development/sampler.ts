/**
 * Samples of the search for learning the move order. Only in the build that is compiled with SAMPLING (tools/ordering):
 * everywhere else these functions are empty and vanish.
 *
 * A sampled node tries all of its moves, also after one has cut, and notes what each did and cost. Which move cut, and
 * cheapest, is what learning wants to predict from the features.
 *
 * A sample, 4 + 28 * n bytes:   0 place in the trick   1 n, the number of moves   2 tricks left   3 unused
 *   then for each move:         0..17 its nine numbers (features.ts)   20 its cost in nodes   24 whether it cut
 */
import { FEATURE_BYTES } from '../ordering/features';
import { featuresOfMove } from '../search/moves';
import { LATE } from '../ordering/ordering';

const CAPACITY: usize = 1 << 20;
const SAMPLES = memory.data(isDefined(SAMPLING) ? 1 << 20 : 8, 8);

/** One node in this many is sampled, by the trick of the deal, from 0; and the tricks that the deal has. */
const ODDS = memory.data(isDefined(SAMPLING) ? 12 * 4 : 8, 8);
let tricks: i32 = 0;
let length: usize = 0;
let start: usize = 0;
let isOpen: bool = false;
let hasCut: bool = false;
let random: u32 = 1;

/** Address and length in bytes of the samples taken since `resetSamples`. */
export function samplesAddress(): usize {
  return SAMPLES;
}

export function samplesLength(): usize {
  return length;
}

/** Throws the samples away and starts the dice anew, for a deal of so many tricks. */
export function resetSamples(seed: u32, tricksOfDeal: i32): void {
  tricks = tricksOfDeal;
  length = 0;
  isOpen = false;
  random = seed | 1;
}

/** From now on one node in `odds` is sampled in the trick with that number, from 0. */
export function setOdds(trick: i32, odds: u32): void {
  store<u32>(ODDS + (trick << 2), odds);
}

/** Throws the dice for a node with `count` moves. True: it is sampled, all moves must be searched and noted. */
// @ts-ignore: decorator
@inline
export function openSample(k: i32, count: i32, left: i32): bool {
  if (!isDefined(SAMPLING)) return false;
  // Not within another sample: a search for all moves' sake is not like the real one.
  if (isOpen || count < 2 || left <= LATE || length > CAPACITY - 512) return false;
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  if (random % load<u32>(ODDS + ((tricks - left) << 2)) != 0) return false;
  isOpen = true;
  hasCut = false;
  start = length;
  store<u8>(SAMPLES + length, <u8>k);
  store<u8>(SAMPLES + length, <u8>count, 1);
  store<u8>(SAMPLES + length, <u8>left, 2);
  length += 4;
  return true;
}

/** Notes what the i-th move cost, in nodes, and whether it cut. */
// @ts-ignore: decorator
@inline
export function noteSample(moves: usize, i: i32, cost: u32, cut: bool): void {
  if (!isDefined(SAMPLING)) return;
  memory.copy(SAMPLES + length, featuresOfMove(moves, i), FEATURE_BYTES);
  store<u32>(SAMPLES + length, cost, 20);
  store<u32>(SAMPLES + length, cut ? 1 : 0, 24);
  if (cut) hasCut = true;
  length += 28;
}

/** Ends the sample; where no move cut, the order would have made no difference, and it is dropped. */
// @ts-ignore: decorator
@inline
export function closeSample(): void {
  if (!isDefined(SAMPLING)) return;
  isOpen = false;
  if (!hasCut) length = start;
}

/** Drops a sample that was left open because the search was stopped within it. */
// @ts-ignore: decorator
@inline
export function abandonSample(): void {
  if (!isDefined(SAMPLING)) return;
  if (isOpen) length = start;
  isOpen = false;
}
