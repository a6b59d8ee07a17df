/**
 * Roem: what the cards of a trick bring its winners beside card points. The host lists sets of cards; a trick brings the sum of the sets
 * that it contains. Nearly all of them lie within a suit, so what the cards of a trick, or all cards left, can bring is looked up suit by suit
 * in tables that are made once a deal; four cards of a rank, which lie across the suits, are few and are walked.
 */
import { ROEM_SET_BYTES, RoemSetByte, RoemSetFlag } from '../../src/solver/abi';
import { LANE, LANE_MASK, bit, highest, lowest, suitOf } from '../core/cards';
import { dealtTo } from '../core/position';
import { copies, trumps } from '../core/rules';

/** Whether tricks can bring roem. */
export let hasRoem: bool = false;

/**
 * The sets with their worth (half, as every share). The host lists those whose cards are in different hands, in the order of their lowest
 * card, as `RoemSetByte` says.
 */
const MOST_SETS: i32 = 1200;
const SETS = memory.data(1200 * ROEM_SET_BYTES, 8);
let sets: i32 = 0;
/** All cards of sets within a suit; with trumps among them all trumps, as those that are left may win the others. */
let suitCards: u64 = 0;
/** All cards of sets across the suits. */
export let acrossCards: u64 = 0;
/** By card, the number of the first set whose lowest card it is; the next card's is the end. */
const FIRST_SET = memory.data(49 * 2, 8);
/**
 * The sets that are not within one suit, each followed by what it brings as in MOST (never less than nothing): four cards of a rank, at most 2 ^ 4
 * for each of nine.
 */
const ACROSS = memory.data(144 * 16, 8);
export let across: i32 = 0;

/** By suit and cards of it (only of `suitCards`), what the sets among them are worth together. */
const WORTH = memory.data(4 * 4096 * 2, 8);
/**
 * By suit and cards of it that are left, the most roem that runs and marriages of it can still bring; to both sides together may be less than to
 * the one and to the other:
 *
 *   63        48 47             32 31          16 15           0
 *   |           | to both together | to the others | to North–South |
 *
 * `roemWithin` adds them up, with those that lie across the suits, and tells these in the bits from 48 up (`acrossBit`).
 */
const MOST = memory.data(4 * 4096 * 8, 8);
/**
 * By suit and cards of it, those among them that belong to a set of which all are there:
 *
 *   31 28 27             16 15  12 11              0
 *   |    | of the others'  |      | of North–South's |     a set counts for the side that was dealt its strongest card
 */
const IN_SETS = memory.data(4 * 4096 * 4, 4);
const OTHERS_SHIFT: i32 = 16;
/** Where the host writes the sets of roem, and how many there is room for. */
export function roemAddress(): usize {
  return SETS;
}

export function roemRoom(): i32 {
  return MOST_SETS;
}

// @ts-ignore: decorator
@inline
function setAddress(i: i32): usize {
  return SETS + <usize>i * ROEM_SET_BYTES;
}

// @ts-ignore: decorator
@inline
function flagsAt(i: i32): i32 {
  return load<i32>(setAddress(i), RoemSetByte.flags);
}

// @ts-ignore: decorator
@inline
export function setAt(i: i32): u64 {
  return load<u64>(setAddress(i), RoemSetByte.cards);
}

// @ts-ignore: decorator
@inline
export function worthAt(i: i32): i32 {
  return load<i32>(setAddress(i), RoemSetByte.worth);
}

// @ts-ignore: decorator
@inline
function sidesAt(i: i32): i32 {
  return flagsAt(i) & (RoemSetFlag.northSouth | RoemSetFlag.eastWest);
}

// @ts-ignore: decorator
@inline
export function firstSet(card: i32): i32 {
  return <i32>load<u16>(FIRST_SET + (card << 1));
}

// @ts-ignore: decorator
@inline
export function acrossAt(i: i32): u64 {
  return load<u64>(ACROSS + (i << 4));
}

// @ts-ignore: decorator
@inline
export function broughtAcross(i: i32): u64 {
  return load<u64>(ACROSS + (i << 4), 8);
}

// @ts-ignore: decorator
@inline
function isWithinSuit(set: u64): bool {
  return suitOf(lowest(set)) == suitOf(highest(set));
}

/**
 * The sides that may yet win a trick with a set of a suit of which the cards `left` are left, as bits: bit 0 North–South, bit 1 the others. Trumps are won by who
 * holds the highest of them or, holding none of them, a higher one that is still left; of other suits the host has said who may.
 */
export function sidesOf(i: i32, left: u64): i32 {
  const set = setAt(i);
  if (!(set & trumps)) return sidesAt(i);
  // Of two equal cards the order in the trick decides, so from the lower one on.
  const least = highest(set) & ~(copies - 1);
  let sides = 0;
  for (let seat = 0; seat < 4; seat++) {
    const hand = dealtTo(seat);
    if ((hand & set ? hand & set : hand & left) >> least) sides |= 1 << (seat & 1);
  }
  return sides;
}

