import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSite } from './build-site';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  vi.stubEnv('OPERATOR_PROFILE', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Puts a file into the project, with the folders that it needs. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A Docusaurus that does what a program says; its last argument is the folder to build into. */
function writeDocusaurus(program: string): void {
  write('package.json', '{}');
  write('node_modules/@docusaurus/core/package.json', '{ "name": "@docusaurus/core" }');
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', program);
}

const build = () => buildSite(root, { outDir: path.join(root, 'build'), cache: 'default' });

it('a build that fails half-way leaves the site that was there', async () => {
  write('build/index.html', 'the last release');
  writeDocusaurus(
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const folder = process.argv.at(-1);
     mkdirSync(folder, { recursive: true });
     writeFileSync(folder + '/index.html', 'half of the next one');
     process.exit(1);`,
  );
  await expect(build()).rejects.toThrow('docusaurus build failed (exit code 1)');
  expect(readFileSync(path.join(root, 'build/index.html'), 'utf8')).toBe('the last release');
});

it('a build over packages that cannot be written goes on without the cache of the bundler', async () => {
  writeDocusaurus(`process.exit(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true' ? 7 : 1);`);
  // Even for root no folder can be made in place of a file.
  write('node_modules/.cache', '');
  vi.stubEnv('TMPDIR', root);
  await expect(build()).rejects.toThrow('exit code 7');
});

it.each(['.', '..'])('never builds in place of the project: %s', async (folder) => {
  writeDocusaurus('');
  await expect(buildSite(root, { outDir: path.resolve(root, folder), cache: 'default' })).rejects.toThrow(
    'holds the project itself',
  );
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe('{}');
});
