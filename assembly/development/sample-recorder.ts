/**
 * Records training samples of the search for learning the move order, in the build compiled with SAMPLING
 * (tools/ordering). Other builds do not call these functions; only `dropOpenSample` is called, and it is empty.
 *
 * A sampled node tries all of its moves, also after a cutoff, and records the result and cost of each. Learning
 * predicts from the features which move causes a cutoff at the lowest cost.
 *
 * A sample, 4 + 28 * n bytes:   0 place in the trick   1 n, the number of moves   2 tricks left   3 unused
 *   then for each move:         0..17 its nine numbers (features.ts)   20 its cost in nodes   24 whether it cut
 */
import { FEATURE_BYTES } from '../ordering/features';
import { frameOf, handOf, needOf } from '../core/position';
import { featuresOfMove, moveCard, movesAt, swapMoves } from '../search/moves';
import { playMove } from '../search/search';
import { nodes, stopped } from '../search/slice';
import { betterFor, isCutoff, setCutoffCard } from '../search/try-moves';
import { LATE } from '../ordering/ordering';
import { xorshift } from './random';

const CAPACITY: usize = 1 << 20;
const SAMPLES = memory.data(isDefined(SAMPLING) ? 1 << 20 : 8, 8);

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

/** Decides at random whether to sample a node with `count` moves: then `sampleMoves` searches them. */
export function startSample(k: i32, count: i32, left: i32): bool {
  // Samples are not nested: a search of all moves is not typical.
  if (isOpen || count < 2 || left <= LATE || length > CAPACITY - 512) return false;
  if (nextRandom() % load<u32>(ODDS + ((tricks - left) << 2)) != 0) return false;
  isOpen = true;
  start = length;
  store<u8>(SAMPLES + length, <u8>k);
  store<u8>(SAMPLES + length, <u8>count, 1);
  store<u8>(SAMPLES + length, <u8>left, 2);
  length += 4;
  return true;
}

/**
 * The same as `tryMoves` (try-moves.ts), but searches all moves and records them, in random order: later moves find the table entries
 * of earlier ones, and would look cheaper if they always came last. It does not update the move order.
 * The sample is dropped if no move causes a cutoff, as the order would have made no difference.
 */
export function sampleMoves(
  left: i32,
  k: i32,
  seat: i32,
  count: i32,
  toBeat: i32,
  winner: i32,
  inTrick: i32,
  known: i32,
): i32 {
  const moves = movesAt(left, k);
  const hand = handOf(seat);
  const need = needOf(frameOf(left));
  let best = known;
  let cutoffCard = -1;
  for (let i = 0; i < count; i++) {
    const card = pickAtRandom(moves, i, count);
    const before = nodes;
    const share = playMove(left, k, seat, hand, card, toBeat, winner, inTrick);
    if (stopped) return 0;
    best = betterFor(seat, best, share);
    const cuts = isCutoff(seat, share, need);
    if (cuts) cutoffCard = card;
    recordMove(moves, i, nodes - before, cuts);
  }
  setCutoffCard(cutoffCard);
  isOpen = false;
  if (cutoffCard < 0) length = start;
  return best;
}

/** Moves one of the moves from `i` on to index `i` and returns its card. */
function pickAtRandom(moves: usize, i: i32, count: i32): i32 {
  swapMoves(moves, i, i + <i32>(nextRandom() % <u32>(count - i)));
  return moveCard(moves, i);
}

/** Records the cost in nodes of the i-th move, and whether it caused a cutoff. */
function recordMove(moves: usize, i: i32, cost: u32, isCutoff: bool): void {
  memory.copy(SAMPLES + length, featuresOfMove(moves, i), FEATURE_BYTES);
  store<u32>(SAMPLES + length, cost, 20);
  store<u32>(SAMPLES + length, isCutoff ? 1 : 0, 24);
  length += 28;
}

/** Drops an open sample after the search was stopped within it. */
// @ts-ignore: decorator
@inline
export function dropOpenSample(): void {
  if (!isDefined(SAMPLING)) return;
  if (isOpen) length = start;
  isOpen = false;
}
