/**
 * Points that a side takes with its trumps in every line of play. They bound a position before it is looked up or searched. Probes far
 * from the value, which prove the interval of a hard deal, are often decided by them. Only packs of two copies use them, whose full deals
 * need such probes. With one copy, knowing all that holds in every line would save less than a tenth of the nodes (docs/lab/krutzjass.md).
 *
 * Only a higher trump beats a trump. A trick has one card of each hand and one winning card, so the trumps that a hand loses are beaten
 * by different trumps of the other side, each higher than the one it beats (or its equal: the rules say which of two equal cards wins).
 * A hand therefore loses at most its dearest set of trumps that can be assigned to different trumps of the other side, each as high or
 * higher. The points of its other trumps go to its own side, whatever is played. The argument needs no rule of following, holds from the start of
 * a trick, and adds up over the two hands of a side.
 *
 * From the strongest trump down, each trump of the hand takes one of the higher trumps of the other side that no stronger one has taken.
 * If none is left, one trump more is kept than lost. In the dearest set it may replace a stronger one that is worth less,
 * as the beaters of a card also beat every weaker one. So the trump kept is worth at least the cheapest one so far. Where stronger trumps have no
 * fewer points, as in all games known, that is the trump itself, and the bound is the best one of this kind.
 *
 * The points depend on the trumps left alone, because a card stays with its first owner until it is played. So they are
 * computed once a deal for each set of trumps.
 */
import { LANE } from '../core/cards';
import { copies, pointsOf, trump, trumps } from '../core/rules';
import { dealtTo } from '../core/position';
import { SURE_POINTS, isOn } from '../development/switches';

/** By set of trumps left: the sure points of North–South and East–West, 16 bits each, the first plus 1; 0: not computed yet. */
const SURE = memory.data(4096 * 4, 8);

/** Forgets the points of the previous deal. */
export function startSurePoints(): void {
  memory.fill(SURE, 0, 4096 * 4);
}

/** The sure points of both sides with the cards `all` in the hands, for `sureOfNS` and `sureOfEW`. */
// @ts-ignore: decorator
@inline
export function surePoints(all: u64): i32 {
  return copies == 1 || !isOn(SURE_POINTS) ? 0 : surePointsOf(all);
}

/** The same, for packs of two copies. */
function surePointsOf(all: u64): i32 {
  // Without trump there are none left.
  const left = <i32>((all & trumps) >> (trump * LANE));
  const at = SURE + (left << 2);
  let sure = load<i32>(at);
  if (sure == 0) {
    sure = 1;
    for (let seat = 0; seat < 4; seat++) sure += sureOfHand(seat, left) << ((seat & 1) << 4);
    store<i32>(at, sure);
  }
  return sure - 1;
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

/** A lower bound on the points of a seat's trumps that the other side cannot beat, with the trumps `left`. */
function sureOfHand(seat: i32, left: i32): i32 {
  const hand = left & trumpsOf(seat);
  const others = left & ~(hand | trumpsOf(seat ^ 2));
  let sure = 0;
  // Higher trumps of the other side that no trump of the hand has taken.
  let free = 0;
  let cheapest = 255;
  // Equal cards are neighbours: the beaters of both come first.
  for (let pair = LANE - 2; pair >= 0; pair -= 2) {
    const count = popcnt((hand >> pair) & 3);
    if (count > 0) cheapest = min(cheapest, pointsOf(trump * LANE + pair));
    free += popcnt((others >> pair) & 3) - count;
    for (; free < 0; free++) sure += cheapest;
  }
  return sure;
}

/** The trumps that a seat was dealt, as bits by strength. */
function trumpsOf(seat: i32): i32 {
  return <i32>(dealtTo(seat) >> (trump * LANE));
}
