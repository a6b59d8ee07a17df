/** Which puzzle of a collection a day has, by the date alone: every reader of a day sees the same one, without asking any server. */

const DAY_MS = 86_400_000;
/** The least step in the collection from one day to the next: longer than the puzzles of one game, so that the game changes. */
const STEP = 13;

/** The number of a day, counted in the reader's own calendar. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

/** The date of a day, at midnight of the reader's calendar. */
export function dateOf(day: number): Date {
  const date = new Date(day * DAY_MS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The place in a collection of `size` puzzles. Each has its day before any comes again. */
export function placeOf(day: number, size: number): number {
  let step = STEP;
  while (commonDivisor(step, size) > 1) step++;
  return (((day * step) % size) + size) % size;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
