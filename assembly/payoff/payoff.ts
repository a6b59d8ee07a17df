/**
 * Payoffs beyond card points: roem in tricks, a bonus for a sweep, and probes for a score. All of them take effect at
 * the end of a trick (`settle`), so the search needs only one more number per position, the *payoff state*.
 *
 *   state  7            2  1  0
 *         | tag or budget |EW|NS|      EW, NS: this side has taken everything so far, so its sweep is still open
 *
 * A probe of CALLS has a tag above 0, so in state 0 only points and roem remain: SHARES without a sweep.
 *
 * There are three kinds of payoff searches. In each, v is North–South's share from a trick on; larger is better for
 * them.
 *
 * - SHARES: v is card points plus half of North–South's roem and sweep bonus minus half of East–West's. So 2v is the
 *   difference between the sides plus the card points to come.
 * - CALLS: a side with enough points may call after a trick (tap, or claim), which settles the score. The probe is
 *   whether North–South reach a given score. That is monotone in the points p they have taken: with more points for
 *   them, and so fewer for the others, they succeed if they did with p. So each position has a least p with which they
 *   succeed, and v = `callTarget` - p: they succeed if v or more is to come, as with points. The tag separates probes.
 * - BUDGET: if the declarers lose, the others get the roem of both sides. North–South succeed, as the declarers, if they
 *   win after all or less roem than the budget is made; otherwise, if the declarers lose and at least as much is made.
 *   If exactly one step of the budget is left, it may depend on North–South's share. With fewer, only a tie may still count as it
 *   does with more (`ProbeWord.tieSteps`). The state holds the rest of the budget; once it is used up, the search is that of SHARES.
 */
import { CERTAIN, Kind, PayoffState, PayoffWord, ProbeWord } from '../../src/solver/abi';
import { flag, word } from '../core/words';
import {
  isHeld,
  isOwnKind,
  mostToEW,
  mostToEither,
  mostToNS,
  readRoem,
  roemToEW,
  roemToNS,
  roemWithoutPoints,
} from './roem';
import { misere, pointsOf } from '../core/rules';

/** Bits of a payoff state. */
export const NS_SWEEPING: i32 = PayoffState.sweepOpenNS;
export const EW_SWEEPING: i32 = PayoffState.sweepOpenEW;
/** A larger state has a tag or a budget. */
export const SWEEPING: i32 = 3;
const TAG: i32 = 2;
/** The largest state that table entries can hold; positions with a larger budget are searched without the table. */
export const MAX_PAYOFF_STATE: i32 = 255;

/** Kinds of payoff searches. */
export const SHARES: i32 = Kind.shares;
export const CALLS: i32 = Kind.calls;
export const BUDGET: i32 = Kind.budget;

export { CERTAIN };

/** The kind of the current search. */
export let kind: i32 = SHARES;
// The sweep: its bonus (halved, as in every share), and whether it is by points.
let sweepBonus: i32 = 0;
export let sweepByPoints: bool = false;

/** Reads the payoff from the buffer (`PayoffWord`). The host has already filled the list of roem sets (roem.ts). */
export function readPayoff(from: usize): void {
  sweepBonus = word(from, PayoffWord.sweepBonus);
  sweepByPoints = flag(from, PayoffWord.sweepByPoints);
  readRoem(
    word(from, PayoffWord.roemSets),
    flag(from, PayoffWord.ownKind),
    word(from, PayoffWord.nsRoemDivisor),
    word(from, PayoffWord.ewRoemDivisor),
    flag(from, PayoffWord.held),
  );
}

// The words of a CALLS or BUDGET probe (`readProbe`).
let callTarget: i32 = 0;
let allPoints: i32 = 0;
let onlyWinnersCall: bool = false;
let nsCallAt: i32 = 0;
let nsOthersBelow: i32 = 0;
let nsOthersBelowWithTrick: i32 = 0;
let ewCallAt: i32 = 0;
let ewOthersBelow: i32 = 0;
let ewOthersBelowWithTrick: i32 = 0;
let nsEndAt: i32 = 0;
let nsSweepSucceeds: bool = false;
let ewSweepFails: bool = false;
let unit: i32 = 1;
/** BUDGET: North–South are the declarers. */
export let nsDeclares: bool = true;
let nsSweepBonus: i32 = 0;
let ewSweepBonus: i32 = 0;
let lastStepBonus: i32 = 0;
let tieSteps: i32 = 0;
let tieBonus: i32 = 0;
/** Separates probes that share no table entries; 0 for those that do. */
export let serial: i32 = 0;

