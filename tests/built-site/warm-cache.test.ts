/**
 * A page is made from more than its own text. A build over a warm cache must show an edit of the data and an edit of the code that
 * renders it, in the page and in its Markdown twin; without the loader of src/plugins/content-dependencies it shows the old page and nobody is
 * told, nor may a page be taken that was rendered before.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSmallSite, type SmallSite } from './support/small-site';

let site: SmallSite;
beforeAll(() => {
  site = makeSmallSite();
});
afterAll(() => site.remove());

/** @returns the text of the page, and its twin, as built */
function build(): string[] {
  const { code, output } = site.build();
  expect(code, output).toBe(0);
  const read = (file: string) => readFileSync(path.join(site.folder, 'out', file), 'utf8');
  return [read('index.html').replaceAll(/<[^>]*>/g, ''), read('index.md')];
}

it('shows an edit of the data, of the code that renders it, and of a partial', { timeout: 400_000 }, () => {
  const pages = build();
  for (const text of pages) expect(text).toContain('203 external_transaction_id already exists');
  // Nothing has changed: all comes from the caches.
  expect(build()).toEqual(pages);

  site.edit('data/api-error-codes.yaml', 'external_transaction_id already exists', 'edited wording');
  for (const text of build()) expect(text).toContain('203 edited wording');

  site.edit('packages/site-data/src/cross-references/words.ts', '`${code} ${name}`', '`${code}_${name}`');
  site.edit('docs/_part.mdx', 'Said twice.', 'Said otherwise.');
  for (const text of build()) {
    expect(text).toContain('203_edited wording');
    expect(text).toContain('Said otherwise.');
  }
});
