/**
 * In: the route of a page, and the one that it gets. Out: the page under its new name, and every place that names the old one changed: links of pages, data and
 * code, places in sidebars, neighbours, the list of routes that tests know; the old address leads to the new one.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@gateway-docs/contract';
import { literalPattern, suggest } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { aliasesOf, readRedirects, REDIRECTS_FILE } from '../redirects';

/** Paths of partials and pictures, from the folder of the page. */
const RELATIVE = /(?<=from ['"]|\]\()(?<place>\.{1,2}\/[^'")\s]+)/g;

/**
 * @param text of a page
 * @param before folder in which it lay
 * @param now folder in which it lies
 * @returns the text whose relative paths lead to the same files
 */
function movedImports(text: string, before: string, now: string): string {
  if (before === now) return text;
  return text.replace(RELATIVE, (place) => {
    const found = path.posix.relative(now, path.posix.join(before, place));
    return found.startsWith('.') ? found : `./${found}`;
  });
}

/** Where routes are written. */
const FOLDERS = [
  'docs',
  'cabinet',
  'api',
  'data',
  'src',
  'tests',
  'docs-dev',
  'packages/docusaurus-search/sets',
];
const FILES = ['sidebars.ts', 'docusaurus.config.ts'];
const TEXT = /\.(mdx?|ya?ml|tsx?|mts|jsonl?|mmd)$/;

/** The agreed routes, which are entries and no links. */
const ROUTES_FILE = 'tests/content/routes.json';

const NEW_ROUTE = /^\/[a-z0-9_]+(\/[a-z0-9_]+)*$/;

/** Pages of the cabinet are mounted below `/cabinet/`; their documents have names of their own. */
const folderOf = (route: string): string => (route.startsWith('/cabinet/') ? 'cabinet' : 'docs');
const documentOf = (route: string): string => route.replace(/^\/(cabinet\/)?/, '');

/** @throws Error that says why the page cannot have the route, and what exists */
function check(from: string, to: string, pages: Site['pages']): string {
  const head = pages.get(from);
  if (!head) throw new Error(`${from} is no page of this site. ${suggest(from, pages.keys())}`);
  if (from.endsWith('/'))
    throw new Error(
      `${from} is the page of a folder, which has the name of its folder. Rename the pages in it.`,
    );
  if (/^\/api\/v\d\//.test(from))
    throw new Error(
      `${from} is the page of a call, which has the path of its endpoint: rename the call in api/.`,
    );
  if (!NEW_ROUTE.test(to))
    throw new Error(
      `"${to}" cannot be the route. Take lower-case letters, digits and underscores: /rate_limits.`,
    );
  if (pages.has(to) || pages.has(`${to}/`)) throw new Error(`${to} exists. Choose another route.`);
  if (folderOf(from) !== folderOf(to))
    throw new Error(
      `${from} lies in ${folderOf(from)}/ and cannot move to ${folderOf(to)}/: they have sidebars of their own.`,
    );
  return head.file;
}

/** What may follow a route: the end of an address, or its anchor or twin. */
const END = '(?=\\.md\\b|[#?)\\]}\\s"\'`>,]|$)';

/** @returns a text with each link to a route changed, and each place that names the document of a page */
function withRoute(text: string, from: string, to: string): string {
  const links = new RegExp(`(?<=^|["'\`([{<,\\s])${literalPattern(from)}${END}`, 'gm');
  const [before, now] = [documentOf(from), documentOf(to)];
  const neighbours = new RegExp(`(?<=^pagination_(?:next|prev): )${literalPattern(before)}$`, 'gm');
  return text.replace(links, to).replace(neighbours, now);
}

/** A route of the list keeps its aliases, and gets those that it has now. */
function withAgreedRoute(text: string, to: string, aliases: readonly string[]): string {
  const line = new RegExp(
    `(\\{[^{}]*"path": ${JSON.stringify(to)}[^{}]*?)(?:,\\s*"aliases": \\[[^\\]]*\\])?\\s*\\}`,
  );
  return text.replace(
    line,
    (_entry, start: string) => `${start.trimEnd()}, "aliases": ${JSON.stringify(aliases)} }`,
  );
}

/**
 * @param root absolute path of the repository
 * @param pages of its site
 * @param from route of a page, `/limits`
 * @param to the route that it gets, `/rate_limits`
 * @throws Error when there is no such page, or the route cannot be; nothing is changed then
 */
export function renamePage(root: string, pages: Site['pages'], from: string, to: string) {
  const file = check(from, to, pages);
  const target = path.posix.join(folderOf(to), `${documentOf(to)}${path.extname(file)}`);
  if (existsSync(path.join(root, target))) throw new Error(`${target} exists. Choose another route.`);
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

  const before = aliasesOf(from, readRedirects(root));
  const all = [...FOLDERS.flatMap((folder) => listFiles(root, folder)), ...FILES].filter(
    (name) => TEXT.test(name) && existsSync(path.join(root, name)),
  );
  const changed = all.filter((name) => {
    const text = read(name);
    const now = withRoute(text, from, to);
    if (now !== text) write(name, now);
    return now !== text;
  });

  mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
  renameSync(path.join(root, file), path.join(root, target));
  const slug = /^slug: .*\n/m;
  write(target, movedImports(read(target).replace(slug, ''), path.dirname(file), path.dirname(target)));

  // Lines that led to the page follow it as links do; what a line about a folder gave it is written down.
  const leading = new Set(aliasesOf(to, readRedirects(root)));
  const missing = [...before, from].filter((alias) => !leading.has(alias) && alias !== to);
  // An address that is a page again leads nowhere else.
  const lines = read(REDIRECTS_FILE).replaceAll(
    new RegExp(`^- .* alias: ${literalPattern(to)} \\}\n`, 'gm'),
    '',
  );
  write(REDIRECTS_FILE, lines + missing.map((alias) => `- { page: ${to}, alias: ${alias} }\n`).join(''));
  const aliases = aliasesOf(to, readRedirects(root));
  if (changed.includes(ROUTES_FILE)) write(ROUTES_FILE, withAgreedRoute(read(ROUTES_FILE), to, aliases));
  return {
    /** The page before and now, from the repository's root. */
    page: [file, target] as const,
    /** Other files that were changed. */
    changed: [...new Set([...changed, REDIRECTS_FILE])].filter((name) => name !== file),
    /** Addresses that now lead to the page. */
    aliases,
  };
}
