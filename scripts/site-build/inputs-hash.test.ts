import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inputsHash } from './built-sites';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-hash-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/pix.mdx'), 'Pix');
  vi.stubEnv('OPERATOR_PROFILE', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('changes with what a build reads, and with nothing else', () => {
  const before = inputsHash(root);
  writeFileSync(path.join(root, 'docs/pix.test.ts'), 'A test is no input.');
  expect(inputsHash(root)).toBe(before);
  writeFileSync(path.join(root, 'docs/pix.mdx'), 'Pix of Brazil');
  expect(inputsHash(root)).not.toBe(before);
});
