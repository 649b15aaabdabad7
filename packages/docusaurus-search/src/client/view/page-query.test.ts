import { describe, expect, it } from 'vitest';
import { pageOptions, readPageQuery } from './page-query';

describe('readPageQuery', () => {
  it('reads the parameters', () => {
    expect(readPageQuery('?q=a+b&ctx=cabinet&version=v1&kind=guide&first=v1')).toEqual({
      q: 'a b',
      ctx: 'cabinet',
      version: 'v1',
      kind: 'guide',
      first: 'v1',
    });
  });

  it('takes what is missing or unknown for empty', () => {
    expect(readPageQuery('?ctx=nowhere&version=v3&kind=b&first=x')).toEqual({
      q: '',
      ctx: '',
      version: '',
      kind: '',
      first: '',
    });
  });
});

describe('pageOptions', () => {
  it('lets lead what the reader came from, as the bar does, until a filter says otherwise', () => {
    const asked = { q: 'pix', ctx: '', version: '', kind: '', first: 'cabinet' } as const;
    expect(pageOptions(asked)).toMatchObject({ context: 'cabinet', contextUse: 'first' });
    expect(pageOptions({ ...asked, ctx: 'cabinet' })).toMatchObject({ contextUse: 'only' });
    expect(pageOptions({ ...asked, first: 'v1' })).toMatchObject({ context: '', preferredVersion: 'v1' });
  });
});
