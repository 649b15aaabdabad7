/**
 * In place of Docusaurus' `window.docusaurus`, which knows the scripts of every page. Links call it: `prefetch` for a page whose link
 * is in view, `preload` for one that the reader points at.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import { keyOf } from './pages';

const ahead = new Set<string>();

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Nothing is loaded ahead without a connection, or on a slow or metered one. Source: the specification, "Navigation behaviour". */
function isSparing(): boolean {
  if (!navigator.onLine) return true;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

function once(
  kind: string,
  address: string,
  load: (path: string) => Promise<unknown>,
): ReturnType<Window['docusaurus']['prefetch']> {
  const path = pathOf(address);
  const key = kind + keyOf(path);
  if (isSparing() || ahead.has(key) || keyOf(path) === keyOf(window.location.pathname)) return false;
  ahead.add(key);
  return load(path).then(() => []);
}

export default {
  prefetch: (address: string) => once('prefetch ', address, prefetchFile),
  preload: (address: string) => once('preload ', address, preloadRoute),
};
