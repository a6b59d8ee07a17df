/**
 * What two positions of the same patterns (patterns.ts) differ in at most: their cards are worth other points, and may bring other roem. What
 * a suit contributes depends on nothing but its cards in the two positions, and a deal meets the same pairs again and again, so
 * it is worked out once and remembered, in a small table in which a newer pair takes an older one's place.
 */
import { LANE, LANE_MASK, bit, highest, laneOf, lowest, suitOf } from '../core/cards';
import { dealtTo } from '../core/position';
import { CALLS, areAlikeInWorth, kind } from '../payoff/payoff';
import { acrossCards, hasRoem } from '../payoff/roem';
import { compareAcross, compareSuit, isLessRoem, isMoreRoem, roemLess, roemMore } from './roem-difference';
import { copies, pointsOf, trumps } from '../core/rules';

/**
 * Pairs of sets of cards of a suit, 16 bytes each:
 *
 *   word 0   63     47 46   45   44     43  32 31   27 26 25  24 23       12 11        0
 *            |        |less|more|unlike| moved |       |1 |calls| suit | stored  | now      |
 *   word 1   63                              32 31                                0
 *            | down                            | up                                |
 *
 * `up` and `down` as below, of this suit; `moved` are the cards that have not the same place in both; `unlike`: some pair counts differently for
 * a sweep by points; `more`, `less`: more roem may come now than in the stored position, and less. `calls` tells the questions in which top trumps count like others.
 */
const PAIR_BITS: i32 = 10;
const PAIRS = memory.data(1024 * 16, 8);
const MOVED: i32 = 0xfff;
const UNLIKE: i32 = 1 << 12;
const MORE_ROEM: i32 = 1 << 13;
const LESS_ROEM: i32 = 1 << 14;

/** The most and the least that North–South can get more from the cards now left than from the stored ones. */
export let up: i32 = 0;
export let down: i32 = 0;
/** Some pair of corresponding cards counts differently for a sweep by points. */
export let isUnlike: bool = false;
/** More roem, of both sides together, may come now than in the stored position, and less. */
export let moreRoem: bool = false;
export let lessRoem: bool = false;

/** Forgets the pairs of another deal. */
export function startCorrection(): void {
  memory.fill(PAIRS, 0, 16 << PAIR_BITS);
}

/**
 * Compares two different sets of cards of the same patterns, suit by suit. Beside points: roem that touches no pair of two different cards is the same in both
 * positions (roem-difference.ts has the rest of the argument). Calls are made on the way: what matters is then not what a side gets in the end but
 * what it has at each trick, and own top trumps may come late.
 */
export function compareWorth(now: u64, stored: u64): void {
  up = 0;
  down = 0;
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
    const at = PAIRS + ((<usize>((key * 0x9e3779b1) >> (32 - PAIR_BITS))) << 4);
    if (load<u32>(at) != key) comparePair(at, key, suit, now, stored);
    up += load<i32>(at, 8);
    down += load<i32>(at, 12);
    const found = load<i32>(at, 4);
    flags |= found;
    moved |= (<u64>(found & MOVED)) << shift;
    difference &= ~laneOf(suit);
  } while (difference);
  isUnlike = (flags & UNLIKE) != 0;
  moreRoem = (flags & MORE_ROEM) != 0;
  lessRoem = (flags & LESS_ROEM) != 0;
  if (!(moved & acrossCards)) return;
  compareAcross(moved, now, stored);
  up += roemMore;
  down -= roemLess;
  if (isMoreRoem) moreRoem = true;
  if (isLessRoem) lessRoem = true;
}

/**
 * Works out a pair of sets. Both have as many cards, so below the lowest and above the highest bit in which they differ the pairs are equal cards.
 */
function comparePair(at: usize, key: u32, suit: i32, now: u64, stored: u64): void {
  const lane = laneOf(suit);
  const differing = (now ^ stored) & lane;
  const within = ((bit(highest(differing)) << 1) - 1) & ~(bit(lowest(differing)) - 1);
  let a = now & within;
  let b = stored & within;
  const sure = lane == trumps && kind != CALLS ? a & topTrumps(now & lane) : 0;
  let more = 0;
  let less = 0;
  let moved: u64 = 0;
  let flags = 0;
  while (a) {
    const card = lowest(a);
    const other = lowest(b);
    const worth = pointsOf(card) - pointsOf(other);
    if (!areAlikeInWorth(card, other)) flags |= UNLIKE;
    if (card != other) moved |= bit(card) | bit(other);
    if (sure & bit(card)) {
      if (bit(card) & northSouth()) {
        more += worth;
        less += worth;
      }
    } else if (worth > 0) more += worth;
    else less += worth;
    a &= a - 1;
    b &= b - 1;
  }
  if (hasRoem) {
    compareSuit(suit, moved, now, stored);
    more += roemMore;
    less -= roemLess;
    if (isMoreRoem) flags |= MORE_ROEM;
    if (isLessRoem) flags |= LESS_ROEM;
  }
  store<u32>(at, key);
  store<i32>(at, flags | (<i32>((moved >> (suit * LANE)) & LANE_MASK)), 4);
  store<i32>(at, more, 8);
  store<i32>(at, less, 12);
}

// @ts-ignore: decorator
@inline
function northSouth(): u64 {
  return dealtTo(0) | dealtTo(2);
}

/**
 * Of the trumps left those above every trump of the other side, and above its equal: nothing that beats them is the
 * other side's, so whatever trick they are played to goes to their own. True under any rules of following.
 */
// @ts-ignore: decorator
@inline
function topTrumps(left: u64): u64 {
  const weaker = min(left & northSouth(), left & ~northSouth());
  return weaker ? left & ~((bit(highest(weaker) | (copies - 1)) << 1) - 1) : left;
}
