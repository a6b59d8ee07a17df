/**
 * Zero-window alpha-beta over tricks. Each search is a probe: do North–South take at least `need` of the points to
 * come? Positions at the start of a trick go through the transposition table, except in the last two tricks
 * (endgame.ts). The plies within a trick are plain recursion: the moves of a ply are played one after the other, best first, until one
 * causes a cutoff, so that its share decides the probe for the side to move. In two cases a first pass defers some of them
 * (deferred-moves.ts).
 *
 * A share is North–South's part, from the start of the trick in progress on, of the card points with the last trick's
 * bonus, or of another payoff (payoff.ts). East–West get the rest. Every function returns a fail-soft bound v: v ≥ need
 * means that North–South take at least v, v < need that they take at most v. Once `stopped` is set, results mean
 * nothing: every function restores the hand it changed and returns at once, without a store to the table.
 */
import { bit } from '../core/cards';
import { legalCards } from '../core/legality';
import {
  allHands,
  frameOf,
  handOf,
  needOf,
  openTrick,
  payoffStateOf,
  pointsLeftOf,
  roemLeftOf,
  setHand,
  setTrickCard,
} from '../core/position';
import { Ply, firstPly, plyAfter, winnerAfter } from '../core/ply';
import { pointsOf } from '../core/rules';
import { sampleMoves } from '../development/sample-recorder';
import { startSample } from '../development/samples';
import { ENDGAME, isOn } from '../development/switches';
import { highest, lowest } from '../payoff/bounds';
import { calledHigh, calledLow } from '../payoff/calls';
import { gain, limit, payoffStateAfter, relevantPayoffState, settle } from '../payoff/payoff';
import { shareOf } from '../payoff/shares';
import { mostToEW, mostToNS } from '../payoff/roem';
import { enter, isBusy, leave } from '../shared/shared-table';
import { suitClassesOf } from '../table/suit-classes';
import { foundCard, foundHigh, foundLow, probeTable, storeBounds } from '../table/transposition-table';
import { lastTrick, lastTwoTricks } from './endgame';
import { BUDGETED_MOVES, budgetOfMove, hasBudgets, leavesToOthers } from './deferred-moves';
import { defersMarkedMoves, keepProof, markMove, putMarkedLast } from './exchange';
import { keyAfter } from './move-key';
import { cutoffCard, handleCutoff } from './cutoff';
import { lookAhead, undecided } from './last-card';
import { fillMoves, movesAt, movesToTry, pickMove, roemAfter, roemWith, scoreMoves } from './moves';
import { sureOfEW, sureOfNS, surePoints } from './sure-points';
import { breadthAt, countNode, isRoot, liftLimit, limitNodes, nodes, provesBounds, rootLeft, stopped } from './slice';
import { betterFor, isCutoff, worstFor } from './sides';

/**
 * North–South's share from the start of a trick: `leader` leads, `pointsLeft` points and at most `roem` (`roemWithin`)
 * are to come, `all` is the set of cards in the hands, `before` the payoff state (0: only points and roem count from
 * here on).
 */
export function searchTrick(left: i32, leader: i32, need: i32, pointsLeft: i32, all: u64, before: i32, roem: u64): i32 {
  let low = 0;
  let high = pointsLeft;
  let payoffState = before;
  if (payoffState == 0) {
    // The root must name a card that holds its bound, so it learns of sure points from its moves alone.
    const sure = isRoot(left, 0) ? 0 : surePoints(all);
    low = sureOfNS(sure) - mostToEW(roem);
    high = pointsLeft - sureOfEW(sure) + mostToNS(roem);
  } else {
    payoffState = relevantPayoffState(payoffState, need, pointsLeft, roem, all);
    limit(payoffState, pointsLeft, roem);
    low = lowest;
    high = highest;
  }
  if (need <= low) return low;
  if (need > high) return high;
  if (left == 1) return lastTrick(leader, pointsLeft, all, payoffState, roem);
  const start = nodes;
  if (!countNode()) return 0;
  // The root must name its card, which only the general search does.
  if (left == 2 && rootLeft > 2 && isOn(ENDGAME))
    return lastTwoTricks(leader, need, pointsLeft, all, payoffState, roem);
  let remembered = -1;
  const suitClasses = suitClassesOf(all);
  if (probeTable(suitClasses, all, leader, need, payoffState)) {
    remembered = foundCard;
    // The root takes its bounds from its moves alone: it must name a card that holds exactly the bound it returns.
    if (!isRoot(left, 0)) {
      low = max(low, foundLow);
      high = min(high, foundHigh);
      if (low >= need) return low;
      if (high < need) return high;
    }
  }
  const frame = frameOf(left);
  openTrick(frame, leader, need, pointsLeft, all, payoffState, roem);
  const share = searchPly(firstPly(left, leader), remembered);
  if (stopped) return 0;
  if (isCutoff(leader, share, need)) remembered = cutoffCard;
  if (share >= need) low = max(low, share);
  else high = min(high, share);
  storeBounds(suitClasses, all, leader, payoffState, low, high, remembered, nodes - start);
  if (!isDefined(SHARED)) {
    if (provesBounds()) keepProof(all, leader, payoffState, low, high, remembered, nodes - start);
  }
  return share >= need ? low : high;
}

