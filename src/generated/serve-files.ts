/** In: a request to the writers' server that nobody else has answered. Out: a file that stands beside the pages, made when it is asked for. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { routeBelow } from '@gateway-docs/kit';
import type { Files } from './page-files';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Other files of the server are asked for again and again, by a page that waits for news. */
const EXTENSIONS = new Set(['.atom', '.csv', '.json', '.mjs', '.txt', '.yaml']);

/**
 * @param baseUrl of the site
 * @param make makes all files, as the sources are now
 * @returns a handler for the server
 */
export function serveFiles(baseUrl: string, make: () => Promise<Files>): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'https://site.example');
    if (!EXTENSIONS.has(path.extname(pathname)) || pathname.endsWith('.hot-update.json')) {
      next();
      return;
    }
    make().then((files) => {
      const text = files.get(routeBelow(baseUrl, pathname));
      if (text === undefined) next();
      else response.end(text);
    }, next);
  };
}
