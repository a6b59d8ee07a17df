/**
 * The last two tricks, searched without the table and without lists of moves: with two cards a hand there are at most
 * sixteen ways to go on, and walking them costs less than waiting for an entry of the table to come from memory.
 */
import { bit, highest, lowest } from '../core/cards';
import { beatersOf, pointsOf } from '../core/rules';
import {
  allOf,
  frameOf,
  handOf,
  needOf,
  openTrick,
  pastOf,
  remOf,
  roemLeftOf,
  setHand,
  setTrickCard,
  tableOf,
} from '../core/position';
import { legalCards } from '../core/legality';
import { outlookOf } from './outlook';
import { calledHigh, calledLow, gain, lowest as least, pastAfter, settle, settleLast, shareOf } from '../payoff/payoff';
import { scoreLate } from '../ordering/ordering';
import { roemOf } from '../payoff/roem';

/** The last trick, four single cards, after `past`: North–South's share of the `rem` points that are left, and of at most `roem`. */
export function lastTrick(leader: i32, rem: i32, all: u64, past: i32, roem: u64): i32 {
  let best = lowest(handOf(leader));
  let winner = leader;
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3;
    const hand = handOf(seat);
    if (beatersOf(best) & hand) {
      best = lowest(hand);
      winner = seat;
    }
  }
  return shareOfLast(winner, rem, all, past, roem);
}

/** North–South's share of the last trick, of the cards `all`, once it is known who wins it. */
// @ts-ignore: decorator
@inline
export function shareOfLast(winner: i32, rem: i32, all: u64, past: i32, roem: u64): i32 {
  if (past == 0 && roem == 0) return winner & 1 ? 0 : rem;
  settleLast(past, winner, rem, roemOf(all, roem));
  return gain + least;
}

/** North–South's share with two cards in each hand and `leader` to lead after `past`: a bound as in search.ts. */
export function lastTwoTricks(leader: i32, need: i32, rem: i32, all: u64, past: i32, roem: u64): i32 {
  openTrick(frameOf(2), leader, need, rem, all, past, roem);
  return play(0, leader, -1, leader, 0);
}

/** `seat` plays the (k+1)-th card of the last but one trick: the more promising of its two cards first. */
function play(k: i32, seat: i32, best: i32, bestSeat: i32, inTrick: i32): i32 {
  const frame = frameOf(2);
  const hand = handOf(seat);
  const legal = legalCards(frame, k, seat, hand, best, bestSeat);
  const first = highest(legal);
  const second = lowest(legal);
  if (first == second) return playCard(k, seat, hand, first, best, bestSeat, inTrick);
  const secondIsBetter = promise(k, seat, second, best, bestSeat) > promise(k, seat, first, best, bestSeat);
  const value = playCard(k, seat, hand, secondIsBetter ? second : first, best, bestSeat, inTrick);
  const maximising = (seat & 1) == 0;
  if (maximising == value >= needOf(frame)) return value;
  const other = playCard(k, seat, hand, secondIsBetter ? first : second, best, bestSeat, inTrick);
  return maximising ? max(value, other) : min(value, other);
}

// @ts-ignore: decorator
@inline
function promise(k: i32, seat: i32, card: i32, best: i32, bestSeat: i32): i32 {
  const takes = k == 0 || (beatersOf(best) & bit(card)) != 0;
  return scoreLate(k, card, outlookOf(k, seat, takes ? card : best, takes ? seat : bestSeat));
}

function playCard(k: i32, seat: i32, hand: u64, card: i32, best: i32, bestSeat: i32, inTrick: i32): i32 {
  const takes = k == 0 || (beatersOf(best) & bit(card)) != 0;
  const winningCard = takes ? card : best;
  const winner = takes ? seat : bestSeat;
  const points = inTrick + pointsOf(card);
  const frame = frameOf(2);
  let value = 0;
  setHand(seat, hand ^ bit(card));
  if (k == 3) value = shareOfBoth(frame, winner, card, points);
  else {
    setTrickCard(frame, k, card);
    value = play(k + 1, (seat + 1) & 3, winningCard, winner, points);
  }
  setHand(seat, hand);
  return value;
}

/** North–South's share of the last but one trick, which `winner` takes as `card` completes it, and of the last one. */
function shareOfBoth(frame: usize, winner: i32, card: i32, points: i32): i32 {
  const rem = remOf(frame) - points;
  const past = pastOf(frame);
  const roem = roemLeftOf(frame);
  if (past == 0 && roem == 0) return shareOf(winner, points, 0) + lastTrick(winner, rem, 0, 0, 0);
  const trick = tableOf(frame) | bit(card);
  const after = allOf(frame) ^ trick;
  const sung = roemOf(trick, roem);
  if (past == 0) return shareOf(winner, points, sung) + lastTrick(winner, rem, after, 0, roem);
  settle(past, winner, points, sung, rem, 0);
  const gained = gain;
  const low = calledLow;
  const high = calledHigh;
  return gained + max(low, min(high, lastTrick(winner, rem, after, pastAfter, roem)));
}
