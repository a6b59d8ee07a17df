/**
 * CALLS: a side with enough points may call after a trick (tap, or claim), which settles the score. The probe is whether North–South reach
 * a given score. That is monotone in the points p they have taken: with more points for them, and so fewer for the others, they succeed if
 * they did with p. So each position has a least p with which they succeed, and v = `callTarget` - p: they succeed if v or more is to come,
 * as with points. The tag of the payoff state separates probes.
 *
 * The host's half is src/solver/payoffs/calls.ts, which turns a score into the thresholds of a probe.
 */
import { CERTAIN, ProbeWord } from '../../src/solver/abi';
import { flag, word } from '../core/words';
import { setBounds } from './bounds';
import { EW_SWEEPING, NS_SWEEPING } from './payoff-state';

// The words of a probe (`ProbeWord`).
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

/** Reads the words of a CALLS probe from the buffer. */
export function readCalls(from: usize): void {
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
}

/** Limits on the share to come set by calls after the trick: a share outside of them counts as the nearest limit. */
export let calledLow: i32 = -CERTAIN;
export let calledHigh: i32 = CERTAIN;

/** Lifts the limits: no call has been made. */
export function liftCalls(): void {
  calledLow = -CERTAIN;
  calledHigh = CERTAIN;
}

/** A share to come, within the limits set by calls after the trick. */
// @ts-ignore: decorator
@inline
export function called(share: i32): i32 {
  return max(calledLow, min(calledHigh, share));
}

/** The share of a position in which North–South succeed with `points` taken before it, or more (v = `callTarget` - p). */
// @ts-ignore: decorator
@inline
function shareFrom(points: i32): i32 {
  return max(-CERTAIN, min(CERTAIN, callTarget - points));
}

/**
 * North–South succeed only by a call, at the end of the deal or by a sweep, and take at most the points left. They fail
 * likewise only if the others have enough points to call, or they themselves have too few at the end.
 */
export function limitCalls(payoffState: i32, pointsLeft: i32): void {
  const high = payoffState & NS_SWEEPING && nsSweepSucceeds ? CERTAIN : shareFrom(min(nsCallAt, nsEndAt) - pointsLeft);
  const low = payoffState & EW_SWEEPING && ewSweepFails ? -CERTAIN : shareFrom(max(allPoints - ewCallAt + 1, nsEndAt));
  setBounds(low, max(low, high));
}

/** The share that the end of the deal decides: by a sweep, or else by the points taken. */
export function shareAtEnd(payoffState: i32): i32 {
  if (payoffState & NS_SWEEPING) return nsSweepSucceeds ? CERTAIN : -CERTAIN;
  if (payoffState & EW_SWEEPING) return ewSweepFails ? -CERTAIN : CERTAIN;
  return shareFrom(nsEndAt);
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
