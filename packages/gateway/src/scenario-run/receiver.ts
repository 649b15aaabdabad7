/** A merchant's server on this machine that takes callbacks, verifies them and remembers what they say. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signCallback } from '../signature/rules';
import { objectOf, type JsonObject } from '../json';
import { textOf } from '../portable/bytes';

export interface ReceivedCallback {
  readonly method: string;
  /** Of the address that it came to. */
  readonly path: string;
  readonly body: JsonObject;
  /** Its signature is that of version 2. */
  readonly isGenuine: boolean;
}

/** @param token that callbacks are signed with */
export async function startReceiver(token: string) {
  const received: ReceivedCallback[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        body: objectOf(JSON.parse(textOf(body) || '{}')),
        isGenuine: signature === signCallback(token, String(timestamp), body),
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    /** `http://127.0.0.1:<port>` */
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
