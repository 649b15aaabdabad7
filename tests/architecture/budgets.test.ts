import { describe, expect, it } from 'vitest';
import { codeLines, linesByRoom } from './support/count-code';

/**
 * Lines of code without blanks, comments and tests. A change that breaks one goes into a package of its own, or takes something away. The design wants
 * 42,000 in all: that figure is where the house stands, and may only fall.
 */
const BUDGETS = { root: 14_000, package: 12_000, all: 42_000 };

describe('lines of code', () => {
  const rooms = linesByRoom();

  it.each([...rooms])('%s: %d', (room, lines) => {
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThanOrEqual(room === 'root' ? BUDGETS.root : BUDGETS.package);
  });

  it('in all', () => {
    expect([...rooms.values()].reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(BUDGETS.all);
  });

  it('are counted without blanks and comments', () => {
    expect(codeLines('/** What. */\n\nconst a = 1; // why\n// no\n/*\n no */ b();\n{/* no */}\n')).toBe(2);
  });
});
