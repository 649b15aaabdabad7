// A fresh clone has no generated files: what a build runs makes them. The copy lies below the root, where it finds the packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTree } from '@gateway-docs/bench/copy-tree';
import { root } from '../../../scripts/root.mjs';

const PATIENCE_MS = 120_000;
const cache = path.join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const clone = mkdtempSync(path.join(cache, 'fresh-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

it(
  'the gateway is made without any command before it',
  () => {
    copyTree(root, clone);
    rmSync(path.join(clone, 'packages/gateway/src/generated'), { recursive: true, force: true });
    const program = `const { openSite } = require('@gateway-docs/contract');
const { makeGateway } = require('./packages/gateway/src/bundle/make-gateway');
makeGateway(process.cwd(), openSite(process.cwd()), { pages: {}, files: {}, explainer: {}, catalogue: '', pageOf: () => '' }).then((files) => console.log(...files.keys()));`;
    const made = execFileSync(process.execPath, ['--import', 'tsx', '--eval', program], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect(made.split(' ')).toContain('/sandbox/worker.js');
    expect(existsSync(path.join(clone, 'packages/gateway/src/generated'))).toBe(true);
  },
  PATIENCE_MS,
);
