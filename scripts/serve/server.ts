/**
 * In: the folder of a built site and its base path. Out: an HTTP server for it, on the first free port.
 * It is what `npm start`, the browser tests and the benchmark use: precompressed files, 404.html with status 404, no redirects
 * but the way to a base path, the build's own `_headers`. It is small on purpose; in production any static host does the same (README, "Deploy").
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { attempt, routeBelow } from '@gateway-docs/kit';
import { headersFor, parseHeadersFile, type HeaderRule } from './headers-file';
import { negotiate, prefersMarkdown } from './negotiate';
import { findFile, publishedFiles, twinOf } from './site-files';
import known from './media-types.json';

/** Media types of the files that a build contains. */
const types: Readonly<Record<string, string>> = known;

/**
 * In: a file name. Out: the Content-Type to send it with. A wrong one would make browsers refuse scripts, or guess.
 * @param file a file name or path
 * @returns its Content-Type, `application/octet-stream` where the extension is not known
 */
const contentType = (file: string): string =>
  types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

/** A running server: its origin, and the way to stop it. */
export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Ports tried after the wanted one before giving up. */
const PORT_ATTEMPTS = 50;

/** As long as nginx: a program that reads many pages sends its next request on a connection that Node closes after five seconds, and loses it. */
const KEEP_ALIVE_MS = 65_000;

/** What is not named after its content is asked for again each time; the ETag makes that cheap. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * @param root absolute path of a built site
 * @param basePath path below which it was built: the server gives it there and nowhere else
 * @returns a server that answers its files; not listening yet
 * @throws Error where there is no built site
 */
export function createSiteServer(root: string, basePath = '/'): Server {
  if (!existsSync(path.join(root, 'index.html'))) throw new Error(`There is no built site in ${root}`);
  const headersFile = path.join(root, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  const site: Site = { root, basePath, files: publishedFiles(root), rules };
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    respond(site, request, response),
  );
}

/**
 * Listens on the wanted port, or on the next free one after it.
 * @param server a server that does not listen yet
 * @param wanted first port to try; 0 lets the system choose
 * @returns the origin to open, on 127.0.0.1, and the way to stop
 */
export async function listen(server: Server, wanted: number) {
  const port = await firstFree(server, wanted, wanted === 0 ? 1 : PORT_ATTEMPTS);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

interface Site {
  readonly root: string;
  readonly basePath: string;
  readonly files: ReadonlySet<string>;
  readonly rules: readonly HeaderRule[];
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): ServerResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const urlPath = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (!urlPath.startsWith(site.basePath)) {
    // The front of the host, and the base path without its last slash, are ways to the site. Anything else belongs to others.
    const isWay = urlPath === '/' || `${urlPath}/` === site.basePath;
    return isWay ? response.writeHead(302, { Location: site.basePath }).end() : plain404(response);
  }
  const page = findFile(site.files, routeBelow(site.basePath, urlPath));
  if (!page) return plain404(response);
  const twin = prefersMarkdown(request.headers.accept) ? twinOf(site.files, page) : null;
  const found = twin ?? page;
  const hasTwin = (extension: string): boolean => site.files.has(found.file + extension);
  const encoding = negotiate(request.headers['accept-encoding']?.toString(), hasTwin);
  // In one piece: a build may write the file while it is on its way, and a stream would send more than was announced.
  const bytes = attempt(() => readFileSync(path.join(site.root, found.file + (encoding?.extension ?? ''))));
  // A build has just put another site here, without this file.
  if (!bytes) return plain404(response);
  const tag = etag(bytes);
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Content-Type', contentType(found.file));
  response.setHeaders(headersFor(site.rules, found.status === 200 ? urlPath : site.basePath));
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  response.setHeader('ETag', tag);
  if (found.status === 200 && request.headers['if-none-match'] === tag) return response.writeHead(304).end();
  response.setHeader('Content-Length', bytes.length);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  return response.writeHead(found.status).end(request.method === 'HEAD' ? undefined : bytes);
}

const plain404 = (response: ServerResponse): ServerResponse =>
  response.writeHead(404, { 'Content-Type': contentType('.txt') }).end('Not found\n');

/** A strong tag from the bytes: the same build has the same tags on every machine. */
const etag = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

async function firstFree(server: Server, port: number, attempts: number): Promise<number> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (attempts > 1 && (error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      return firstFree(server, port + 1, attempts - 1);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
