/**
 * What playing a card means for the trick, as far as it is certain: used to order moves and to drop dominated ones.
 */
import { beatersOf } from './rules';
import { handOf, sameSide } from './position';

/** The trick goes to the other side whatever the rest do. */
export const SURE_LOSS: i32 = 0;
/** The other side is winning it, but the partner may yet take it. */
export const BEHIND: i32 = 1;
/** Own side is winning it, but an opponent may yet take it. */
export const AHEAD: i32 = 2;
/** The trick goes to the own side whatever the rest do. */
export const SURE_WIN: i32 = 3;

/**
 * The outlook for the side of `seat` once the (k+1)-th card of the trick is on the table and `best` of `bestSeat` wins so
 * far. Certain only when no hand of the other side that is still to play holds any card that beats `best`: overtaking by
 * one's own side does not change that, as it only raises the card to beat. (Cards that could beat but may not be
 * played count as threats: the outlook errs towards uncertain, never towards certain. Relies on no rule of following.)
 */
export function outlookOf(k: i32, seat: i32, best: i32, bestSeat: i32): i32 {
  const beaters = beatersOf(best);
  const winning = sameSide(seat, bestSeat);
  let threats: u64 = 0;
  if (k == 3) return winning ? SURE_WIN : SURE_LOSS;
  if (winning) {
    // Still to play: after the leader three hands, the next and the last of which are opponents.
    threats = handOf((seat + 1) & 3);
    if (k == 0) threats |= handOf((seat + 3) & 3);
    return threats & beaters ? AHEAD : SURE_WIN;
  }
  if (k < 2) threats = handOf((seat + 2) & 3);
  return threats & beaters ? BEHIND : SURE_LOSS;
}
