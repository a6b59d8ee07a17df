/**
 * Cards and sets of cards as bits. A suit is a lane of 12 bits, so that a set of 48 cards leaves the upper 16 bits of a
 * word to others (the transposition table keeps part of the hash there).
 *
 *   bit  47        36 35        24 23        12 11         0
 *       +------------+------------+------------+------------+
 *       |  suit 3    |  suit 2    |  suit 1    |  suit 0    |
 *       +------------+------------+------------+------------+
 *                                    slot 11 … slot 0
 *                                    strongest  weakest in play
 *
 * A card is the number of its bit, suit * 12 + slot. In a pack of two copies, equal cards are in slots 2k and 2k + 1. A
 * set is a u64.
 */
import { CARDS, LANE } from '../../src/solver/abi';

export { CARDS, LANE };
/** The lane of suit 0. */
export const LANE_MASK: u64 = 0xfff;
/** All cards. */
export const ALL_CARDS: u64 = 0xffff_ffff_ffff;

/** Suit of each card, one byte a card. */
const SUIT_OF = memory.data(CARDS);

/** Fills the static tables; called once when the module starts. */
export function startCards(): void {
  for (let card = 0; card < CARDS; card++) store<u8>(SUIT_OF + card, <u8>(card / LANE));
}

/** Suit of a card, 0..3. */
// @ts-ignore: decorator
@inline
export function suitOf(card: i32): i32 {
  return <i32>load<u8>(SUIT_OF + card);
}

/** The set of this card only. */
// @ts-ignore: decorator
@inline
export function bit(card: i32): u64 {
  return (<u64>1) << card;
}

/** All cards of a suit. */
// @ts-ignore: decorator
@inline
export function laneOf(suit: i32): u64 {
  return LANE_MASK << (suit * LANE);
}

/** The weakest card (lowest bit) of a non-empty set. */
// @ts-ignore: decorator
@inline
export function lowest(set: u64): i32 {
  return <i32>ctz(set);
}

/** The strongest card (highest bit) of a non-empty set. */
// @ts-ignore: decorator
@inline
export function highest(set: u64): i32 {
  return 63 - <i32>clz(set);
}
