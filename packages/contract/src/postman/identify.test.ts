import { expect, it } from 'vitest';
import { identify } from './format';

it('makes the same UUID from the same names, and another from others', () => {
  expect(identify('v2', 'transaction-create')).toBe(identify('v2', 'transaction-create'));
  expect(identify('v2', 'transaction-create')).not.toBe(identify('v1', 'transaction-create'));
  expect(identify('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