/** The share from within a trick, from the ply on. `remembered` is the table's best lead, or -1. */
export function searchPly(ply: Ply, remembered: i32): i32 {
  if (ply.k == 3) return searchLastCard(ply);
  const found = fillMoves(ply, legalCards(ply), false);
  scoreMoves(ply, found, remembered);
  return tryMoves(ply, movesToTry(ply, found, breadthAt(ply)), worstFor(ply.seat), false);
}

/** The same for the last card of the trick. */
function searchLastCard(ply: Ply): i32 {
  const known = lookAhead(ply);
  return tryMoves(ply, undecided, known, true);
}

/**
 * The share after the best of the `count` moves of a ply, or after the first that causes a cutoff. `known` is the best
 * share of the moves that are not in the list (`worstFor` if there are none). `isLast`: the card ends the trick.
 */
// @ts-ignore: decorator
@inline
function tryMoves(ply: Ply, count: i32, known: i32, isLast: bool): i32 {
  if (isDefined(SAMPLING)) {
    if (startSample(ply, count)) return sampleMoves(playMove, ply, count, known);
  }
  const left = ply.left;
  const seat = ply.seat;
  let best = known;
  let done = 0;
  // Before the first pass, which names the moves that it has tried by their places in the order.
  if (!isDefined(SHARED)) {
    if (defersMarkedMoves(left)) putMarkedLast(ply, count);
  }
  if (!isLast && count > 1 && hasBudgets(left)) {
    best = tryWithinBudgets(ply, count);
    done = tried;
  } else if (isDefined(SHARED)) {
    if (count > 1 && leavesToOthers(left)) {
      best = tryUnlessBusy(ply, count, known);
      done = tried;
    }
  }
  const moves = movesAt(ply);
  const need = needOf(frameOf(left));
  for (let i = 0; i < count; i++) {
    if ((done >> i) & 1) continue;
    const share = playMove(ply, pickMove(moves, i, count), isLast);
    if (stopped) {
      if (!isDefined(SHARED)) markMove(ply, i);
      return 0;
    }
    best = betterFor(seat, best, share);
    if (isCutoff(seat, share, need)) {
      handleCutoff(ply, i);
      break;
    }
  }
  return best;
}

/**
 * Result of a first pass: the moves that need no further try, as bits by their places in the order; all of them after a cutoff, and once
 * the search is stopped. So no score may change between the two passes, or the second would pick other moves at these places.
 */
let tried: i32 = 0;
const ALL_MOVES: i32 = -1;

/**
 * The first pass over the first three cards of a trick, in the first tricks of the hardest deals. There the moves that cause a cutoff
 * differ in cost by orders of magnitude, and the move order often puts an expensive one first. So the first moves get small
 * budgets. Only if none of them causes a cutoff within its budget are all moves searched to their ends. A move that was
 * stopped has left nothing but proven table entries.
 *
 * Returns the best share of the moves tried.
 */
