/** In: the folder of a built site. Out: what each page links to, and the anchors that it has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeBelow, underBasePath } from '@gateway-docs/kit';
import type { LinkedPage } from './broken-links';
import { ownAddress } from './own-address';

/** A value as the build's minifier writes it, with the quotes that it needs. */
const VALUE = `("[^"]*"|'[^']*'|[^\\s>]+)`;
const LINK = new RegExp(`<a\\s(?:[^>]*?\\s)?href=${VALUE}`, 'g');
const ANCHOR = new RegExp(`<[a-zA-Z][^>]*?\\sid=${VALUE}`, 'g');

const valuesOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, value = '']) =>
    value.replaceAll(/^["']|["']$/g, '').replaceAll('&amp;', '&'),
  );

/**
 * @param html of a page
 * @param route of the page, with the base path
 * @param baseUrl begins and ends with a slash
 */
export function readPage(html: string, route: string, baseUrl: string): LinkedPage {
  const links = valuesOf(html, LINK).flatMap((link) => ownAddress(link, route, baseUrl) ?? []);
  return { links: new Set(links), anchors: new Set(valuesOf(html, ANCHOR)) };
}

/** Where Docusaurus writes the page of a route. */
const filesOf = (route: string): string[] =>
  route.endsWith('/') ? [`${route}index.html`] : [`${route}.html`, `${route}/index.html`];

/**
 * @param outDir absolute path of the built site
 * @param routes of all pages, with the base path
 * @returns HTML of each page by its route below the base path
 */
export function htmlOfPages(outDir: string, baseUrl: string, routes: readonly string[]) {
  return new Map(
    routes.flatMap((route) => {
      const below = routeBelow(baseUrl, route);
      const file = filesOf(below)
        .map((name) => path.join(outDir, name))
        .find(existsSync);
      return file === undefined ? [] : [[below, readFileSync(file, 'utf8')] as const];
    }),
  );
}

/**
 * @param pages HTML by route below the base path
 * @param more what the address of a page may name besides its anchors, by route
 * @returns each page by the same route
 */
export const readPages = (
  pages: ReadonlyMap<string, string>,
  baseUrl: string,
  more: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, LinkedPage> =>
  new Map(
    [...pages].map(([route, html]) => {
      const { links, anchors } = readPage(html, underBasePath(baseUrl, route), baseUrl);
      return [route, { links, anchors: new Set([...anchors, ...(more.get(route) ?? [])]) }];
    }),
  );
