import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { stillNamed } from './index';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'still-named-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(
    path.join(root, 'docs/limits.mdx'),
    '---\ntitle: Limits\n---\n\nPayouts have a limit of their own.\n',
  );
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const limits = demoSite.pages.get('/limits');

/** What is said of pages, by their texts, where a provider leaves out what a test says. */
function namedOn(pages: Readonly<Record<string, string>>, v1 = true, direction: readonly string[] = []) {
  const { offer } = demoSite;
  const html = Object.entries(pages).map(
    ([route, text]) => [route, `<nav>Payouts</nav><article>${text}</article>`] as const,
  );
  return stillNamed(
    new Map(html),
    {
      pages: new Map(limits ? [['/limits', { ...limits, file: 'docs/limits.mdx' }]] : []),
      offer: { ...offer, v1, without: { ...offer.without, kind: new Set(), direction: new Set(direction) } },
      profileFile: path.join(root, 'profile.yaml'),
    },
    root,
  );
}

it('names file and line of a page, and then the pages of what data say', () => {
  const text = '<p>Payouts have a limit of their own.</p>';
  expect(namedOn({ '/errors': text, '/limits': text }, true, ['payout'])).toBe(
    'profile.yaml leaves out what pages still name: {direction:payout} on docs/limits.mdx:5, /errors. ' +
      'Put what is for it alone into :only[…] with the condition.',
  );
});

it('counts pages beyond the third', () => {
  const pages = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`/${name}`, 'In version 1 it is so.']),
  );
  expect(namedOn(pages, false)).toContain('{v1} on /a, /b, /c and 2 more.');
});

it('says nothing of code, of what is around the page, nor where nothing is left out', () => {
  expect(namedOn({ '/a': '<pre><code>{"type": "payout"}</code></pre>' }, true, ['payout'])).toBeUndefined();
  expect(namedOn({ '/a': '<p>Payouts of version 1</p>' })).toBeUndefined();
});
