/**
 * Equivalence classes of positions. A suit class describes the cards left in a suit by owner and relative rank only.
 * Two positions of one deal with the same leader and the same classes in all suits are equivalent: they have the same
 * legal plays and trick winners all the way down. They differ only in the worth of the cards (correction.ts). As
 * every card of a deal belongs to its first owner until it is played, the class of a suit depends only on which of its
 * cards are left. It is looked up by that 12-bit set. Classes are numbered once a deal, so equal numbers mean equal
 * classes, without hashing.
 *
 * The key of a class has 4 bits for each remaining card of the suit, from the strongest down, after a leading 1:
 *   bits 0..1  owner
 *   bit  2     exempt from following a trump lead: such a card is not interchangeable with the one below it
 *   bit  3     its copy (two-copy packs) is also left and has another owner. The one played later beats the other or
 *              loses to it, unlike two cards of different rank. The host gives the lower seat the lower slot, so there
 *              is one order of two copies. Two copies of one owner are just neighbours.
 */
import { LANE, LANE_MASK } from '../core/cards';
import { GOLDEN } from '../core/hash';
import { copies, exempt } from '../core/rules';
import { handOf } from '../core/position';

/** Sets of cards of a suit. */
const SETS: i32 = 1 << 12;
const CLASSES = memory.data(4 * 4096 * 2, 8);

/** Scratch memory for the numbering: open addressing over the keys of one suit. */
const MOST_SLOTS: i32 = 8192;
const KEYS = memory.data(MOST_SLOTS * 8, 8);
const KEY_CLASSES = memory.data(MOST_SLOTS * 2, 8);

/** The key of the class of the cards `left` of a suit. `owners0` and `owners1` are the low and the high bits of the owners of its slots. */
function classKey(left: i32, owners0: i32, owners1: i32, exemptSlots: i32): u64 {
  let key: u64 = 1;
  let set = left;
  while (set) {
    const slot = 31 - clz(set);
    const one = 1 << slot;
    set &= ~one;
    let mark = ((owners0 >> slot) & 1) | (((owners1 >> slot) & 1) << 1);
    if (exemptSlots & one) mark |= 4;
    if (copies == 2) {
      const twin = 1 << (slot ^ 1);
      const sameOwner =
        ((owners0 >> slot) & 1) == ((owners0 >> (slot ^ 1)) & 1) &&
        ((owners1 >> slot) & 1) == ((owners1 >> (slot ^ 1)) & 1);
      if (left & twin && !sameOwner) mark |= 8;
    }
    key = (key << 4) | (<u64>mark);
  }
  return key;
}

/** Numbers the classes of all sets of remaining cards for the hands just dealt. */
export function numberSuitClasses(): void {
  for (let suit = 0; suit < 4; suit++) {
    const shift = suit * LANE;
    const h0 = <i32>((handOf(0) >> shift) & LANE_MASK);
    const h1 = <i32>((handOf(1) >> shift) & LANE_MASK);
    const h2 = <i32>((handOf(2) >> shift) & LANE_MASK);
    const h3 = <i32>((handOf(3) >> shift) & LANE_MASK);
    const dealt = h0 | h1 | h2 | h3;
    const exemptSlots = <i32>((exempt >> shift) & LANE_MASK);
    // Twice as many slots as there can be classes; a short deal clears few.
    const bits = <i32>popcnt(dealt) + 1;
    const slots = 1 << bits;
    memory.fill(KEYS, 0, slots << 3);
    let next = 0;
    // All subsets of the dealt cards, in rising order.
    let set = 0;
    do {
      const key = classKey(set, h1 | h3, h2 | h3, exemptSlots);
      let at = <i32>((key * GOLDEN) >> (64 - bits));
      while (true) {
        const there = load<u64>(KEYS + (at << 3));
        if (there == key) break;
        if (there == 0) {
          store<u64>(KEYS + (at << 3), key);
          store<u16>(KEY_CLASSES + (at << 1), <u16>next);
          next++;
          break;
        }
        at = (at + 1) & (slots - 1);
      }
      store<u16>(CLASSES + ((suit * SETS + set) << 1), load<u16>(KEY_CLASSES + (at << 1)));
      set = (set - dealt) & dealt;
    } while (set);
  }
}

/**
 * The classes of the four suits for the cards left, as one number of 48 bits:
 *
 *   47     36 35     24 23     12 11      0
 *   | suit 3 | suit 2  | suit 1  | suit 0 |
 */
// @ts-ignore: decorator
@inline
export function suitClassesOf(all: u64): u64 {
  return (
    (<u64>load<u16>(CLASSES + (((<usize>all) & 0xfff) << 1))) |
    ((<u64>load<u16>(CLASSES + (((<usize>(all >> 12)) & 0xfff) << 1), 4096 * 2)) << 12) |
    ((<u64>load<u16>(CLASSES + (((<usize>(all >> 24)) & 0xfff) << 1), 4096 * 4)) << 24) |
    ((<u64>load<u16>(CLASSES + (((<usize>(all >> 36)) & 0xfff) << 1), 4096 * 6)) << 36)
  );
}
