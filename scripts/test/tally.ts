/**
 * In: the JSON reports of the test runners. Out: how many tests passed, failed and were skipped, in one shape for all of them.
 * A runner that ran nothing, or that failed without a failed test, counts as a failure: a silent runner proves nothing.
 */
import * as z from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of a Vitest JSON report that is read. */
export const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

/** The part of a Playwright JSON report that is read. */
export const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** The tally of a check that either holds or does not. */
export const single = (holds: boolean): Tally => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
});

/** @returns the tally of a Vitest report; a file that could not be loaded has no tests, so `success` is looked at too */
export function fromVitest(report: z.infer<typeof vitestReport>): Tally {
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return orFailure(tally, report.success);
}

/** @returns the tally of a Playwright report; errors outside of tests, such as a broken setup, make it fail */
export function fromPlaywright({ errors, stats }: z.infer<typeof playwrightReport>): Tally {
  const tally = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return orFailure(tally, errors.length === 0);
}

/** @returns the sum over all runners */
export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((count, tally) => count + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** @returns the last line of a run: `12 passed, 0 failed`, with `, 3 skipped` where something was skipped */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function orFailure(tally: Tally, success: boolean): Tally {
  const proved = success && tally.passed > 0;
  return proved || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
