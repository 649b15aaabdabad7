/**
 * In: what Docusaurus prints about broken links, which names the route of a page alone. Out: file and line of each, for the writer. A link
 * that comes from `api/`, `data/` or a partial stands in no file of its own page; then the page is named, and where else the address stands.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeBelow, literalPattern } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';
import { CONTENT_FOLDERS, loadPageHeads } from '@gateway-docs/site-data/pages';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** Route of the page that has it. */
  readonly page: string;
  /** As the page's source has it. */
  readonly link: string;
  readonly isAnchor: boolean;
}

const PAGE = /^- Broken (link|anchor) on source page path = (.+):$/;
const LINK = /^\s+-> linking to (\S+)/;
/** Colours of a terminal. */
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * @param output what Docusaurus has printed, which has the base path before each route
 * @param basePath begins and ends with a slash
 * @returns the broken links that it names
 */
export function readBrokenLinks(output: string, basePath: string): BrokenLink[] {
  const found: BrokenLink[] = [];
  let page: Omit<BrokenLink, 'link'> | undefined;
  for (const line of output.replace(COLOUR, '').split('\n')) {
    const [, kind, route] = PAGE.exec(line) ?? [];
    if (route !== undefined) page = { page: routeBelow(basePath, route), isAnchor: kind === 'anchor' };
    const [, link] = LINK.exec(line) ?? [];
    if (page && link !== undefined) found.push({ ...page, link: routeBelow(basePath, link) });
  }
  return found;
}

/** What may follow an address in a source. */
const END = '(?=[)\\s"\'>\\]},]|$)';

/** @returns `file:line` of each place of a link in a file; a link to an anchor of its own page is written without the path */
function placesIn(root: string, file: string, { page, link }: BrokenLink): string[] {
  const [target = '', hash] = link.split('#');
  const spellings = [link, ...(target === page && hash !== undefined ? [`#${hash}`] : [])];
  const pattern = new RegExp(`(?:^|[^\\w/])(?:${spellings.map(literalPattern).join('|')})${END}`);
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, i) => (pattern.test(text) ? [`${file}:${i + 1}`] : []));
}

/** Folders from which the text of pages is made. */
const SOURCES = [...CONTENT_FOLDERS, 'api', 'data', 'src/site', 'src/remark'];

/**
 * @param root absolute path of the repository's root
 * @param links what `readBrokenLinks` returned
 * @returns a line for each, as `docs/callbacks.mdx:12: /nowhere is no page of this site`
 */
export function locateBrokenLinks(root: string, links: readonly BrokenLink[]): string[] {
  const heads = loadPageHeads(root);
  const fileOf = ({ page }: BrokenLink) => heads.get(page)?.file ?? heads.get(`${page}/`)?.file;
  return links.map((broken) => {
    const file = fileOf(broken);
    const what = broken.isAnchor
      ? `${broken.link} is no anchor of that page`
      : `${broken.link} is no page of this site`;
    const own = file === undefined ? [] : placesIn(root, file, broken);
    if (own.length > 0) return `${own.join(', ')}: ${what}`;
    const others = SOURCES.flatMap((folder) => listFiles(root, folder))
      .filter((source) => /\.(mdx?|yaml|tsx?)$/.test(source) && !source.includes('.test.'))
      .flatMap((source) => placesIn(root, source, broken));
    const from = others.length > 0 ? `${others.join(', ')}: ` : '';
    return `${from}${what}; the page ${broken.page}${file === undefined ? '' : ` (${file})`} has the link`;
  });
}
