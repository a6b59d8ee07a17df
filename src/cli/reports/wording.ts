/** A number in words: the value, the proven interval, or an estimate marked as one with the interval. */
export function pointsText([low, high]: readonly [number, number], estimate?: number): string {
  if (low === high) return `${low}`;
  const proven = `between ${low} and ${high}`;
  return estimate === undefined ? proven : `about ${estimate}, proven ${proven}`;
}

/** A difference with its sign. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `${difference}`);
