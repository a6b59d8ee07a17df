/** The result of `limit` and `settle` (payoff.ts): bounds on North–South's share to come, which each kind of search sets in its own way. */

export let lowest: i32 = 0;
export let highest: i32 = 0;

/** Sets both bounds. */
// @ts-ignore: decorator
@inline
export function setBounds(low: i32, high: i32): void {
  lowest = low;
  highest = high;
}
