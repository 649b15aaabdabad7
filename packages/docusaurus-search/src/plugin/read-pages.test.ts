import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { ReadOptions } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import { beforeEach, expect, it } from 'vitest';
import { readPages } from './read-pages';

const options = {
  language: ['en'],
  indexDocs: true,
  docsRouteBasePath: [''],
  blogRouteBasePath: [],
  ignoreFiles: [],
  ignoreCssSelectors: ['svg'],
  indexBlog: false,
} as unknown as ReadOptions;

let siteDir = '';
let cacheFile = '';
let props = {} as Props;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'read-pages-'));
  cacheFile = path.join(siteDir, '.docusaurus/pages.json');
  const outDir = path.join(siteDir, 'build');
  const routesPaths = ['/codes', '/hidden'];
  props = { siteDir, outDir, baseUrl: '/', siteConfig: {}, plugins: [], routesPaths } as unknown as Props;
  for (const name of ['build/codes', 'build/hidden', 'search/src'])
    mkdirSync(path.join(siteDir, name), { recursive: true });
  write('package-lock.json', '{}');
  write('search/src/read-page.ts', '');
  writePage('Codes', 'All codes.');
  write(
    'build/hidden/index.html',
    '<meta name="robots" content="noindex"><article><h1>Hidden</h1></article>',
  );
});

function write(file: string, text: string): void {
  writeFileSync(path.join(siteDir, file), text);
}

function writePage(title: string, text: string): void {
  const heading = `<h2 id="all">All<a class="hash-link" href="#all"></a></h2>`;
  const row = '<table><tr id="203"><td>203</td><td>exists</td><td>Call find.</td></tr></table>';
  const link = '<p><a href="/other">other</a></p>';
  write(
    'build/codes/index.html',
    `<article><h1>${title}</h1>${heading}<p>${text}</p>${row}${link}</article>`,
  );
}

/** Makes what was cached tell itself from what is read. */
function markCached(): void {
  writeFileSync(cacheFile, readFileSync(cacheFile, 'utf8').replace('Codes', 'Cached codes'));
}

const read = (told = options) => readPages(props, told, cacheFile, path.join(siteDir, 'search'));
const titles = () => read().map(({ title }) => title);

it('reads sections, rows and links of a page, and leaves out one that asks not to be indexed', () => {
  expect(readPages(props, options)).toEqual([
    {
      url: '/codes',
      title: 'Codes',
      description: '',
      keywords: '',
      breadcrumbs: [],
      sections: [
        { title: '', hash: '', text: '', lines: [] },
        {
          title: 'All',
          hash: '#all',
          text: 'All codes. 203 exists Call find. other',
          lines: ['203: exists; Call find.'],
        },
      ],
      rows: [{ hash: '#203', subject: '203', name: 'exists', text: 'Call find.' }],
      links: ['/other'],
    },
  ]);
});

it('gives the same pages when all of them were cached', () => {
  const first = read();
  expect(read()).toEqual(first);
  markCached();
  expect(titles()).toEqual(['Cached codes']);
});

it.each<[string, () => void]>([
  ['the HTML of the page', () => writePage('Codes', 'All the codes.')],
  ['the code that reads', () => write('search/src/read-page.ts', 'edited')],
  ['a package', () => write('package-lock.json', '{ "edited": true }')],
])('reads a page again after a change of %s', (_, change) => {
  titles();
  markCached();
  expect(titles()).toEqual(['Cached codes']);
  change();
  expect(titles()).toEqual(['Codes']);
});

it('reads a page again when the plugin is told something else', () => {
  titles();
  markCached();
  const told = { ...options, indexBlog: true } as unknown as ReadOptions;
  const [page] = read(told);
  expect(page?.title).toBe('Codes');
});
