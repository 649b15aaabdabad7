import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenLinks } from './broken-links';
import { locate } from './locate';
import { htmlOfPages, readPage, readPages } from './read-pages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'link-check-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A site below `/docs/` with a few pages; the second stands at the end of its folder's address. */
function broken(first: string, second = '', routes = ['/docs/', '/docs/cabinet/']) {
  write('index.html', `<h2 class=a id=top>Top</h2>${first}`);
  write('cabinet/index.html', second);
  return brokenLinks(
    readPages(htmlOfPages(root, '/docs/', routes), '/docs/', new Map([['/cabinet/', ['played']]])),
    (address) => existsSync(path.join(root, address)),
  );
}

it('finds a link to no page, to no file and to no anchor, once with all pages that have it', () => {
  expect(broken('<a href=/docs/nowhere>', '<a class=x href="/docs/nowhere"><a href=/docs/#end>')).toEqual([
    {
      link: '/nowhere',
      isAnchor: false,
      pages: ['/', '/cabinet/'],
      what: '/nowhere is no page of this site',
    },
    { link: '/#end', isAnchor: true, pages: ['/cabinet/'], what: '/#end is no anchor of that page' },
  ]);
});

it.each([
  ['a misspelt page', '/cabinett', '/cabinett is no page of this site. Did you mean /cabinet/?'],
  ['a page that was moved', '/old/cabinet', '/old/cabinet is no page of this site. Did you mean /cabinet/?'],
  ['a page that got a longer name', '/binet', '/binet is no page of this site. Did you mean /cabinet/?'],
  ['a misspelt anchor', '/#topp', '/#topp is no anchor of that page. Did you mean #top?'],
])('names what is like %s', (_what, link, message) => {
  expect(broken(`<a href=/docs${link}>`).map(({ what }) => what)).toEqual([message]);
});

it('passes pages with and without their last slash, anchors, files, and what is no part of the site', () => {
  write('openapi/v2.yaml', '');
  const right = [
    '/docs/cabinet#played',
    '/docs/cabinet',
    '/docs/cabinet/',
    '#top',
    '#',
    '/docs/openapi/v2.yaml',
    '/elsewhere',
  ];
  const foreign = ['https://other.example/docs/x', 'mailto:a@other.example', '//other.example/docs/'];
  expect(broken([...right, ...foreign].map((href) => `<a href="${href}">`).join(''))).toEqual([]);
});

it('reads addresses with escaped letters as they are meant', () => {
  const { links, anchors } = readPage(
    `<p id=оплата><a rel=x href='/docs/a?b=1&amp;c=2#%D0%BE%D0%BF%D0%BB%D0%B0%D1%82%D0%B0'>`,
    '/docs/a',
    '/docs/',
  );
  expect([...links]).toEqual(['/a#оплата']);
  expect([...anchors]).toEqual(['оплата']);
});

it('says file and line of a link in its page, of one that comes from data, and the page of another', () => {
  for (const folder of ['cabinet', 'api', 'src/site', 'src/remark'])
    mkdirSync(path.join(root, folder), { recursive: true });
  write('docs/callbacks.mdx', '---\ntitle: Callbacks\n---\nSee [nothing](/nowhere).\n\n[here](#there)\n');
  write('data/codes.yaml', 'advice: see [limits](/limits)\n');
  const pages = ['/callbacks'];
  expect(
    locate(root, new Map([['/callbacks', { file: 'docs/callbacks.mdx' }]]), [
      ...[
        { link: '/nowhere', pages },
        { link: '/callbacks#there', pages },
        { link: '/limits', pages },
        { link: '/made', pages: [...pages, '/a', '/b', '/c', '/d'] },
      ].map((broken) => ({ ...broken, isAnchor: false, what: 'wrong' })),
    ]),
  ).toEqual([
    'docs/callbacks.mdx:4: wrong',
    'docs/callbacks.mdx:6: wrong',
    'data/codes.yaml:1: wrong',
    'the link of docs/callbacks.mdx, /a, /b and 2 more: wrong',
  ]);
});
