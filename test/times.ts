/**
 * How many cases the property tests try: `npm test` a tenth of the full number, `npm run test:ci` all of them, `npm run test:long`
 * a hundred times as many. The environment variable TIMES says it in each of them.
 */

const TIMES = Number(process.env.TIMES ?? 1);

/** Scales a number of cases. */
export const times = (full: number): number => Math.ceil(full * TIMES);

/** Whether every case is tried that may be left out of a quick run because another one says the same. */
export const isThorough = TIMES >= 1;
