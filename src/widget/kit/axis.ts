/** A scale under bars: its ends, the figures on it, and the place of a value. */

/** Both ends. */
type Interval = readonly [low: number, high: number];

export interface Axis {
  readonly limits: Interval;
  /** The values that have a figure, the ends among them, in ascending order; the mark has a figure of its own. None on a scale without length. */
  readonly figures: readonly number[];
  /** The place of a value from the low end, in percent. */
  readonly at: (value: number) => number;
}

/** Figures nearer to each other than this share of the scale would touch on a phone. */
const APART = 0.11;
/** The figures between the ends are so many, or fewer. */
const STEPS = 4;

/** @param mark a value that has a figure already */
export function axisOf([low, high]: Interval, mark?: number): Axis {
  const size = high - low || 1;
  const isFree = (value: number, taken: number): boolean => Math.abs(value - taken) >= APART * size;
  const between = multiples(low, high, stepFor(size)).filter((value) => isFree(value, low) && isFree(value, high));
  const all = low < high ? [low, ...between, high] : [];
  const figures = all.filter((value) => mark === undefined || isFree(value, mark));
  const at = (value: number): number => {
    const share = (Math.min(Math.max(value, low), high) - low) / size;
    return Math.round(1000 * share) / 10;
  };
  return { limits: [low, high], figures, at };
}

/** Round limits around some values. */
export function limitsAround(values: readonly number[]): Interval {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(high - low || 1);
  return [step * Math.floor(low / step), step * Math.ceil(high / step)];
}

/** A round number of which `size` has at most `STEPS`: 1, 2 or 5 times a power of ten. */
function stepFor(size: number): number {
  const least = size / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least)!;
}

const multiples = (low: number, high: number, step: number): number[] => {
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => step * (first + index));
};
