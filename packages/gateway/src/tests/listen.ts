/** In: a handler. Out: an HTTP server on this machine that reads each request whole before it calls the handler. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listener {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly stop: () => void;
}

type Handler = (request: IncomingMessage, body: Buffer, response: ServerResponse) => void;

/** Resolves when it listens; a request that breaks off is dropped. */
export async function listen(handle: Handler): Promise<Listener> {
  async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    handle(request, Buffer.concat(chunks), response);
  }
  const server = createServer((request, response) => {
    read(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
