/**
 * The scale of the curve: a few round steps around the values of this deal, with room for the marks above and below
 * them, so that small differences are seen; and its hairlines.
 */
import type { Interval } from '../../../state/knowledge.ts';

const UNITS = [20, 10, 5, 2, 1];
/** The least height of the scale, in units, and the room for marks. */
const LEAST = 4;
const ABOVE = 1.6;
const BELOW = 1.4;
/** The shares of the chart above the highest value, for its marks, and below the lowest, where the scale is written too. */
const HEADROOM = 0.26;
const FOOTROOM = 0.3;

/**
 * @param values those to be drawn; at least one
 * @param limits the lowest and the highest value of the deal. Roem of the tricks may exceed them.
 */
export function scaleAround(values: readonly number[], limits: Interval): Interval {
  const unit = UNITS.find((unit) => limits[1] - limits[0] >= 1.5 * LEAST * unit) ?? 1;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const floor = Math.min(limits[0], lowest);
  const ceiling = Math.max(limits[1], highest);
  let low = Math.max(floor, unit * Math.floor(lowest / unit - BELOW));
  let high = Math.min(ceiling, unit * Math.ceil(highest / unit + ABOVE));
  while (high - low < LEAST * unit && (high < ceiling || low > floor)) {
    if (high + unit <= ceiling || low <= floor) high += unit;
    else low -= unit;
  }
  while (lowest - low < FOOTROOM * (high - low) && low - unit >= floor) low -= unit;
  while (high - highest < HEADROOM * (high - low) && high + unit <= ceiling) high += unit;
  // Without negative zeros, which would be written with a sign.
  return [low + 0, high + 0];
}

/** The steps between the hairlines of a scale. */
const STEPS = [200, 100, 50, 40, 20, 10, 5, 2, 1];
/** The shares of the chart in which a hairline has room for its figure above it. */
const INNER = [0.16, 0.88] as const;

/** The round values at which the scale has a hairline with a figure: at least two where there is room, as far apart as possible. */
export function ticksIn(scale: Interval): number[] {
  const [low, high] = scale;
  const isInside = (value: number): boolean => {
    const height = heightOf(scale, value) / 100;
    return height >= INNER[0] && height <= INNER[1];
  };
  const every = (step: number): number[] => {
    const first = step * Math.ceil(low / step);
    const all = Array.from(
      { length: Math.max(0, Math.floor((high - first) / step) + 1) },
      (_, i) => first + i * step + 0,
    );
    return all.filter(isInside);
  };
  const step = STEPS.find((step) => every(step).length >= 2);
  return step === undefined ? [] : every(step);
}

/** The place of a value, in percent from the top. */
export function heightOf([low, high]: Interval, value: number): number {
  const share = high > low ? (Math.min(Math.max(value, low), high) - low) / (high - low) : 0.5;
  return Math.round(1000 * (1 - share)) / 10;
}