/** Switches to the search for shares. */
export function playForShares(): void {
  kind = SHARES;
  calledLow = -CERTAIN;
  calledHigh = CERTAIN;
}

/** Reads a probe from the buffer; `ProbeWord` explains the words. */
export function readProbe(from: usize): void {
  playForShares();
  kind = word(from, ProbeWord.kind);
  callTarget = word(from, ProbeWord.callTarget);
  allPoints = word(from, ProbeWord.allPoints);
  onlyWinnersCall = flag(from, ProbeWord.onlyWinnersCall);
  nsCallAt = word(from, ProbeWord.nsCallAt);
  nsOthersBelow = word(from, ProbeWord.nsOthersBelow);
  nsOthersBelowWithTrick = word(from, ProbeWord.nsOthersBelowWithTrick);
  ewCallAt = word(from, ProbeWord.ewCallAt);
  ewOthersBelow = word(from, ProbeWord.ewOthersBelow);
  ewOthersBelowWithTrick = word(from, ProbeWord.ewOthersBelowWithTrick);
  nsEndAt = word(from, ProbeWord.nsEndAt);
  nsSweepSucceeds = flag(from, ProbeWord.nsSweepSucceeds);
  ewSweepFails = flag(from, ProbeWord.ewSweepFails);
  unit = word(from, ProbeWord.unit);
  nsDeclares = flag(from, ProbeWord.nsDeclares);
  nsSweepBonus = word(from, ProbeWord.nsSweepBonus);
  ewSweepBonus = word(from, ProbeWord.ewSweepBonus);
  lastStepBonus = word(from, ProbeWord.lastStepBonus);
  tieSteps = word(from, ProbeWord.tieSteps);
  tieBonus = word(from, ProbeWord.tieBonus);
  serial = word(from, ProbeWord.serial);
}

/** Results of `settle` and `limit`: North–South's share of the trick, and the payoff state after it. */
export let gain: i32 = 0;
export let payoffStateAfter: i32 = 0;
/** Bounds on the share to come. */
export let lowest: i32 = 0;
export let highest: i32 = 0;
/** Limits on the share to come set by calls after the trick: a share outside of them counts as the nearest limit. */
export let calledLow: i32 = -CERTAIN;
export let calledHigh: i32 = CERTAIN;

/** A share to come, within the limits set by calls after the trick. */
// @ts-ignore: decorator
@inline
export function called(share: i32): i32 {
  return max(calledLow, min(calledHigh, share));
}

/**
 * The part of the payoff state that matters to the probe whether North–South take `need` of `pointsLeft` points and at
 * most `roem` with the cards `all` in the hands. A sweep does not matter if it decides the probe the same way with and
 * without its bonus.
 *
 * North–South take every point with a sweep, so at least `pointsLeft` minus half of the roem that tricks without points
 * bring the others. Only a sweep by points leaves them such tricks, and such roem is at most the roem they can still
 * make, and at most that in complete sets without points. That suffices for any `need` up to it. Likewise for
 * East–West, with 0 for `pointsLeft`. Cards that count by the kind of their trick may bring the side of a sweep less than
 * `pointsLeft`, by at most the roem that this is worth to the others; and sets that count for their holders count in the tricks of a
 * sweep as well.
 */
export function relevantPayoffState(payoffState: i32, need: i32, pointsLeft: i32, roem: u64, all: u64): i32 {
  if (payoffState == 0 || payoffState & ~SWEEPING || kind == CALLS) return payoffState;
  const leftToOthers = isOwnKind || isHeld ? roem : sweepByPoints && roem ? roemWithoutPoints(all) : 0;
  if (need <= pointsLeft - min(mostToEW(leftToOthers), mostToEW(roem))) payoffState &= ~NS_SWEEPING;
  if (need > min(mostToNS(leftToOthers), mostToNS(roem))) payoffState &= ~EW_SWEEPING;
  return payoffState;
}

