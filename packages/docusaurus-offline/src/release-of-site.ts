/** In: the folder of a site whose files are final, and the plan. Out: what the worker has to know of it. Order comes from the files alone. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { literalPattern } from '@gateway-docs/kit';
import { listFiles, pagesIn } from '@gateway-docs/kit/files';
import type { FilesOfSite, Plan } from './options';
import { withoutPageHash, withPageHash } from './page-hash';
import type { FileOfRelease, PageOfRelease, PartsOfRelease, Release } from './release';
import { HASH_DIGITS } from './release';

const COMPRESSED = /\.(?:br|gz)$/;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/** Many small files as one, and its text. */
interface Parts extends PartsOfRelease {
  readonly text: string;
}

/**
 * @param outDir absolute path of the site
 * @param files what the site says of its files
 * @returns the small files by their names, in one file: a section that is saved may need a thousand of them
 */
export function partsOfSite(outDir: string, { parts }: FilesOfSite): Parts | undefined {
  if (!parts) return undefined;
  const [release = ''] = readdirSync(path.join(outDir, parts.folder)).sort();
  const folder = `${parts.folder}${release}/`;
  const names = readdirSync(path.join(outDir, folder)).filter((name) => name.endsWith('.json'));
  const entries = names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${readFileSync(path.join(outDir, folder, name), 'utf8').trim()}`);
  const text = `{${entries.join(',\n')}}`;
  return { file: `offline/${parts.name}-${hashOf(text)}.json`, folder, text };
}

/** @returns the first piece of a text from one mark to another, both included; nothing where they are not */
function piece(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start < 0 || end < 0 ? '' : text.slice(start, end + to.length);
}

/** @returns address and entry of a page; nothing for HTML that only leads to another page */
function pageOf(
  html: string,
  base: string,
  needs: (html: string) => readonly string[],
): [string, PageOfRelease][] {
  // Head and title alone: a parser takes seconds for all of all pages.
  const $ = load(piece(html, '<head', '</head>') + piece(html, '<h1', '</h1>'));
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical === undefined || $('meta[http-equiv="refresh"]').length > 0) return [];
  const title = $('h1').text() || $('title').text();
  const address = new URL(canonical).pathname.slice(base.length);
  return [[address, [hashOf(withoutPageHash(html)), Buffer.byteLength(html), title, ...needs(html)]]];
}

/** @returns what finds the files that HTML names in some folders, whatever stands around them: `"form":"/forms/v2/create.json"` */
function namedIn(folders: readonly string[]): (html: string) => readonly string[] {
  if (folders.length === 0) return () => [];
  const pattern = new RegExp(`(?:${folders.map(literalPattern).join('|')})[\\w/-]+\\.\\w+`, 'g');
  return (html) => [...new Set(html.match(pattern) ?? [])];
}

/**
 * Writes into each page its own hash.
 * @param outDir absolute path of the site
 */
export function writePageHashes(outDir: string): void {
  for (const { name, file, html } of pagesIn(outDir)) {
    if (!name.endsWith('index.html')) continue;
    const plain = withoutPageHash(html);
    writeFileSync(file, withPageHash(plain, hashOf(plain)));
  }
}

/** @returns whether a file is one of the places, or lies in one of them that is a folder: those have a slash at the end */
export const isBelow = (places: readonly string[], file: string): boolean =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/**
 * @param outDir absolute path of the site
 * @param plan what was known of the site before its files were final
 * @param parts what `partsOfSite` returned
 * @returns the release
 * @throws Error that names a page of a section that the site does not have
 */
export function releaseOfSite(outDir: string, plan: Plan, parts: Parts | undefined): Release {
  const { base, brand, language, storage, page, sections, words, files: known } = plan;
  const all = listFiles(outDir, '').filter((file) => !COMPRESSED.test(file));
  const { ofPages = [] } = known;
  const needs = namedIn(ofPages);
  const pages = Object.fromEntries(
    all
      .filter((file) => file.endsWith('index.html'))
      .flatMap((file) => pageOf(readFileSync(path.join(outDir, file), 'utf8'), base, needs)),
  );
  const missing = sections.flatMap((section) => section.pages).find((address) => !(address in pages));
  if (missing !== undefined)
    throw new Error(`The sections to save name ${base}${missing}, which is no page.`);

  const entry = (file: string): [string, FileOfRelease] => {
    const content = readFileSync(path.join(outDir, file));
    return [file, [hashOf(content), content.length]];
  };
  const shell = all.filter((file) => isBelow(known.shell, file));
  const named = all.filter((file) => isBelow(ofPages, file));
  const files = Object.fromEntries([...shell, ...named, ...known.tools.files].map(entry));
  if (parts) files[parts.file] = [hashOf(parts.text), Buffer.byteLength(parts.text)];
  const release = {
    base,
    brand,
    language,
    storage,
    page,
    pages,
    files,
    tools: [
      ...shell,
      ...known.tools.files,
      ...[page, ...known.tools.pages].filter((address) => address in pages),
    ],
    ...(parts ? { parts: { file: parts.file, folder: parts.folder } } : {}),
    namedByContent: ['assets/', ...(known.parts ? [`offline/${known.parts.name}-`, known.parts.folder] : [])],
    sections,
    words,
  };
  return { id: hashOf(JSON.stringify(release)), ...release };
}
