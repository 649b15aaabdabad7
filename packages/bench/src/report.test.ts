import { expect, it } from 'vitest';
import { table, valuesOf } from './report';

const verdictOf = (row: Parameters<typeof table>[1][number]): string => table('', [row]).at(-1) ?? '';

it('a row has medians with ranges, ratios of medians, and whether the target is met', () => {
  const row = { what: 'bytes', ours: [40, 50, 60], stock: [100, 100, 100], fast: [80, 50] };
  expect(verdictOf({ ...row, target: { of: 'stock', most: 0.5 } })).toBe(
    'bytes  50 (40 to 60)    100   0.50  65 (50 to 80)   0.77  <= 0.5 x stock  met',
  );
  expect(verdictOf({ ...row, target: { of: 'fast', most: 0.5 } })).toMatch(/MISSED$/);
});

it('a bound without a peer holds in every run', () => {
  expect(verdictOf({ what: 'shift', ours: [0, 0.02], digits: 2, target: { most: 0.01 } })).toMatch(/MISSED$/);
  expect(verdictOf({ what: 'shift', ours: [0, 0.01], digits: 2, target: { most: 0.01 } })).toMatch(/met$/);
});

it('nothing is said of a figure that was not taken', () => {
  expect(verdictOf({ what: 'build', ours: [], target: { of: 'stock', most: 1 } })).not.toMatch(/met|MISSED/);
  expect(verdictOf({ what: 'build', ours: [1], target: { of: 'stock', most: 1 } })).not.toMatch(/met|MISSED/);
});

it('a figure is taken of each site, and a peer that was not measured has no column', () => {
  const values = valuesOf({ ours: [{ ms: 1 }, { ms: 3 }], pagefind: [{ ms: 4 }] }, ({ ms }) => ms);
  expect(values).toMatchObject({ ours: [1, 3], pagefind: [4], stock: [] });
  expect(table('', [{ what: 'search', ...values }])[2]).toMatch(/^\s+this site\s+pagefind\s+ratio\s+target$/);
});
