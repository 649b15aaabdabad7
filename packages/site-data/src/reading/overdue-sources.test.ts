import { describe, expect, it } from 'vitest';
import { fixtureScheme } from '../tests/fixture-scheme';
import { overdueSources } from './overdue-sources';

const files = new Map([['data/schemes/quickpay.yaml', fixtureScheme.sources]]);

describe('sources to compare again', () => {
  it.each([
    ['the last day on which all count', '2026-07-02', []],
    ['the day after', '2026-07-03', ['data/schemes/quickpay.yaml: a source was compared on 2026-01-02.']],
    [
      'a day before one of them',
      '2026-02-02',
      ['data/schemes/quickpay.yaml: a source is checked on 2026-02-03'],
    ],
  ])('%s', (_case, today, expected) => {
    const found = overdueSources(files, today);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, index) => expect(found[index]).toContain(start));
  });
});
