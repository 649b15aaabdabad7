/**
 * In: the folder of a built site. Out: a plain static host for it. Every site is served by the same rules: Brotli, names that change with their
 * content are kept by browsers, everything else is asked for again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Paths whose files are named after their content. */
const LASTING = /^\/(?:assets|search-index\/parts)\//;

const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * @param folder absolute path of a built site
 * @param route path of a request, still percent-encoded
 * @returns absolute path of the file that answers it; undefined where there is none
 */
export function fileOf(folder: string, route: string): string | undefined {
  const name = path.join(folder, path.posix.normalize(decodeURIComponent(route)));
  return [name, `${name}.html`, path.join(name, 'index.html')].find(isFile);
}

type Exchange =
  | readonly [IncomingMessage, ServerResponse]
  | readonly [Http2ServerRequest, Http2ServerResponse];

function respond(folder: string, ...[request, response]: Exchange): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = fileOf(folder, pathname);
  const file = found ?? path.join(folder, '404.html');
  const isSmall = isFile(`${file}.br`) && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const body = readFileSync(isSmall ? `${file}.br` : file);
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('ETag', tag);
  response.setHeader(
    'Cache-Control',
    LASTING.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
  if (isSmall) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
  const isKnown = request.headers['if-none-match'] === tag;
  response.statusCode = isKnown ? 304 : found ? 200 : 404;
  if (!isKnown) response.setHeader('Content-Length', body.length);
  response.end(isKnown ? '' : body);
}

/** Browsers speak HTTP/2 with TLS alone; the one of the benchmark asks for no name. */
function certificate(): { key: string; cert: string } {
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  const out = ['-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', ['req', '-x509', ...kind, ...out], { encoding: 'utf8', stdio: 'pipe' });
  const at = pem.indexOf('-----BEGIN CERTIFICATE');
  return { key: pem.slice(0, at), cert: pem.slice(at) };
}

export interface Host {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** @returns the running host, on a port that the system chose */
export async function startHost(folder: string, isHttp2 = false): Promise<Host> {
  const server = isHttp2
    ? createSecureServer(certificate(), (...exchange) => respond(folder, ...exchange))
    : createServer((...exchange) => respond(folder, ...exchange));
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `${isHttp2 ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
