/**
 * The list of moves of one ply. It is made in two steps: first the legal cards without the equivalent and dominated
 * ones, then a score for each, if more than one is left. Moves are picked in the order of their scores. Each ply has
 * one fixed block of memory for the twelve cards that a hand can hold.
 */
import { LANE, LANE_MASK, bit, highest, lowest, suitOf } from '../core/cards';
import { copies } from '../core/rules';
import { candidatesOf, distinctOf, lostOf, wonOf } from './equivalence';
import { FEATURE_BYTES, features, preparePly, prepareSuit, weighRoem } from '../ordering/features';
import { AHEAD, SURE_LOSS, SURE_WIN, scored, trickStatusOf, threatsTo } from './trick-status';
import {
  LATE,
  ROEM_LATER,
  ROEM_NOW,
  ROEM_COMPLETE,
  lookUpHistory,
  scoreBudget,
  scoreFollow,
  scoreLate,
  scoreLead,
} from '../ordering/ordering';
import { nsDeclares } from '../payoff/budget';
import { spendsBudget } from '../payoff/payoff';
import { inAnySet, isHeld, roemForSide, roemInSuit, roemOfSuit, setsAcross } from '../payoff/roem';
import {
  allHands,
  allOf,
  beatersOf,
  frameOf,
  handOf,
  payoffStateOf,
  roemLeftOf,
  sameSide,
  cardsInTrick,
} from '../core/position';
import { Ply } from '../core/ply';
import { ORDER, isOn } from '../development/switches';

/**
 * A ply's block: 12 moves of 32 bits. In the sampling build the features of each move follow, with room for one more to
 * swap two of them.
 *
 *   move   31         9    8       7  6   5     0
 *         | score      | takes | status  | card  |      takes: becomes the winning card; status: trick-status.ts
 *
 * `takes` and `status` together are the *effect* of the move on the trick.
 */
const EFFECT_SHIFT: i32 = 6;
const SCORE_SHIFT: i32 = 9;
const FEATURES: usize = 48;
const BLOCK: usize = isDefined(SAMPLING) ? 512 : 48;
const BLOCKS = memory.data(isDefined(SAMPLING) ? 13 * 4 * 512 : 13 * 4 * 48, 8);
const TAKES: i32 = 4;
/** More than any score. */
const PUT_LAST: i32 = 1_000_000;

/**
 * The roem of each last card of a trick, by tricks left and card, 16 bytes. It is needed when the position behind the
 * card is looked up and again when it is searched.
 *
 *   0                                              8                    12   16
 *   | maximum roem after the trick (`roemWithin`)  | roem of the trick  |    |
 */
const LAST = memory.data(13 * 48 * 16, 8);

/** The place in LAST of a card that ends its trick. */
// @ts-ignore: decorator
@inline
function lastAt(left: i32, card: i32): usize {
  return LAST + ((<usize>(left * 4 * LANE + card)) << 4);
}

/** Stores the roem of the trick with this last card, and the maximum after it. */
// @ts-ignore: decorator
@inline
export function noteRoem(left: i32, card: i32, trickRoem: i32, after: u64): void {
  store<u64>(lastAt(left, card), after);
  store<i32>(lastAt(left, card), trickRoem, 8);
}

/** The stored maximum of roem after the trick, as in `roemWithin`. */
// @ts-ignore: decorator
@inline
export function roemAfter(left: i32, card: i32): u64 {
  return load<u64>(lastAt(left, card));
}

/** The stored roem of the trick with the card. */
// @ts-ignore: decorator
@inline
export function roemWith(left: i32, card: i32): i32 {
  return load<i32>(lastAt(left, card), 8);
}

/** The block of a ply. */
// @ts-ignore: decorator
@inline
export function movesAt(ply: Ply): usize {
  return BLOCKS + <usize>ply.place * BLOCK;
}

/** The i-th move with all its parts. */
// @ts-ignore: decorator
@inline
function moveAt(moves: usize, i: i32): i32 {
  return load<i32>(moves + ((<usize>i) << 2));
}

