/** In: the folder of a site whose files are final, and the plan. Out: what the worker has to know of it. Order comes from the files alone. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { listFiles } from '@gateway-docs/kit/files';
import { PAYER_PAGE } from '../../base/payer-page';
import { withoutPageHash, withPageHash } from './page-hash';
import { HASH_DIGITS, type FileOfRelease, type PageOfRelease, type Plan, type Release } from './release';

/** Files beside the pages that the browser asks for by itself while a page is read. */
const ASKED_FOR = /^(?:assets\/(?:js|css|fonts|images)\/|img\/|sandbox\/forms\/|favicon\.ico$)/;
const HEAD_OF_SEARCH = 'search-index/head.json';
const PARTS_OF_SEARCH = 'search-index/parts';
const GATEWAY = 'sandbox/worker.js';
const COMPRESSED = /\.(?:br|gz)$/;
/** Of the page, as JSON in its HTML: `"form":"/sandbox/forms/v2/transaction-create.json"`, whose quotes are escaped in one way or another. */
const FORM = /sandbox\/forms\/[\w/-]+\.json/g;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/** All parts of the search as one file: its address and its text. */
export interface SearchFile {
  readonly address: string;
  readonly text: string;
  /** Address of the folder that holds the parts, with a slash at its end. */
  readonly folder: string;
}

/**
 * @param outDir absolute path of the site
 * @returns the parts of the search by their names, in one file: a section that is saved needs a thousand of them
 */
export function searchFile(outDir: string): SearchFile {
  const parts = path.join(outDir, PARTS_OF_SEARCH);
  const [release = ''] = readdirSync(parts).sort();
  const names = readdirSync(path.join(parts, release)).filter((name) => name.endsWith('.json'));
  const entries = names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${readFileSync(path.join(parts, release, name), 'utf8').trim()}`);
  const text = `{${entries.join(',\n')}}`;
  return {
    address: `offline/search-${hashOf(text)}.json`,
    text,
    folder: `${PARTS_OF_SEARCH}/${release}/`,
  };
}

/** @returns the first piece of a text from one mark to another, both included; nothing where they are not */
function piece(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start < 0 || end < 0 ? '' : text.slice(start, end + to.length);
}

/** @returns address and entry of a page; undefined for HTML that only leads to another page */
function pageOf(outDir: string, file: string, base: string): [string, PageOfRelease] | undefined {
  const html = readFileSync(path.join(outDir, file), 'utf8');
  // Head and title alone: a parser takes seconds for all of all pages.
  const $ = load(piece(html, '<head', '</head>') + piece(html, '<h1', '</h1>'));
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical === undefined || $('meta[http-equiv="refresh"]').length > 0) return undefined;
  const forms = new Set(html.match(FORM) ?? []);
  const title = $('h1').text() || $('title').text();
  const address = new URL(canonical).pathname.slice(base.length);
  return [address, [hashOf(withoutPageHash(html)), Buffer.byteLength(html), title, ...forms]];
}

/**
 * Writes into each page its own hash.
 * @param outDir absolute path of the site
 */
export function writePageHashes(outDir: string): void {
  for (const name of listFiles(outDir, '').filter((one) => one.endsWith('index.html'))) {
    const file = path.join(outDir, name);
    const html = withoutPageHash(readFileSync(file, 'utf8'));
    writeFileSync(file, withPageHash(html, hashOf(html)));
  }
}

/**
 * @param outDir absolute path of the site
 * @param plan what the plugin knew while it was built
 * @param search what `searchFile` returned
 * @returns the release
 * @throws Error that names a page of a section that the site does not have
 */
export function releaseOfSite(
  outDir: string,
  { base, brand, page, sections }: Plan,
  search: SearchFile,
): Release {
  const all = listFiles(outDir, '').filter((file) => !COMPRESSED.test(file));
  const pages = Object.fromEntries(
    all
      .filter((file) => file.endsWith('index.html'))
      .flatMap((file) => {
        const entry = pageOf(outDir, file, base);
        return entry ? [entry] : [];
      }),
  );
  const entry = (file: string): [string, FileOfRelease] => {
    const content = readFileSync(path.join(outDir, file));
    return [file, [hashOf(content), content.length]];
  };
  const isTool = (file: string): boolean => ASKED_FOR.test(file) && !file.startsWith('sandbox/');
  const files = Object.fromEntries([
    ...all.filter((file) => ASKED_FOR.test(file)).map(entry),
    entry(HEAD_OF_SEARCH),
    entry(GATEWAY),
    [search.address, [hashOf(search.text), Buffer.byteLength(search.text)]] as const,
  ]);
  const missing = sections.flatMap((section) => section.pages).find((address) => !(address in pages));
  if (missing !== undefined)
    throw new Error(`The sections to save name ${base}${missing}, which is no page.`);
  const tools = [
    ...all.filter(isTool),
    HEAD_OF_SEARCH,
    GATEWAY,
    ...[page, 'search', PAYER_PAGE.slice(1)].filter((address) => address in pages),
  ];
  const known = { base, brand, page, pages, files, tools, search: pick(search), sections };
  return { id: hashOf(JSON.stringify(known)), ...known };
}

const pick = ({ address, folder }: SearchFile): Release['search'] => ({ file: address, folder });
