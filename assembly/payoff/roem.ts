/**
 * Roem: the bonus that certain cards bring the winners of a trick. The host lists sets of cards; a trick brings the sum
 * of the sets it contains. Nearly all sets are within one suit, so the roem of a trick, and the maximum that the cards
 * left can bring, are looked up by suit in tables made once a deal. Sets across suits (four of a rank) are few and are
 * walked.
 */
import { ROEM_SET_BYTES, RoemSetByte, RoemSetFlag } from '../../src/solver/abi';
import { LANE, LANE_MASK, bit, highest, laneOf, lowest, suitOf } from '../core/cards';
import { dealtTo } from '../core/position';
import { copies, reversedTricks, trumps } from '../core/rules';

/** Whether tricks can bring roem. */
export let hasRoem: bool = false;
/**
 * Whether the sets are single cards, each worth the difference of its points in tricks of the reversed order, the only ones
 * in which they count (`PayoffWord.ownKind`). Their worth may be below 0.
 */
export let isOwnKind: bool = false;
/**
 * Whether a set counts for the side of the hand that holds it (`PayoffWord.held`), as the marriages of some games do: in the trick in which the
 * first of its cards is led or follows suit, and never if that card is discarded. A set with a card that is gone is settled either way: what
 * it brought lies in the tricks before. So of all sets only those can still count that are complete in their hand, and as a card stays with its
 * first owner until it is played, the cards left say which these are. Nothing else of the past matters to a position.
 */
export let isHeld: bool = false;
/** By what the worth of a set is divided if the side wins it; 0 if it then counts nothing. Above 1 it divides every worth without a rest. */
let divisorNS: i32 = 1;
let divisorEW: i32 = 1;

function divided(roem: i32, divisor: i32): i32 {
  return divisor ? roem / divisor : 0;
}

/** What roem counts that North–South win. */
// @ts-ignore: decorator
@inline
export function roemToNS(roem: i32): i32 {
  return divisorNS == 1 ? roem : divided(roem, divisorNS);
}

/** What roem counts that East–West win. */
// @ts-ignore: decorator
@inline
export function roemToEW(roem: i32): i32 {
  return divisorEW == 1 ? roem : divided(roem, divisorEW);
}

/**
 * The sets with their worth (halved, as in every share), in the layout of `RoemSetByte`. The host lists those whose
 * cards are in different hands, in the order of their lowest cards.
 */
const MOST_SETS: i32 = 1200;
const SETS = memory.data(1200 * ROEM_SET_BYTES, 8);
let sets: i32 = 0;
/**
 * All cards of sets within a suit; all trumps if trumps are among them, as the trumps left determine the possible
 * winners.
 */
let suitCards: u64 = 0;
/** All cards of sets across suits. */
export let acrossCards: u64 = 0;
/** By card, the index of the first set with that lowest card; the entry of the next card is the end. */
const FIRST_SET = memory.data(49 * 2, 8);
/**
 * The sets across suits, each followed by its worth as in MOST (never below 0). There are at most 2 ^ 4 for each of
 * nine ranks.
 */
const ACROSS = memory.data(144 * 16, 8);
/** The number of sets across suits. */
export let across: i32 = 0;

/** By suit and cards of it (only of `suitCards`), the roem of these cards in one trick. */
const WORTH = memory.data(4 * 4096 * 2, 8);
/**
 * By suit and cards of it that are left, the maximum roem of its runs and marriages. The maximum of both sides together
 * may be less than the sum of both maxima.
 *
 *   63        48 47             32 31          16 15           0
 *   |           | of both together | of East–West  | of North–South |
 *
 * `roemWithin` adds up the suits and the sets across suits, with a bit from 48 up for each of the latter (`acrossBit`).
 */
const MOST = memory.data(4 * 4096 * 8, 8);
/**
 * By suit and cards of it, the cards that belong to a complete set:
 *
 *   31 28 27             16 15  12 11              0
 *   |    | of East–West's |      | of North–South's |     by the side that was dealt the strongest card of the set
 */
const IN_SETS = memory.data(4 * 4096 * 4, 4);
const EW_SHIFT: i32 = 16;

/** Address of the list of sets, which the host fills. */
export function roemAddress(): usize {
  return SETS;
}

