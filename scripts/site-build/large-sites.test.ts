import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLarge, MOST_PAGES } from './large-sites';

let root = '';
const write = (file: string) => writeFileSync(path.join(root, file), '');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'large-sites-'));
  mkdirSync(path.join(root, 'docs/services'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('this site is not large', () => {
  expect(isLarge(path.resolve(__dirname, '../..'))).toBe(false);
});

it('a site is large from its number of pages on, whatever other files it has', () => {
  for (let page = 1; page <= MOST_PAGES; page += 1) write(`docs/services/page${page}.mdx`);
  write('docs/picture.svg');
  expect(isLarge(root)).toBe(false);
  write('docs/one-more.mdx');
  expect(isLarge(root)).toBe(true);
});
