import { describe, expect, it } from 'vitest';
import { decodeColumn, encodeColumn } from './number-column';

describe('a column of numbers', () => {
  it.each([
    { numbers: [], length: 1 },
    { numbers: [0, 1, 15, 92], length: 5 },
    { numbers: [0, 93, 8648], length: 7 },
    { numbers: [8649, 3, 804_356], length: 10 },
  ])('$numbers comes back as it was', ({ numbers, length }) => {
    const coded = encodeColumn(numbers);
    expect([...decodeColumn(coded)]).toEqual(numbers);
    expect(coded).toHaveLength(length);
  });

  it('has no character that JSON escapes', () => {
    const coded = encodeColumn(Array.from({ length: 93 }, (_, number) => number));
    expect(JSON.stringify(coded)).toHaveLength(coded.length + 2);
  });
});
