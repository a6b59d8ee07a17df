/**
 * The rules in force, as set by the host: the trump suit, the points of the cards, which card beats which, and the
 * duties when following. The solver knows no game by name; everything that variants vary is data here.
 */
import { CARD_UNITS, Duty, HeadPlain, HeadTrump, RulesWord, Undertrump } from '../../src/solver/abi';
import { ALL_CARDS, CARDS, LANE, bit, laneOf, suitOf } from './cards';
import { flag, word } from './words';

/** Trump suit, or -1. */
export let trump: i32 = -1;
/** All cards of the trump suit, empty without trump. */
export let trumps: u64 = 0;
/** Trumps that need not follow a trump lead if the hand has no others. */
export let exempt: u64 = 0;
/** Card points for the last trick. */
export let lastTrickBonus: i32 = 0;
/** Copies of each card in the pack, 1 or 2. */
export let copies: i32 = 1;
export let laterWins: bool = true;
export let ruffWhileFollowing: bool = false;
export let mustRuff: i32 = Duty.never;
export let overruff: i32 = Duty.never;
export let undertrump: i32 = Undertrump.free;
export let undertrumpOpponentsOnly: bool = false;
export let headTrump: i32 = HeadTrump.no;
export let headPlain: i32 = HeadPlain.no;
export let headPlainWaiver: bool = false;

/** Card points of each card, one byte a card. */
const POINTS = memory.data(CARDS);
/** For each card the cards that beat it if played later to the same trick while it is winning. */
const BEATERS = memory.data(CARDS * 8, 8);

/** Card points of a card. */
// @ts-ignore: decorator
@inline
export function pointsOf(card: i32): i32 {
  return <i32>load<u8>(POINTS + card);
}

/**
 * The cards that beat `card`, the winning card of the trick: higher ones of its suit, and every trump if it is plain.
 */
// @ts-ignore: decorator
@inline
export function beatersOf(card: i32): u64 {
  return load<u64>(BEATERS + (card << 3));
}

/** Card points of all cards of a set. */
export function pointsOfSet(set: u64): i32 {
  let sum = 0;
  while (set) {
    sum += pointsOf(<i32>ctz(set));
    set &= set - 1;
  }
  return sum;
}

/** Reads the rules from the buffer (`RulesWord`, `CARD_UNITS`). */
export function readRules(from: usize): void {
  trump = word(from, RulesWord.trump);
  copies = word(from, RulesWord.copies);
  laterWins = flag(from, RulesWord.laterWins);
  lastTrickBonus = word(from, RulesWord.lastTrick);
  ruffWhileFollowing = flag(from, RulesWord.ruffWhileFollowing);
  mustRuff = word(from, RulesWord.mustRuff);
  overruff = word(from, RulesWord.overruff);
  undertrump = word(from, RulesWord.undertrump);
  undertrumpOpponentsOnly = flag(from, RulesWord.undertrumpOpponentsOnly);
  headTrump = word(from, RulesWord.headTrump);
  headPlain = word(from, RulesWord.headPlain);
  headPlainWaiver = flag(from, RulesWord.headPlainWaiver);
  const exemptSlots = <u64>word(from, RulesWord.exemptSlots);
  trumps = trump < 0 ? 0 : laneOf(trump);
  exempt = trump < 0 ? 0 : exemptSlots << (trump * LANE);
  memory.copy(POINTS, from + CARD_UNITS, CARDS);
  for (let card = 0; card < CARDS; card++) {
    const lane = laneOf(suitOf(card));
    // The lowest bit that beats the card: the next one; with two copies also the equal card, or not even the equal
    // card.
    const from = copies == 1 ? card + 1 : laterWins ? card & ~1 : (card | 1) + 1;
    let beaters = (ALL_CARDS << from) & lane & ~bit(card);
    if (trump >= 0 && suitOf(card) != trump) beaters |= trumps;
    store<u64>(BEATERS + (card << 3), beaters);
  }
}
