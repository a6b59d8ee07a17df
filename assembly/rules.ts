/**
 * The rules in force, as the host sets them: which suit is trump, what the cards are worth, which cards beat which, and
 * the duties when following. The solver knows no game by name; everything a variant can vary stands here as data.
 */
import { ALL_CARDS, CARDS, LANE, bit, laneOf, suitOf } from './cards';

/** When a duty binds (mustRuffWhenVoid, overruff). */
export const NEVER: i32 = 0;
export const IF_OPPONENT_WINNING: i32 = 1;
export const ALWAYS: i32 = 2;

/** Undertrump rules. `onlyIfNoDiscard` of the schema reaches the solver as ONLY_TRUMPS_LEFT: see legality.ts of the game. */
export const UNDERTRUMP_FREE: i32 = 0;
export const UNDERTRUMP_IF_VOID: i32 = 1;
export const UNDERTRUMP_ONLY_TRUMPS_LEFT: i32 = 2;
export const UNDERTRUMP_ONLY_LOWER_LEFT: i32 = 3;
export const UNDERTRUMP_FORCED: i32 = 4;

/** Duties to head a lead. */
export const HEAD_NO: i32 = 0;
export const HEAD_TRUMP_YES: i32 = 1;
export const HEAD_TRUMP_UNLESS_PARTNER_WINS: i32 = 2;
export const HEAD_PLAIN_IF_IT_WINS: i32 = 1;
export const HEAD_PLAIN_ALWAYS: i32 = 2;

/** Trump suit, or -1. */
export let trump: i32 = -1;
/** All cards of the trump suit, empty without trump. */
export let trumps: u64 = 0;
/** Trumps that need not follow a trump lead when the hand holds no others. */
export let exempt: u64 = 0;
/** Card points for the last trick. */
export let lastTrickBonus: i32 = 0;
/** Copies of each card in the pack, 1 or 2. */
export let copies: i32 = 1;
export let laterWins: bool = true;
export let ruffWhileFollowing: bool = false;
export let mustRuff: i32 = NEVER;
export let overruff: i32 = NEVER;
export let undertrump: i32 = UNDERTRUMP_FREE;
export let undertrumpOpponentsOnly: bool = false;
export let headTrump: i32 = HEAD_NO;
export let headPlain: i32 = HEAD_NO;
export let headPlainWaiver: bool = false;

/** Card points of each card, one byte a card. */
const POINTS = memory.data(CARDS);
/** For each card the set of cards that beat it when played later to the same trick while it is winning. */
const BEATERS = memory.data(CARDS * 8, 8);

/** Card points of a card. */
// @ts-ignore: decorator
@inline
export function pointsOf(card: i32): i32 {
  return <i32>load<u8>(POINTS + card);
}

/** The cards that beat `card`, the best of the trick so far: higher ones of its suit, and every trump if it is plain. */
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

/**
 * Takes the rules from the host: 16 words of 32 bits, then the points of the 48 cards as bytes.
 *
 *   0 trump (-1 none)   4 ruffWhileFollowing  8 undertrumpOpponentsOnly  12 exempt slots (12 bits)
 *   1 copies            5 mustRuff            9 headTrump                13 … 15 unused
 *   2 laterWins         6 overruff           10 headPlain
 *   3 lastTrickBonus    7 undertrump         11 headPlainWaiver
 */
export function readRules(from: usize): void {
  trump = load<i32>(from);
  copies = load<i32>(from + 4);
  laterWins = load<i32>(from + 8) != 0;
  lastTrickBonus = load<i32>(from + 12);
  ruffWhileFollowing = load<i32>(from + 16) != 0;
  mustRuff = load<i32>(from + 20);
  overruff = load<i32>(from + 24);
  undertrump = load<i32>(from + 28);
  undertrumpOpponentsOnly = load<i32>(from + 32) != 0;
  headTrump = load<i32>(from + 36);
  headPlain = load<i32>(from + 40);
  headPlainWaiver = load<i32>(from + 44) != 0;
  const exemptSlots = <u64>load<u32>(from + 48);
  trumps = trump < 0 ? 0 : laneOf(trump);
  exempt = trump < 0 ? 0 : exemptSlots << (trump * LANE);
  memory.copy(POINTS, from + 64, CARDS);
  for (let card = 0; card < CARDS; card++) {
    const lane = laneOf(suitOf(card));
    // The lowest bit that beats the card: the next one up; with two copies the equal card too, or not even that.
    const from = copies == 1 ? card + 1 : laterWins ? card & ~1 : (card | 1) + 1;
    let beaters = (ALL_CARDS << from) & lane & ~bit(card);
    if (trump >= 0 && suitOf(card) != trump) beaters |= trumps;
    store<u64>(BEATERS + (card << 3), beaters);
  }
}
