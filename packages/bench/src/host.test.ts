import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from './host';

let folder: string;
let host: Host;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'guides'));
  writeFileSync(path.join(folder, '404.html'), 'none');
  writeFileSync(path.join(folder, 'page.html'), 'page');
  writeFileSync(path.join(folder, 'guides/index.html'), 'guides');
  writeFileSync(path.join(folder, 'assets/a.js'), 'const a = 1;');
  writeFileSync(path.join(folder, 'assets/a.js.br'), brotliCompressSync('const a = 1;'));
  host = await startHost(folder);
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/page', 200, 'page'],
  ['/guides/', 200, 'guides'],
  ['/nowhere', 404, 'none'],
  ['/../../../etc/passwd', 404, 'none'],
])('%s answers %i', async (route, status, text) => {
  const response = await fetch(host.origin + route);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('sends Brotli, and lets browsers keep what is named after its content', async () => {
  const { headers } = await fetch(`${host.origin}/assets/a.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toContain('immutable');
  const page = await fetch(`${host.origin}/page`);
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
  const again = await fetch(`${host.origin}/page`, {
    headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('speaks HTTP/2 where it is asked to', async () => {
  const other = await startHost(folder, true);
  const client = connect(other.origin, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/page' });
  const [headers] = (await once(stream, 'response')) as [Readonly<Record<string, unknown>>];
  const [body] = (await once(stream, 'data')) as [Buffer];
  expect([headers[':status'], body.toString()]).toEqual([200, 'page']);
  client.destroy();
  await other.close();
});