/** Replaces the i-th move with all its parts. */
// @ts-ignore: decorator
@inline
function putMove(moves: usize, i: i32, move: i32): void {
  store<i32>(moves + ((<usize>i) << 2), move);
}

/** The card of the i-th move. */
// @ts-ignore: decorator
@inline
export function moveCard(moves: usize, i: i32): i32 {
  return moveAt(moves, i) & ((1 << EFFECT_SHIFT) - 1);
}

/** The effect of the i-th move on the trick. */
// @ts-ignore: decorator
@inline
function moveEffect(moves: usize, i: i32): i32 {
  return (moveAt(moves, i) >> EFFECT_SHIFT) & 7;
}

/** Sampling build only: the features of a move. */
// @ts-ignore: decorator
@inline
export function featuresOfMove(moves: usize, i: i32): usize {
  return moves + FEATURES + <usize>i * FEATURE_BYTES;
}

/** The score of the i-th move. */
// @ts-ignore: decorator
@inline
function moveScore(moves: usize, i: i32): i32 {
  return moveAt(moves, i) >> SCORE_SHIFT;
}

/** Sets the score of the i-th move. */
// @ts-ignore: decorator
@inline
function setScore(moves: usize, i: i32, score: i32): void {
  putMove(moves, i, (score << SCORE_SHIFT) | (moveAt(moves, i) & ((1 << SCORE_SHIFT) - 1)));
}

/** Sets the card and the effect of the i-th move, which has no score yet. */
// @ts-ignore: decorator
@inline
function setMove(moves: usize, i: i32, card: i32, effect: i32): void {
  putMove(moves, i, (effect << EFFECT_SHIFT) | card);
}

/** Puts the i-th move after all others that are not put last too. */
export function putLast(moves: usize, i: i32): void {
  setScore(moves, i, moveScore(moves, i) - PUT_LAST);
}

/** Moves the i-th move to index `to`, without its score. */
// @ts-ignore: decorator
@inline
export function moveDown(moves: usize, i: i32, to: i32): void {
  putMove(moves, to, moveAt(moves, i));
}

/** The cards of a suit among `cards`, as a lane. */
// @ts-ignore: decorator
@inline
function laneIn(cards: u64, suit: i32): i32 {
  return <i32>((cards >> (suit * LANE)) & LANE_MASK);
}

/**
 * The cards that the trick can still contain: those on the table, and those of `seat`, who plays the (k+1)-th card, and
 * of the players after it.
 */
// @ts-ignore: decorator
@inline
function cardsToCome(k: i32, seat: i32, onTable: u64): u64 {
  return (
    onTable |
    handOf(seat) |
    (k < 3 ? handOf((seat + 1) & 3) : 0) |
    (k < 2 ? handOf((seat + 2) & 3) : 0) |
    (k < 1 ? handOf((seat + 3) & 3) : 0)
  );
}

/**
 * Lists the moves to try at the ply, of its player's `legal` cards, and returns their number. `isLast`: the ply ends its trick.
 */
