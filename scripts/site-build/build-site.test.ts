import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSite } from './build-site';

const repository = path.resolve(__dirname, '../..');
let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  vi.stubEnv('OPERATOR_PROFILE', undefined);
  const profile = readFileSync(path.join(repository, 'data/operator.yaml'), 'utf8');
  write('data/operator.yaml', profile.replace(/^base_path: .*/m, 'base_path: /docs/'));
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
  const advice = 'scripts/site-build/without-serve-advice.mjs';
  cpSync(path.join(repository, advice), path.join(root, advice));
  write('package.json', '{}');
  write('node_modules/@docusaurus/core/package.json', '{ "name": "@docusaurus/core" }');
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', program);
}

const build = () => buildSite(root, { outDir: path.join(root, 'build'), cache: 'default', compress: false });

it('a build that fails half-way leaves the site that was there', async () => {
  write('build/index.html', 'the last release');
  writeDocusaurus(
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const folder = process.argv.at(-1);
     mkdirSync(folder, { recursive: true });
     writeFileSync(folder + '/index.html', 'half of the next one');
     process.exit(1);`,
  );
  await expect(build()).rejects.toThrow('docusaurus build failed (exit code 1).');
  expect(readFileSync(path.join(root, 'build/index.html'), 'utf8')).toBe('the last release');
});

it('a build with a broken link ends with the file and the line of it, also below a base path', async () => {
  write('docs/callbacks.mdx', '---\ntitle: Callbacks\n---\nSee [nothing](/nowhere).\n');
  for (const folder of ['cabinet', 'api', 'src/site', 'src/remark'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeDocusaurus(
    `console.error('- Broken link on source page path = /docs/callbacks:\\n   -> linking to /docs/nowhere');
     process.exit(1);`,
  );
  await expect(build()).rejects.toThrow('docs/callbacks.mdx:4: /nowhere is no page of this site');
});

it('a build with a page that cannot be compiled ends with the file and the line of it', async () => {
  writeDocusaurus(
    `const file = process.cwd() + '/docs/callbacks.mdx';
     console.error('  ╰─▶   × Error: MDX compilation failed for file "' + file + '"');
     console.error('          │ Cause: Unknown directive ::nonsense.');
     console.error('          │   "line": 216,');
     process.exit(1);`,
  );
  await expect(build()).rejects.toThrow(
    'docusaurus build failed (exit code 1).\ndocs/callbacks.mdx:216: Unknown directive ::nonsense.',
  );
});

it('a build over packages that cannot be written goes on without the cache of the bundler', async () => {
  writeDocusaurus(
    `console.error('Error: cache: ' + process.env.DOCUSAURUS_NO_PERSISTENT_CACHE + '\\n    at x');
     process.exit(1);`,
  );
  // Even for root no folder can be made in place of a file.
  write('node_modules/.cache', '');
  vi.stubEnv('TMPDIR', root);
  await expect(build()).rejects.toThrow('cache: true');
});
