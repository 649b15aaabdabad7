import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedTwins } from './cached-twins';

const siteDir = path.resolve(__dirname, '../../../..');
const place = { hosts: { site: 'https://provider.example' }, base_path: '/' };

let folder = '';
let file = '';
/** A page of its own, so that its text can be changed. */
let page = { route: '/page', source: '' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cached-twins-'));
  file = path.join(folder, 'cache/twins.json');
  page = { route: '/page', source: path.join(folder, 'page.mdx') };
  writeFileSync(page.source, 'One sentence.\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** One build. @returns the twin that it publishes */
function build(made: string, asked: { route: string; source: string; changed?: string } = page): string {
  const cached = cachedTwins({ siteDir, place }, file);
  const twin = cached.twin(asked, () => made);
  cached.write();
  return twin;
}

it('takes the twin of the last build when nothing has changed', () => {
  expect(build('first')).toBe('first');
  expect(build('second')).toBe('first');
  expect(build('third')).toBe('first');
});

it('makes a twin again when its page, its route or the day of its change is another', () => {
  build('first');
  expect(build('moved', { ...page, route: '/other' })).toBe('moved');
  build('first');
  expect(build('dated', { ...page, changed: '2026-11-24' })).toBe('dated');
  build('first');
  writeFileSync(page.source, 'Another sentence.\n');
  expect(build('edited')).toBe('edited');
});

it('makes all twins again when a fact has changed', () => {
  const profile = path.join(folder, 'operator.yaml');
  const facts = readFileSync(path.join(siteDir, 'data/operator.yaml'), 'utf8');
  vi.stubEnv('OPERATOR_PROFILE', profile);
  writeFileSync(profile, facts);
  build('first');
  writeFileSync(profile, `${facts}# A later edit\n`);
  expect(build('second')).toBe('second');
});

it('holds the twins of the last build alone', () => {
  build('first');
  build('other', { ...page, route: '/other' });
  expect(build('again')).toBe('again');
});

it.each(['{"a": ', '[]', '{"a": 1}'])('makes twins again where the cache cannot be read: %s', (text) => {
  build('first');
  writeFileSync(file, text);
  expect(build('second')).toBe('second');
});

it('caches nothing without a file', () => {
  expect(cachedTwins({ siteDir, place }).twin(page, () => 'first')).toBe('first');
  expect(cachedTwins({ siteDir, place }).twin(page, () => 'second')).toBe('second');
});
