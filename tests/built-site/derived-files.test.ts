import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWriter } from '../../src/generated/background';
import type { Site } from '../../src/generated/twins/files';

const site: Site = {
  siteDir: path.resolve(__dirname, '../..'),
  place: { hosts: { site: 'https://provider.example' }, base_path: '/docs/' },
  title: 'Title',
  tagline: 'Tagline',
  pages: [{ route: '/callbacks', source: 'docs/callbacks.mdx' }],
  sections: [],
};

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'derived-files-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

it('writes the files of every kind where the built site is', async () => {
  await startWriter(site).write(outDir);
  for (const route of [
    '/callbacks.md',
    '/llms.txt',
    '/services.json',
    '/callback-networks.json',
    '/callback-networks.atom',
    '/openapi/v2.yaml',
    '/postman/v1.json',
    '/samples/v2/transaction-create.json',
    '/reference/currency_codes.csv',
  ]) {
    expect(existsSync(path.join(outDir, route)), route).toBe(true);
  }
});

it('fails the build with the message of what could not be made', async () => {
  const pages = [{ route: '/nowhere', source: 'docs/nowhere.mdx' }];
  await expect(startWriter({ ...site, pages }).write(outDir)).rejects.toThrow(
    /no such file.*docs\/nowhere\.mdx/,
  );
});

it('says that it ended too early, and does not wait for ever', async () => {
  const writer = startWriter(site);
  writer.stop();
  await expect(writer.write(outDir)).rejects.toThrow();
  expect(readdirSync(outDir)).toEqual([]);
});
