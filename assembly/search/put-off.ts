/**
 * First passes over the moves of a ply (try-moves.ts), in two cases in which the best order is not the one of the scores: where
 * moves may take too long, and where another thread is searching them. A first pass tries what it can; the moves that it puts off
 * come after it, unless one of the others causes a cutoff.
 *
 * This changes the order of the work and no bound: a move that was put off counts as not tried, and before a bound without a
 * cutoff is returned every move has been searched to its end.
 */
import { bit } from '../core/cards';
import { mix } from '../core/hash';
import { allHands, frameOf, handOf, needOf, takesTrick } from '../core/position';
import { LARGE_PROBE_BUDGET, isOn } from '../development/switches';
import { enter, isBusy, leave } from '../shared/shared-table';
import { movesAt, pickMove } from './moves';
import { playEarlyCard, playMove } from './search';
import { liftLimit, limitNodes, provesBounds, rootLeft, stopped } from './slice';
import { betterFor, handleCutoff, isCutoff, worstFor } from './try-moves';

/**
 * Result of a first pass: the moves that need no further try, as bits by their places in the order; all of them after a cutoff, and once
 * the search is stopped. So no score may change between the two passes, or the second would pick other moves at these places.
 */
export let tried: i32 = 0;
const ALL_MOVES: i32 = -1;

/** Tricks left at the root, and at a ply, from which the first moves have budgets. Only 48-card packs have as many. */
const BUDGETED_ROOT: i32 = 11;
const BUDGETED_FROM: i32 = 9;
/** The number of moves of a ply that have a budget, and the budget in nodes, which doubles with each further trick left. */
const BUDGETED_MOVES: i32 = 2;
const FIRST_BUDGET: u32 = 256;
/** The budget in tests of moves that are stopped. */
const TEST_BUDGET: u32 = 3;

/** Whether the first moves of a ply, not of a last card, have budgets. */
// @ts-ignore: decorator
@inline
export function hasBudgets(left: i32): bool {
  if (!isOn(LARGE_PROBE_BUDGET)) return provesBounds();
  return left >= BUDGETED_FROM && rootLeft >= BUDGETED_ROOT && provesBounds();
}

/**
 * The first pass over the first three cards of a trick, in the first tricks of the hardest deals. There the moves that cause a cutoff
 * differ in cost by orders of magnitude, and the move order often puts an expensive one first. So the first moves get small
 * budgets. Only if none of them causes a cutoff within its budget are all moves searched to their ends. A move that was
 * stopped has left nothing but proven table entries.
 *
 * Returns the best share of the moves tried.
 */
export function tryWithinBudgets(
  left: i32,
  k: i32,
  seat: i32,
  count: i32,
  toBeat: i32,
  winner: i32,
  inTrick: i32,
): i32 {
  const moves = movesAt(left, k);
  const hand = handOf(seat);
  const most = isOn(LARGE_PROBE_BUDGET) ? FIRST_BUDGET << (left - BUDGETED_FROM) : TEST_BUDGET;
  let best = worstFor(seat);
  let done = 0;
  for (let i = 0; i < min(BUDGETED_MOVES, count); i++) {
    const card = pickMove(moves, i, count);
    const before = limitNodes(most);
    const share = playEarlyCard(left, k, seat, hand, card, toBeat, winner, inTrick);
    if (liftLimit(before)) continue;
    if (endsPly(left, k, seat, toBeat, i, share)) return share;
    best = betterFor(seat, best, share);
    done |= 1 << i;
  }
  tried = done;
  return best;
}

/** Fewest tricks left in which threads leave moves to each other; in tests as few as there are entries for. */
const LEFT_TO_OTHERS_FROM: i32 = isDefined(SWITCHES) ? 3 : 5;

/** Whether threads that share a table leave to each other the moves of a ply that one of them is searching. */
// @ts-ignore: decorator
@inline
export function leavesToOthers(left: i32): bool {
  return left >= LEFT_TO_OTHERS_FROM && provesBounds();
}

/**
 * The first pass of threads that share a table: a move that another thread is searching is put off. By then its result is often
 * in the table; if not, two threads search it, and share what is left of it in the same way. The first move is never put off, as
 * it usually causes a cutoff.
 *
 * Returns the best share of the moves tried and of those not in the list (`known`).
 */
export function tryUnlessBusy(
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
  const frame = frameOf(left);
  const hand = handOf(seat);
  let best = known;
  let done = 0;
  for (let i = 0; i < count; i++) {
    const card = pickMove(moves, i, count);
    const key: u64 = i == 0 ? 0 : keyAfter(card, takesTrick(frame, k, card, toBeat) ? seat : winner);
    if (key) {
      if (isBusy(key)) continue;
      enter(key);
    }
    const share = playMove(left, k, seat, hand, card, toBeat, winner, inTrick);
    if (key) leave(key);
    if (endsPly(left, k, seat, toBeat, i, share)) return share;
    best = betterFor(seat, best, share);
    done |= 1 << i;
  }
  tried = done;
  return best;
}

/** Whether no move needs a try after the i-th: the search was stopped within it, or its share causes a cutoff. */
function endsPly(left: i32, k: i32, seat: i32, toBeat: i32, i: i32, share: i32): bool {
  if (!stopped) {
    if (!isCutoff(seat, share, needOf(frameOf(left)))) return false;
    handleCutoff(left, k, seat, toBeat, i);
  }
  tried = ALL_MOVES;
  return true;
}

/** A hash, not 0, of the position after a card: of the cards in the hands and the player who wins the trick so far. */
// @ts-ignore: decorator
@inline
export function keyAfter(card: i32, winner: i32): u64 {
  return mix(allHands() ^ bit(card) ^ ((<u64>winner) << 60)) | 1;
}