/** The most sets that the list can hold. */
export function roemRoom(): i32 {
  return MOST_SETS;
}

/** The address of the i-th set. */
// @ts-ignore: decorator
@inline
function setAddress(i: i32): usize {
  return SETS + <usize>i * ROEM_SET_BYTES;
}

/** The flags of the i-th set (`RoemSetFlag`). */
// @ts-ignore: decorator
@inline
function flagsAt(i: i32): i32 {
  return load<i32>(setAddress(i), RoemSetByte.flags);
}

/** The cards of the i-th set. */
// @ts-ignore: decorator
@inline
export function setAt(i: i32): u64 {
  return load<u64>(setAddress(i), RoemSetByte.cards);
}

/** The worth of the i-th set, halved; below 0 if it costs the side that takes it (`isOwnKind`). */
// @ts-ignore: decorator
@inline
export function worthAt(i: i32): i32 {
  return load<i32>(setAddress(i), RoemSetByte.worth);
}

/** The sides that may win a trick with the i-th set, as the host has listed them. */
// @ts-ignore: decorator
@inline
function sidesAt(i: i32): i32 {
  return flagsAt(i) & (RoemSetFlag.northSouth | RoemSetFlag.eastWest);
}

/** The index of the first set whose lowest card is `card` or a higher one. */
// @ts-ignore: decorator
@inline
export function firstSet(card: i32): i32 {
  return <i32>load<u16>(FIRST_SET + (card << 1));
}

/** The cards of the i-th set across suits. */
// @ts-ignore: decorator
@inline
export function acrossAt(i: i32): u64 {
  return load<u64>(ACROSS + (i << 4));
}

/** What the i-th set across suits brings, as in MOST. */
// @ts-ignore: decorator
@inline
export function broughtAcross(i: i32): u64 {
  return load<u64>(ACROSS + (i << 4), 8);
}

/** Whether all cards of a set are of one suit. */
// @ts-ignore: decorator
@inline
function isWithinSuit(set: u64): bool {
  return suitOf(lowest(set)) == suitOf(highest(set));
}

/**
 * The sides that can win a trick with a set within a suit, of which the cards `left` are left: bit 0 North–South, bit 1
 * East–West. A trick with trumps goes to the holder of the highest of them, or to a player without any of them who has
 * a higher trump. For other suits the host has listed the sides.
 */
export function sidesOf(i: i32, left: u64): i32 {
  const set = setAt(i);
  if (!(set & trumps)) return sidesAt(i);
  // Of two equal cards the order in the trick decides, so count from the lower one on.
  const least = highest(set) & ~(copies - 1);
  let sides = 0;
  for (let seat = 0; seat < 4; seat++) {
    const hand = dealtTo(seat);
    if ((hand & set ? hand & set : hand & left) >> least) sides |= 1 << (seat & 1);
  }
  return sides;
}

/** Reads the sets that the host has written. A deal must follow. @param ns the divisor of North–South @param ew the divisor of East–West */
export function readRoem(count: i32, ofOwnKind: bool, ns: i32, ew: i32, held: bool): void {
  isOwnKind = ofOwnKind;
  isHeld = held;
  divisorNS = ns;
  divisorEW = ew;
  sets = count;
  hasRoem = sets > 0;
  suitCards = 0;
  acrossCards = 0;
  across = 0;
  let card = 0;
  for (let i = 0; i < sets; i++) {
    const set = setAt(i);
    while (card <= lowest(set)) store<u16>(FIRST_SET + (card++ << 1), <u16>i);
    if (isWithinSuit(set)) suitCards |= set & trumps ? trumps : set;
    else {
      acrossCards |= set;
      const worth = <u64>worthAt(i);
      const brings = (worth << 32) | (sidesAt(i) & 2 ? worth << 16 : 0) | (sidesAt(i) & 1 ? worth : 0);
      store<u64>(ACROSS + (across << 4), set);
      store<u64>(ACROSS + (across++ << 4), brings, 8);
    }
  }
  while (card <= 48) store<u16>(FIRST_SET + (card++ << 1), <u16>sets);
}

