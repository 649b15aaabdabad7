import { describe, expect, it } from 'vitest';
import { countText, noticeOf } from './notice';

const results = {
  hits: [],
  total: 0,
  counts: { kind: {}, version: {}, context: {} },
  isClear: false,
  near: [],
};

describe('noticeOf', () => {
  it('says on the server of writers that there is no index, and what to do', () => {
    expect(noticeOf({ status: 'unavailable' })?.text).toContain('npm start');
  });

  it('says that the search is loading, and that an answer is on its way', () => {
    expect(noticeOf({ status: 'loading' })).toEqual({ text: 'Searching…', isWaiting: true });
    expect(noticeOf({ status: 'ready' })).toEqual({ text: 'Searching…', isWaiting: true });
  });

  it('offers another try after a failed download, a reload after a new release', () => {
    expect(noticeOf({ status: 'failed', reason: 'unreachable' })?.action).toBe('retry');
    expect(noticeOf({ status: 'failed', reason: 'outdated' })?.action).toBe('reload');
  });

  it('says when only a part was searched', () => {
    expect(noticeOf({ status: 'ready', results: { ...results, from: 'partial' } })).toMatchObject({
      text: expect.stringMatching(/^A part of the index could not be loaded/) as string,
      action: 'retry',
    });
  });

  it('is silent when all is well', () => {
    expect(noticeOf({ status: 'ready', results: { ...results, from: 'whole' } })).toBeUndefined();
  });
});

describe('countText', () => {
  it.each([
    [0, 'No results'],
    [1, '1 result'],
    [50, '50 results'],
  ])('%i is %s', (count, text) => {
    expect(countText(count, 'result')).toBe(text);
  });

  it('says when more exist than are shown', () => {
    expect(countText(120, 'result', 50)).toBe('50 of 120 results');
  });
});
