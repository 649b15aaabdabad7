import { describe, expect, it } from 'vitest';
import { duration } from './retry-schedule';

describe('duration', () => {
  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [81, '1 hour 21 minutes'],
    [1440, '24 hours'],
    [121, '2 hours 1 minute'],
  ])('says %i minutes as %s', (minutes, words) => {
    expect(duration(minutes)).toBe(words);
  });
});
