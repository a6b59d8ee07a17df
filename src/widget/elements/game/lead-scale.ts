/** The scale of the chart of the lead, with round figures on their own lines; and the places of the two words at its end. */

export interface LeadScale {
  readonly low: number;
  readonly high: number;
  /** The figures, from the lowest. */
  readonly figures: readonly number[];
}

/** The share of the chart above the highest lead and below the lowest. */
const ROOM = 0.1;
/** The most figures on one side of 0. */
const FIGURES = 2;

/** @param leads those to be drawn; 0 is always within the scale */
export function leadScale(leads: readonly number[]): LeadScale {
  const [lowest, highest] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const room = ROOM * (highest - lowest || 1);
  const [low, high] = [lowest - room, highest + room];
  const step = roundStep(Math.max(high, -low) / (FIGURES + 1));
  const first = Math.ceil(low / step);
  // Without a negative zero, which would be written with a sign.
  const figures = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step + 0);
  return { low, high, figures };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is larger. */
function roundStep(least: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = [1, 2, 5].find((of) => of * unit > least);
    if (step !== undefined) return step * unit;
  }
}

/** The place of a lead, in percent from the top. */
export const heightOf = ({ low, high }: LeadScale, lead: number): number => (100 * (high - lead)) / (high - low);

/** Two places moved apart to a distance, within the chart; the first stays above the second if they are level. */
export function apart([a, b]: readonly [number, number], distance: number): [number, number] {
  const missing = (distance - Math.abs(a - b)) / 2;
  if (missing <= 0) return [a, b];
  const way = a <= b ? 1 : -1;
  const middle = Math.min(Math.max((a + b) / 2, distance / 2), 100 - distance / 2);
  return [middle - (way * distance) / 2, middle + (way * distance) / 2];
}