function tryWithinBudgets(ply: Ply, count: i32): i32 {
  const moves = movesAt(ply);
  const seat = ply.seat;
  const most = budgetOfMove(ply.left);
  let best = worstFor(seat);
  let done = 0;
  for (let i = 0; i < min(BUDGETED_MOVES, count); i++) {
    const card = pickMove(moves, i, count);
    const before = limitNodes(most);
    const share = playEarlyCard(ply, card);
    if (liftLimit(before)) continue;
    if (endsPly(ply, i, share)) return share;
    best = betterFor(seat, best, share);
    done |= 1 << i;
  }
  tried = done;
  return best;
}

/**
 * The first pass of threads that share a table: a move that another thread is searching is deferred. By then its result is often
 * in the table; if not, two threads search it, and share what is left of it in the same way. The first move is never deferred, as
 * it usually causes a cutoff.
 *
 * Returns the best share of the moves tried and of those not in the list (`known`).
 */
function tryUnlessBusy(ply: Ply, count: i32, known: i32): i32 {
  const moves = movesAt(ply);
  const seat = ply.seat;
  let best = known;
  let done = 0;
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const key: u64 = i == 0 ? 0 : keyAfter(ply, card);
    if (key) {
      if (isBusy(key)) continue;
      enter(key);
    }
    const share = playMove(ply, card, ply.k == 3);
    if (key) leave(key);
    if (endsPly(ply, i, share)) return share;
    best = betterFor(seat, best, share);
    done |= 1 << i;
  }
  tried = done;
  return best;
}

/** Whether no move needs a try after the i-th: the search was stopped within it, or its share causes a cutoff. */
function endsPly(ply: Ply, i: i32, share: i32): bool {
  if (!stopped) {
    if (!isCutoff(ply.seat, share, needOf(frameOf(ply.left)))) return false;
    handleCutoff(ply, i);
  }
  tried = ALL_MOVES;
  return true;
}

/** The share after the ply's player plays `card`. `isLast`: it ends the trick. */
// @ts-ignore: decorator
@inline
function playMove(ply: Ply, card: i32, isLast: bool): i32 {
  return isLast ? playLastCard(ply, card) : playEarlyCard(ply, card);
}

/** The same for a card that others of the trick follow. */
// @ts-ignore: decorator
@inline
function playEarlyCard(ply: Ply, card: i32): i32 {
  const seat = ply.seat;
  const hand = handOf(seat);
  setHand(seat, hand ^ bit(card));
  setTrickCard(frameOf(ply.left), ply.k, card);
  const share = searchPly(plyAfter(ply, card), -1);
  setHand(seat, hand);
  return share;
}

/** The same for the last card of the trick. */
// @ts-ignore: decorator
@inline
function playLastCard(ply: Ply, card: i32): i32 {
  const seat = ply.seat;
  const hand = handOf(seat);
  setHand(seat, hand ^ bit(card));
  const share = shareAfterTrick(ply.left, winnerAfter(ply, card), card, ply.inTrick + pointsOf(card));
  setHand(seat, hand);
  return share;
}

/** The share from a complete trick on, which `card` has ended. */
// @ts-ignore: decorator
@inline
function shareAfterTrick(left: i32, winner: i32, card: i32, points: i32): i32 {
  const frame = frameOf(left);
  const hasRoemLeft = roemLeftOf(frame) != 0;
  const trickRoem = hasRoemLeft ? roemWith(left, card) : 0;
  const roem: u64 = hasRoemLeft ? roemAfter(left, card) : 0;
  if (payoffStateOf(frame) != 0) return shareWithState(left, winner, points, trickRoem, roem);
  const gained = shareOf(winner, points, trickRoem);
  const toCome = pointsLeftOf(frame) - points;
  return gained + searchTrick(left - 1, winner, needOf(frame) - gained, toCome, allHands(), 0, roem);
}

/**
 * The same where the payoff state matters: `winner` takes `points` and `trickRoem`, then the sides may call, then the
 * other points and at most `roem` are to come.
 */
function shareWithState(left: i32, winner: i32, points: i32, trickRoem: i32, roem: u64): i32 {
  const frame = frameOf(left);
  const toCome = pointsLeftOf(frame) - points;
  settle(payoffStateOf(frame), winner, points, trickRoem, toCome, 0);
  const gained = gain;
  const low = calledLow;
  const high = calledHigh;
  const need = needOf(frame) - gained;
  const share = searchTrick(left - 1, winner, need, toCome, allHands(), payoffStateAfter, roem);
  return gained + max(low, min(high, share));
}
