import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

export const example = path.resolve(__dirname, '../example');

/** Where the built example lies: as HTML, and on the stock way. */
export const folders = { html: 'node_modules/.cache/html', stock: 'node_modules/.cache/stock' } as const;

/** Builds the example, as HTML and on the stock way. */
export default function buildExample(): void {
  const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  for (const [folder, STOCK_WAY] of [
    [folders.html, ''],
    [folders.stock, '1'],
  ] as const)
    execFileSync(process.execPath, [cli, 'build', '--out-dir', folder], {
      cwd: example,
      env: { ...process.env, STOCK_WAY, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}
