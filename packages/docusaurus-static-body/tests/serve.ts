import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Serves a built site as most hosts do: `/a` is `a.html` or `a/index.html`, anything else 404.html. */
export async function serve(folder: string, baseUrl: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const base = path.join(folder, pathname.replace(baseUrl, '/'));
    const file = [base, `${base}.html`, path.join(base, 'index.html')].find(isFile);
    const sent = file ?? path.join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