/** Computes the tables for the hands dealt. */
export function startRoem(): void {
  for (let suit = 0; suit < 4; suit++) fillTables(suit);
}

/** Fills the tables of a suit. */
function fillTables(suit: i32): void {
  const shift = suit * LANE;
  const northSouth = dealtTo(0) | dealtTo(2);
  const dealt = northSouth | dealtTo(1) | dealtTo(3);
  const ofSuit = <i32>(((suitCards & dealt) >> shift) & LANE_MASK);
  const worths = WORTH + <usize>(suit << 13);
  const most = MOST + <usize>(suit << 15);
  const inSets = IN_SETS + <usize>(suit << 14);
  // All subsets in rising order: the lowest card is in a trick with one of the sets it begins, or brings nothing.
  for (let lane = ofSuit & -ofSuit; lane; lane = (lane - ofSuit) & ofSuit) {
    const all = (<u64>lane) << shift;
    const first = lowest(all);
    const end = firstSet(first + 1);
    const others = lane & (lane - 1);
    let worth = <i32>load<i16>(worths + (others << 1));
    for (let i = firstSet(first); i < end; i++) if (!(setAt(i) & ~all)) worth += worthAt(i);
    store<i16>(worths + (lane << 1), <i16>worth);
    const without = load<u64>(most + (others << 3));
    let ns = mostToNS(without);
    let ew = mostToEW(without);
    let either = mostToEither(without);
    let cards = load<u32>(inSets + (others << 2));
    for (let i = firstSet(first); i < end; i++) {
      const set = setAt(i);
      if (set & ~all) continue;
      const mine = <i32>(set >> shift);
      cards |= northSouth & bit(highest(set)) ? mine : mine << EW_SHIFT;
      let brought = <i32>load<i16>(worths + (mine << 1));
      const rest = load<u64>(most + ((lane ^ mine) << 3));
      const sides = sidesOf(i, all);
      let toNS = roemToNS(brought);
      let toEW = roemToEW(brought);
      // What costs one side is worth as much to the other.
      if (brought < 0) {
        brought = -brought;
        const costsNS = -toNS;
        toNS = -toEW;
        toEW = costsNS;
      }
      if (sides & 1) ns = max(ns, toNS + mostToNS(rest));
      if (sides & 2) ew = max(ew, toEW + mostToEW(rest));
      either = max(either, brought + mostToEither(rest));
    }
    store<u64>(most + (lane << 3), (<u64>ns) | ((<u64>ew) << 16) | ((<u64>either) << 32));
    store<u32>(inSets + (lane << 2), cards);
  }
}

/** The parts of a maximum as in MOST. */
// @ts-ignore: decorator
@inline
export function mostToNS(most: u64): i32 {
  return <i32>(most & 0xffff);
}

// @ts-ignore: decorator
@inline
export function mostToEW(most: u64): i32 {
  return <i32>((most >> 16) & 0xffff);
}

// @ts-ignore: decorator
@inline
export function mostToEither(most: u64): i32 {
  return <i32>((most >> 32) & 0xffff);
}

/** The complete sets across suits, as three bits. */
// @ts-ignore: decorator
@inline
export function setsAcross(most: u64): i32 {
  return <i32>(most >> 48);
}

/** The roem of the cards of a suit, if they are in one trick. */
// @ts-ignore: decorator
@inline
function worthOf(cards: u64, suit: i32): i32 {
  return <i32>load<i16>(WORTH + <usize>(((cards >> (suit * LANE)) & LANE_MASK) << 1) + <usize>(suit << 13));
}

/** The maximum roem of the cards of a suit, as in MOST. */
// @ts-ignore: decorator
@inline
function mostOf(cards: u64, suit: i32): u64 {
  return load<u64>(MOST + <usize>(((cards >> (suit * LANE)) & LANE_MASK) << 3) + <usize>(suit << 15));
}

/**
 * The roem of the trick that began with the cards `all` and `left` tricks left and to which `led` was led, for the side of `winner`: below 0
 * if it goes to the other one. `most` was the maximum at its start (`roemWithin`).
 */
