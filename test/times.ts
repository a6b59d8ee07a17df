/**
 * How many cases the tests try. `npm test` tries a hundredth of the full number, `npm run test:ci` a tenth, other ones each time, which fit in the time of a CI
 * run, `npm run test:long` a hundred times the full number. The environment variable TIMES changes the factor.
 */

const TIMES = Number(process.env.TIMES ?? 1);

/** Scales a number of cases. */
export const times = (full: number): number => Math.ceil(full * TIMES);

/** Whether to run cases that find little beyond what others find: all but `npm test` do. */
export const isThorough = TIMES >= 0.1;

/** A case, and others that only a thorough run tries. */
export const thoroughly = <Case>(first: Case, ...others: Case[]): Case[] => (isThorough ? [first, ...others] : [first]);

/** Every case in a thorough run, and every `n`th in others, the first among them. */
export const oneIn = <Case>(n: number, cases: readonly Case[]): readonly Case[] =>
  isThorough ? cases : cases.filter((_, index) => index % n === 0);
