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
    expect(noticeOf({ isSlow: false, status: 'unavailable' })?.text).toContain('npm start');
  });

  it('says that a response is on its way only where it takes long', () => {
    expect(noticeOf({ status: 'loading', isSlow: true })).toEqual({ text: 'Searching…' });
    expect(noticeOf({ status: 'ready', isSlow: true })).toEqual({ text: 'Searching…' });
    expect(noticeOf({ status: 'loading', isSlow: false })).toBeUndefined();
  });

  it('offers another try after a failed download, a reload after a new release', () => {
    expect(noticeOf({ isSlow: false, status: 'failed', reason: 'unreachable' })?.action).toBe('retry');
    expect(noticeOf({ isSlow: false, status: 'failed', reason: 'outdated' })?.action).toBe('reload');
  });

  it('says when only a part was searched', () => {
    expect(
      noticeOf({ isSlow: false, status: 'ready', results: { ...results, from: 'partial' } }),
    ).toMatchObject({
      text: expect.stringMatching(/^A part of the index could not be loaded/) as string,
      action: 'retry',
    });
  });

  it('is silent when all is well', () => {
    expect(
      noticeOf({ isSlow: false, status: 'ready', results: { ...results, from: 'whole' } }),
    ).toBeUndefined();
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
