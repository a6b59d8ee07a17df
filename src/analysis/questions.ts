/**
 * What two solvers ask about the same position: one from below, proving lower bounds, the other from above. Each asks
 * halfway between what it has proven and a guess at the value, as questions far from the value are cheap; so the interval
 * narrows from both sides soon, even where the last questions take too long.
 */
import type { Bounds } from '../solver/solver.ts';

/** The guess is taken to lie at least so many points within the bounds: nearer ones are not worth a question. */
const STEP = 5;

export type Direction = 'below' | 'above';

/**
 * The next question of a side, as points: "do North–South make at least this many?" Above the lower bound, at most the upper.
 * @param bounds not yet equal
 */
export function nextQuestion({ low, high }: Bounds, guess: number, from: Direction): number {
  if (from === 'below') return (low + 1 + clamp(guess, Math.min(low + STEP, high), high)) >> 1;
  return (high + clamp(guess + 1, low + 1, Math.max(high - STEP, low + 1)) + 1) >> 1;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
