/** Reads built sites for the tests: their files, and their pages as parsed HTML. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { parse } from 'yaml';
import { siteFolder, type SiteName } from '../../../scripts/site-build/built-sites';
import type { Operator } from '@gateway-docs/site-data/operator';

const root = path.resolve(__dirname, '../../..');

/** Names that end so hold text; everything else is a picture, a font or a compressed copy. */
const TEXT = /\.(html|js|mjs|css|json|txt|md|xml|atom|yaml|svg|webmanifest|csv|php|py|java|go|sh)$|_headers$/;

/** Pages that are no pages of the documentation: no writer has made them, and the sitemap does not list them all. */
export const OTHER_PAGES: readonly string[] = ['/404', '/search', '/offline', '/sandbox/p'];

/** A page that readers see; redirect pages are not among them. */
export interface BuiltPage {
  /** As in the sitemap: `/`, `/callbacks`, `/cabinet/balances/` stands here without its last slash. */
  readonly route: string;
  /** Relative to the built site. */
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** @returns absolute path of a built site */
export function folderOf(name: SiteName): string {
  return siteFolder(root, name);
}

/** @returns the operator profile that a built site was made with, as its file says it */
export function profileOf(name: SiteName): Operator {
  const file = name === 'second' ? 'tests/fixtures/second-operator.yaml' : 'data/operator.yaml';
  return parse(readFileSync(path.join(root, file), 'utf8')) as Operator;
}

/** @returns all files of a folder, relative, sorted, with forward slashes */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((e) => path.relative(folder, path.join(e.parentPath, e.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** @returns name and text of each text file of a built site */
export function textFiles(folder: string): { file: string; text: string }[] {
  const files = filesIn(folder).filter((file) => TEXT.test(file));
  return files.map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

/** Most tests read the same pages, and parsing them takes longer than what is asked of them. */
const known = new Map<string, readonly BuiltPage[]>();

/** @returns every page of a built site; each is parsed once, when it is first asked for, so no test changes what it is given */
export function pagesIn(folder: string): readonly BuiltPage[] {
  const pages =
    known.get(folder) ??
    htmlFiles(folder)
      .filter(({ html }) => !isRedirect(html))
      .map(({ file, html }) => pageOf(file, html));
  known.set(folder, pages);
  return pages;
}

function pageOf(file: string, html: string): BuiltPage {
  let parsed: CheerioAPI | undefined;
  return {
    route: routeOf(file),
    file,
    html,
    get $() {
      // What stands in a `noscript` is content too.
      return (parsed ??= load(html, { scriptingEnabled: false }));
    },
  };
}

/** @returns every HTML file of a built site, redirect pages included */
export function htmlFiles(folder: string): { file: string; html: string }[] {
  const files = filesIn(folder).filter((file) => file.endsWith('.html'));
  return files.map((file) => ({ file, html: readFileSync(path.join(folder, file), 'utf8') }));
}

/** Whether a file is a redirect page of an alias. */
export function isRedirect(html: string): boolean {
  return /<meta http-equiv="?refresh/i.test(html);
}

function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
