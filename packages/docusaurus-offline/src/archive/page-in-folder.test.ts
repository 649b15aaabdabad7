// A page of a site below /docs/, as it stands in the archive.
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { pageInFolder, type Place } from './page-in-folder';

const place: Place = {
  file: 'guides/pix/index.html',
  base: '/docs/',
  host: 'https://docs.example',
  known: new Set([
    'index.html',
    'guides/index.html',
    'guides/pix/index.html',
    'list.md',
    'assets/a.css',
    'a/ö/index.html',
  ]),
};
const inFolder = (html: string, changes: Partial<Place> = {}) =>
  load(pageInFolder(html, { ...place, ...changes }));
const hrefOf = (href: string) => inFolder(`<a href="${href}">x</a>`)('a').attr('href');

describe('an address', () => {
  it.each([
    ['/docs/', '../../index.html'],
    ['/docs/guides', '../index.html'],
    ['/docs/guides/pix?a=1#refunds', 'index.html?a=1#refunds'],
    ['/docs/list.md', '../../list.md'],
    ['/docs/a/%C3%B6', '../../a/ö/index.html'],
  ])('%s leads to the file', (href, expected) => expect(hrefOf(href)).toBe(expected));

  it.each([
    ['/docs/tool.js', 'https://docs.example/docs/tool.js'],
    ['#here', '#here'],
    ['https://other.example/docs/', 'https://other.example/docs/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s is not of a file in the archive', (href, expected) => expect(hrefOf(href)).toBe(expected));

  it('of a form and of a picture leads to the file too', () => {
    const $ = inFolder('<form action="/docs/guides"></form><img src="/docs/list.md">');
    expect($('form').attr('action')).toBe('../index.html');
    expect($('img').attr('src')).toBe('../../list.md');
  });
});

it('no script, policy or note for browsers without scripts is left, and the style sheet does not wait', () => {
  const $ = inFolder(
    '<head><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><script>a()</script><link rel="preload" href="/docs/a.js"><link rel="stylesheet" type="text/waiting" href="/docs/assets/a.css"><style>p{top:0}@font-face{src:url(/docs/list.md)}</style></head><body><noscript><p>All pages</p></noscript></body>',
  );
  expect($('script, meta, [rel=preload], noscript, [type]')).toHaveLength(0);
  expect($('[rel=stylesheet]').attr('href')).toBe('../../assets/a.css');
  expect($('style').text()).toBe('@font-face{src:url(../../list.md)}');
  expect($('body').text()).toBe('All pages');
});

it('a page that gets a script says nothing to browsers without scripts', () => {
  const known = new Set(['search.js', 'search.css']);
  const $ = inFolder('<head></head><body><noscript>Needs JavaScript</noscript></body>', {
    known,
    addition: { script: 'search.js', styles: 'search.css' },
  });
  expect($('body script').attr('src')).toBe('../../search.js');
  expect($('link').attr('href')).toBe('../../search.css');
  expect($.text()).not.toContain('Needs');
});
