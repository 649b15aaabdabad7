import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { slowLink } from './slow-link';

const BODY = 'x'.repeat(20_000);

it('a slow line is late, has its bandwidth, and counts every byte that comes down', async () => {
  const server = createServer((_, response) => response.end(BODY));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const link = await slowLink(origin, {
    roundTripMs: 100,
    handshakeMs: 50,
    downBytesPerSecond: 200_000,
    upBytesPerSecond: 200_000,
  });
  const start = performance.now();
  expect(await (await fetch(link.origin)).text()).toBe(BODY);
  expect(performance.now() - start).toBeGreaterThan(240);
  // The body and its headers.
  expect(link.downloaded()).toBeGreaterThan(BODY.length);
  expect(link.downloaded()).toBeLessThan(BODY.length + 1000);
  await link.close();
  await new Promise((resolve) => server.close(resolve));
});
