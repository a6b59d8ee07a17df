/**
 * The list of moves of one ply: the legal cards less the interchangeable ones, each with its score; picked best first.
 * One fixed block of memory a ply, room for the twelve cards a hand can hold.
 */
import { bit, highest, laneOf } from './cards';
import { beatersOf } from './rules';
import { KEEP_FIRST, KEEP_SECOND, areNeighbours, compareNeighbours } from './equivalence';
import { outlookOf } from './outlook';
import { scoreFollow, scoreLead } from './ordering';

/** A ply's block: 12 cards as bytes at 0, 12 scores of 32 bits at 16. */
const BLOCK: usize = 64;
const BLOCKS = memory.data(13 * 4 * 64, 8);

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
 * Fills the block with the moves of `seat` worth trying and returns their number. `others` are the cards of the other
 * hands and of the trick; `best` (-1 on lead) of `bestSeat` wins the trick so far, which holds `inTrick` card points.
 */
export function fillMoves(
  moves: usize,
  left: i32,
  k: i32,
  seat: i32,
  legal: u64,
  hand: u64,
  others: u64,
  best: i32,
  bestSeat: i32,
  inTrick: i32,
  remembered: i32,
): i32 {
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
      let kept = false;
      let at = count;
      if (above >= 0 && areNeighbours(above, card, others, hand)) {
        for (let i = run; i < count; i++) {
          const verdict = compareNeighbours(moveCard(moves, i), card, outlook);
          if (verdict == KEEP_FIRST) {
            kept = true;
            break;
          }
          if (verdict == KEEP_SECOND) {
            at = i;
            break;
          }
        }
      } else run = count;
      above = card;
      if (kept) continue;
      const score =
        k == 0
          ? scoreLead(left, seat, card, outlook, remembered)
          : scoreFollow(left, k, seat, best, card, inTrick, outlook, remembered);
      setMove(moves, at, card, score);
      if (at == count) count++;
    }
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
  }
  return card;
}
