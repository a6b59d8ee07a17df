/**
 * Payoffs beyond card points: roem in tricks, a bonus for a sweep, and probes for a score. All of them take effect at
 * the end of a trick (`settle`), so the search needs only one more number per position, the *payoff state* (payoff-state.ts).
 *
 * There are three kinds of payoff searches, each in a file with its half of the argument; src/solver/payoffs has the other half. In each,
 * v is North–South's share from a trick on; larger is better for them.
 *
 * - SHARES (shares.ts): card points, roem and sweep bonus, in halves of a difference.
 * - CALLS (calls.ts): whether a score is reached where a call settles it.
 * - BUDGET (budget.ts): whether a score is reached where a loss costs the roem of both sides.
 */
import { Kind, PayoffWord, ProbeWord } from '../../src/solver/abi';
import { flag, word } from '../core/words';
import { highest, lowest, setBounds } from './bounds';
import { bonusAtEnd, limitBudget, readBudget, spend, sweepBonusAtEnd } from './budget';
import { called, liftCalls, limitCalls, readCalls, settleCalls, shareAtEnd } from './calls';
import { EW_SWEEPING, NS_SWEEPING, SWEEPING, TAG } from './payoff-state';
import { readRoem } from './roem';
import { limitShares, readSweep, relevantSweeps, shareOf, sweepBonus, sweepsAfter } from './shares';

/** Kinds of payoff searches. */
const SHARES: i32 = Kind.shares;
export const CALLS: i32 = Kind.calls;
const BUDGET: i32 = Kind.budget;

/** The kind of the current search. */
export let kind: i32 = SHARES;

/** Reads the payoff from the buffer (`PayoffWord`). The host has already filled the list of roem sets (roem.ts). */
export function readPayoff(from: usize): void {
  readSweep(from);
  readRoem(
    word(from, PayoffWord.roemSets),
    flag(from, PayoffWord.ownKind),
    word(from, PayoffWord.nsRoemDivisor),
    word(from, PayoffWord.ewRoemDivisor),
    flag(from, PayoffWord.held),
  );
}

/** Separates probes that share no table entries; 0 for those that do. */
export let serial: i32 = 0;

/** Switches to the search for shares. */
export function playForShares(): void {
  kind = SHARES;
  liftCalls();
}

/** Reads a probe from the buffer; `ProbeWord` explains the words. */
export function readProbe(from: usize): void {
  playForShares();
  kind = word(from, ProbeWord.kind);
  readCalls(from);
  readBudget(from);
  serial = word(from, ProbeWord.serial);
}

/** Results of `settle` and `settleLast`: North–South's share of the trick, and the payoff state after it. */
export let gain: i32 = 0;
export let payoffStateAfter: i32 = 0;

/**
 * The part of the payoff state that matters to the probe whether North–South take `need` of `pointsLeft` points and at most `roem` with the
 * cards `all` in the hands. A tag or a budget always does.
 */
export function relevantPayoffState(payoffState: i32, need: i32, pointsLeft: i32, roem: u64, all: u64): i32 {
  if (payoffState == 0 || payoffState & ~SWEEPING || kind == CALLS) return payoffState;
  return relevantSweeps(payoffState, need, pointsLeft, roem, all);
}

/** Bounds on the share to come with `pointsLeft` points and at most `roem` (`roemWithin`), in `lowest` and `highest` (bounds.ts). */
export function limit(payoffState: i32, pointsLeft: i32, roem: u64): void {
  if (kind == CALLS) {
    limitCalls(payoffState, pointsLeft);
    return;
  }
  limitShares(payoffState, pointsLeft, roem);
  if (payoffState >> TAG) limitBudget(payoffState, roem);
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
    setBounds(called(lowest), called(highest));
  }
}

/** The payoff state after a trick with `points` and `trickRoem` that `winner` takes. The budget pays for the roem of either side. */
function nextPayoffState(payoffState: i32, winner: i32, points: i32, trickRoem: i32): i32 {
  const after = sweepsAfter(payoffState, winner, points);
  return spendsBudget(after) ? spend(after, abs(trickRoem)) : after;
}

/** The same for the last trick, with all points that are left: only the end of the deal follows. */
export function settleLast(payoffState: i32, winner: i32, points: i32, trickRoem: i32): void {
  gain = shareOf(winner, points, trickRoem);
  const after = nextPayoffState(payoffState, winner, points, trickRoem);
  settleEnd(after);
  if (kind == CALLS) {
    settleCalls(after, (winner & 1) != 0, 0);
    setBounds(called(lowest), highest);
  }
}

/** Whether roem uses up a budget in that state. Then the sum of both sides' roem matters. */
// @ts-ignore: decorator
@inline
export function spendsBudget(payoffState: i32): bool {
  return kind == BUDGET && payoffState > SWEEPING;
}

/** The end of the deal: the bonus of a sweep, the rest of a budget, or the end without a call. Only `lowest` is set. */
function settleEnd(payoffState: i32): void {
  let share = 0;
  if (kind == CALLS) share = shareAtEnd(payoffState);
  else if (kind == BUDGET) {
    gain += sweepBonusAtEnd(payoffState);
    share = bonusAtEnd(payoffState);
  } else {
    if (payoffState & NS_SWEEPING) gain += sweepBonus;
    if (payoffState & EW_SWEEPING) gain -= sweepBonus;
  }
  setBounds(share, highest);
}
