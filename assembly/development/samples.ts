/**
 * The training samples for learning the move order (tools/ordering), and the choice of the nodes that sample-recorder.ts samples, in the
 * build compiled with SAMPLING. Other builds do not call these functions; only `dropOpenSample` is called, and it is empty.
 *
 * A sample begins with 4 bytes, and has 28 for each move: its nine numbers (features.ts), its cost in nodes, and whether it caused a cutoff.
 *
 *   0                     1                 2             3    4
 *   | place in the trick  | number of moves | tricks left |    |
 *
 *   0               18   20     24       28
 *   | nine numbers  |    | cost | cutoff |
 */
import { Ply } from '../core/ply';
import { FEATURE_BYTES } from '../ordering/features';
import { featuresOfMove, swapMoves } from '../search/moves';
import { LATE } from '../ordering/ordering';
import { xorshift } from './random';

const CAPACITY: usize = 1 << 24;
const HEAD_BYTES: usize = 4;
const MOVE_BYTES: usize = 28;
const SAMPLES = memory.data(isDefined(SAMPLING) ? 1 << 24 : 8, 8);

/** By trick of the deal, from 0: one node in this many is sampled. And the number of tricks of the deal. */
const ODDS = memory.data(isDefined(SAMPLING) ? 12 * 4 : 8, 8);
let tricks: i32 = 0;
let length: usize = 0;
let start: usize = 0;
let isOpen: bool = false;
let random: u32 = 1;

/** Address and length in bytes of the samples since `resetSamples`. */
export function samplesAddress(): usize {
  return SAMPLES;
}

export function samplesLength(): usize {
  return length;
}

/** Discards the samples and seeds the random numbers, for a deal of `tricksOfDeal` tricks. */
export function resetSamples(seed: u32, tricksOfDeal: i32): void {
  tricks = tricksOfDeal;
  length = 0;
  isOpen = false;
  random = seed | 1;
}

/** Samples one node in `odds` in the trick with that number, from 0. */
export function setOdds(trick: i32, odds: u32): void {
  store<u32>(ODDS + (trick << 2), odds);
}

/** The next random number. */
function nextRandom(): u32 {
  random = xorshift(random);
  return random;
}

/** Decides at random whether to sample a node with `count` moves: then `sampleMoves` (sample-recorder.ts) searches them. */
export function startSample(ply: Ply, count: i32): bool {
  const left = ply.left;
  // Samples are not nested: a search of all moves is not typical.
  if (isOpen || count < 2 || left <= LATE || length > CAPACITY - 512) return false;
  if (nextRandom() % load<u32>(ODDS + ((tricks - left) << 2)) != 0) return false;
  isOpen = true;
  start = length;
  store<u8>(SAMPLES + length, <u8>ply.k);
  store<u8>(SAMPLES + length, <u8>count, 1);
  store<u8>(SAMPLES + length, <u8>left, 2);
  length += HEAD_BYTES;
  return true;
}

/** Moves one of the moves from `i` on, at random, to index `i` and records its features. */
export function recordFeatures(moves: usize, i: i32, count: i32): void {
  swapMoves(moves, i, i + <i32>(nextRandom() % <u32>(count - i)));
  memory.copy(SAMPLES + length, featuresOfMove(moves, i), FEATURE_BYTES);
  store<u64>(SAMPLES + length, 0, 20);
  length += MOVE_BYTES;
}

/** Address of the i-th move of the open sample. */
function recordOf(i: i32): usize {
  return SAMPLES + start + HEAD_BYTES + <usize>i * MOVE_BYTES;
}

/** Adds to the cost in nodes of the i-th move. */
export function addCost(i: i32, cost: u32): void {
  const at = recordOf(i);
  store<u32>(at, load<u32>(at, 20) + cost, 20);
}

/** Records that the i-th move caused a cutoff. */
export function recordCutoff(i: i32): void {
  store<u32>(recordOf(i), 1, 24);
}

/** Ends the open sample, and drops it unless it is to be kept. */
export function endSample(isKept: bool): void {
  isOpen = false;
  if (!isKept) length = start;
}

/** Drops an open sample after the search was stopped within it. */
// @ts-ignore: decorator
@inline
export function dropOpenSample(): void {
  if (!isDefined(SAMPLING)) return;
  if (isOpen) length = start;
  isOpen = false;
}
