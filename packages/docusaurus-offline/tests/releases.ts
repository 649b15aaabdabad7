/** Two releases of the example site, and a server that goes from the one to the other. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** @returns absolute path of the folder of a release of the example */
export function build(release: string): string {
  const outDir = mkdtempSync(path.join(tmpdir(), `example-${release}-`));
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build', 'example', '--out-dir', outDir], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, EXAMPLE_RELEASE: release, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    stdio: 'pipe',
  });
  return outDir;
}

/** A site that is served, and then another one at the same address. */
export interface Served {
  readonly origin: string;
  readonly deploy: (folder: string) => void;
  readonly close: () => Promise<unknown>;
}

/** @returns a server for a folder, on a free port */
export async function serve(first: string): Promise<Served> {
  let folder = first;
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const candidates = [pathname, `${pathname}/index.html`].map((name) => path.join(folder, name));
    const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    if (file === undefined) response.writeHead(404).end('not here');
    else
      response
        .writeHead(200, {
          'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
          'Cache-Control': 'no-cache',
        })
        .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: (next) => {
      folder = next;
    },
    close: async () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
