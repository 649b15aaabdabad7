/** nginx with deploy/tls.nginx.conf and a certificate of the test: the site as the server behind gives it, over TLS alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { connect, type ConnectionOptions } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../built-site/support/site';
import { nginx, nginxWithTls, type Host, type TlsHost } from './support/servers';

const site = folderOf('main');
let host: TlsHost;
let behind: Host;
beforeAll(async () => {
  [host, behind] = await Promise.all([nginxWithTls(site), nginx(site)]);
});
afterAll(() => Promise.all([host.stop(), behind.stop()]));

const trust = (): ConnectionOptions => ({
  host: '127.0.0.1',
  port: host.port,
  servername: 'localhost',
  ca: host.certificate,
});

interface Given {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a reader gets over TLS, from the host by its name. */
const get = (route: string, headers: Record<string, string> = {}): Promise<Given> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { ...trust(), path: route, headers: { ...headers, Host: 'localhost' } },
      (response) => {
        const { statusCode: status } = response;
        buffer(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
      },
    );
    sent.once('error', reject).end();
  });

/** What client and server agree on. */
const agreed = (options: ConnectionOptions): Promise<readonly [string | null, string | false | null]> =>
  new Promise((resolve, reject) => {
    const socket = connect({ ...trust(), ...options }, () => {
      resolve([socket.getProtocol(), socket.alpnProtocol]);
      socket.destroy();
    }).once('error', reject);
  });

/** What it gives without TLS to who asks for a host. */
const plain = (route: string, name: string) =>
  new Promise<readonly [number | undefined, string | undefined, string]>((resolve, reject) => {
    const sent = plainRequest(host.origin + route, { headers: { Host: name } }, (response) => {
      text(response).then((body) => resolve([response.statusCode, response.headers.location, body]), reject);
    });
    sent.once('error', reject).end();
  });

describe('nginx with TLS', () => {
  it('gives pages and files as the server behind it, and asks browsers to come back by TLS alone', async () => {
    for (const route of ['/', '/callbacks', '/openapi/v2.yaml', '/no/such/page']) {
      const { status, headers, body } = await get(route);
      const wanted = await fetch(behind.origin + route, { headers: { 'Accept-Encoding': 'identity' } });
      expect([route, status, body.toString()]).toEqual([route, wanted.status, await wanted.text()]);
      for (const name of [
        'content-type',
        'cache-control',
        'content-security-policy',
        'cross-origin-resource-policy',
        'etag',
        'vary',
      ])
        expect([route, name, headers[name]]).toEqual([route, name, wanted.headers.get(name) ?? undefined]);
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
  });

  it('sends the compressed files of the build', async () => {
    const { headers, body } = await get('/callbacks', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('<h1');
  });

  it('speaks TLS 1.2 and 1.3, and HTTP/2', async () => {
    expect(await agreed({ ALPNProtocols: ['h2', 'http/1.1'] })).toEqual(['TLSv1.3', 'h2']);
    expect(await agreed({ maxVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'] })).toEqual([
      'TLSv1.2',
      'http/1.1',
    ]);
  });

  it('gives no certificate to who asks for another host', async () => {
    await expect(agreed({ servername: 'other.localhost' })).rejects.toThrow('unrecognized name');
  });

  it('leads from HTTP to the same address by TLS, of its own host alone', async () => {
    expect(await plain('/callbacks?a=1', 'localhost')).toEqual([
      301,
      'https://localhost/callbacks?a=1',
      expect.any(String),
    ]);
    expect(await plain('/callbacks', 'other.localhost')).toEqual([404, undefined, expect.any(String)]);
  });

  it('lets the maker of the certificate read its proof without TLS', async () => {
    const folder = path.join(host.acme, '.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'token'), 'proof');
    expect(await plain('/.well-known/acme-challenge/token', 'localhost')).toEqual([200, undefined, 'proof']);
  });
});
