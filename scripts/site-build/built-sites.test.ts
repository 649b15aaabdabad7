import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureSite, siteFolder } from './built-sites';

/** What a build says that has begun: there is no Docusaurus here. */
const BEGUN = '@docusaurus/core';

let root = '';
const stamp = () => path.join(root, 'node_modules/.cache/gateway-docs/builds/main.txt');
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-sites-'));
  for (const name of ['OPERATOR_PROFILE', 'SITE_DIR']) vi.stubEnv(name, undefined);
  cpSync(path.resolve(__dirname, '../../data/operator.yaml'), path.join(root, 'data/operator.yaml'));
  mkdirSync(path.dirname(stamp()), { recursive: true });
  mkdirSync(path.join(root, 'build'));
  writeFileSync(path.join(root, 'build/index.html'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it.each(['{"inputs":"4f', '', '{"inputs":1}'])(
  'builds anew where the stamp of the last build says %j',
  async (text) => {
    writeFileSync(stamp(), text);
    await expect(ensureSite(root, 'main')).rejects.toThrow(BEGUN);
  },
);

it('an empty variable names no folder', () => {
  vi.stubEnv('SITE_DIR', '');
  expect(siteFolder(root, 'main')).toBe(path.join(root, 'build'));
});
