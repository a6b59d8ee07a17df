/**
 * The moves of a ply, played one after the other, best first, until one causes a cutoff: its share decides the probe for
 * the side to move. In two cases a first pass puts off some of them (put-off.ts).
 */
import { frameOf, handOf, needOf } from '../core/position';
import { sampleMoves, startSample } from '../development/sample-recorder';
import { leavesMarked, markMove, putMarkedLast } from './exchange';
import { LATE, penaliseHistory, recordCutoff } from '../ordering/ordering';
import { moveCard, movesAt, pickMove } from './moves';
import { hasBudgets, leavesToOthers, tried, tryUnlessBusy, tryWithinBudgets } from './put-off';
import { playMove } from './search';
import { noteRootCard, stopped } from './slice';

/** The share that is worse than every other for the side of `seat`. */
// @ts-ignore: decorator
@inline
export function worstFor(seat: i32): i32 {
  return seat & 1 ? i32.MAX_VALUE : i32.MIN_VALUE;
}

/** The share that is better for the side of `seat`. */
// @ts-ignore: decorator
@inline
export function betterFor(seat: i32, a: i32, b: i32): i32 {
  return seat & 1 ? min(a, b) : max(a, b);
}

/** Whether a share decides the probe for the side of `seat`: at least `need` for North–South, less for East–West. */
// @ts-ignore: decorator
@inline
export function isCutoff(seat: i32, share: i32, need: i32): bool {
  return ((seat & 1) == 0) == share >= need;
}

/**
 * The share after the best of the `count` moves of a ply, or after the first that causes a cutoff. `known` is the best
 * share of the moves that are not in the list (`worstFor` if there are none).
 */
// @ts-ignore: decorator
@inline
export function tryMoves(
  left: i32,
  k: i32,
  seat: i32,
  count: i32,
  toBeat: i32,
  winner: i32,
  inTrick: i32,
  known: i32,
): i32 {
  if (isDefined(SAMPLING)) {
    if (startSample(k, count, left)) return sampleMoves(left, k, seat, count, toBeat, winner, inTrick, known);
  }
  let best = known;
  let done = 0;
  // Before the first pass, which names the moves that it has tried by their places in the order.
  if (!isDefined(SHARED)) {
    if (leavesMarked(left)) putMarkedLast(left, k, seat, count, toBeat, winner);
  }
  if (k < 3 && count > 1 && hasBudgets(left)) {
    best = tryWithinBudgets(left, k, seat, count, toBeat, winner, inTrick);
    done = tried;
  } else if (isDefined(SHARED)) {
    if (count > 1 && leavesToOthers(left)) {
      best = tryUnlessBusy(left, k, seat, count, toBeat, winner, inTrick, known);
      done = tried;
    }
  }
  const moves = movesAt(left, k);
  const hand = handOf(seat);
  const need = needOf(frameOf(left));
  for (let i = 0; i < count; i++) {
    if ((done >> i) & 1) continue;
    const share = playMove(left, k, seat, hand, pickMove(moves, i, count), toBeat, winner, inTrick);
    if (stopped) {
      if (!isDefined(SHARED)) markMove(left, k, seat, i, toBeat, winner);
      return 0;
    }
    best = betterFor(seat, best, share);
    if (isCutoff(seat, share, need)) {
      handleCutoff(left, k, seat, toBeat, i);
      break;
    }
  }
  return best;
}

/** The card of the last cutoff. */
export let cutoffCard: i32 = -1;

/** Sampling build only: sets that card. */
export function setCutoffCard(card: i32): void {
  cutoffCard = card;
}

/** The i-th move caused a cutoff: updates the move order and, at the root, the best card. */
export function handleCutoff(left: i32, k: i32, seat: i32, toBeat: i32, i: i32): void {
  const moves = movesAt(left, k);
  const card = moveCard(moves, i);
  cutoffCard = card;
  // The last tricks do not use the history.
  if (left > LATE) {
    recordCutoff(left, seat, toBeat, card);
    for (let j = 0; j < i; j++) penaliseHistory(left, seat, toBeat, moveCard(moves, j));
  }
  noteRootCard(left, k, card);
}
