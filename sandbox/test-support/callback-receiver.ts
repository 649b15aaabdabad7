/** In: nothing. Out: a merchant's server on this machine that takes callbacks and remembers them. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCallback {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface CallbackReceiver {
  /** Address for `point.callback_url`. */
  readonly url: string;
  readonly received: ReceivedCallback[];
  stop(): void;
}

/** Resolves when it listens. It answers every callback with 204. */
export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: ReceivedCallback[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: Buffer.concat(chunks) });
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/callbacks`,
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
