import { describe, expect, it } from 'vitest';
import { pageOptions, readPageQuery } from './page-query';

const CHOICES = {
  contexts: [{ path: 'cabinet', label: 'Cabinet' }],
  versions: ['v2', 'v1'],
  kinds: [{ name: 'guide', label: 'Guide', icon: '' }],
};

describe('readPageQuery', () => {
  it('reads the parameters', () => {
    expect(readPageQuery('?q=a+b&ctx=cabinet&version=v1&kind=guide&first=v1', CHOICES)).toEqual({
      q: 'a b',
      ctx: 'cabinet',
      version: 'v1',
      kind: 'guide',
      first: 'v1',
    });
  });

  it('takes what is missing or unknown for empty', () => {
    expect(readPageQuery('?ctx=nowhere&version=v3&kind=b&first=x', CHOICES)).toEqual({
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
    expect(pageOptions(asked, CHOICES)).toMatchObject({ context: 'cabinet', contextUse: 'first' });
    expect(pageOptions({ ...asked, ctx: 'cabinet' }, CHOICES)).toMatchObject({ contextUse: 'only' });
    expect(pageOptions({ ...asked, first: 'v1' }, CHOICES)).toMatchObject({
      context: '',
      preferredVersion: 'v1',
    });
  });
});
