/**
 * The status of a trick for one side after a card: who is winning it, and whether that is certain. It orders moves and
 * prunes dominated ones.
 */
import { statusMask } from '../core/rules';
import { beatersOf, handOf, sameSide } from '../core/position';

/** The other side takes the trick, whatever is played. */
export const SURE_LOSS: i32 = 0;
/** The other side is winning the trick, but the partner may still take it. */
export const BEHIND: i32 = 1;
/** The own side is winning the trick, but an opponent may still take it. */
export const AHEAD: i32 = 2;
/** The own side takes the trick, whatever is played. */
export const SURE_WIN: i32 = 3;

/**
 * The same for who scores the trick, which orders the moves: in a misère that is the side that does not take it, and the
 * status turns into its opposite.
 */
// @ts-ignore: decorator
@inline
export function scored(status: i32): i32 {
  return status ^ statusMask;
}

/**
 * The opponents' cards that may still be played to the trick after the (k+1)-th card, of `seat`, which is winning it.
 */
// @ts-ignore: decorator
@inline
export function threatsTo(k: i32, seat: i32): u64 {
  // Three hands play after the leader; the next and the last of them are opponents.
  if (k == 3) return 0;
  const next = handOf((seat + 1) & 3);
  return k == 0 ? next | handOf((seat + 3) & 3) : next;
}

/**
 * The status for the side of `seat` once it has played the (k+1)-th card of the trick in `frame`, and `toBeat` of `winner`
 * is winning. It is certain only if no hand of the other side that is still to play has a card that beats `toBeat`; if the
 * partner overtakes, the card to beat is only higher. Cards that could beat it but would be illegal count as threats: the
 * status may be needlessly uncertain, but never wrongly certain. It relies on no rule of following.
 */
// @ts-ignore: decorator
@inline
export function trickStatusOf(frame: usize, k: i32, seat: i32, toBeat: i32, winner: i32): i32 {
  if (sameSide(seat, winner)) return threatsTo(k, seat) & beatersOf(frame, toBeat) ? AHEAD : SURE_WIN;
  return k < 2 && handOf((seat + 2) & 3) & beatersOf(frame, toBeat) ? BEHIND : SURE_LOSS;
}
