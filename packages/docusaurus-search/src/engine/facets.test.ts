import { describe, expect, it } from 'vitest';
import { versionOf } from './facets';

describe('versionOf', () => {
  it.each([
    ['/api/v2/transaction/create', 'v2'],
    ['/api/reports/v1/list', 'v1'],
    ['/request_format_v1', undefined],
    ['/callbacks', undefined],
  ])('%s is of %s', (url, version) => {
    expect(versionOf(url, ['v2', 'v1'])).toBe(version);
  });
});
