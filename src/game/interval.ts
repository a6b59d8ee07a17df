/** Proven intervals of a value: what is known of it, which only ever narrows. Larger values are better for North–South. */

/** Both ends included. */
export type Interval = readonly [low: number, high: number];

/** The interval of a known value. */
export const exactly = (value: number): Interval => [value, value];

/** Whether the value is known. */
export const isExact = ([low, high]: Interval): boolean => low === high;

/** What two proofs say together. */
export const intersection = (a: Interval, b: Interval): Interval => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/** Whether the first interval has an end within the second. */
export const isNarrower = ([low, high]: Interval, [lowest, highest]: Interval): boolean =>
  low > lowest || high < highest;

/** The number in an interval that is nearest to a guess. */
export const clamp = (guess: number, [low, high]: Interval): number => Math.min(Math.max(guess, low), high);
