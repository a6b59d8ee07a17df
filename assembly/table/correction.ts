/**
 * Corrected entries: how far the values of two equivalent positions (suit-classes.ts) can differ. Their cards have
 * other points and may bring other roem. The contribution of a suit depends only on its cards in the two positions, and
 * a deal meets the same pairs again and again. So each pair is computed once and kept in a small table in which newer
 * pairs replace older ones.
 */
import { LANE, LANE_MASK, bit, highest, laneOf, lowest, suitOf } from '../core/cards';
import { GOLDEN_32 } from '../core/hash';
import { dealtTo } from '../core/position';
import { CALLS, kind } from '../payoff/payoff';
import { bothScoreOrNeither } from '../payoff/shares';
import { acrossCards, hasRoem } from '../payoff/roem';
import { compareAcross, compareSuit, isLessRoem, isMoreRoem, roemLess, roemMore } from './roem-difference';
import { copies, pointsOf, trumps } from '../core/rules';

/**
 * Pairs of sets of cards of a suit, 16 bytes each:
 *
 *   word 0   63     47 46   45   44     43  32 31   27 26 25  24 23       12 11        0
 *            |        |less|more|sweep | moved |       |1 |calls| suit | stored  | now      |
 *   word 1   63                              32 31                                0
 *            | smallestGain                    | largestGain                       |
 *
 * `largestGain` and `smallestGain` as below, for this suit. `moved`: the cards that do not have the same place in both
 * sets. `sweep`: two corresponding cards count differently for a sweep by points. `more`, `less`: more or less roem may
 * come now than in the stored position. `calls`: a search of CALLS, which has no certain top trumps.
 */
const PAIR_BITS: i32 = 10;
const PAIRS = memory.data(1024 * 16, 8);
const MOVED: i32 = 0xfff;
const SWEEP_DIFFERS: i32 = 1 << 12;
const MORE_ROEM: i32 = 1 << 13;
const LESS_ROEM: i32 = 1 << 14;

/** The most and the least that North–South can gain with the current cards compared with the stored ones. */
export let largestGain: i32 = 0;
export let smallestGain: i32 = 0;
/** Whether two corresponding cards count differently for a sweep by points. */
export let sweepDiffers: bool = false;
/** Whether more roem, of both sides together, may come now than in the stored position, and whether less may. */
export let moreRoem: bool = false;
export let lessRoem: bool = false;

/** Discards the pairs of the previous deal. */
export function startCorrection(): void {
  memory.fill(PAIRS, 0, 16 << PAIR_BITS);
}

/**
 * Compares two different sets of cards of the same suit classes, suit by suit. Roem without a card that has moved is
 * the same in both positions; roem-difference.ts compares the rest. With calls during the play it matters what a side
 * has after each trick, not only in the end; so top trumps are not certain then, as they may be played late.
 */
export function compareCards(now: u64, stored: u64): void {
  largestGain = 0;
  smallestGain = 0;
  let moved: u64 = 0;
  let flags = 0;
  let difference = now ^ stored;
  do {
    const suit = suitOf(lowest(difference));
    const shift = suit * LANE;
    const key =
      (<u32>((now >> shift) & LANE_MASK)) |
      ((<u32>((stored >> shift) & LANE_MASK)) << 12) |
      (suit << 24) |
      (kind == CALLS ? 3 << 26 : 2 << 26);
    const at = PAIRS + ((<usize>((key * GOLDEN_32) >> (32 - PAIR_BITS))) << 4);
    if (load<u32>(at) != key) comparePair(at, key, suit, now, stored);
    largestGain += load<i32>(at, 8);
    smallestGain += load<i32>(at, 12);
    const found = load<i32>(at, 4);
    flags |= found;
    moved |= (<u64>(found & MOVED)) << shift;
    difference &= ~laneOf(suit);
  } while (difference);
  sweepDiffers = (flags & SWEEP_DIFFERS) != 0;
  moreRoem = (flags & MORE_ROEM) != 0;
  lessRoem = (flags & LESS_ROEM) != 0;
  if (!(moved & acrossCards)) return;
  compareAcross(moved, now, stored);
  largestGain += roemMore;
  smallestGain -= roemLess;
  if (isMoreRoem) moreRoem = true;
  if (isLessRoem) lessRoem = true;
}

/**
 * Computes a pair of sets. Both have the same number of cards, so below the lowest and above the highest bit in which
 * they differ the corresponding cards are equal.
 */
function comparePair(at: usize, key: u32, suit: i32, now: u64, stored: u64): void {
  const lane = laneOf(suit);
  const differing = (now ^ stored) & lane;
  const within = ((bit(highest(differing)) << 1) - 1) & ~(bit(lowest(differing)) - 1);
  let a = now & within;
  let b = stored & within;
  const sure = lane == trumps && kind != CALLS ? a & topTrumps(now & lane) : 0;
  let largest = 0;
  let smallest = 0;
  let moved: u64 = 0;
  let flags = 0;
  while (a) {
    const card = lowest(a);
    const other = lowest(b);
    const worth = pointsOf(card) - pointsOf(other);
    if (!bothScoreOrNeither(card, other)) flags |= SWEEP_DIFFERS;
    if (card != other) moved |= bit(card) | bit(other);
    if (sure & bit(card)) {
      if (bit(card) & northSouth()) {
        largest += worth;
        smallest += worth;
      }
    } else if (worth > 0) largest += worth;
    else smallest += worth;
    a &= a - 1;
    b &= b - 1;
  }
  if (hasRoem) {
    compareSuit(suit, moved, now, stored);
    largest += roemMore;
    smallest -= roemLess;
    if (isMoreRoem) flags |= MORE_ROEM;
    if (isLessRoem) flags |= LESS_ROEM;
  }
  store<u32>(at, key);
  store<i32>(at, flags | (<i32>((moved >> (suit * LANE)) & LANE_MASK)), 4);
  store<i32>(at, largest, 8);
  store<i32>(at, smallest, 12);
}

/** The cards dealt to North–South. */
// @ts-ignore: decorator
@inline
function northSouth(): u64 {
  return dealtTo(0) | dealtTo(2);
}

/**
 * The trumps above every trump of the other side, and above its copy: only trumps of their own side beat them, so they
 * always go to their own side. This holds for any rules of following.
 */
// @ts-ignore: decorator
@inline
function topTrumps(left: u64): u64 {
  const weaker = min(left & northSouth(), left & ~northSouth());
  return weaker ? left & ~((bit(highest(weaker) | (copies - 1)) << 1) - 1) : left;
}
