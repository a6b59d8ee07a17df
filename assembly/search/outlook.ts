/**
 * What playing a card means for the trick, as far as it is certain: used to order moves and to drop dominated ones.
 */
import { beatersOf } from '../core/rules';
import { handOf, sameSide } from '../core/position';

/** The trick goes to the other side whatever the rest do. */
export const SURE_LOSS: i32 = 0;
/** The other side is winning it, but the partner may yet take it. */
export const BEHIND: i32 = 1;
/** Own side is winning it, but an opponent may yet take it. */
export const AHEAD: i32 = 2;
/** The trick goes to the own side whatever the rest do. */
export const SURE_WIN: i32 = 3;

/** The cards of the other side that may yet be played to the trick once `seat` has played its (k+1)-th card, which wins so far. */
// @ts-ignore: decorator
@inline
export function threatsTo(k: i32, seat: i32): u64 {
  // Still to play: after the leader three hands, the next and the last of which are opponents.
  if (k == 3) return 0;
  const next = handOf((seat + 1) & 3);
  return k == 0 ? next | handOf((seat + 3) & 3) : next;
}

/**
 * The outlook for the side of `seat` once the (k+1)-th card of the trick is on the table and `best` of `bestSeat` wins so
 * far. Certain only when no hand of the other side that is still to play holds any card that beats `best`: overtaking by
 * one's own side does not change that, as it only raises the card to beat. (Cards that could beat but may not be
 * played count as threats: the outlook errs towards uncertain, never towards certain. Relies on no rule of following.)
 */
// @ts-ignore: decorator
@inline
export function outlookOf(k: i32, seat: i32, best: i32, bestSeat: i32): i32 {
  if (sameSide(seat, bestSeat)) return threatsTo(k, seat) & beatersOf(best) ? AHEAD : SURE_WIN;
  return k < 2 && handOf((seat + 2) & 3) & beatersOf(best) ? BEHIND : SURE_LOSS;
}
