import { describe, expect, it } from 'vitest';
import { onePerCounterpart, versionOf } from './versions';

describe('versionOf', () => {
  it.each([
    ['/api/v2/transaction/create', 'v2'],
    ['/api/reports/v1/list', 'v1'],
    ['/request_format_v1', undefined],
    ['/callbacks', undefined],
  ])('%s is of %s', (url, version) => {
    expect(versionOf(url)).toBe(version);
  });
});

describe('onePerCounterpart', () => {
  const ranked = [
    { url: '/api/v1/account/info', score: 9 },
    { url: '/callbacks', score: 8 },
    { url: '/api/v2/account/info', score: 7 },
    { url: '/api/v1/list', score: 6 },
  ];

  it('lets the leading version answer for both, with the better score', () => {
    expect(onePerCounterpart(ranked, 'v2')).toEqual([
      { url: '/callbacks', score: 8 },
      { url: '/api/v2/account/info', score: 9 },
      { url: '/api/v1/list', score: 6 },
    ]);
  });

  it('keeps the older one where it leads, and pages without a counterpart', () => {
    expect(onePerCounterpart(ranked, 'v1').map(({ url }) => url)).toEqual([
      '/api/v1/account/info',
      '/callbacks',
      '/api/v1/list',
    ]);
  });
});
