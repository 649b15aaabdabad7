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

const NONE: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The part of a Vitest JSON report that is read. */
const vitestReport = z.object({
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
const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** The tally of a check that either holds or does not. */
export const single = (name: string, holds: boolean): Tally =>
  holds ? { ...NONE, passed: 1 } : { ...NONE, failed: 1, failures: [name] };

/**
 * @param name of the runner
 * @param content of its report
 * @returns the tally of a Vitest report; a file that could not be loaded has no tests, so `success` is looked at too
 */
export function fromVitest(name: string, content: unknown): Tally {
  const report = vitestReport.parse(content);
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
 * @param content of its report
 * @returns the tally of a Playwright report; errors outside of tests, such as a broken setup, make it fail
 */
export function fromPlaywright(name: string, content: unknown): Tally {
  const { errors, stats, suites } = playwrightReport.parse(content);
  const tally = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
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
export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
    }),
    NONE,
  );

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
