/** @returns the middle of some numbers; of an even count the mean of the middle two */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** @returns the smallest number that is not below 95 of a hundred (nearest rank) */
export function percentile95(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

/** What several runs of one measure gave. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @param numbers one for each run, at least one */
export const spread = (numbers: readonly number[]): Spread => ({
  median: median(numbers),
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});
