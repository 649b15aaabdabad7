/** The pages that the browser has: the one that was visited, and those that were loaded for a navigation or ahead of one. */
import type { PageData } from '../page-data/page-data';
import { decodedPath } from '@gateway-docs/kit';
import { onForgetting } from '../forget-pages';
import { parseAsItComes, readData, readPage } from './read-page';

/** A page that can be shown; without `data` it is one that does not exist. */
export interface Page {
  /** Key of the page: its path without a slash at the end. */
  readonly path: string;
  readonly data: PageData | undefined;
  /** @returns nodes of the body, to put into the document; undefined where they are there already */
  readonly takeBody: () => readonly Node[] | undefined;
  /** Called when the page leaves the document: a visited page has no HTML to show it again from. */
  readonly bodyIsGone: () => void;
}

/** The pages last asked for; a body has 100 KB or so. */
const MAX_PAGES = 30;

const loaded = new Map<string, Page>();
/** Pages on their way. */
const loading = new Map<string, { readonly request: Promise<void>; readonly giveUp: AbortController }>();
/** The page that the reader turned to last. */
let turnedTo = '';

/** A page has one key, whether its address ends in a slash or not, and however its letters are written. */
export const keyOf = (pathname: string): string => decodedPath(pathname).replace(/(?<=.)\/$/, '');

const nothing = (): undefined => undefined;

/** The page in the document, which may be drawn again at any time. */
let shown = '';
/** The page that was loaded as a whole: the browser has its HTML, of the release whose scripts run. */
let visited: string | undefined;

function remember(page: Page): void {
  loaded.delete(page.path);
  loaded.set(page.path, page);
  const oldest = [...loaded.keys()].find((path) => path !== shown);
  if (loaded.size > MAX_PAGES && oldest !== undefined) loaded.delete(oldest);
}

async function load(pathname: string, options: RequestInit): Promise<void> {
  const path = keyOf(pathname);
  const response = await fetch(pathname, path === visited ? { ...options, cache: 'force-cache' } : options);
  if (response.status === 404) {
    remember({ path, data: undefined, takeBody: nothing, bodyIsGone: nothing });
    return;
  }
  if (!response.ok) throw new Error(`${pathname}: the server answered ${response.status}.`);
  const { html, page } = await parseAsItComes(response);
  const { data, body } = readPage(page, pathname);
  let unused: readonly Node[] | undefined = body;
  const takeBody = (): readonly Node[] => {
    shown = path;
    // Nodes that were shown have changed since; Back shows the page as it was built.
    const nodes = unused ?? readPage(new DOMParser().parseFromString(html, 'text/html'), pathname).body;
    unused = undefined;
    return nodes;
  };
  remember({ path, data, takeBody, bodyIsGone: nothing });
}

async function loadOnce(pathname: string, priority: RequestPriority): Promise<void> {
  const path = keyOf(pathname);
  if (loaded.has(path)) return;
  const known = loading.get(path);
  if (known) return known.request;
  const giveUp = new AbortController();
  const request = load(pathname, { priority, signal: giveUp.signal }).finally(() => {
    if (loading.get(path)?.giveUp === giveUp) loading.delete(path);
  });
  loading.set(path, { request, giveUp });
  return request;
}

/** Leaves the line to the page that the reader turned to last, and to that of the address, which a navigation waits for. */
function giveUpOthers(): void {
  const wanted = [turnedTo, keyOf(window.location.pathname)];
  for (const [path, { giveUp }] of loading) {
    if (wanted.includes(path)) continue;
    loading.delete(path);
    giveUp.abort();
  }
}

/**
 * Loads the HTML of a page that the reader turns to, at most once.
 * @param pathname path of a page, percent-encoded
 * @throws (as a rejection) when the page cannot be had, is none of the documentation, or belongs to another release, and when the reader turns to
 * another one; the next call tries again
 */
export async function loadPage(pathname: string): Promise<void> {
  turnedTo = keyOf(pathname);
  giveUpOthers();
  return loadOnce(pathname, 'high');
}

/**
 * Loads the HTML of a page that the reader may turn to.
 * @param signal gives it up, unless the reader has turned to this page
 * @throws (as a rejection) as `loadPage`
 */
export async function loadAhead(pathname: string, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', giveUpOthers);
  return loadOnce(pathname, 'low');
}

/** @returns a page that has been loaded */
export const loadedPage = (pathname: string): Page | undefined => loaded.get(keyOf(pathname));

/** The next page comes from the network, also one that was read before. */
function forgetOthers(): void {
  visited = undefined;
  for (const path of loaded.keys()) if (path !== shown) loaded.delete(path);
}

/** Makes the page that is in the document known: its body is there, its data are in the HTML. */
export function rememberVisitedPage(pathname: string): void {
  onForgetting(forgetOthers);
  const path = keyOf(pathname);
  const forget = (): void => {
    loaded.delete(path);
  };
  shown = path;
  visited = path;
  remember({ path, data: readData(document), takeBody: nothing, bodyIsGone: forget });
}
