/**
 * The difference in roem between two equivalent positions (correction.ts). Every line of play of one is a line of the
 * other, card for card by their places in the suits and with the same winners. So a set of cards makes no difference if
 * it has the same places in both and the same worth. The remainder are *changes*: cards at certain places that bring
 * more, or less, in one trick now than in the stored position. Sets within a suit are compared in detail, as a pair of
 * sets of cards is computed once and kept; sets across suits are not.
 *
 * A set that counts for its holder (roem.ts) needs no rule of its own: in one line it counts at the same play in both positions if it has the
 * same places in both, whoever wins the trick. Otherwise it is a change that only the side of its holder can win, which is what the
 * host lists as its sides.
 */
import { LANE, highest, laneOf, lowest } from '../core/cards';
import {
  across,
  acrossAt,
  broughtAcross,
  firstSet,
  inAnySet,
  mostToEW,
  mostToNS,
  roemInSuit,
  roemToEW,
  roemToNS,
  setAt,
  sidesOf,
  worthAt,
} from '../payoff/roem';

/**
 * How much larger, and how much smaller, North–South's share may be because of roem: the results of `compareSuit` and
 * `compareAcross`.
 */
export let roemMore: i32 = 0;
export let roemLess: i32 = 0;
/** Whether more roem, of both sides together, may come now than in the stored position, and whether less may. */
export let isMoreRoem: bool = false;
export let isLessRoem: bool = false;

/**
 * The changes of a suit, 16 bytes each. Those beyond `MOST_CHANGES` are added up without a look for others of their cards.
 *
 *   0                                   8                                 12                               16
 *   | cards now left at their places    | worth now less the stored one   | sides that may win them, bits  |
 */
const MOST_CHANGES: i32 = 8;
const CHANGES = memory.data(8 * 16, 8);
let changes: i32 = 0;

/**
 * Compares the roem of a suit in two equivalent positions in which the cards `moved` have different places: sets
 * without any of these have the same places in both.
 *
 * In one line, North–South gain at most the sum of all changes that suit them, each won by the better side of those that
 * can win it; likewise for East–West. (Changes that cannot come in the same line are counted all the same.)
 */
export function compareSuit(suit: i32, moved: u64, now: u64, stored: u64): void {
  roemMore = 0;
  roemLess = 0;
  isMoreRoem = false;
  isLessRoem = false;
  const alive = (<u64>inAnySet(roemInSuit(suit, now) | roemInSuit(suit, stored))) << (suit * LANE);
  if (!(alive & moved)) return;
  changes = 0;
  const lane = laneOf(suit);
  const ofNow = now & lane;
  const ofStored = stored & lane;
  const end = firstSet(highest(alive) + 1);
  for (let i = firstSet(lowest(alive)); i < end; i++) {
    const set = setAt(i);
    if (!(set & moved) || set & ~lane) continue;
    if (!(set & ~ofNow)) addChange(set, worthAt(i), sidesOf(i, ofNow));
    if (!(set & ~ofStored)) addChange(atSamePlaces(set, ofStored, ofNow), -worthAt(i), sidesOf(i, ofStored));
  }
  for (let i = 0; i < changes; i++) addUp(bringsMore(i), load<i32>(CHANGES + (i << 4), 12));
}

/** Adds a change, worth so much more now, to the results. */
function addUp(worth: i32, sides: i32): void {
  roemMore += gainOf(1, worth, sides);
  roemLess += gainOf(2, worth, sides);
  if (worth > 0) isMoreRoem = true;
  if (worth < 0) isLessRoem = true;
}

/** The cards of a change, at their places now. */
// @ts-ignore: decorator
@inline
function cardsOf(change: i32): u64 {
  return load<u64>(CHANGES + (change << 4));
}

/** How much more a change brings now than in the stored position; below 0 if it brings less. */
// @ts-ignore: decorator
@inline
function bringsMore(change: i32): i32 {
  return load<i32>(CHANGES + (change << 4), 8);
}

/** The cards of `to` at the places that the cards of `set` have in `from`. */
function atSamePlaces(set: u64, from: u64, to: u64): u64 {
  let cards: u64 = 0;
  while (from) {
    if (set & from & -from) cards |= to & -to;
    from &= from - 1;
    to &= to - 1;
  }
  return cards;
}

/** Adds to the change of these cards how much more they bring now; most changes so cancel out. */
function addChange(cards: u64, worth: i32, sides: i32): void {
  for (let i = 0; i < changes; i++) {
    if (cardsOf(i) != cards) continue;
    store<i32>(CHANGES + (i << 4), bringsMore(i) + worth, 8);
    store<i32>(CHANGES + (i << 4), load<i32>(CHANGES + (i << 4), 12) | sides, 12);
    return;
  }
  if (changes == MOST_CHANGES) {
    addUp(worth, sides);
    return;
  }
  const at = CHANGES + (changes++ << 4);
  store<u64>(at, cards);
  store<i32>(at, worth, 8);
  store<i32>(at, sides, 12);
}

/**
 * The most that a change is worth to a side (1 North–South, 2 East–West): it wins more, or the other side wins less.
 */
function gainOf(side: i32, worth: i32, sides: i32): i32 {
  const winner = worth > 0 ? side : 3 - side;
  if (!(sides & winner)) return 0;
  return winner == 1 ? roemToNS(abs(worth)) : roemToEW(abs(worth));
}

/** The same for sets across suits; only needed if some of `moved` belong to one (`acrossCards`). */
export function compareAcross(moved: u64, now: u64, stored: u64): void {
  roemMore = 0;
  roemLess = 0;
  isMoreRoem = false;
  isLessRoem = false;
  for (let i = 0; i < across; i++) {
    const set = acrossAt(i);
    // Most sets are complete in neither position. This test comes first because a processor predicts it.
    if ((set & ~now && set & ~stored) || !(set & moved)) continue;
    const brings = broughtAcross(i);
    if (!(set & ~now)) {
      isMoreRoem = true;
      roemMore += mostToNS(brings);
      roemLess += mostToEW(brings);
    }
    if (!(set & ~stored)) {
      isLessRoem = true;
      roemMore += mostToEW(brings);
      roemLess += mostToNS(brings);
    }
  }
}
