import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address';

describe('ownAddress', () => {
  it.each([
    ['/callbacks.html', '/callbacks', '/callbacks'],
    ['/callbacks/index.html', '/callbacks', '/callbacks'],
    ['/callbacks/', '/callbacks', '/callbacks'],
    ['/index.html', '/', '/'],
    ['/cabinet/balances/index.html', '/cabinet/balances/', '/cabinet/balances/'],
    ['/cabinet/balances.html', '/cabinet/balances/', '/cabinet/balances/'],
    ['/cabinet/balances', '/cabinet/balances/', '/cabinet/balances/'],
    ['/no/such/page.html', '/404.html', '/no/such/page'],
    ['/callbacks.html', undefined, '/callbacks'],
    ['/callbacks%zz', '/404.html', '/callbacks%25zz'],
    ['/%E0%A4%A', '/404.html', '/%25E0%25A4%25A'],
  ])('shows %s (canonical %s) as %s', (pathname, canonical, shown) => {
    expect(ownAddress(pathname, canonical)).toBe(shown);
  });

  it.each([
    ['/'],
    ['/callbacks'],
    ['/cabinet/balances/'],
    ['/about.html.md'],
    ['/no/such/page/'],
    ['/%D0%BE'],
  ])('leaves %s alone', (pathname) => {
    expect(ownAddress(pathname, '/404.html')).toBeUndefined();
    expect(ownAddress(pathname, pathname)).toBeUndefined();
  });
});
