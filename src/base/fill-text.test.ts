import { expect, it } from 'vitest';
import { fillText } from './fill-text';

it('fills each place by its name, and leaves what it has no value for', () => {
  expect(fillText('{calls} calls since {since}, {other}', { calls: 0, since: '3.8.0' })).toBe(
    '0 calls since 3.8.0, {other}',
  );
});
