/**
 * The second profile's site lies below a path of its host. Everything that names an address, for a reader, a browser or a program, has to
 * name it below that path, and lead to a file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routeBelow } from '@gateway-docs/kit';
import { findFile, publishedFiles } from '../../scripts/serve/site-files';
import { decodeWords } from '@gateway-docs/docusaurus-search/format';
import { FILE_FOLDERS } from '@gateway-docs/site-data/operator';
import { searchHead } from './support/search-head';
import { filesIn, folderOf, htmlFiles, isRedirect, pagesIn, profileOf, textFiles } from './support/site';

const folder = folderOf('second');
const { base_path: basePath, hosts } = profileOf('second');
const files = publishedFiles(folder);
const pages = pagesIn(folder);
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Why an address leads nowhere; undefined where it leads to a file, or to another host. */
function problem(address: string, from: string): string | undefined {
  const url = new URL(address, `${hosts.site}${basePath}${from}`);
  if (url.origin !== hosts.site) return undefined;
  // RFC 9116 wants it at the root of the host, where the servers of deploy/ give it.
  if (url.pathname === '/.well-known/security.txt' && from === '.well-known/security.txt') return undefined;
  if (!url.pathname.startsWith(basePath)) return `${from}: ${address} is not below ${basePath}`;
  const found = findFile(files, routeBelow(basePath, url.pathname));
  // The not-found page names itself, and is given under every address but its own.
  return found?.status === 200 || (from === '404.html' && /404(?:\.html)?$/.test(url.pathname))
    ? undefined
    : `${from}: ${address} leads to no file`;
}

const problems = (addresses: Iterable<string>, from: string): string[] =>
  [...addresses].flatMap((address) => problem(address, from) ?? []);

it('is built below a path', () => {
  expect(basePath).toMatch(/^\/.+\/$/);
  expect(profileOf('main').base_path).toBe('/');
});