// @ts-ignore: decorator
@inline
export function fillMoves(ply: Ply, legal: u64, isLast: bool): i32 {
  const moves = movesAt(ply);
  if (!(legal & (legal - 1))) {
    setMove(moves, 0, highest(legal), 0);
    return 1;
  }
  // A constant for the last card, which leaves nothing of what can still come.
  const k = isLast ? 3 : ply.k;
  const seat = ply.seat;
  const toBeat = ply.toBeat;
  const frame = frameOf(ply.left);
  const all = allOf(frame);
  const roemLeft = roemLeftOf(frame);
  // The losing cards of the trick, which separate no neighbours; but each of them may bring roem while any is left, unless that is their
  // holders' business.
  const dead = k < 2 || (roemLeft && !isHeld) ? 0 : cardsInTrick(frame) ^ bit(toBeat);
  const across = copies == 1 ? setsAcross(roemLeft) : 0;
  const restricted = handOf(seat) ^ legal;
  const takers = k == 0 ? legal : legal & beatersOf(frame, toBeat);
  // The status of the trick after a card that does not take it.
  const statusBelow = takers == legal ? AHEAD : trickStatusOf(frame, k, seat, toBeat, ply.winner);
  const threats = threatsTo(k, seat);
  let count = 0;
  let rest = legal;
  do {
    const suit = suitOf(lowest(rest));
    const shift = suit * LANE;
    const lane = laneIn(legal, suit);
    rest ^= (<u64>lane) << shift;
    let counting = laneIn(all, suit);
    // If some cards of the suit are illegal, a card of the trick has decided that, and no neighbours span it.
    if (!laneIn(restricted, suit)) counting &= ~laneIn(dead, suit);
    const candidates = candidatesOf(suit, counting, across);
    const taking = lane & laneIn(takers, suit);
    let set = lane ^ taking;
    set &=
      statusBelow == SURE_LOSS
        ? lostOf(candidates)
        : statusBelow == SURE_WIN
          ? wonOf(candidates)
          : distinctOf(candidates);
    while (set) {
      const slot = 31 - clz(set);
      set ^= 1 << slot;
      setMove(moves, count++, shift + slot, statusBelow);
    }
    set = taking & (threats ? distinctOf(candidates) | wonOf(candidates) : wonOf(candidates));
    while (set) {
      const slot = 31 - clz(set);
      set ^= 1 << slot;
      const card = shift + slot;
      const isOpen = (threats & beatersOf(frame, card)) != 0;
      // Always written, but only counted if it is a candidate: this avoids a branch.
      setMove(moves, count, card, TAKES | select(AHEAD, SURE_WIN, isOpen));
      count += (select(distinctOf(candidates), wonOf(candidates), isOpen) >> slot) & 1;
    }
  } while (rest);
  return count;
}

/**
 * Scores the `count` moves of the ply, if there are at least two.
 * `remembered` is the table's best lead, or -1. The last tricks do not use it: that costs as much as it saves.
 */
// @ts-ignore: decorator
@inline
export function scoreMoves(ply: Ply, count: i32, remembered: i32): void {
  if (count < 2) return;
  const moves = movesAt(ply);
  if (!isOn(ORDER)) {
    for (let i = 0; i < count; i++) setScore(moves, i, 0);
    return;
  }
  if (ply.left <= LATE) {
    for (let i = 0; i < count; i++) {
      setScore(moves, i, scoreLate(ply.k, moveCard(moves, i), scored(moveEffect(moves, i) & 3)));
    }
  } else scoreEarly(ply, count, remembered);
  const frame = frameOf(ply.left);
  if (spendsBudget(payoffStateOf(frame)) && roemLeftOf(frame) && !isHeld) addBudgetScores(ply, count);
}

/** The same with the learned score, in all but the last tricks. */
// @ts-ignore: decorator
@inline
function scoreEarly(ply: Ply, count: i32, remembered: i32): void {
  const moves = movesAt(ply);
  const k = ply.k;
  const seat = ply.seat;
  const frame = frameOf(ply.left);
  preparePly(ply);
  const countsRoem = k > 0 && roemLeftOf(frame) != 0 && !isHeld;
  const later = countsRoem ? allHands() : 0;
  const onTable = allOf(frame) ^ later;
  const trick = countsRoem ? cardsToCome(k, seat, onTable) : 0;
  lookUpHistory(ply);
  let suit = -1;
  let sets: u64 = 0;
  for (let i = 0; i < count; i++) {
    const card = moveCard(moves, i);
    const effect = moveEffect(moves, i);
    if (suitOf(card) != suit) {
      suit = suitOf(card);
      prepareSuit(suit);
      if (countsRoem) {
        sets =
          (<u64>roemForSide(seat, roemInSuit(suit, trick))) | ((<u64>roemForSide(seat, roemInSuit(suit, later))) << 32);
      }
    }
    const takes = (effect & TAKES) != 0;
    const status = scored(effect & 3);
    const score = k == 0 ? scoreLead(card, status, remembered) : scoreFollow(k, card, takes, status);
    setScore(moves, i, sets ? score + weighRoem(k, card, takes, status, sets, onTable) : score);
    if (isDefined(SAMPLING)) memory.copy(featuresOfMove(moves, i), features(), FEATURE_BYTES);
  }
}

