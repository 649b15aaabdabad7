import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toYaml } from './contract-files';

it.each(['1.1', '1.2'] as const)('is read back unchanged by YAML %s', (version) => {
  const document = {
    country: 'NO',
    switch: 'on',
    day: '2025-01-01',
    timestamp: '2025-01-01T00:00:00Z',
    time: '12:30:45',
    number: '0123',
    key: '1_000',
    big: 1735689600000000,
    nothing: null,
    text: 'two\nlines: here',
    long: 'word '.repeat(60),
  };
  expect(parse(toYaml(document), { version })).toEqual(document);
});

it('keeps the order of keys and writes equal values twice', () => {
  const shared = { a: 1 };
  expect(toYaml({ z: shared, b: shared })).toBe('z:\n  a: 1\nb:\n  a: 1\n');
});
