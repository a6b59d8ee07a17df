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
/** 1 in a misère: a trick's points go to the side that does not win it. Only without trump and sweeps. */
export let misere: i32 = 0;
/** The mask that inverts the status of a trick (trick-status.ts) in a misère, by exclusive or. */
export let statusMask: i32 = 0;
/** Bit n: low cards win the trick that starts with n tricks left. Only without trump. */
export let reversedTricks: i32 = 0;
/** Copies of each card in the pack, 1 or 2. */
export let copies: i32 = 1;
/** Of two equal cards the later one wins the trick, otherwise the first. Only with two copies. */
export let laterWins: bool = true;
/** A player who can follow a plain lead may play a trump instead. */
export let ruffWhileFollowing: bool = false;
/** When a player who cannot follow a plain lead must play a trump: a `Duty`. */
export let mustRuff: i32 = Duty.never;
/** When a trump on a plain lead must beat the trumps played before, if the hand has such a trump: a `Duty`. */
export let overruff: i32 = Duty.never;
/** When a trump on a plain lead may be lower than those played before: an `Undertrump`. */
export let undertrump: i32 = Undertrump.free;
/** Only trumps of the other side must not be undertrumped. */
export let undertrumpOpponentsOnly: bool = false;
/** When a trump lead must be beaten if possible: a `HeadTrump`. */
export let headTrump: i32 = HeadTrump.no;
/** When a plain lead must be beaten in its suit if possible: a `HeadPlain`. */
export let headPlain: i32 = HeadPlain.no;
/** That duty does not apply while the partner is winning. */
export let headPlainWaiver: bool = false;

/** Card points of each card, one byte a card. */
const POINTS = memory.data(CARDS);
/**
 * For each card the cards that beat it if played later to the same trick while it is winning: by tricks left when the
 * trick began, 64 places each, as a contract may turn the order of winning from trick to trick. `beatersOf` (position.ts)
 * reads it.
 */
export const BEATERS = memory.data(13 * 64 * 8, 8);

/** Card points of a card. */
// @ts-ignore: decorator
@inline
export function pointsOf(card: i32): i32 {
  return <i32>load<u8>(POINTS + card);
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
  reversedTricks = word(from, RulesWord.reversedTricks);
  misere = word(from, RulesWord.misere);
  statusMask = misere ? 3 : 0;
  const exemptSlots = <u64>word(from, RulesWord.exemptSlots);
  trumps = trump < 0 ? 0 : laneOf(trump);
  exempt = trump < 0 ? 0 : exemptSlots << (trump * LANE);
  memory.copy(POINTS, from + CARD_UNITS, CARDS);
  for (let left = 0; left < 13; left++) {
    for (let card = 0; card < CARDS; card++) {
      store<u64>(BEATERS + <usize>((left * 64 + card) << 3), beats(card, ((reversedTricks >> left) & 1) != 0));
    }
  }
}

/**
 * The cards that beat `card`, the winning card of a trick: higher ones of its suit, or lower ones if the order is reversed,
 * and every trump if it is plain.
 */
function beats(card: i32, isReversed: bool): u64 {
  const lane = laneOf(suitOf(card));
  const copy = copies == 1 ? card : card ^ 1;
  const equals = bit(card) | bit(copy);
  const higher = ALL_CARDS << (max(card, copy) + 1);
  let beaters = isReversed ? lane & ~higher & ~equals : lane & higher;
  // With two copies the equal card beats it too, or does not.
  if (copy != card && laterWins) beaters |= bit(copy);
  if (trump >= 0 && suitOf(card) != trump) beaters |= trumps;
  return beaters;
}
