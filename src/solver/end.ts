/** One end of the proven interval. */
export type End = 'below' | 'above';
