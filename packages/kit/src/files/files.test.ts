import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from './list-files';
import { pagesIn } from './pages-in';
import { writeFiles } from './write-files';

const folder = mkdtempSync(path.join(tmpdir(), 'kit-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('files are written by their routes, with the folders that they need, and listed in order', () => {
  writeFiles(folder, [
    ['/openapi/v2.yaml', 'two'],
    ['/openapi/deep/v1.yaml', 'one'],
    ['/a.txt', 'a'],
  ]);
  expect(readFileSync(path.join(folder, 'openapi/v2.yaml'), 'utf8')).toBe('two');
  expect(listFiles(folder, '')).toEqual(['a.txt', 'openapi/deep/v1.yaml', 'openapi/v2.yaml']);
  expect(listFiles(folder, 'openapi/deep')).toEqual(['openapi/deep/v1.yaml']);
});

it('a folder that does not exist has no files', () => {
  expect(listFiles(folder, 'nowhere')).toEqual([]);
});

it('pages of a built site are its HTML, with name, place and text', () => {
  writeFiles(folder, [
    ['/site/index.html', 'home'],
    ['/site/a/index.html', 'page'],
    ['/site/a.txt', 'text'],
  ]);
  const site = path.join(folder, 'site');
  expect([...pagesIn(site)]).toEqual([
    { name: 'a/index.html', file: path.join(site, 'a/index.html'), html: 'page' },
    { name: 'index.html', file: path.join(site, 'index.html'), html: 'home' },
  ]);
});
