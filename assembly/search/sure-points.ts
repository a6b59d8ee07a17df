/**
 * Points that a side is certain to take with its trumps, in every line of play. They bound a position before it is
 * looked up or searched: probes far from the value, which prove the interval of a hard deal, are often decided by them.
 *
 * Only a higher trump beats a trump. A trick has one card of each hand and one winning card, so the trumps that a hand
 * loses are beaten by different trumps of the other side, each higher than the one it beats (or its equal: which of two
 * equal cards wins depends on their order). So a hand loses at most its most valuable set of trumps that can be
 * assigned to different higher trumps of the other side, and the points of its other trumps go to its own side, whatever
 * is played. The argument needs no rule of following, and it adds up over the two hands of a side.
 *
 * Cards can be assigned if the first n of them, from the strongest down, have at least n beaters for every n; as the
 * beaters of a card are among those of every weaker one, that is Hall's condition. Such sets form a matroid, so the
 * dearest one is found by adding cards in the order of their points.
 *
 * The result depends on the trumps left alone, because every card stays with its first owner until it is played. So it
 * is computed once a deal for each set of trumps, and then looked up.
 */
import { LANE, LANE_MASK, bit, highest, lowest } from '../core/cards';
import { copies, pointsOf, trump, trumps } from '../core/rules';
import { dealtTo } from '../core/position';
import { SURE_POINTS, isOn } from '../development/switches';

/** By set of trumps left: North–South's sure points in the lower, East–West's in the upper 16 bits, plus 1; 0: unknown. */
const SURE = memory.data(4096 * 4, 8);

/** Discards the points of the previous deal. */
export function startSurePoints(): void {
  memory.fill(SURE, 0, 4096 * 4);
}

/** North–South's sure points in the lower, East–West's in the upper 16 bits, with the cards `all` in the hands. */
// @ts-ignore: decorator
@inline
export function surePoints(all: u64): i32 {
  if (copies == 1 || trump < 0 || !isOn(SURE_POINTS)) return 0;
  const lane = <i32>((all >> (trump * LANE)) & LANE_MASK);
  const known = load<i32>(SURE + (lane << 2));
  return (known ? known : computeSurePoints(lane, all & trumps)) - 1;
}

// @ts-ignore: decorator
@inline
export function sureOfNS(sure: i32): i32 {
  return sure & 0xffff;
}

// @ts-ignore: decorator
@inline
export function sureOfEW(sure: i32): i32 {
  return sure >> 16;
}

function computeSurePoints(lane: i32, left: u64): i32 {
  let sure = 1;
  for (let seat = 0; seat < 4; seat++) {
    const points = sureOfHand(left & dealtTo(seat), left & (dealtTo(seat ^ 1) | dealtTo(seat ^ 3)));
    sure += seat & 1 ? points << 16 : points;
  }
  store<i32>(SURE + (lane << 2), sure);
  return sure;
}

/** The points of a hand's trumps without the dearest set that `others`, the other side's trumps, can beat. */
function sureOfHand(hand: u64, others: u64): i32 {
  let rest = hand;
  let lost: u64 = 0;
  let sure = 0;
  while (rest) {
    const card = dearest(rest);
    rest ^= bit(card);
    if (canLose(lost | bit(card), others)) lost |= bit(card);
    else sure += pointsOf(card);
  }
  return sure;
}

/** The card of a set with the most points. */
function dearest(set: u64): i32 {
  let found = lowest(set);
  while (set) {
    const card = lowest(set);
    set ^= bit(card);
    if (pointsOf(card) > pointsOf(found)) found = card;
  }
  return found;
}

/** Whether the cards of a hand can all be beaten by different ones of `others`. */
function canLose(cards: u64, others: u64): bool {
  let count: u64 = 0;
  while (cards) {
    const card = highest(cards);
    cards ^= bit(card);
    // From the lower slot of a card and its equal on; only cards of the other side count.
    const beaters = others & ~(bit(card & ~(copies - 1)) - 1);
    if (popcnt(beaters) < ++count) return false;
  }
  return true;
}
