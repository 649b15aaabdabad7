import { expect, it } from 'vitest';
import { isLater } from './behaviour';

it.each([
  ['3.8.1', '3.8.0', true],
  ['3.8.0', '3.8.0', false],
  ['3.7.9', '3.8.0', false],
  ['3.10.0', '3.9.0', true],
  ['next', '99.0.0', true],
])('%s after %s: %s', (version, since, later) => {
  expect(isLater(version, since)).toBe(later);
});
