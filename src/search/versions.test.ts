import { describe, expect, it } from 'vitest';
import { orderCounterparts, versionOf } from './versions';

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

describe('orderTwins', () => {
  const ranked = [
    { url: '/api/v1/account/info', score: 9 },
    { url: '/callbacks', score: 8 },
    { url: '/api/v2/account/info', score: 7 },
    { url: '/api/v1/list', score: 6 },
  ];
  const order = (preferred: 'v1' | 'v2') => orderCounterparts(ranked, preferred).map(({ url }) => url);

  it('puts the older twin right behind the newer one', () => {
    expect(order('v2')).toEqual([
      '/callbacks',
      '/api/v2/account/info',
      '/api/v1/account/info',
      '/api/v1/list',
    ]);
  });

  it('leaves the older in front where it is preferred, and pages without a twin where they are', () => {
    expect(order('v1')).toEqual([
      '/api/v1/account/info',
      '/callbacks',
      '/api/v2/account/info',
      '/api/v1/list',
    ]);
  });
});
