/**
 * BUDGET: if the declarers lose, the others get the roem of both sides. North–South succeed, as the declarers, if they win after all or
 * less roem than the budget is made; otherwise, if the declarers lose and at least as much is made. If exactly one step of the budget is
 * left, it may depend on North–South's share. With fewer, only a tie may still count as it does with more (`ProbeWord.tieSteps`). The
 * payoff state holds the rest of the budget; once it is used up, the search is the one of SHARES (shares.ts).
 *
 * The host's half is src/solver/payoffs/wet.ts (the two limits of a probe for a score), wet-tie.ts (the last step) and roem-spent.ts (the
 * step, the words of a probe, and how ties count) beside it.
 */
import { CERTAIN, ProbeWord } from '../../src/solver/abi';
import { flag, word } from '../core/words';
import { highest, lowest, setBounds } from './bounds';
import { EW_SWEEPING, NS_SWEEPING, SWEEPING, TAG } from './payoff-state';
import { mostToEither } from './roem';
import { sweepBonus } from './shares';

// The words of a probe (`ProbeWord`): the size of a step, and what counts at the end.
let unit: i32 = 1;
/** North–South are the declarers. */
export let nsDeclares: bool = true;
let nsSweepBonus: i32 = 0;
let ewSweepBonus: i32 = 0;
let lastStepBonus: i32 = 0;
let tieSteps: i32 = 0;
let tieBonus: i32 = 0;

/** Reads the words of a BUDGET probe from the buffer. */
export function readBudget(from: usize): void {
  unit = word(from, ProbeWord.unit);
  nsDeclares = flag(from, ProbeWord.nsDeclares);
  nsSweepBonus = word(from, ProbeWord.nsSweepBonus);
  ewSweepBonus = word(from, ProbeWord.ewSweepBonus);
  lastStepBonus = word(from, ProbeWord.lastStepBonus);
  tieSteps = word(from, ProbeWord.tieSteps);
  tieBonus = word(from, ProbeWord.tieBonus);
}

/** Corrects the bounds of `limitShares` for the steps of the budget that are left, if there are any. */
export function limitBudget(payoffState: i32, roem: u64): void {
  const steps = payoffState >> TAG;
  const spendable = mostToEither(roem) + (payoffState & (nsDeclares ? EW_SWEEPING : NS_SWEEPING) ? sweepBonus : 0);
  const isKept = (steps - tieSteps - (abs(lastStepBonus) == CERTAIN ? 0 : 1)) * unit > spendable;
  const isTieKept = steps * unit > spendable;
  const most = steps > tieSteps ? CERTAIN : abs(tieBonus);
  let low = lowest;
  let high = highest;
  // Added to both bounds of the declarers' side; beyond the last step they are certain to succeed.
  if (nsDeclares) {
    high = min(CERTAIN, high + most);
    if (isKept) low = CERTAIN;
    else if (isTieKept) low += tieBonus;
  } else {
    low = max(-CERTAIN, low - most);
    if (isKept) high = -CERTAIN;
    else if (isTieKept) high += tieBonus;
  }
  setBounds(low, high);
}

/** Takes an amount from the budget, down to 0. */
export function spend(payoffState: i32, amount: i32): i32 {
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

/** What the end of the deal adds to North–South's share of the last trick: the bonus of a sweep. */
export function sweepBonusAtEnd(payoffState: i32): i32 {
  return (payoffState & NS_SWEEPING ? nsSweepBonus : 0) + (payoffState & EW_SWEEPING ? ewSweepBonus : 0);
}

/** What the rest of the budget adds, once a sweep of the others has taken its bonus from it. */
export function bonusAtEnd(payoffState: i32): i32 {
  if (payoffState & (nsDeclares ? EW_SWEEPING : NS_SWEEPING)) payoffState = spend(payoffState, sweepBonus);
  return bonusOfRest(payoffState >> TAG);
}
