import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen, type RunningServer } from './server';

const script = 'console.log("a script");';
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'page'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(path.join(folder, 'page/index.html'), '<h1>Page</h1>');
  writeFileSync(path.join(folder, 'page.md'), '# Page');
  writeFileSync(path.join(folder, 'index.md'), '# Home');
  writeFileSync(path.join(folder, 'built-anew.txt'), 'first');
  writeFileSync(path.join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(path.join(folder, 'assets/a.js'), script);
  writeFileSync(path.join(folder, 'assets/a.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Test: yes\n/assets/*\n  Cache-Control: immutable\n');
  server = await listen(createSiteServer(folder), 0);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A request without the conveniences of fetch: no decoding of the body, no clean-up of the path. `arrived` runs before the body is read. */
function ask(
  urlPath: string,
  headers: Record<string, string> = {},
  {
    method = 'GET',
    asked = server,
    arrived,
  }: { method?: string; asked?: RunningServer; arrived?: () => void } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(asked.origin);
      const sent = request({ hostname, port, path: urlPath, headers, method }, (response) => {
        arrived?.();
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('the server of a built site', () => {
  it('answers a page under each spelling with status 200 and no redirect', async () => {
    for (const spelling of ['/page', '/page/', '/page.html', '/page/index.html', '/page?x=1']) {
      const { status, headers, body } = await ask(spelling);
      expect([spelling, status, headers.location]).toEqual([spelling, 200, undefined]);
      expect(body.toString()).toBe('<h1>Page</h1>');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('gives the Markdown twin of a page to a program that asks for Markdown, and of anything else what there is', async () => {
    const Accept = 'text/markdown, */*';
    for (const [route, text] of [
      ['/', '# Home'],
      ['/page', '# Page'],
      ['/page/index.html', '# Page'],
    ] as const) {
      const { headers, body } = await ask(route, { Accept });
      expect([headers['content-type'], body.toString()]).toEqual(['text/markdown; charset=utf-8', text]);
    }
    expect((await ask('/assets/a.js', { Accept })).body.toString()).toBe(script);
    expect((await ask('/nothing/here', { Accept })).status).toBe(404);
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const { status, body } = await ask('/nothing/here');
    expect(status).toBe(404);
    expect(body.toString()).toBe('<h1>Not found</h1>');
  });

  it('does not keep a not-found page under the rules of the folder where something is missing', async () => {
    const { status, headers } = await ask('/assets/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sends the Brotli twin to those who accept it, and the headers of the build', async () => {
    const { headers, body } = await ask('/assets/a.js', { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'immutable',
      vary: 'Accept, Accept-Encoding',
      'x-test': 'yes',
    });
    expect(body).toEqual(brotliCompressSync(script));
    expect((await ask('/assets/a.js')).body.toString()).toBe(script);
  });

  it('answers 304 to the tag that it gave', async () => {
    const first = await ask('/page');
    const again = await ask('/page', { 'If-None-Match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const changed = await ask('/page', { 'If-None-Match': '"another"' });
    expect(changed.status).toBe(200);
  });

  it('sends what a build has changed, and goes on when a build has removed a file', async () => {
    const file = path.join(folder, 'built-anew.txt');
    const { etag } = (await ask('/built-anew.txt')).headers;
    writeFileSync(file, 'the second');
    const changed = await ask('/built-anew.txt', { 'If-None-Match': String(etag) });
    expect([changed.status, changed.body.toString()]).toEqual([200, 'the second']);
    rmSync(file);
    expect((await ask('/built-anew.txt')).status).toBe(404);
    expect((await ask('/page')).status).toBe(200);
  });

  it('sends a file as it was when it was asked for, and nothing more, while a build writes it anew', async () => {
    const file = path.join(folder, 'built-anew.txt');
    const old = Buffer.alloc(2 ** 24, 'o');
    writeFileSync(file, old);
    const rewrite = () => writeFileSync(file, Buffer.alloc(2 ** 25, 'n'));
    const { body } = await ask('/built-anew.txt', {}, { arrived: rewrite });
    expect(body.equals(old)).toBe(true);
    expect((await ask('/page')).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { status, headers, body } = await ask('/page', {}, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0]);
  });

  it('refuses other methods', async () => {
    const { status, headers } = await ask('/page', {}, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('does not leave its folder', async () => {
    for (const climb of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd']) {
      expect((await ask(climb)).status).toBe(404);
    }
  });

  it('takes the next free port when the wanted one is in use', async () => {
    const other = createServer();
    const taken = await listen(other, 0);
    const port = Number(new URL(taken.origin).port);
    const second = await listen(createSiteServer(folder), port);
    expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
    await second.close();
    await taken.close();
  });

  it('says so when there is no built site', () => {
    expect(() => createSiteServer(path.join(folder, 'assets'))).toThrow(/no built site/);
  });
});

describe('the server of a site below a base path', () => {
  let below: RunningServer;

  beforeAll(async () => {
    writeFileSync(path.join(folder, '_headers'), '/docs/*\n  X-Test: below\n');
    below = await listen(createSiteServer(folder, '/docs/'), 0);
  });
  afterAll(() => below.close());

  it('gives pages and files there, with the headers of the whole path', async () => {
    for (const [asked, body] of [
      ['/docs/', '<h1>Home</h1>'],
      ['/docs/page', '<h1>Page</h1>'],
      ['/docs/page.html', '<h1>Page</h1>'],
      ['/docs/assets/a.js', script],
    ] as const) {
      const response = await ask(asked, {}, { asked: below });
      expect([asked, response.status, response.body.toString()]).toEqual([asked, 200, body]);
      expect(response.headers['x-test']).toBe('below');
    }
    const missing = await ask('/docs/none', {}, { asked: below });
    expect([missing.status, missing.body.toString()]).toEqual([404, '<h1>Not found</h1>']);
  });

  it.each(['/', '/docs'])('leads from %s to the site', async (asked) => {
    const { status, headers } = await ask(asked, {}, { asked: below });
    expect([status, headers.location]).toEqual([302, '/docs/']);
  });

  it.each(['/page', '/assets/a.js', '/docs2/', '/docs/../page', '/index.html'])(
    'has nothing at %s, which is not below it',
    async (asked) => {
      const { status, body } = await ask(asked, {}, { asked: below });
      expect([status, body.toString()]).not.toEqual([200, '<h1>Page</h1>']);
      expect(status).toBe(404);
    },
  );
});