describe('every address in the HTML', () => {
  const ATTRIBUTES = ['href', 'src', 'action', 'data-file', 'poster', 'xlink:href'];

  it.each(pages)('of $file is below the base path and leads to a file', ({ file, $ }) => {
    const found = ATTRIBUTES.flatMap((name) =>
      $(`[${name.replace(':', '\\:')}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? '')
        // A part of the page itself; a part of a drawing.
        .filter((address) => address !== '' && !address.startsWith('#')),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(problems(found, file)).toEqual([]);
    expect(problems([$('link[rel="canonical"]').attr('href') ?? 'none'], file)).toEqual([]);
    expect($('meta[property="og:url"]').attr('content')).toBe($('link[rel="canonical"]').attr('href'));
  });

  it('of the data of a page, from which the frame is drawn, too', () => {
    const wrong = pages.flatMap(({ file, $ }) => {
      const links = $('#page-data')
        .text()
        .matchAll(/"(?:permalink|href)":"([^"]+)"/g);
      return problems(
        Array.from(links, ([, address = '']) => address),
        file,
      );
    });
    expect(wrong).toEqual([]);
    expect(pages.filter(({ $ }) => $('#page-data').length > 0).length).toBeGreaterThan(120);
  });

  it('of a redirect page leads to the page', () => {
    const redirects = htmlFiles(folder).filter(({ html }) => isRedirect(html));
    const targets = redirects.map(
      ({ html }) => /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1],
    );
    expect(redirects.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !target?.startsWith(basePath))).toEqual([]);
    expect(redirects.flatMap(({ file }, i) => problems([targets[i] ?? 'none'], file))).toEqual([]);
    for (const { html } of redirects)
      expect(/window\.location\.href = '([^']+)'/.exec(html)?.[1]).toMatch(new RegExp(`^${basePath}`));
  });
});

describe('files for programs', () => {
  /** Scripts hold the host alone, and put the base path after it. */
  const texts = textFiles(folder).filter(({ file }) => !/\.m?js$/.test(file));

  it('name the site with its base path, and nothing on it that is not there', () => {
    const escaped = hosts.site.replaceAll('.', '\\.');
    const addresses = new RegExp(`${escaped}[^\\s"'<>()\\[\\]\`\\\\&,;]*`, 'g');
    const found = texts.map(({ file, text }) => ({ file, named: new Set(text.match(addresses)) }));
    const wrong = found.flatMap(({ file, named }) =>
      problems(
        [...named].map((address) => address.replace(/[.:]$/, '')),
        file,
      ),
    );
    expect(wrong).toEqual([]);
    const naming = new Set(found.filter(({ named }) => named.size > 0).map(({ file }) => path.extname(file)));
    // Pages and twins, the list of pages and robots.txt, the feeds, the site map, and the Postman collections.
    expect(naming).toEqual(new Set(['.html', '.md', '.txt', '.atom', '.json', '.xml']));
  });

  it('have no link from the root of the host', () => {
    const linking = texts.filter(
      ({ file, text }) =>
        /\.(md|txt|json|yaml|atom|xml|csv)$/.test(file) && /\]\(\/(?!\/)|\]: \/|href=\\?"\//.test(text),
    );
    // The forms of the runner hold HTML of the page, whose links have the path.
    const wrong = linking.flatMap(({ file, text }) =>
      problems(
        Array.from(text.matchAll(/(?:\]\(|\]: |href=\\?")(\/[^)"\\\s]*)/g), ([, address = '']) => address),
        file,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('list all pages in the site map and all twins in the lists of pages', () => {
    const listed = Array.from(read('sitemap.xml').matchAll(/<loc>([^<]+)</g), ([, address = '']) => address);
    expect(listed.length).toBeGreaterThan(120);
    expect(problems(listed, 'sitemap.xml')).toEqual([]);
    const lists = ['', 'api/', 'services/', 'reference/', 'cabinet/'].map((folder) =>
      read(`${folder}llms.txt`),
    );
    const twins = lists.join('\n').match(/\(https:[^)]+\.md\)/g) ?? [];
    expect(twins.length).toBeGreaterThan(120);
    expect(twins.filter((twin) => !twin.startsWith(`(${hosts.site}${basePath}`))).toEqual([]);
  });

  it('lead from a service to its guide', () => {
    const catalogue = z.object({ services: z.array(z.object({ guide: z.string().optional() })) });
    const { services } = catalogue.parse(JSON.parse(read('services.json')));
    const guides = services.flatMap(({ guide }) => guide ?? []);
    expect(guides.length).toBeGreaterThan(10);
    expect(problems(guides, 'services.json')).toEqual([]);
  });

  it('tell hosts and robots the whole paths', () => {
    const patterns = read('_headers').match(/^\/.*$/gm) ?? [];
    const some = ['*', 'assets/*', 'search-index/parts/*', 'service-worker.js', 'openapi/v2.yaml'];
    expect(patterns).toEqual(expect.arrayContaining(some.map((rest) => basePath + rest)));
    expect(patterns.filter((pattern) => !pattern.startsWith(basePath))).toEqual([]);
    expect(read('robots.txt')).toContain(`Allow: ${basePath}\n`);
  });
});

describe('the index of the search', () => {
  it('holds routes, as that of a site of its own host does', () => {
    const routes = (name: 'main' | 'second'): string[] => decodeWords(searchHead(folderOf(name)).u);
    expect(routes('second').filter((route) => findFile(files, route)?.status !== 200)).toEqual([]);
    expect(routes('second').filter((route) => route.startsWith(basePath))).toEqual([]);
  });
});

describe('style sheets', () => {
  it('find their typefaces and pictures', () => {
    const sheets = textFiles(folder).filter(({ file }) => file.endsWith('.css'));
    const wrong = sheets.flatMap(({ file, text }) =>
      problems(
        Array.from(text.matchAll(/url\(["']?([^"')]+)/g), ([, address = '']) => address).filter(
          (address) => !address.startsWith('data:') && !address.startsWith('#'),
        ),
        file,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('knows every folder of files with which a base path could be mistaken', () => {
  const folders = new Set(filesIn(folder).flatMap((file) => /^[^/]+\//.exec(file)?.[0] ?? []));
  const ofPages = new Set(pages.map(({ route }) => `${route.split('/')[1] ?? ''}/`));
  const ofRedirects = new Set(
    htmlFiles(folder)
      .filter(({ html }) => isRedirect(html))
      .map(({ file }) => `${file.split('/')[0] ?? ''}/`),
  );
  const others = [...folders].filter((name) => !ofPages.has(name) && !ofRedirects.has(name));
  expect(FILE_FOLDERS.map((name) => name.slice(1))).toEqual(expect.arrayContaining(others));
});