/**
 * Bounds on the share to come with `pointsLeft` points and at most `roem` (`roemWithin`), in `lowest` and `highest`.
 */
export function limit(payoffState: i32, pointsLeft: i32, roem: u64): void {
  if (kind == CALLS) {
    limitCalls(payoffState, pointsLeft);
    return;
  }
  lowest = -mostToEW(roem) - (payoffState & EW_SWEEPING ? sweepBonus : 0);
  highest = pointsLeft + mostToNS(roem) + (payoffState & NS_SWEEPING ? sweepBonus : 0);
  const steps = payoffState >> TAG;
  if (!steps) return;
  const spendable = mostToEither(roem) + (payoffState & (nsDeclares ? EW_SWEEPING : NS_SWEEPING) ? sweepBonus : 0);
  const isKept = (steps - tieSteps - (abs(lastStepBonus) == CERTAIN ? 0 : 1)) * unit > spendable;
  const isTieKept = steps * unit > spendable;
  const most = steps > tieSteps ? CERTAIN : abs(tieBonus);
  // Added to both bounds of the declarers' side; beyond the last step they are certain to succeed.
  if (nsDeclares) {
    highest = min(CERTAIN, highest + most);
    if (isKept) lowest = CERTAIN;
    else if (isTieKept) lowest += tieBonus;
  } else {
    lowest = max(-CERTAIN, lowest - most);
    if (isKept) highest = -CERTAIN;
    else if (isTieKept) highest += tieBonus;
  }
}

/** CALLS: the share of a position in which North–South succeed with `points` taken before it, or more (v = `callTarget` - p). */
// @ts-ignore: decorator
@inline
function shareFrom(points: i32): i32 {
  return max(-CERTAIN, min(CERTAIN, callTarget - points));
}

/**
 * North–South succeed only by a call, at the end of the deal or by a sweep, and take at most the points left. They fail
 * likewise only if the others have enough points to call, or they themselves have too few at the end.
 */
function limitCalls(payoffState: i32, pointsLeft: i32): void {
  highest = payoffState & NS_SWEEPING && nsSweepSucceeds ? CERTAIN : shareFrom(min(nsCallAt, nsEndAt) - pointsLeft);
  lowest = payoffState & EW_SWEEPING && ewSweepFails ? -CERTAIN : shareFrom(max(allPoints - ewCallAt + 1, nsEndAt));
  highest = max(lowest, highest);
}

/**
 * The end of a trick: `winner` takes it, with `points` and `trickRoem`; `pointsLeft` points and at most `roem` are to
 * come. `gain` is North–South's share of it, `payoffStateAfter` the state after it. `calledLow` and `calledHigh`,
 * `lowest` and `highest` are limits and bounds on the share to come, calls included.
 */
export function settle(payoffState: i32, winner: i32, points: i32, trickRoem: i32, pointsLeft: i32, roem: u64): void {
  gain = shareOf(winner, points, trickRoem);
  const after = nextPayoffState(payoffState, winner, points, trickRoem);
  payoffStateAfter = after;
  limit(after, pointsLeft, roem);
  if (kind == CALLS) {
    settleCalls(after, (winner & 1) != 0, pointsLeft);
    lowest = called(lowest);
    highest = called(highest);
  }
}

/**
 * North–South's share of a trick with `points` and `trickRoem` that `winner` takes. In a misère the other side scores it.
 */
// @ts-ignore: decorator
@inline
export function shareOf(winner: i32, points: i32, trickRoem: i32): i32 {
  return (winner ^ misere) & 1 ? -roemToEW(trickRoem) : points + roemToNS(trickRoem);
}

/** The payoff state after a trick with `points` and `trickRoem` that `winner` takes. The budget pays for the roem of either side. */
function nextPayoffState(payoffState: i32, winner: i32, points: i32, trickRoem: i32): i32 {
  if (payoffState & SWEEPING && (points > 0 || !sweepByPoints)) payoffState &= winner & 1 ? ~NS_SWEEPING : ~EW_SWEEPING;
  return spendsBudget(payoffState) ? spend(payoffState, abs(trickRoem)) : payoffState;
}

