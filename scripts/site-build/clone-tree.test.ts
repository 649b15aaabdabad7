import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneTree } from './build-site';

let root = '';
let clone = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clone-tree-'));
  clone = path.join(root, 'build-clone');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Puts a file into the repository, with the folders that it needs. */
function write(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), file);
}

it('has sources, the history and packages, and the links of workspaces lead into the copy', () => {
  for (const file of ['docs/index.mdx', '.git/HEAD', 'node_modules/react/index.js']) write(file);
  mkdirSync(path.join(root, 'node_modules/@own'));
  symlinkSync('../../packages/kit', path.join(root, 'node_modules/@own/kit'));
  cloneTree(root, clone);
  expect(readFileSync(path.join(clone, 'docs/index.mdx'), 'utf8')).toBe('docs/index.mdx');
  expect(existsSync(path.join(clone, '.git/HEAD'))).toBe(true);
  expect(existsSync(path.join(clone, 'node_modules/react/index.js'))).toBe(true);
  expect(readlinkSync(path.join(clone, 'node_modules/@own/kit'))).toBe('../../packages/kit');
});

it('has nothing that a build made', () => {
  const made = [
    'build/index.html',
    '.docusaurus/routes.js',
    'node_modules/.cache/rspack/0',
    'packages/gateway/src/generated/index.ts',
  ];
  for (const file of [...made, 'packages/gateway/src/index.ts']) write(file);
  cloneTree(root, clone);
  expect(made.filter((file) => existsSync(path.join(clone, file)))).toEqual([]);
  expect(existsSync(path.join(clone, 'packages/gateway/src/index.ts'))).toBe(true);
});
