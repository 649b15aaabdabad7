/** The one search client of the page: bar and search page share its worker and its index. */
import { SearchClient } from './client';

/** The bundler puts the value in its place; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

declare global {
  interface Window {
    /** The worker that the script in the head has started, and gives the first file of the index; it is taken once. */
    searchWorker?: Worker | undefined;
  }
}

let client: SearchClient | undefined;

/** Without a build there is no index: in `npm run dev` the search says so. */
export const isSearchAvailable = process.env.NODE_ENV === 'production';

/**
 * @param baseUrl base URL of the site, with a slash at the end
 * @returns the client; the worker starts with its `open`
 */
export function siteClient(baseUrl: string): SearchClient {
  client ??= new SearchClient(baseUrl, startWorker);
  return client;
}

function startWorker(): Worker {
  const started = window.searchWorker;
  window.searchWorker = undefined;
  return (
    started ?? new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url))
  );
}
