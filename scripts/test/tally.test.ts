import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest, lastLine, single, sum } from './tally';

const vitest = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };
const playwright = { errors: [], suites: [], stats };
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

describe('the tally', () => {
  it('reads the reports of the runners', () => {
    expect(fromVitest('unit', vitest)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] });
    expect(fromPlaywright('browser', playwright)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] });
  });

  it('counts a flaky browser test as failed', () => {
    expect(fromPlaywright('browser', { ...playwright, stats: { ...stats, flaky: 1 } }).failed).toBe(1);
  });

  it('fails a runner that ran nothing', () => {
    const nothing = { ...vitest, numPassedTests: 0, numPendingTests: 4 };
    expect(fromVitest('unit', nothing).failed).toBe(1);
    const none = { ...playwright, stats: { ...stats, expected: 0 } };
    expect(fromPlaywright('browser', none).failed).toBe(1);
  });

  it('fails a runner that failed outside of its tests, and names it', () => {
    const broken = { failed: 1, failures: ['unit, outside of its tests'] };
    expect(fromVitest('unit', { ...vitest, success: false })).toMatchObject(broken);
    const setup = fromPlaywright('unit', { ...playwright, errors: [{ message: 'setup' }] });
    expect(setup).toMatchObject(broken);
  });

  it('names the tests that failed, and a file that could not be loaded', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a holds', status: 'passed' },
          { fullName: 'a does not hold', status: 'failed' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'c holds', status: 'passed' }],
      },
    ];
    const unit = { ...vitest, success: false, numFailedTests: 1, testResults };
    expect(fromVitest('unit', unit).failures).toEqual(['a.test.ts › a does not hold', 'b.test.ts']);

    const group = { title: 'on paper', specs: [spec('is short', 'flaky')] };
    const suites = [
      {
        title: 'd.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [group],
      },
    ];
    const browser = fromPlaywright('browser', {
      ...playwright,
      suites,
      stats: { ...stats, unexpected: 1, flaky: 1 },
    });
    expect(browser.failures).toEqual(['d.spec.ts › closes', 'd.spec.ts › on paper › is short']);
  });

  it('adds up, and tells of skipped tests only where there are some', () => {
    const total = sum([single('a', true), single('b', false), fromVitest('unit', vitest)]);
    expect(lastLine(total)).toBe('4 passed, 1 failed, 2 skipped');
    expect(total.failures).toEqual(['b']);
    expect(lastLine({ passed: 9, failed: 0, skipped: 0, failures: [] })).toBe('9 passed, 0 failed');
  });
});
