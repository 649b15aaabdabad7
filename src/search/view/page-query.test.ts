import { describe, expect, it } from 'vitest';
import { readPageQuery } from './page-query';

describe('readPageQuery', () => {
  it('reads the three parameters', () => {
    expect(readPageQuery('?q=a+b&ctx=cabinet&version=v1')).toEqual({
      q: 'a b',
      ctx: 'cabinet',
      version: 'v1',
    });
  });

  it('takes what is missing or unknown for empty', () => {
    expect(readPageQuery('?ctx=nowhere&version=v3')).toEqual({ q: '', ctx: '', version: '' });
  });
});