export function roemOf(trick: u64, most: u64, left: i32, all: u64, led: i32, winner: i32): i32 {
  if (isHeld) return heldIn(trick, all, led, winner);
  if (isOwnKind && !((reversedTricks >> left) & 1)) return 0;
  const cards = trick & suitCards;
  let sum =
    isOwnKind || cards & (cards - 1)
      ? worthOf(cards, 0) + worthOf(cards, 1) + worthOf(cards, 2) + worthOf(cards, 3)
      : 0;
  if (setsAcross(most)) {
    for (let i = 0; i < across; i++) if (!(acrossAt(i) & ~trick)) sum += mostToEither(broughtAcross(i));
  }
  return sum;
}

/** The same of sets that count for their holders. Each has a suit of its own, and one of its cards counts in the trick if that suit was led. */
function heldIn(trick: u64, all: u64, led: i32, winner: i32): i32 {
  const set = suitCards & laneOf(led);
  if (!(trick & set) || set & ~all) return 0;
  const most = mostOf(set, led);
  const worth = mostToNS(most) - mostToEW(most);
  return winner & 1 ? -worth : worth;
}

/** The roem of a trick from sets within the suit. */
// @ts-ignore: decorator
@inline
export function roemOfSuit(trick: u64, suit: i32): i32 {
  return worthOf(trick & suitCards, suit);
}

/**
 * The maximum roem of these cards for North–South (`mostToNS`), East–West (`mostToEW`) and both together
 * (`mostToEither`): each card is in one trick only. `mayCross`: sets across suits may be complete.
 */
export function roemWithin(all: u64, mayCross: bool): u64 {
  const cards = all & suitCards;
  let most: u64 = 0;
  if (cards) most = mostOf(cards, 0) + mostOf(cards, 1) + mostOf(cards, 2) + mostOf(cards, 3);
  if (!mayCross) return most;
  for (let i = 0; i < across; i++) {
    if (acrossAt(i) & ~all) continue;
    most += broughtAcross(i);
    most |= (<u64>acrossBit(i)) << 48;
  }
  return most;
}

/** The maximum roem of each side in tricks without points, with the cards `all` in the hands, as in MOST. */
export function roemWithoutPoints(all: u64): u64 {
  let ns = 0;
  let ew = 0;
  for (let i = 0; i < sets; i++) {
    if (!(flagsAt(i) & RoemSetFlag.withoutPoints) || setAt(i) & ~all) continue;
    const size = abs(worthAt(i));
    if (sidesAt(i) & RoemSetFlag.northSouth) ns += size;
    if (sidesAt(i) & RoemSetFlag.eastWest) ew += size;
  }
  return (<u64>min(ns, 0xffff)) | ((<u64>min(ew, 0xffff)) << 16);
}

/** The cards of a suit that belong to complete sets within `cards`, as in IN_SETS, to be read by `inAnySet`. */
// @ts-ignore: decorator
@inline
export function roemInSuit(suit: i32, cards: u64): u32 {
  return load<u32>(IN_SETS + <usize>((((cards & suitCards) >> (suit * LANE)) & LANE_MASK) << 2) + <usize>(suit << 14));
}

/** The same with the sets of the side of `seat` in the lower half. */
// @ts-ignore: decorator
@inline
export function roemForSide(seat: i32, roem: u32): u32 {
  return seat & 1 ? rotl<u32>(roem, EW_SHIFT) : roem;
}

/** The cards of all sets, as a lane. */
// @ts-ignore: decorator
@inline
export function inAnySet(roem: u32): i32 {
  return <i32>((roem | (roem >> EW_SHIFT)) & (<u32>LANE_MASK));
}

/** Sets across suits that have a bit of their own; the last bit stands for all others. */
const ACROSS_BITS: i32 = 3;

/** The bit of the i-th set across suits, as in `setsAcross`. */
// @ts-ignore: decorator
@inline
function acrossBit(i: i32): i32 {
  return 1 << min(i, ACROSS_BITS - 1);
}

/** The bits of all sets across suits. */
export function allAcross(): i32 {
  return (1 << min(across, ACROSS_BITS)) - 1;
}

/** The cards of the sets across suits with these bits. */
export function cardsAcross(bits: i32): u64 {
  let cards: u64 = 0;
  for (let i = 0; i < across; i++) if (bits & acrossBit(i)) cards |= acrossAt(i);
  return cards;
}
