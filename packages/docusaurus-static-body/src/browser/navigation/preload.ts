import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { askedFor, decodedPath } from '@gateway-docs/kit';
import { clearNotice, showFailure } from './notice';
import { forgetReload } from './reload-guard';

/** What every route has; the types of the original say that its `preload` returns nothing. */
interface Preloadable {
  /** The route of all documents (pages/PageRoute.tsx) wants to know which, and whether its HTML is in the document. */
  readonly preload: (pathname: string, isVisited: boolean) => Promise<void>;
}

const isPreloadable = (component: unknown): component is Preloadable =>
  typeof component === 'function' && 'preload' in component;

/**
 * Loads the files of every route that a path matches; files that have arrived are not loaded again.
 * @param pathname path of a page, percent-encoded or not
 * @param isVisited true for the page of the document
 * @throws (as a rejection) the error of the network or the bundler, when a file cannot be had; the next call tries again
 */
export async function loadRoute(pathname: string, isVisited = false): Promise<void> {
  const spellings = new Set([pathname, decodedPath(pathname)]);
  const matches = [...spellings].flatMap((spelling) => matchRoutes(routes, spelling));
  const components: unknown[] = matches.map(({ route }) => route.component);
  await askedFor(
    Promise.all(components.filter(isPreloadable).map((component) => component.preload(pathname, isVisited))),
  );
}

/** Loads the first page; a failure leaves its static text as it is and resolves when a Retry has succeeded. */
async function loadFirstPage(pathname: string): Promise<void> {
  try {
    await loadRoute(pathname, true);
  } catch (error) {
    const what = 'A part of this page could not be loaded. You can read its text below.';
    await new Promise<void>((resolve) => showFailure(what, error, resolve));
    return loadFirstPage(pathname);
  }
  clearNotice();
  forgetReload(pathname);
}

let isFirstPage = true;

/**
 * In place of the core function of the same name. Its first caller is the entry, which hydrates when the promise
 * resolves and has no response to a failure. The other callers are links that the reader points at: they ignore the
 * promise, so a failure must not become an unhandled rejection.
 */
export default function preload(pathname: string): Promise<void> {
  if (isFirstPage) {
    isFirstPage = false;
    return loadFirstPage(pathname);
  }
  return loadRoute(pathname).catch(() => undefined);
}
