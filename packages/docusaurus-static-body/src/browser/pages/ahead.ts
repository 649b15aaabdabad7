/**
 * In place of Docusaurus' `window.docusaurus`, which knows the scripts of every page. Links call it: `prefetch` for a page whose link
 * is in view, `preload` for one that the reader points at.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import { sparesLine } from '@gateway-docs/kit';
import { keyOf, nothingIsLoading } from './pages';

const ahead = new Set<string>();

/**
 * How many pages each page fetches because their links are in view. A page has some 15 KB; a window full of links, some thirty of them, would
 * cost a reader more than the page itself.
 */
const MOST_IN_VIEW = 8;
/** Pages fetched so far for the page that is shown. */
let inView = { page: '', count: 0 };

function isEnough(): boolean {
  const page = keyOf(window.location.pathname);
  if (inView.page !== page) inView = { page, count: 0 };
  return inView.count >= MOST_IN_VIEW;
}

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

function once(
  kind: string,
  address: string,
  load: (path: string) => Promise<unknown>,
): ReturnType<Window['docusaurus']['prefetch']> {
  const path = pathOf(address);
  const key = kind + keyOf(path);
  if (sparesLine(navigator) || ahead.has(key) || keyOf(path) === keyOf(window.location.pathname))
    return false;
  ahead.add(key);
  return load(path).then(() => []);
}

export default {
  prefetch: (address: string) =>
    isEnough()
      ? false
      : once('prefetch ', address, async (path) => {
          inView.count += 1;
          // What the reader has clicked has the line for itself.
          await nothingIsLoading();
          return prefetchFile(path);
        }),
  preload: (address: string) => once('preload ', address, preloadRoute),
};
