/** Figures of a list of measurements. */

/** In order of size, as `quantile` takes them. */
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which that share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
