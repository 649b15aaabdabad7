/** `npx docusaurus write-heading-ids` writes into the Markdown files that plugins watch: pages, and nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRONT_MATTER, makeSmallSite, type SmallSite } from './support/small-site';

let site: SmallSite;
beforeAll(() => {
  site = makeSmallSite();
});
afterAll(() => site.remove());

it('anchors of pages are written down, and no README is changed', { timeout: 120_000 }, () => {
  const read = (file: string): string => readFileSync(path.join(site.folder, file), 'utf8');
  const notes = ['api/README.md', 'data/README.md', 'samples/README.md'];
  const before = notes.map(read);
  site.write('docs/request_format.mdx', `${FRONT_MATTER}## A heading\n\nHow requests are signed.\n`);
  const { code, output } = site.docusaurus('write-heading-ids');
  expect(code, output).toBe(0);
  expect(read('docs/request_format.mdx')).toContain('## A heading {#a-heading}');
  expect(notes.map(read)).toEqual(before);
});
