/**
 * Patterns: what a position looks like when the cards are known only by owner and relative rank. Two positions of one
 * deal with the same patterns in all suits and the same leader have the same legal plays and trick winners all the way
 * down; they differ only in what the cards are worth (table.ts corrects for that). As every card of a deal stays with
 * its first owner until it is played, the pattern of a suit depends on nothing but which of its cards are left: it is
 * looked up by that 12-bit set and numbered once a deal, so equal numbers mean equal patterns, with no hashing involved.
 *
 * What a pattern says of each remaining card of a suit, from the strongest down (4 bits a card, after a leading 1):
 *   bits 0..1  owner
 *   bit  2     exempt from following a trump lead: such a card is not interchangeable with the one below it
 *   bit  3     its equal (two-copy packs) is also left and has another owner: who plays it later beats or loses to the
 *              other, unlike two cards of different rank. The host deals equal cards so that the lower seat has the lower
 *              slot, which makes the two orders one. With one owner a pair is just two neighbours.
 */
import { LANE } from '../core/cards';
import { copies, exempt } from '../core/rules';
import { handOf } from '../core/position';

/** Sets of a suit. */
const SETS: i32 = 1 << 12;
const NUMBERS = memory.data(4 * 4096 * 2, 8);

/** Scratch for numbering: open addressing over the pattern words of one suit. */
const MOST_SLOTS: i32 = 8192;
const WORDS = memory.data(MOST_SLOTS * 8, 8);
const WORD_NUMBERS = memory.data(MOST_SLOTS * 2, 8);

function patternWord(left: i32, owners0: i32, owners1: i32, exemptSlots: i32): u64 {
  let word: u64 = 1;
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
    word = (word << 4) | (<u64>mark);
  }
  return word;
}

/** Numbers the patterns of all sets of remaining cards for the hands now dealt. */
export function numberPatterns(): void {
  for (let suit = 0; suit < 4; suit++) {
    const shift = suit * LANE;
    const h0 = <i32>((handOf(0) >> shift) & 0xfff);
    const h1 = <i32>((handOf(1) >> shift) & 0xfff);
    const h2 = <i32>((handOf(2) >> shift) & 0xfff);
    const h3 = <i32>((handOf(3) >> shift) & 0xfff);
    const dealt = h0 | h1 | h2 | h3;
    const exemptSlots = <i32>((exempt >> shift) & 0xfff);
    // Twice as many slots as there can be patterns; a short deal clears few.
    const bits = <i32>popcnt(dealt) + 1;
    const slots = 1 << bits;
    memory.fill(WORDS, 0, slots << 3);
    let next = 0;
    // All subsets of the dealt cards, in rising order.
    let set = 0;
    do {
      const word = patternWord(set, h1 | h3, h2 | h3, exemptSlots);
      let at = <i32>((word * 0x9e3779b97f4a7c15) >> (64 - bits));
      while (true) {
        const there = load<u64>(WORDS + (at << 3));
        if (there == word) break;
        if (there == 0) {
          store<u64>(WORDS + (at << 3), word);
          store<u16>(WORD_NUMBERS + (at << 1), <u16>next);
          next++;
          break;
        }
        at = (at + 1) & (slots - 1);
      }
      store<u16>(NUMBERS + ((suit * SETS + set) << 1), load<u16>(WORD_NUMBERS + (at << 1)));
      set = (set - dealt) & dealt;
    } while (set);
  }
}

/**
 * The patterns of the four suits for the cards that are left, as one number of 48 bits:
 *
 *   47     36 35     24 23     12 11      0
 *   | suit 3 | suit 2  | suit 1  | suit 0 |
 */
// @ts-ignore: decorator
@inline
export function patternsOf(all: u64): u64 {
  return (
    (<u64>load<u16>(NUMBERS + (((<usize>all) & 0xfff) << 1))) |
    ((<u64>load<u16>(NUMBERS + (((<usize>(all >> 12)) & 0xfff) << 1), 4096 * 2)) << 12) |
    ((<u64>load<u16>(NUMBERS + (((<usize>(all >> 24)) & 0xfff) << 1), 4096 * 4)) << 24) |
    ((<u64>load<u16>(NUMBERS + (((<usize>(all >> 36)) & 0xfff) << 1), 4096 * 6)) << 36)
  );
}
