/**
 * The HTTP side: reads each request, hands it to the gateway or to the payer's pages, writes the response, logs one line.
 * No request of any shape ends the process.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REQUEST_ID, type Gateway, type GatewayRequest } from '../gateway';
import type { PayerPages } from '../payer-pages/payer-pages';
import type { GatewayResponse } from './response';
import { readBody } from './read-body';
import { redact } from './redaction';

/** What a proxy responds when it cannot reach the gateway; the test data ask for it. */
const PROXY_PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

function write(response: ServerResponse, { httpStatus, headers, body, lost }: GatewayResponse): void {
  if (lost === 'connection_closed') response.destroy();
  else if (lost === 'not_json')
    response.writeHead(502, { 'Content-Type': 'text/html; charset=utf-8' }).end(PROXY_PAGE);
  else
    response
      .writeHead(httpStatus, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
      .end(body);
}

/** Text before the first `?`, as it was sent; the signature covers it. */
const pathOf = (url: string) => url.split('?')[0] ?? '';

/**
 * @param current what serves requests now; a reset puts another run in its place
 * @param log takes one line for each request
 * @param served told about each request after its line
 */
export function createHttpServer(
  current: () => { readonly gateway: Gateway; readonly pages: PayerPages },
  log: (line: string) => void,
  served: (request: GatewayRequest, response: GatewayResponse) => void,
): Server {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const path = pathOf(url);
    const body = await readBody(request);
    const { gateway, pages } = current();
    if (pages.owns(path)) {
      const page = pages.handle(method, path, body);
      response.writeHead(page.httpStatus, page.headers).end(page.body);
      return;
    }
    const started = performance.now();
    const { response: found, replayed } = await gateway.handle({ method, path, headers, body });
    write(response, found);
    const time = (performance.now() - started).toFixed(1);
    const id = found.headers[REQUEST_ID] ?? '';
    const note = [replayed ? 'replayed' : '', found.lost ?? ''].filter(Boolean).join(' ');
    const result = `HTTP ${found.httpStatus} code ${found.code} ${time} ms ${id} ${note}`;
    log(redact(`${method} ${path} ${result}`.trim()));
    served({ method, path, headers, body }, found);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  // Bytes that are not HTTP never become a request; they get a response all the same.
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}
