/**
 * In: the JSON reports of the test runners. Out: how many tests passed, failed and were skipped, and the names of those that failed, in one
 * shape for all of them. A runner that ran nothing, or that failed without a failed test, counts as a failure: a silent runner proves nothing.
 */
import path from 'node:path';
import * as z from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, by its name. */
  readonly failures: readonly string[];
}

/** The part of a Vitest JSON report that is read. */
export const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A file of browser tests, or a group in it. */
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

/** The part of a Playwright JSON report that is read. */
export const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** The tally of a check that either holds or does not. */
export const single = (name: string, holds: boolean): Tally => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  failures: holds ? [] : [name],
});

/**
 * @param name of the runner
 * @returns the tally of a Vitest report; a file that could not be loaded has no tests, so `success` is looked at too
 */
export function fromVitest(name: string, report: z.infer<typeof vitestReport>): Tally {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: absolute, assertionResults }) => {
      const file = path.relative(process.cwd(), absolute);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
  return orFailure(name, tally, report.success);
}

/**
 * @param name of the runner
 * @returns the tally of a Playwright report; errors outside of tests, such as a broken setup, make it fail
 */
export function fromPlaywright(name: string, report: z.infer<typeof playwrightReport>): Tally {
  const { errors, stats } = report;
  const tally = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: report.suites.flatMap(failuresIn),
  };
  return orFailure(name, tally, errors.length === 0);
}

function failuresIn({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  const inside = [...failed.map((spec) => spec.title), ...suites.flatMap(failuresIn)];
  return inside.map((name) => `${title} › ${name}`);
}

/** @returns the sum over all runners */
export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((count, tally) => count + tally[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** @returns the last line of a run: `12 passed, 0 failed`, with `, 3 skipped` where something was skipped */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function orFailure(name: string, tally: Tally, success: boolean): Tally {
  const proved = success && tally.passed > 0;
  if (proved || tally.failed > 0) return tally;
  const failures = tally.failures.length > 0 ? tally.failures : [`${name}, outside of its tests`];
  return { ...tally, failed: 1, failures };
}
