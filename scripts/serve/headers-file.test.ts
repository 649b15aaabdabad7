import { describe, expect, it } from 'vitest';
import { headersFor, parseHeadersFile } from './headers-file';

const rules = parseHeadersFile(`# comment
/*
  X-Frame: none
  Cache-Control: no-cache

/assets/*
  Cache-Control: immutable
/exact.html
  X-Exact: a: b
`);

describe('the headers file', () => {
  it('gives every path the headers of each matching rule, the later rule first in force', () => {
    expect(Object.fromEntries(headersFor(rules, '/assets/x.js'))).toEqual({
      'X-Frame': 'none',
      'Cache-Control': 'immutable',
    });
    expect(Object.fromEntries(headersFor(rules, '/page'))).toEqual({
      'X-Frame': 'none',
      'Cache-Control': 'no-cache',
    });
  });

  it('takes a dot in a pattern for a dot, and keeps colons of a value', () => {
    expect(headersFor(rules, '/exact.html').get('X-Exact')).toBe('a: b');
    expect(headersFor(rules, '/exactXhtml').has('X-Exact')).toBe(false);
  });

  it.each([['  X-Early: header before any path'], ['/*\n  no colon here']])('refuses %j', (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/_headers:\d: not a header/);
  });
});
