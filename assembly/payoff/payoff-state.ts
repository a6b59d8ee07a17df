/**
 * The payoff state: the one more number per position that payoffs beyond card points need (payoff.ts).
 *
 *   state  7            2  1  0
 *         | tag or budget |EW|NS|      EW, NS: this side has taken everything so far, so its sweep is still open
 *
 * A probe of CALLS has a tag above 0, so in state 0 only points and roem remain: SHARES without a sweep.
 */
import { PayoffState } from '../../src/solver/abi';

/** Bits of a payoff state. */
export const NS_SWEEPING: i32 = PayoffState.sweepOpenNS;
export const EW_SWEEPING: i32 = PayoffState.sweepOpenEW;
/** A larger state has a tag or a budget. */
export const SWEEPING: i32 = 3;
export const TAG: i32 = 2;
/** The largest state that table entries can hold; positions with a larger budget are searched without the table. */
export const MAX_PAYOFF_STATE: i32 = 255;

/** Adds the tag of a probe, or a budget in steps, to a payoff state. */
export function withTag(payoffState: i32, tag: i32): i32 {
  return payoffState | (tag << TAG);
}
