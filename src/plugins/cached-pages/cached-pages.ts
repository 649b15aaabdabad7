/**
 * In: the bundle of the static render, as files, and pages that were rendered with it before. Out: those that it would render again. A page is known by a hash of
 * the files that it is rendered from: its own chunk, and all that is no page's own; one without a chunk of its own, by all files. Rendering reads nothing else.
 */
import { createHash } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';

/** Folder of the cached pages, below that of the files that Docusaurus generates. */
export const CACHED_PAGES_FOLDER = 'cached-pages';

/** Variable of the environment that says where the threads of the static render find pages: a `Place` as JSON. */
export const CACHED_PAGES_VARIABLE = 'GATEWAY_DOCS_CACHED_PAGES';

/** Absolute paths. */
export interface Place {
  /** The folder of cached pages. */
  readonly folder: string;
  /** The folder of the bundle. */
  readonly bundle: string;
  /** File of Docusaurus' that says which chunks a route has. */
  readonly chunkNames: string;
}

/** What Docusaurus' renderer returns for a page; it goes from thread to thread, so it is plain data. */
export type RenderedPage = Readonly<Record<string, unknown>>;

export interface CachedPages {
  /** @returns the page, if it would be rendered as it was */
  readonly find: (pathname: string) => RenderedPage | undefined;
  readonly add: (pathname: string, page: RenderedPage) => void;
}

/** `/services/pix-426`: Docusaurus ends the name of each route with a hash, because a route and one around it have the same path. */
const ROUTE = /^(?<pathname>.*)-\w{3}$/;

/** @returns name of the chunk that is a page's own, by its path */
function contentChunks(file: string): ReadonlyMap<string, string> {
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { content?: unknown }>>;
  return new Map(
    Object.entries(routes).flatMap(([route, { content }]) => {
      const pathname = ROUTE.exec(route)?.groups?.pathname;
      return typeof content === 'string' && pathname !== undefined ? [[pathname, content] as const] : [];
    }),
  );
}

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/**
 * @param place where the bundle and the cached pages are
 * @returns the pages; they are looked for in files, so that all threads have the same
 */
export function cachedPages({ folder, bundle, chunkNames }: Place): CachedPages {
  const contents = contentChunks(chunkNames);
  const own = new Set(contents.values());
  const chunks = new Map(
    listFiles(bundle, '').map((file) => [
      path.basename(file, '.js'),
      `${file} ${hashOf(readFileSync(path.join(bundle, file)))}`,
    ]),
  );
  const all = [...chunks.values()].join('\n');
  const shared = [...chunks].flatMap(([name, hash]) => (own.has(name) ? [] : [hash])).join('\n');
  const sourcesOf = (pathname: string): string => {
    const chunk = chunks.get(contents.get(pathname) ?? '');
    return chunk === undefined ? all : `${shared}\n${chunk}`;
  };
  const fileOf = (pathname: string): string =>
    path.join(folder, `${hashOf(`${pathname}\n${sourcesOf(pathname)}`)}.json`);
  return {
    find(pathname) {
      const file = fileOf(pathname);
      try {
        const page = JSON.parse(readFileSync(file, 'utf8')) as RenderedPage;
        const now = new Date();
        utimesSync(file, now, now);
        return page;
      } catch {
        // It was never there, or a build was stopped while it wrote.
        return undefined;
      }
    },
    add: (pathname, page) => writeFileSync(fileOf(pathname), JSON.stringify(page)),
  };
}
