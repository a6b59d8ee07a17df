/**
 * Which moves of a ply are deferred, in two cases in which the best order is not the one of the scores: where moves may take too long,
 * and where another thread is searching them. A first pass (search.ts) tries what it can; the moves that it defers come after it, unless
 * one of the others causes a cutoff.
 *
 * This affects ordering, never bounds: a deferred move counts as not tried, and before a bound without a cutoff is returned every move has
 * been searched to its end.
 */
import { LARGE_PROBE_BUDGET, isOn } from '../development/switches';
import { provesBounds, rootLeft } from './slice';

/** Tricks left at the root, and at a ply, from which the first moves have budgets. Only 48-card packs have as many. */
const BUDGETED_ROOT: i32 = 11;
const BUDGETED_FROM: i32 = 9;
/** The number of moves of a ply that have a budget, and the budget in nodes, which doubles with each further trick left. */
export const BUDGETED_MOVES: i32 = 2;
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

/** The nodes that a first move may take in the first pass. */
// @ts-ignore: decorator
@inline
export function budgetOfMove(left: i32): u32 {
  return isOn(LARGE_PROBE_BUDGET) ? FIRST_BUDGET << (left - BUDGETED_FROM) : TEST_BUDGET;
}

/** Fewest tricks left in which threads leave moves to each other; in tests as few as there are entries for. */
const LEFT_TO_OTHERS_FROM: i32 = isDefined(SWITCHES) ? 3 : 5;

/** Whether threads that share a table leave to each other the moves of a ply that one of them is searching. */
// @ts-ignore: decorator
@inline
export function leavesToOthers(left: i32): bool {
  return left >= LEFT_TO_OTHERS_FROM && provesBounds();
}