/** The same for the last trick, with all points that are left: only the end of the deal follows. */
export function settleLast(payoffState: i32, winner: i32, points: i32, trickRoem: i32): void {
  gain = shareOf(winner, points, trickRoem);
  const after = nextPayoffState(payoffState, winner, points, trickRoem);
  settleEnd(after);
  if (kind == CALLS) {
    settleCalls(after, (winner & 1) != 0, 0);
    lowest = called(lowest);
  }
}

/** Whether roem uses up a budget in that state. Then the sum of both sides' roem matters. */
// @ts-ignore: decorator
@inline
export function spendsBudget(payoffState: i32): bool {
  return kind == BUDGET && payoffState > SWEEPING;
}

/** Takes an amount from the budget, down to 0. */
function spend(payoffState: i32, amount: i32): i32 {
  const budget = payoffState >> TAG;
  return (payoffState & SWEEPING) | (max(0, budget - amount / unit) << TAG);
}

/** The addition to North–South's share for the steps of the budget that are left in the end. */
function bonusOfRest(steps: i32): i32 {
  if (steps == 0) return 0;
  if (steps <= tieSteps) return tieBonus;
  if (steps == tieSteps + 1) return lastStepBonus;
  return nsDeclares ? CERTAIN : -CERTAIN;
}

/** The end of the deal: the bonus of a sweep, the rest of a budget, or the end without a call. */
function settleEnd(payoffState: i32): void {
  lowest = 0;
  if (kind == CALLS) {
    if (payoffState & NS_SWEEPING) lowest = nsSweepSucceeds ? CERTAIN : -CERTAIN;
    else if (payoffState & EW_SWEEPING) lowest = ewSweepFails ? -CERTAIN : CERTAIN;
    else lowest = shareFrom(nsEndAt);
  } else {
    if (payoffState & NS_SWEEPING) gain += kind == BUDGET ? nsSweepBonus : sweepBonus;
    if (payoffState & EW_SWEEPING) gain += kind == BUDGET ? ewSweepBonus : -sweepBonus;
    if (payoffState & (nsDeclares ? EW_SWEEPING : NS_SWEEPING) && kind == BUDGET)
      payoffState = spend(payoffState, sweepBonus);
    lowest = bonusOfRest(payoffState >> TAG);
  }
}

/**
 * The calls after a trick that leaves `pointsLeft` points, in `calledLow` and `calledHigh`. If North–South have p
 * points after the trick, the others have played - p, where `played` = all points - `pointsLeft`. The winners of the
 * trick may call first, then, if the rules let them, the others.
 */
export function settleCalls(payoffState: i32, ewWon: bool, pointsLeft: i32): void {
  const played = allPoints - pointsLeft;
  const ewBelow = payoffState & NS_SWEEPING ? nsOthersBelow : nsOthersBelowWithTrick;
  const nsBelow = payoffState & EW_SWEEPING ? ewOthersBelow : ewOthersBelowWithTrick;
  // North–South call with p from nsCallAt, if played - p < othersBelow.
  calledLow = shareFrom(max(nsCallAt, played - ewBelow + 1));
  // East–West call with played - p from ewCallAt, if p < usBelow.
  calledHigh = shareFrom(min(played - ewCallAt, nsBelow - 1) + 1);
  if (nsCallAt == CERTAIN || (onlyWinnersCall && ewWon)) calledLow = -CERTAIN;
  if (ewCallAt == CERTAIN || (onlyWinnersCall && !ewWon)) calledHigh = CERTAIN;
  if (ewWon) calledLow = min(calledLow, calledHigh);
  else calledHigh = max(calledLow, calledHigh);
}

/** Whether two cards count the same for a sweep by points: both score points, or neither does. */
// @ts-ignore: decorator
@inline
export function bothScoreOrNeither(card: i32, other: i32): bool {
  return (pointsOf(card) == 0) == (pointsOf(other) == 0);
}

/** Adds the tag of a probe, or a budget in steps, to a payoff state. */
export function withTag(payoffState: i32, tag: i32): i32 {
  return payoffState | (tag << TAG);
}
