import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheFolder, hasUsualCache } from './cache-folder';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'caches-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('caches lie beside the packages', () => {
  expect(cacheFolder(root)).toBe(path.join(root, 'node_modules/.cache'));
  expect(hasUsualCache(root)).toBe(true);
});

it('where nothing can be written beside the packages, caches lie in a temporary folder, the same for each build of a root', () => {
  // Even for root no folder can be made in place of a file.
  writeFileSync(path.join(root, 'node_modules/.cache'), '');
  vi.stubEnv('TMPDIR', root);
  const folder = cacheFolder(root);
  expect(path.dirname(folder)).toBe(root);
  expect(existsSync(folder)).toBe(true);
  expect(cacheFolder(root)).toBe(folder);
  expect(hasUsualCache(root)).toBe(false);
});
