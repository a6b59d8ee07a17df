/** The proven interval of a position's outcome, which every search narrows. */

/** Proven bounds on the outcome of the whole deal, points already taken included: larger is better for North–South. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** One end of the proven interval. */
export type End = 'below' | 'above';
