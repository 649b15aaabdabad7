import { describe, expect, it } from 'vitest';
import { negotiate, prefersMarkdown } from './negotiate';

const both = () => true;

describe('negotiate', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
  ])('for %s sends %s', (accept, name) => {
    expect(negotiate(accept, both)?.name).toBe(name);
  });

  it.each([[undefined], [''], ['identity'], ['deflate'], ['br;q=0, gzip;q=0'], ['br;q=nonsense']])(
    'for %s sends the file as it is',
    (accept) => {
      expect(negotiate(accept, both)).toBeNull();
    },
  );

  it('offers only the twins that exist', () => {
    expect(negotiate('br, gzip', (extension) => extension === '.gz')?.name).toBe('gzip');
    expect(negotiate('br, gzip', () => false)).toBeNull();
  });
});

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, */*', true],
    ['text/html;q=0.9, text/markdown', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/html, */*', false],
    [undefined, false],
  ])('of %s is %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});
