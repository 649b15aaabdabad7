// A fresh clone has no generated files: what a build runs makes them. The copy lies below the root, where it finds the packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTree } from '../../scripts/bench/tree-copy';
import { root } from '../../scripts/root.mjs';

const PATIENCE_MS = 120_000;
const cache = path.join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const clone = mkdtempSync(path.join(cache, 'fresh-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

it(
  'the gateway is written without any command before it',
  () => {
    copyTree(root, clone);
    rmSync(path.join(clone, 'sandbox/generated'), { recursive: true, force: true });
    const out = path.join(clone, 'out');
    execFileSync(process.execPath, ['--import', 'tsx', 'sandbox/bundle/main.ts', out], { cwd: clone });
    expect(readdirSync(path.join(out, 'sandbox'))).toContain('worker.js');
    expect(existsSync(path.join(clone, 'sandbox/generated'))).toBe(true);
  },
  PATIENCE_MS,
);
