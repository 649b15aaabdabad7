import { describe, expect, it } from 'vitest';
import { hitUrl, searchPageUrl } from './links';

describe('hitUrl', () => {
  it('carries the words to mark, and the hash last', () => {
    expect(hitUrl({ u: '/callbacks', h: '#retries', marks: ['retry', 'повтор'] }, '/')).toBe(
      '/callbacks?_highlight=retry&_highlight=%D0%BF%D0%BE%D0%B2%D1%82%D0%BE%D1%80#retries',
    );
  });

  it('is the plain address where there is nothing to mark', () => {
    expect(hitUrl({ u: '/cabinet/balances/', h: '', marks: [] }, '/docs/')).toBe('/docs/cabinet/balances/');
  });
});

describe('searchPageUrl', () => {
  it('leaves out what is empty and encodes the rest', () => {
    expect(searchPageUrl('/search', { q: '', ctx: '', version: '', kind: '', first: '' })).toBe('/search');
    expect(searchPageUrl('/search', { q: 'a&b c', ctx: 'cabinet', version: 'v1', kind: '', first: '' })).toBe(
      '/search?q=a%26b+c&ctx=cabinet&version=v1',
    );
  });
});
