import { describe, expect, it } from 'vitest';
import { moveActive } from './move-active';

describe('moveActive', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [7, 1, -1],
    [-1, -1, 7],
    [0, -1, -1],
  ] as const)('from %i by %i to %i of eight', (active, step, next) => {
    expect(moveActive(active, step, 8)).toBe(next);
  });
});
