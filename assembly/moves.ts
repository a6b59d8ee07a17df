/**
 * The list of moves of one ply: the legal cards less the interchangeable ones, each with its score; picked best first.
 * One fixed block of memory a ply, room for the twelve cards a hand can hold.
 */
import { bit, highest, laneOf } from './cards';
import { beatersOf } from './rules';
import { KEEP_FIRST, KEEP_SECOND, areNeighbours, compareNeighbours } from './equivalence';
import { FEATURE_BYTES, features, lookAtPly } from './features';
import { outlookOf } from './outlook';
import { LATE, scoreFollow, scoreLate, scoreLead } from './ordering';
import { allOf, ledSuitOf, needOf, remOf } from './position';

/**
 * A ply's block: 12 cards as bytes at 0, 12 scores of 32 bits at 16; in the sampling build the features of each behind
 * them, and room to swap two.
 */
const FEATURES: usize = 64;
const BLOCK: usize = isDefined(SAMPLING) ? 512 : 64;
const BLOCKS = memory.data(isDefined(SAMPLING) ? 13 * 4 * 512 : 13 * 4 * 64, 8);

/** The block of the (k+1)-th card of the trick that starts with `left` tricks left. */
// @ts-ignore: decorator
@inline
export function movesAt(left: i32, k: i32): usize {
  return BLOCKS + <usize>(left * 4 + k) * BLOCK;
}

// @ts-ignore: decorator
@inline
export function moveCard(moves: usize, i: i32): i32 {
  return <i32>load<u8>(moves + i);
}

/** Sampling build only: the features of a move. */
// @ts-ignore: decorator
@inline
export function featuresOfMove(moves: usize, i: i32): usize {
  return moves + FEATURES + <usize>i * FEATURE_BYTES;
}

// @ts-ignore: decorator
@inline
function moveScore(moves: usize, i: i32): i32 {
  return load<i32>(moves + ((<usize>i) << 2), 16);
}

// @ts-ignore: decorator
@inline
function setMove(moves: usize, i: i32, card: i32, score: i32): void {
  store<u8>(moves + i, <u8>card);
  store<i32>(moves + ((<usize>i) << 2), score, 16);
}

/**
 * Fills the block with the moves of `seat` worth trying, as the (k+1)-th card of the trick in `frame`, and returns their
 * number. `best` (-1 on lead) of `bestSeat` wins the trick so far, which holds `inTrick` card points; `remembered` is the
 * move that the table knows, or -1.
 */
export function fillMoves(
  moves: usize,
  frame: usize,
  left: i32,
  k: i32,
  seat: i32,
  hand: u64,
  legal: u64,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  remembered: i32,
): i32 {
  if (!(legal & (legal - 1))) {
    setMove(moves, 0, highest(legal), 0);
    return 1;
  }
  const others = allOf(frame) & ~hand;
  const led = k == 0 ? -1 : ledSuitOf(frame);
  const need = needOf(frame);
  const rem = remOf(frame);
  const isLate = left <= LATE;
  if (!isLate) lookAtPly(seat, hand, left, seat & 1 ? rem - need + 1 : need, rem, inTrick);
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    let set = legal & laneOf(suit);
    let above = -1;
    let run = count;
    while (set) {
      const card = highest(set);
      set ^= bit(card);
      const takes = k == 0 || (beatersOf(best) & bit(card)) != 0;
      const outlook = outlookOf(k, seat, takes ? card : best, takes ? seat : bestSeat);
      if (above < 0 || !areNeighbours(above, card, others, hand)) run = count;
      above = card;
      const at = placeInRun(moves, run, count, card, outlook);
      if (at < 0) continue;
      const score = isLate
        ? scoreLate(card, suit, outlook)
        : k == 0
          ? scoreLead(left, seat, card, outlook, remembered)
          : scoreFollow(left, k, seat, best, card, led, takes, outlook);
      setMove(moves, at, card, score);
      if (isDefined(SAMPLING)) memory.copy(featuresOfMove(moves, at), features(), FEATURE_BYTES);
      if (at == count) count++;
    }
  }
  return count;
}

/** Where `card` goes among its neighbours, the moves from `run` on: the end, the place of one it makes needless, or -1: nowhere. */
// @ts-ignore: decorator
@inline
function placeInRun(moves: usize, run: i32, count: i32, card: i32, outlook: i32): i32 {
  for (let i = run; i < count; i++) {
    const verdict = compareNeighbours(moveCard(moves, i), card, outlook);
    if (verdict == KEEP_FIRST) return -1;
    if (verdict == KEEP_SECOND) return i;
  }
  return count;
}

/** Moves the best of the moves from `i` on to place `i` and returns its card. */
export function pickMove(moves: usize, i: i32, count: i32): i32 {
  let best = i;
  let bestScore = moveScore(moves, i);
  for (let j = i + 1; j < count; j++) {
    const score = moveScore(moves, j);
    if (score > bestScore) {
      best = j;
      bestScore = score;
    }
  }
  const card = moveCard(moves, best);
  if (best != i) {
    setMove(moves, best, moveCard(moves, i), moveScore(moves, i));
    setMove(moves, i, card, bestScore);
    if (isDefined(SAMPLING)) swapFeatures(moves, i, best);
  }
  return card;
}

function swapFeatures(moves: usize, i: i32, j: i32): void {
  const spare = featuresOfMove(moves, 12);
  memory.copy(spare, featuresOfMove(moves, i), FEATURE_BYTES);
  memory.copy(featuresOfMove(moves, i), featuresOfMove(moves, j), FEATURE_BYTES);
  memory.copy(featuresOfMove(moves, j), spare, FEATURE_BYTES);
}
