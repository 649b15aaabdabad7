import { describe, expect, it } from 'vitest';
import { withoutHtmlSuffix } from './without-html-suffix';

describe('withoutHtmlSuffix', () => {
  it.each([
    ['/callbacks.html', '/callbacks', '/callbacks'],
    ['/callbacks/index.html', '/callbacks', '/callbacks'],
    ['/index.html', '/', '/'],
    ['/cabinet/balances/index.html', '/cabinet/balances/', '/cabinet/balances/'],
    ['/cabinet/balances.html', '/cabinet/balances/', '/cabinet/balances/'],
    ['/no/such/page.html', '/404.html', '/no/such/page'],
    ['/callbacks.html', undefined, '/callbacks'],
  ])('shows %s (canonical %s) as %s', (pathname, canonical, shown) => {
    expect(withoutHtmlSuffix(pathname, canonical)).toBe(shown);
  });

  it.each([['/'], ['/callbacks'], ['/cabinet/balances/'], ['/about.html.md']])(
    'leaves %s alone',
    (pathname) => {
      expect(withoutHtmlSuffix(pathname, pathname)).toBeUndefined();
    },
  );
});
