/**
 * What is known of the last card of a trick before it is searched (search.ts). All positions behind it are looked up in the table before
 * any of them is searched: one may cause a cutoff at once, and others are known to fail. Chess programs call this enhanced transposition
 * cutoff. The last two tricks have no entries and are not looked up.
 */
import { bit } from '../core/cards';
import { legalCards } from '../core/legality';
import {
  allHands,
  allOf,
  beatersOf,
  frameOf,
  handOf,
  ledSuitOf,
  needOf,
  payoffStateOf,
  pointsLeftOf,
  roemLeftOf,
} from '../core/position';
import { Ply } from '../core/ply';
import { pointsOf } from '../core/rules';
import { LOOK_AHEAD, isOn } from '../development/switches';
import { highest, lowest } from '../payoff/bounds';
import { called } from '../payoff/calls';
import { gain, payoffStateAfter, relevantPayoffState, settle } from '../payoff/payoff';
import { shareOf } from '../payoff/shares';
import { mostToEW, mostToNS, roemOf, roemWithin, setsAcross } from '../payoff/roem';
import { suitClassesOf } from '../table/suit-classes';
import { foundHigh, foundLow, probeTable } from '../table/transposition-table';
import { shareOfLast } from './endgame';
import { fillMoves, moveCard, moveDown, movesAt, movesToTry, noteRoem, scoreMoves } from './moves';
import { sureOfEW, sureOfNS, surePoints } from './sure-points';
import { breadthAt, noteRootCard, provesBounds } from './slice';
import { betterFor, isCutoff, worstFor } from './sides';

/** The number of moves that the last look-ahead has left to search; they are first in the list. */
export let undecided: i32 = 0;

/**
 * The best share that is known of the moves of a ply that ends its trick: of those that need no search, or of one that causes a
 * cutoff. `undecided` is the number of the others.
 */
// @ts-ignore: decorator
@inline
export function lookAhead(ply: Ply): i32 {
  const left = ply.left;
  const seat = ply.seat;
  const winner = ply.winner;
  const inTrick = ply.inTrick;
  const frame = frameOf(left);
  const beaters = beatersOf(frame, ply.toBeat);
  const need = needOf(frame);
  const pointsLeft = pointsLeftOf(frame);
  const all = allOf(frame);
  const payoffState = payoffStateOf(frame);
  const roemLeft = roemLeftOf(frame);
  undecided = 0;
  if (left == 1)
    return shareOfLast(
      beaters & handOf(seat) ? seat : winner,
      pointsLeft,
      all,
      payoffState,
      roemLeft,
      ledSuitOf(frame),
    );
  let found = fillMoves(ply, legalCards(ply), true);
  if (!provesBounds()) {
    scoreMoves(ply, found, -1);
    found = movesToTry(ply, found, breadthAt(ply));
  }
  const moves = movesAt(ply);
  const rest = allHands();
  let best = worstFor(seat);
  let count = 0;
  for (let i = 0; i < found; i++) {
    const card = moveCard(moves, i);
    const takenBy = beaters & bit(card) ? seat : winner;
    const points = inTrick + pointsOf(card);
    const after = rest ^ bit(card);
    const roem: u64 = roemLeft ? roemWithin(after, setsAcross(roemLeft) != 0) : 0;
    const trickRoem = roemLeft ? roemOf(all ^ after, roemLeft, left, all, ledSuitOf(frame), takenBy) : 0;
    let gained = 0;
    let low = 0;
    let high = 0;
    if (payoffState == 0) {
      gained = shareOf(takenBy, points, trickRoem);
      const sure = surePoints(after);
      low = gained + sureOfNS(sure) - mostToEW(roem);
      high = gained + pointsLeft - points - sureOfEW(sure) + mostToNS(roem);
    } else {
      settle(payoffState, takenBy, points, trickRoem, pointsLeft - points, roem);
      gained = gain;
      low = gained + lowest;
      high = gained + highest;
    }
    if (left > 3 && isOn(LOOK_AHEAD) && need > low && need <= high) {
      const laterPayoffState =
        payoffState == 0 ? 0 : relevantPayoffState(payoffStateAfter, need - gained, pointsLeft - points, roem, after);
      if (probeTable(suitClassesOf(after), after, takenBy, need - gained, laterPayoffState)) {
        low = max(low, gained + (payoffState == 0 ? foundLow : called(foundLow)));
        high = min(high, gained + (payoffState == 0 ? foundHigh : called(foundHigh)));
      }
    }
    // The bound that the side to move is sure of, and the one it cannot pass.
    const sure = seat & 1 ? high : low;
    const hoped = seat & 1 ? low : high;
    if (isCutoff(seat, sure, need)) {
      noteRootCard(ply, card);
      return sure;
    }
    if (!isCutoff(seat, hoped, need)) best = betterFor(seat, best, hoped);
    else {
      if (roemLeft) noteRoem(left, card, trickRoem, roem);
      moveDown(moves, i, count++);
    }
  }
  if (provesBounds()) scoreMoves(ply, count, -1);
  undecided = count;
  return best;
}