/** Takes the sets that the host has written; a deal must follow. */
export function readRoem(count: i32): void {
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

/** Works out the tables for the hands dealt. */
export function startRoem(): void {
  for (let suit = 0; suit < 4; suit++) fillTables(suit);
}

function fillTables(suit: i32): void {
  const shift = suit * LANE;
  const northSouth = dealtTo(0) | dealtTo(2);
  const dealt = northSouth | dealtTo(1) | dealtTo(3);
  const ofSuit = <i32>(((suitCards & dealt) >> shift) & LANE_MASK);
  const worths = WORTH + <usize>(suit << 13);
  const most = MOST + <usize>(suit << 15);
  const inSets = IN_SETS + <usize>(suit << 14);
  // All subsets in rising order: the lowest card comes to a trick with one of the sets that it begins, or brings nothing.
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
      cards |= northSouth & bit(highest(set)) ? mine : mine << OTHERS_SHIFT;
      const brought = <i32>load<i16>(worths + (mine << 1));
      const rest = load<u64>(most + ((lane ^ mine) << 3));
      const sides = sidesOf(i, all);
      if (sides & 1) ns = max(ns, brought + mostToNS(rest));
      if (sides & 2) ew = max(ew, brought + mostToEW(rest));
      either = max(either, brought + mostToEither(rest));
    }
    store<u64>(most + (lane << 3), (<u64>ns) | ((<u64>ew) << 16) | ((<u64>either) << 32));
    store<u32>(inSets + (lane << 2), cards);
  }
}

/** The numbers in `roemWithin`, which stand as in MOST. */
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

/** The sets across the suits that are complete, three bits. */
// @ts-ignore: decorator
@inline
export function setsAcross(most: u64): i32 {
  return <i32>(most >> 48);
}

// @ts-ignore: decorator
@inline
function worthOf(cards: u64, suit: i32): i32 {
  return <i32>load<i16>(WORTH + <usize>(((cards >> (suit * LANE)) & LANE_MASK) << 1) + <usize>(suit << 13));
}

// @ts-ignore: decorator
@inline
function mostOf(cards: u64, suit: i32): u64 {
  return load<u64>(MOST + <usize>(((cards >> (suit * LANE)) & LANE_MASK) << 3) + <usize>(suit << 15));
}

/** The roem among the cards of a trick; `most` could come when it began (`roemWithin`). */
export function roemOf(trick: u64, most: u64): i32 {
  const cards = trick & suitCards;
  let sum = cards & (cards - 1) ? worthOf(cards, 0) + worthOf(cards, 1) + worthOf(cards, 2) + worthOf(cards, 3) : 0;
  if (setsAcross(most)) {
    for (let i = 0; i < across; i++) if (!(acrossAt(i) & ~trick)) sum += mostToEither(broughtAcross(i));
  }
  return sum;
}

/** What of it lies within a suit. */
// @ts-ignore: decorator
@inline
export function roemOfSuit(trick: u64, suit: i32): i32 {
  return worthOf(trick & suitCards, suit);
}

/**
 * No more roem than this can come from the cards of a set to North–South (`mostToNS`), to the others (`mostToEW`) and to both together
 * (`mostToEither`): each card comes to one trick only. `mayCross`: sets across the suits may be complete.
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

/** What roem each side may win in tricks without points with the cards `all` in the hands, all of it together, as in MOST. */
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

/** What of a suit belongs to sets of roem within it that are complete in `cards`, as in IN_SETS, to be read by `inAnySet`. */
// @ts-ignore: decorator
@inline
export function roemInSuit(suit: i32, cards: u64): u32 {
  return load<u32>(IN_SETS + <usize>((((cards & suitCards) >> (suit * LANE)) & LANE_MASK) << 2) + <usize>(suit << 14));
}

/** The same with the sets of the side of `seat` in the lower half. */
// @ts-ignore: decorator
@inline
export function roemForSide(seat: i32, roem: u32): u32 {
  return seat & 1 ? rotl<u32>(roem, OTHERS_SHIFT) : roem;
}

/** As a lane, the cards of all sets. */
// @ts-ignore: decorator
@inline
export function inAnySet(roem: u32): i32 {
  return <i32>((roem | (roem >> OTHERS_SHIFT)) & (<u32>LANE_MASK));
}

/** Sets across the suits that are told apart by a bit; the last stands for all from there on. */
const ACROSS_BITS: i32 = 3;

// @ts-ignore: decorator
@inline
function acrossBit(i: i32): i32 {
  return 1 << min(i, ACROSS_BITS - 1);
}

/** The bits of all sets across the suits. */
export function allAcross(): i32 {
  return (1 << min(across, ACROSS_BITS)) - 1;
}

/** The cards of the sets across the suits that such bits stand for. */
export function cardsAcross(bits: i32): u64 {
  let cards: u64 = 0;
  for (let i = 0; i < across; i++) if (bits & acrossBit(i)) cards |= acrossAt(i);
  return cards;
}
