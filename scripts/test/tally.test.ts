import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest, lastLine, single, sum } from './tally';

const vitest = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };

describe('the tally', () => {
  it('reads the reports of the runners', () => {
    expect(fromVitest(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(fromPlaywright({ errors: [], stats })).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a flaky browser test as failed', () => {
    expect(fromPlaywright({ errors: [], stats: { ...stats, flaky: 1 } }).failed).toBe(1);
  });

  it('fails a runner that ran nothing', () => {
    const nothing = {
      success: true,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 4,
      numTodoTests: 0,
    };
    expect(fromVitest(nothing).failed).toBe(1);
    expect(fromPlaywright({ errors: [], stats: { ...stats, expected: 0 } }).failed).toBe(1);
  });

  it('fails a runner that failed outside of its tests', () => {
    expect(fromVitest({ ...vitest, success: false }).failed).toBe(1);
    expect(fromPlaywright({ errors: [{ message: 'setup' }], stats }).failed).toBe(1);
  });

  it('adds up, and tells of skipped tests only where there are some', () => {
    const total = sum([single(true), single(false), fromVitest(vitest)]);
    expect(lastLine(total)).toBe('4 passed, 1 failed, 2 skipped');
    expect(lastLine({ passed: 9, failed: 0, skipped: 0 })).toBe('9 passed, 0 failed');
  });
});
