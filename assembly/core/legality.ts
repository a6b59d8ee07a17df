/**
 * Legal cards: the same rules as the reference (src/game/play/legality.ts, which argues each reading), on bit sets. A
 * test compares the two move by move in long random games.
 */
import { Duty, HeadPlain, HeadTrump, Undertrump } from '../../src/solver/abi';
import { laneOf, suitOf } from './cards';
import {
  exempt,
  headPlain,
  headPlainWaiver,
  headTrump,
  mustRuff,
  overruff,
  ruffWhileFollowing,
  trump,
  trumps,
  undertrump,
  undertrumpOpponentsOnly,
} from './rules';
import { Ply } from './ply';
import { beatersOf, frameOf, handOf, leaderOf, sameSide, trickCard } from './position';

/**
 * The highest card of `suit` among the first `k` of the trick, played by any side or by `side`; -1 if there is
 * none. It is only needed with a trump suit, when the order of the slots is the order of every trick.
 */
function highestPlayed(frame: usize, k: i32, suit: i32, anySide: bool, side: i32): i32 {
  let found = -1;
  const leader = leaderOf(frame);
  for (let i = 0; i < k; i++) {
    const card = trickCard(frame, i);
    if (suitOf(card) == suit && (anySide || sameSide(leader + i, side)) && card > found) found = card;
  }
  return found;
}

/** Whether a duty applies, given that the partner is winning the trick or not. */
// @ts-ignore: decorator
@inline
function binds(duty: i32, partnerWins: bool): bool {
  return duty == Duty.always || (duty == Duty.ifOpponentWinning && !partnerWins);
}

/** Whether the duty to ruff remains for a hand that can only undertrump. */
// @ts-ignore: decorator
@inline
function undertrumpIsForced(partnerWins: bool): bool {
  return undertrump == Undertrump.forced || (undertrump == Undertrump.forcedUnlessPartnerWins && !partnerWins);
}

/**
 * The trumps that may be played to a plain lead. `toBeat` is the winning card so far; `isVoid`: the hand has none of the suit
 * led.
 */
function playableTrumps(frame: usize, k: i32, seat: i32, hand: u64, toBeat: i32, partnerWins: bool, isVoid: bool): u64 {
  const mine = hand & trumps;
  if (suitOf(toBeat) != trump) return mine;
  if (binds(overruff, partnerWins)) {
    const over = mine & beatersOf(frame, toBeat);
    if (over) return over;
  }
  if (undertrump == Undertrump.free || undertrumpIsForced(partnerWins)) return mine;
  const protectedTrump = undertrumpOpponentsOnly ? highestPlayed(frame, k, trump, false, seat + 1) : toBeat;
  if (protectedTrump < 0) return mine;
  const higher = mine & beatersOf(frame, protectedTrump);
  if (undertrump == Undertrump.ifVoid) return isVoid ? mine : higher;
  if (undertrump == Undertrump.onlyTrumpsLeft) return mine == hand ? mine : higher;
  // Undertrump.onlyLowerTrumpsLeft, or forcedUnlessPartnerWins while the partner is winning.
  return mine == hand && !higher ? mine : higher;
}

/**
 * The legal cards of the ply's player. Never empty for a non-empty hand.
 */
// @ts-ignore: decorator
@inline
export function legalCards(ply: Ply): u64 {
  const k = ply.k;
  const seat = ply.seat;
  const hand = handOf(seat);
  if (k == 0) return hand;
  const frame = frameOf(ply.left);
  const toBeat = ply.toBeat;
  const led = suitOf(trickCard(frame, 0));
  const following = hand & laneOf(led);
  const partnerWins = sameSide(seat, ply.winner);
  if (led == trump) {
    if (!(following & ~exempt)) return hand;
    if (headTrump != HeadTrump.no && !(headTrump == HeadTrump.unlessPartnerWins && partnerWins)) {
      const heading = following & beatersOf(frame, toBeat);
      if (heading) return heading;
    }
    return following;
  }
  if (following) {
    let legal = following;
    const ruffed = suitOf(toBeat) == trump;
    if (headPlain != HeadPlain.no && !(headPlainWaiver && partnerWins) && (headPlain == HeadPlain.always || !ruffed)) {
      const toHead = ruffed ? highestPlayed(frame, k, led, true, 0) : toBeat;
      const heading = following & beatersOf(frame, toHead);
      if (heading) legal = heading;
    }
    if (ruffWhileFollowing && hand & trumps) legal |= playableTrumps(frame, k, seat, hand, toBeat, partnerWins, false);
    return legal;
  }
  const mine = hand & trumps;
  if (!mine || mine == hand) {
    // No trumps, or only trumps: a discard, or the playable trumps, or all trumps if none is playable.
    if (!mine) return hand;
    const playable = playableTrumps(frame, k, seat, hand, toBeat, partnerWins, true);
    return playable ? playable : mine;
  }
  const discards = hand & ~trumps;
  const playable = playableTrumps(frame, k, seat, hand, toBeat, partnerWins, true);
  // The duty to ruff lapses for a hand that could only undertrump, unless it must.
  const lapses = suitOf(toBeat) == trump && !(mine & beatersOf(frame, toBeat)) && !undertrumpIsForced(partnerWins);
  if (binds(mustRuff, partnerWins) && !lapses) return playable ? playable : discards;
  return discards | playable;
}
