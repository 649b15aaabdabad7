/**
 * A page is made from more than its own text. A build over a warm cache must show an edit of the data and an edit of the code that
 * renders it; without the loader of src/plugins/content-dependencies it shows the old page and nobody is told, nor may a page be taken that
 * was rendered before.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docusaurusBuild } from '../../scripts/site-build/build-site';

const root = path.resolve(__dirname, '../..');
/** What a page is made from, and the code that makes it. */
const COPIED = [
  'api',
  'data',
  'samples',
  'packages',
  'src/base',
  'src/remark',
  'src/plugins/cached-pages',
  'src/plugins/content-dependencies',
  'package.json',
];

/** One page, the theme as it comes, the caches as in the real configuration. */
const CONFIG = `
import cachedPages from './src/plugins/cached-pages';
import contentDependencies from './src/plugins/content-dependencies';
import remarkDirectives from './src/remark';
import { openSite } from '@gateway-docs/contract';
export default {
  title: 'Warm cache',
  url: 'https://docs.operator.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: { rspackBundler: true, rspackPersistentCache: true, mdxCrossCompilerCache: true } },
  presets: [
    ['classic', {
      blog: false,
      pages: false,
      docs: { routeBasePath: '/', beforeDefaultRemarkPlugins: [[remarkDirectives, { site: openSite(__dirname), highlight: false }]] },
    }],
  ],
  plugins: [contentDependencies, cachedPages],
};
`;

let site = '';

/** The packages of the repository under a folder of its own, so that the caches of this test are its own too. */
function linkPackages(): void {
  mkdirSync(path.join(site, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  }
}

function makeSite(): void {
  site = mkdtempSync(path.join(tmpdir(), 'warm-cache-'));
  linkPackages();
  for (const name of COPIED) cpSync(path.join(root, name), path.join(site, name), { recursive: true });
  mkdirSync(path.join(site, 'docs'));
  mkdirSync(path.join(site, 'cabinet'));
  writeFileSync(path.join(site, 'docs/index.mdx'), 'The answer is {error(203)}.\n');
  // The announcement of the profile leads to it, and a link to no page stops a build.
  writeFileSync(path.join(site, 'docs/request_format.mdx'), 'How requests are signed.\n');
  writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(site, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(path.join(site, file), before.replaceAll(from, to));
}

/** @returns the page as built, and what the build said */
function build(): { page: string; output: string } {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE: _off, ...env } = process.env;
  const outDir = path.join(site, 'out');
  const output = execFileSync(process.execPath, docusaurusBuild(root, outDir), {
    cwd: site,
    env,
    stdio: 'pipe',
    encoding: 'utf8',
  });
  return { page: readFileSync(path.join(outDir, 'index.html'), 'utf8'), output };
}

beforeAll(makeSite);
afterAll(() => rmSync(site, { recursive: true, force: true }));

it('shows an edit of the data, then an edit of the code that renders it', { timeout: 400_000 }, () => {
  const { page, output } = build();
  expect(page).toContain('203 external_transaction_id already exists');
  // What a build says is true: it names no command that the project does not have.
  expect(output).toContain('Generated static files');
  expect(output).not.toContain('npm run');

  edit('data/api-error-codes.yaml', 'external_transaction_id already exists', 'edited wording');
  expect(build().page).toContain('203 edited wording');

  edit('packages/site-data/src/cross-references/words.ts', '`${code} ${name}`', '`${code}_${name}`');
  expect(build().page).toContain('203_edited wording');
});