/** Adds the value of roem to the scores while roem uses up a budget. */
function addBudgetScores(ply: Ply, count: i32): void {
  const moves = movesAt(ply);
  const k = ply.k;
  const seat = ply.seat;
  const frame = frameOf(ply.left);
  const declares = sameSide(seat, nsDeclares ? 0 : 1);
  const onTable = k == 0 ? 0 : cardsInTrick(frame);
  const later = allHands();
  const trick = k == 0 ? 0 : cardsToCome(k, seat, onTable);
  for (let i = 0; i < count; i++) {
    const roem = roemWithCard(moveCard(moves, i), later, trick, onTable);
    setScore(moves, i, moveScore(moves, i) + scoreBudget(ply.left <= LATE, declares, k, roem));
  }
}

/**
 * The roem within its suit that `card` may bring, as flags of ordering.ts. `later` are all cards in the hands, `trick`
 * those that the trick can still contain (none on lead), `onTable` those on the table.
 */
function roemWithCard(card: i32, later: u64, trick: u64, onTable: u64): i32 {
  const suit = suitOf(card);
  const slot = 1 << (card - suit * LANE);
  const roem = inAnySet(roemInSuit(suit, later)) & slot ? ROEM_LATER : 0;
  if (!(inAnySet(roemInSuit(suit, trick)) & slot)) return roem;
  const isComplete = roemOfSuit(onTable | bit(card), suit) > roemOfSuit(onTable, suit);
  return roem | ROEM_NOW | (isComplete ? ROEM_COMPLETE : 0);
}

/** Moves the best of the moves from `i` on to index `i` and returns its card. */
// @ts-ignore: decorator
@inline
export function pickMove(moves: usize, i: i32, count: i32): i32 {
  return i + 1 < count ? pickOfSeveral(moves, i, count) : moveCard(moves, i);
}

/** The same if there are at least two moves to choose from. */
function pickOfSeveral(moves: usize, i: i32, count: i32): i32 {
  // Without branches: a processor cannot predict which move is the best.
  const first = moveAt(moves, i);
  let best = i;
  let score = first >> SCORE_SHIFT;
  for (let j = i + 1; j < count; j++) {
    const other = moveScore(moves, j);
    best = select(j, best, other > score);
    score = max(score, other);
  }
  const move = moveAt(moves, best);
  putMove(moves, best, first);
  putMove(moves, i, move);
  if (isDefined(SAMPLING) && best != i) swapFeatures(moves, i, best);
  return move & ((1 << EFFECT_SHIFT) - 1);
}

/** The number of moves to try at the ply, of `count` and at most `breadth`. If that is not all, the best-ordered moves come to the front. */
// @ts-ignore: decorator
@inline
export function movesToTry(ply: Ply, count: i32, breadth: i32): i32 {
  if (count <= breadth) return count;
  const moves = movesAt(ply);
  for (let i = 0; i < breadth; i++) pickMove(moves, i, count);
  return breadth;
}

/** Sampling build only: swaps two moves and their features. */
export function swapMoves(moves: usize, i: i32, j: i32): void {
  if (i == j) return;
  const move = moveAt(moves, i);
  putMove(moves, i, moveAt(moves, j));
  putMove(moves, j, move);
  swapFeatures(moves, i, j);
}

/** Sampling build only: swaps the features of two moves. */
function swapFeatures(moves: usize, i: i32, j: i32): void {
  const spare = featuresOfMove(moves, 12);
  memory.copy(spare, featuresOfMove(moves, i), FEATURE_BYTES);
  memory.copy(featuresOfMove(moves, i), featuresOfMove(moves, j), FEATURE_BYTES);
  memory.copy(featuresOfMove(moves, j), spare, FEATURE_BYTES);
}
