import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';

/** A trace of each thing that must not be in any script: see the README of `src/theme` and PATCHES.md of docusaurus-static-body. */
const TRACES = {
  'Prism in the browser': 'Prism.languages',
  'the grammars of prism-react-renderer': 'markup-templating',
  NProgress: 'nprogress-busy',
  'navbar entries for versions': 'theme.navbar.mobileVersionsDropdown.label',
  'notes about versions': 'theme.docs.versions.unreleasedVersionLabel',
  'notes about drafts': 'theme.contentVisibility.draftBanner.title',
  'tags and dates of pages': 'theme.lastUpdated.lastUpdatedAtBy',
  'the parts of the router that nobody calls': 'react.async_mode',
  'options of the build': 'sidebarPath',
  'the stock spinner': '#61dafb',
  'a development build of React': 'react.dev/link/invalid-hook-call',
} as const;

function scripts(folder: string): string {
  const assets = path.join(folder, 'assets/js');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('\n');
}

function styles(folder: string): string {
  const assets = path.join(folder, 'assets/css');
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return files.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('\n');
}

test('no script carries what readers do not need', ({ site }) => {
  const text = scripts(site.folder);
  expect(Object.entries(TRACES).filter(([, trace]) => text.includes(trace))).toEqual([]);
});

test("the main script carries no names of the pages' files", ({ site }) => {
  const assets = path.join(site.folder, 'assets/js');
  const main = readdirSync(assets).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  expect(readFileSync(path.join(assets, main), 'utf8')).not.toContain('@site/');
});

test('the style sheet is ours: Infima is not in it', ({ site }) => {
  expect(styles(site.folder)).not.toContain('--ifm-color-primary-darkest');
});

test('every variable that the style sheet uses without a fallback is defined in it', ({ site }) => {
  const css = styles(site.folder);
  const defined = new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const used = new Set(
    Array.from(css.matchAll(/var\((--(?:gw|ifm|docusaurus|doc)-[\w-]+)\)/g), ([, name]) => name),
  );
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('no rule waits for hydration: the browser would style the page a second time', ({ site }) => {
  expect(styles(site.folder)).not.toContain('data-has-hydrated');
});
