/** What lines of progress share: a bar, a time in words, and the time left at the pace so far. */

const WIDTH = 30;

/** @param share of the work that is done, from 0 to 1 */
export function bar(share: number): string {
  const full = Math.floor(WIDTH * share);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}

/** A time in one unit: below 100 seconds in seconds, below 100 minutes in minutes, else in hours. */
export function inTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Milliseconds that the rest takes at the pace so far; Infinity before anything is done. @param ms that `done` took */
export const timeLeft = (done: number, rest: number, ms: number): number => (done > 0 ? (ms / done) * rest : Infinity);
