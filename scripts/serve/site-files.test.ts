import { describe, expect, it } from 'vitest';
import { findFile } from './site-files';

const files = new Set([
  'index.html',
  '404.html',
  'callbacks/index.html',
  'flat.html',
  'cabinet/balances/index.html',
  'api/v2/transaction/create.md',
  'assets/js/main.1234.js',
  'assets/js/main.1234.js.br',
  'archive.gz',
  '_headers',
  '.well-known-secret',
  '.well-known/security.txt',
  '.well-known/.env',
]);

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/callbacks', 'callbacks/index.html'],
    ['/callbacks/', 'callbacks/index.html'],
    ['/callbacks.html', 'callbacks/index.html'],
    ['/callbacks/index.html', 'callbacks/index.html'],
    ['/flat', 'flat.html'],
    ['/flat/', 'flat.html'],
    ['/flat/index.html', 'flat.html'],
    ['/cabinet/balances/', 'cabinet/balances/index.html'],
    ['/cabinet/balances', 'cabinet/balances/index.html'],
    ['/api/v2/transaction/create.md', 'api/v2/transaction/create.md'],
    ['/assets/js/main.1234.js', 'assets/js/main.1234.js'],
    ['/%63allbacks', 'callbacks/index.html'],
    ['/archive.gz', 'archive.gz'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('answers %s with %s', (urlPath, file) => {
    expect(findFile(files, urlPath)).toEqual({ file, status: 200 });
  });

  it.each([
    ['an unknown page', '/nothing'],
    ['the not-found page itself', '/404.html'],
    ['a folder climb', '/../package.json'],
    ['an encoded folder climb', '/%2e%2e/%2e%2e/etc/passwd'],
    ['a climb with encoded slashes', '/..%2f..%2fetc%2fpasswd'],
    ['a path that starts twice', '//callbacks'],
    ['a broken escape', '/%E0%A4%A'],
    ['the headers file', '/_headers'],
    ['a dot file', '/.well-known-secret'],
    ['a dot file in the one open folder', '/.well-known/.env'],
    ['a compressed twin', '/assets/js/main.1234.js.br'],
    ['a route that is no spelling of the home page', '/index'],
  ])('answers %s with the not-found page', (_, urlPath) => {
    expect(findFile(files, urlPath)).toEqual({ file: '404.html', status: 404 });
  });

  it('answers nothing where the site has no not-found page', () => {
    expect(findFile(new Set(['index.html']), '/nothing')).toBeNull();
  });
});
