import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSite } from './build-site';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts a file into the project, with the folders that it needs. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('a build that fails half-way leaves the site that was there', async () => {
  const advice = 'scripts/site-build/without-serve-advice.mjs';
  cpSync(path.resolve(__dirname, '../..', advice), path.join(root, advice));
  write('package.json', '{}');
  write('build/index.html', 'the last release');
  // A Docusaurus that writes a page and then meets a broken link.
  write('node_modules/@docusaurus/core/package.json', '{ "name": "@docusaurus/core" }');
  write(
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const folder = process.argv.at(-1);
     mkdirSync(folder, { recursive: true });
     writeFileSync(folder + '/index.html', 'half of the next one');
     process.exit(1);`,
  );
  const outDir = path.join(root, 'build');
  await expect(buildSite(root, { outDir, cache: 'off', compress: false })).rejects.toThrow(
    'docusaurus build failed (exit code 1).',
  );
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('the last release');
});

it('a build with a broken link ends with the file and the line of it', async () => {
  const advice = 'scripts/site-build/without-serve-advice.mjs';
  cpSync(path.resolve(__dirname, '../..', advice), path.join(root, advice));
  write('package.json', '{}');
  write('docs/callbacks.mdx', '---\ntitle: Callbacks\n---\nSee [nothing](/nowhere).\n');
  for (const folder of ['cabinet', 'api', 'data', 'src/site', 'src/remark'])
    mkdirSync(path.join(root, folder), { recursive: true });
  write('node_modules/@docusaurus/core/package.json', '{ "name": "@docusaurus/core" }');
  write(
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    `console.error('- Broken link on source page path = /callbacks:\\n   -> linking to /nowhere');
     process.exit(1);`,
  );
  const outDir = path.join(root, 'build');
  await expect(buildSite(root, { outDir, cache: 'off', compress: false })).rejects.toThrow(
    'docs/callbacks.mdx:4: /nowhere is no page of this site',
  );
});
