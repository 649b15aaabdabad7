import { describe, expect, it } from 'vitest';
import type { ResultHit } from '../../engine/results';
import { countText, isEmpty, noticeOf } from './notice';

const results = {
  hits: [],
  total: 0,
  counts: { kind: {}, version: {}, context: {} },
  near: [],
};

const hit: ResultHit = {
  u: '/callbacks',
  t: 'Callbacks',
  s: '',
  h: '',
  b: [],
  kind: 'concept',
  versions: [],
  marks: [],
  titlePieces: ['Callbacks'],
  sectionPieces: [],
  textPieces: [],
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

const found = (total: number, shown = total, from: 'whole' | 'partial' = 'whole') => ({
  total,
  hits: Array.from({ length: shown }, () => hit),
  from,
});

describe('countText', () => {
  it.each([
    [found(0), 'No results'],
    [found(1), '1 result'],
    [found(50), '50 results'],
    [found(120, 50), '50 of 120 results'],
    [found(3, 3, 'partial'), '3 results'],
  ])('says how many there are, and how many are shown (%#)', (results, text) => {
    expect(countText(results, 'result')).toBe(text);
  });

  it('does not say that there are none where a part could not be read', () => {
    expect(countText(found(0, 0, 'partial'), 'result')).toBe('');
    expect(isEmpty(found(0, 0, 'partial'))).toBe(false);
    expect(isEmpty(found(0))).toBe(true);
  });
});
