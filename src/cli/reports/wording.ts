/** The names of seats and sides, and numbers in words, as every report writes them. */
import type { Seat, Side } from '../../game/cards.ts';

export const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
export const SIDE_NAMES: Readonly<Record<Side, string>> = { NS: 'North–South', EW: 'East–West' };

/**
 * A number in words: the value, the proven interval, or an estimate marked as one with the interval.
 * @param within the measured error of the estimate, if it is known
 */
export function pointsText([low, high]: readonly [number, number], estimate?: number, within?: number): string {
  if (low === high) return `${low}`;
  const proven = `between ${low} and ${high}`;
  if (estimate === undefined) return proven;
  const probable = within === undefined ? '' : ` (within ${within} in 9 of 10 deals)`;
  return `about ${estimate}${probable}, proven ${proven}`;
}

/** A difference with its sign. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `${difference}`);
