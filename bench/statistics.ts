/** Figures of a list of measurements. */

/** In rising order, as `quantile` expects. */
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which that share of the sorted values is. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A count of all, with the percentage. */
export const share = (some: number, all: number): string =>
  all > 0 ? `${some} of ${all} (${percent(some, all)})` : '-';

export const percent = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)}%`;

/** Half of the 95% interval of a mean; for many independent values. */
export function spread(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

/** A mean and, after ±, half of its 95% interval. */
export function figure(values: readonly number[]): string {
  return values.length < 2 ? '-' : `${mean(values).toFixed(2)} ± ${spread(values).toFixed(2)}`;
}
