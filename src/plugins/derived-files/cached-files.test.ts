import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedFiles, filesWithoutWork } from './cached-files';
import type { ContentPage, Site } from './twins/files';

let folder = '';
let file = '';
/** A page of its own, so that its text can be changed. */
let page: ContentPage = { route: '/page', source: '' };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cached-files-'));
  file = path.join(folder, 'cache/files.json');
  page = { route: '/page', source: path.join(folder, 'page.mdx') };
  writeFileSync(page.source, 'One sentence.\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const siteOf = (pages: readonly ContentPage[], tagline = 'T'): Site => ({
  siteDir: path.resolve(__dirname, '../../..'),
  place: { hosts: { site: 'https://provider.example' }, base_path: '/' },
  title: 'T',
  tagline,
  pages,
  sections: [],
});

const LIST = '/list.txt';

/** One build that makes each file with the same text, where the last build has none. @returns what is published: the list, and the twin */
function build(made: string, asked = page, site = siteOf([asked])): [list: string, twin: string] {
  const cached = cachedFiles(site, file);
  const others = cached.others ?? new Map([[LIST, made]]);
  const twin = cached.twin(asked) ?? made;
  cached.keep(new Map([...others, [`${asked.route}.md`, twin]]));
  return [others.get(LIST) ?? '', twin];
}

it('takes the files of the last build when nothing has changed', () => {
  expect(build('first')).toEqual(['first', 'first']);
  expect(build('second')).toEqual(['first', 'first']);
  expect(build('third')).toEqual(['first', 'first']);
});

it('makes a twin again when its page, its route or the day of its change is another, and no other file', () => {
  build('first');
  expect(build('moved', { ...page, route: '/other' })).toEqual(['first', 'moved']);
  build('first');
  expect(build('dated', { ...page, changed: '2026-11-24' })).toEqual(['first', 'dated']);
  build('first');
  writeFileSync(page.source, 'Another sentence.\n');
  expect(build('edited')).toEqual(['first', 'edited']);
});

it('makes the feeds again when the changelog is another', () => {
  const changelog = { ...page, route: '/changelog' };
  build('first', changelog);
  writeFileSync(page.source, 'A release.\n');
  expect(build('second', changelog)).toEqual(['second', 'second']);
});

it('makes the list of pages again when the site says something else of itself, and no twin', () => {
  build('first');
  expect(build('second', page, siteOf([page], 'Another'))).toEqual(['second', 'first']);
});

it('makes all files again when a fact has changed', () => {
  const profile = path.join(folder, 'operator.yaml');
  const facts = readFileSync(path.resolve(__dirname, '../../../data/operator.yaml'), 'utf8');
  vi.stubEnv('OPERATOR_PROFILE', profile);
  writeFileSync(profile, facts);
  build('first');
  writeFileSync(profile, `${facts}# A later edit\n`);
  expect(build('second')).toEqual(['second', 'second']);
});

it('holds the files of the last build alone', () => {
  build('first');
  build('other', { ...page, route: '/other' });
  expect(build('again')).toEqual(['first', 'again']);
});

it.each(['{"a": ', '[]', '{"a": 1}'])('makes files again where the cache cannot be read: %s', (text) => {
  build('first');
  writeFileSync(file, text);
  expect(build('second')).toEqual(['second', 'second']);
});

it('caches nothing without a file', () => {
  const cached = cachedFiles(siteOf([page]));
  cached.keep(
    new Map([
      [LIST, 'x'],
      ['/page.md', 'x'],
    ]),
  );
  expect(cachedFiles(siteOf([page])).others).toBeUndefined();
  expect(cached.twin(page)).toBeUndefined();
});

it('has all files without work where each twin is printed or cached', () => {
  const site = siteOf([page]);
  const none = filesWithoutWork(site, cachedFiles(site, file), new Map());
  expect(none).toBeUndefined();
  build('first');
  const cached = cachedFiles(site, file);
  expect(filesWithoutWork(site, cached, new Map())?.get('/page.md')).toBe('first');
  // A twin that this build has printed is newer than the last build's.
  expect(filesWithoutWork(site, cached, new Map([[page.source, 'now']]))?.get('/page.md')).toBe('now');
  const two = siteOf([page, { ...page, route: '/other' }]);
  expect(filesWithoutWork(two, cachedFiles(two, file), new Map())).toBeUndefined();
});
