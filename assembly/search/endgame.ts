/**
 * The last two tricks, searched without the table and without lists of moves. With two cards a hand there are at most
 * sixteen lines of play, and searching them takes less time than fetching a table entry from memory.
 */
import { bit, highest, lowest, suitOf } from '../core/cards';
import {
  allOf,
  beatersOf,
  frameOf,
  handOf,
  ledSuitOf,
  needOf,
  openTrick,
  payoffStateOf,
  pointsLeftOf,
  roemLeftOf,
  setHand,
  setTrickCard,
  cardsInTrick,
  takesTrick,
} from '../core/position';
import { Ply, firstPly, plyAfter, winnerAfter } from '../core/ply';
import { legalCards } from '../core/legality';
import { pointsOf } from '../core/rules';
import { scored, trickStatusOf } from './trick-status';
import { lowest as least } from '../payoff/bounds';
import { calledHigh, calledLow } from '../payoff/calls';
import { gain, payoffStateAfter, settle, settleLast } from '../payoff/payoff';
import { shareOf } from '../payoff/shares';
import { betterFor, isCutoff } from './sides';
import { scoreLate } from '../ordering/ordering';
import { roemOf } from '../payoff/roem';

/**
 * The last trick, four single cards, with `payoffState` at its start: North–South's share of its `pointsLeft` points
 * and of at most `roem`.
 */
export function lastTrick(leader: i32, pointsLeft: i32, all: u64, payoffState: i32, roem: u64): i32 {
  const frame = frameOf(1);
  const lead = lowest(handOf(leader));
  let toBeat = lead;
  let winner = leader;
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3;
    const hand = handOf(seat);
    if (beatersOf(frame, toBeat) & hand) {
      toBeat = lowest(hand);
      winner = seat;
    }
  }
  return shareOfLast(winner, pointsLeft, all, payoffState, roem, suitOf(lead));
}

/** North–South's share of the last trick, of the cards `all`, given its winner and the suit led. */
// @ts-ignore: decorator
@inline
export function shareOfLast(winner: i32, pointsLeft: i32, all: u64, payoffState: i32, roem: u64, led: i32): i32 {
  if (payoffState == 0 && roem == 0) return shareOf(winner, pointsLeft, 0);
  settleLast(payoffState, winner, pointsLeft, roemOf(all, roem, 1, all, led, winner));
  return gain + least;
}

/** North–South's share with two cards in each hand and `leader` to lead: a bound as in search.ts. */
export function lastTwoTricks(leader: i32, need: i32, pointsLeft: i32, all: u64, payoffState: i32, roem: u64): i32 {
  openTrick(frameOf(2), leader, need, pointsLeft, all, payoffState, roem);
  return play(firstPly(2, leader));
}

/** The share from a ply of the last but one trick on; of its two cards the one with the better score first. */
function play(ply: Ply): i32 {
  const seat = ply.seat;
  const legal = legalCards(ply);
  const first = highest(legal);
  const second = lowest(legal);
  if (first == second) return playCard(ply, first);
  const secondIsBetter = lateScoreOf(ply, second) > lateScoreOf(ply, first);
  const share = playCard(ply, secondIsBetter ? second : first);
  if (isCutoff(seat, share, needOf(frameOf(2)))) return share;
  return betterFor(seat, share, playCard(ply, secondIsBetter ? first : second));
}

/** The score of a card, by the rule of thumb of the last tricks (ordering.ts). */
// @ts-ignore: decorator
@inline
function lateScoreOf(ply: Ply, card: i32): i32 {
  const k = ply.k;
  const seat = ply.seat;
  const takes = takesTrick(frameOf(2), k, card, ply.toBeat);
  const status = trickStatusOf(frameOf(2), k, seat, takes ? card : ply.toBeat, takes ? seat : ply.winner);
  return scoreLate(k, card, scored(status));
}

/** The share after the ply's player plays `card`. */
function playCard(ply: Ply, card: i32): i32 {
  const seat = ply.seat;
  const hand = handOf(seat);
  let share = 0;
  setHand(seat, hand ^ bit(card));
  if (ply.k == 3) share = shareOfBoth(winnerAfter(ply, card), card, ply.inTrick + pointsOf(card));
  else {
    setTrickCard(frameOf(2), ply.k, card);
    share = play(plyAfter(ply, card));
  }
  setHand(seat, hand);
  return share;
}

/** North–South's share of the last but one trick, which `card` has completed, and of the last one. */
function shareOfBoth(winner: i32, card: i32, points: i32): i32 {
  const frame = frameOf(2);
  const pointsLeft = pointsLeftOf(frame) - points;
  const payoffState = payoffStateOf(frame);
  const roem = roemLeftOf(frame);
  if (payoffState == 0 && roem == 0) return shareOf(winner, points, 0) + lastTrick(winner, pointsLeft, 0, 0, 0);
  const trick = cardsInTrick(frame) | bit(card);
  const after = allOf(frame) ^ trick;
  const trickRoem = roemOf(trick, roem, 2, allOf(frame), ledSuitOf(frame), winner);
  if (payoffState == 0) return shareOf(winner, points, trickRoem) + lastTrick(winner, pointsLeft, after, 0, roem);
  settle(payoffState, winner, points, trickRoem, pointsLeft, 0);
  const gained = gain;
  const low = calledLow;
  const high = calledHigh;
  return gained + max(low, min(high, lastTrick(winner, pointsLeft, after, payoffStateAfter, roem)));
}
