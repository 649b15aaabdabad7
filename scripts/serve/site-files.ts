/**
 * In: the folder of a built site. Out: a closed list of what may be served, and the rule that turns a URL path into one of them.
 * A request can only ever name an entry of the list, so no path, however it is written, reaches a file outside of the folder.
 */
import path from 'node:path';
import { decodedPath } from '@gateway-docs/kit';
import { listFiles } from '@gateway-docs/kit/files';

/** What is sent for a URL path: a file relative to the site's folder, and the HTTP status that goes with it. */
export interface Found {
  readonly file: string;
  readonly status: 200 | 404;
}

const NOT_FOUND_PAGE = '404.html';
/** The one folder with a dot that is for readers (RFC 8615). */
const WELL_KNOWN = '.well-known';
const COMPRESSED = /\.(br|gz)$/;

/**
 * @param root absolute path of a built site
 * @returns every file below it, relative, with forward slashes; compressed copies included
 */
export const publishedFiles = (root: string): ReadonlySet<string> => new Set(listFiles(root, ''));

/**
 * Finds the file of a URL path. A page answers under each spelling of its route (`/x`, `/x/`, `/x.html`, `/x/index.html`)
 * without a redirect: a redirect would change what the reader's bookmark says.
 * @param files what `publishedFiles` returned
 * @param urlPath the path of the request as sent, still percent-encoded, without the query
 * @returns the file with status 200, or the not-found page with 404; null where the site has no not-found page
 */
export function findFile(files: ReadonlySet<string>, urlPath: string): Found | null {
  const file = candidates(decodedPath(urlPath).replace(/^\//, '')).find(
    (c) => files.has(c) && isPublic(c, files),
  );
  if (file && file !== NOT_FOUND_PAGE) return { file, status: 200 };
  return files.has(NOT_FOUND_PAGE) ? { file: NOT_FOUND_PAGE, status: 404 } : null;
}

/** @returns the Markdown twin of a page that was found; null of anything else */
export function twinOf(files: ReadonlySet<string>, { file, status }: Found): Found | null {
  const twin = file.replace(/(?:(?<=.)\/index)?\.html$/, '.md');
  return status === 200 && twin !== file && files.has(twin) ? { file: twin, status } : null;
}

function candidates(name: string): string[] {
  if (name === '') return ['index.html'];
  if (name.endsWith('/')) return [`${name}index.html`, `${name.slice(0, -1)}.html`];
  if (name.endsWith('/index.html')) return [name, name.replace(/\/index\.html$/, '.html')];
  if (name.endsWith('.html')) return [name, name.replace(/\.html$/, '/index.html')];
  // "/index" is no spelling of "/": only the suffixes index.html and .html are.
  const page = path.posix.basename(name) === 'index' ? [] : [`${name}.html`, `${name}/index.html`];
  return [name, ...page];
}

/** `_headers` and dot files are for hosts; `x.br` and `x.gz` beside an `x` are encodings of it, not files of their own. */
function isPublic(file: string, files: ReadonlySet<string>): boolean {
  const isHidden = file.split('/').some((part, i) => part.startsWith('.') && (i > 0 || part !== WELL_KNOWN));
  if (isHidden || file === '_headers') return false;
  return !(COMPRESSED.test(file) && files.has(file.replace(COMPRESSED, '')));
}
