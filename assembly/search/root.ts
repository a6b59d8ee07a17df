/** The root: the position that the host asks about, which may be within a trick, and a search from it. */
import { bit } from '../core/cards';
import { legalCards } from '../core/legality';
import { firstPly, plyAfter } from '../core/ply';
import { allHands, frameOf, openTrick, trickCard } from '../core/position';
import { lastTrickBonus, pointsOfSet } from '../core/rules';
import { relevantPayoffState } from '../payoff/payoff';
import { hasRoem, roemWithin } from '../payoff/roem';
import { searchPly, searchTrick } from './search';
import { resetRootCard } from './slice';

/** Tricks left, the trick in progress included, its leader, and how many of its cards are played. */
export let left: i32 = 0;
export let leader: i32 = 0;
export let played: i32 = 0;
/** The ply of the side to move. */
let ply = firstPly(0, 0);
/** The cards of the hands and of that trick, and their card points with the last trick's bonus. */
export let all: u64 = 0;
export let pointsLeft: i32 = 0;
/** The payoff state before the trick in progress (payoff-state.ts). */
export let payoffState: i32 = 0;

/**
 * Places the root. The hands are in place, and the frame of `tricks` tricks left has the `count` cards of `firstSeat`'s
 * trick; `before` is the payoff state at its start.
 */
export function placeRoot(tricks: i32, firstSeat: i32, count: i32, before: i32): void {
  left = tricks;
  leader = firstSeat;
  played = count;
  const frame = frameOf(left);
  all = allHands();
  ply = firstPly(left, leader);
  for (let i = 0; i < count; i++) {
    const card = trickCard(frame, i);
    all |= bit(card);
    ply = plyAfter(ply, card);
  }
  pointsLeft = pointsOfSet(all) + lastTrickBonus;
  payoffState = before;
}

/** Whether North–South are to move at the root. */
// @ts-ignore: decorator
@inline
export function northSouthToMove(): bool {
  return ((leader + played) & 1) == 0;
}

/** The legal cards of the side to move at the root. */
export function legalAtRoot(): u64 {
  openTrick(frameOf(left), leader, 0, pointsLeft, all, payoffState, 0);
  return legalCards(ply);
}

/** The share from the root, as a bound (search.ts), with `state` at the start of its trick; `rootCard` is its card. */
export function searchRoot(need: i32, state: i32): i32 {
  resetRootCard();
  const roem: u64 = hasRoem ? roemWithin(all, true) : 0;
  if (played == 0) return searchTrick(left, leader, need, pointsLeft, all, state, roem);
  const relevant = relevantPayoffState(state, need, pointsLeft, roem, all);
  openTrick(frameOf(left), leader, need, pointsLeft, all, relevant, roem);
  return searchPly(ply, -1);
}
