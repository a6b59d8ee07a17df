/**
 * How much more than usual the property tests do: `npm run test:long` runs the same tests with the environment variable
 * TIMES, by default 100.
 */

const TIMES = Number(process.env.TIMES ?? 1);

/** Multiplies a number of runs, or the milliseconds that they may take. */
export const times = (usual: number): number => Math.ceil(usual * TIMES);
