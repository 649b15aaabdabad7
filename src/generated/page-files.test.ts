import type { Root } from 'mdast';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paragraph } from '../remark/mdast/nodes';
import { fixtureData } from '../remark/tests/fixture-data';
import { pageFiles } from './page-files';

const siteDir = path.resolve(__dirname, '../..');
const site = {
  siteDir,
  place: { hosts: { site: 'https://provider.example' }, base_path: '/docs/' },
  title: 'Title',
  tagline: 'Tagline',
  pages: [{ route: '/callbacks', source: 'docs/callbacks.mdx', changed: '2026-11-22' }],
  sections: [],
};
const tree: Root = { type: 'root', children: [paragraph('As it was expanded.')] };

it('prints the twin of a page from its tree, and nothing of a partial', async () => {
  const pages = pageFiles();
  pages.begin(site);
  const file = path.join(siteDir, 'docs/callbacks.mdx');
  const partial = path.join(siteDir, 'docs/_partials/part.mdx');
  for (const each of [file, partial]) await pages.print(each, tree, fixtureData);
  expect([...pages.filesOf(file).keys()]).toEqual(['/callbacks.md']);
  expect(pages.filesOf(file).get('/callbacks.md')).toMatch(
    /\nlast_modified: 2026-11-22\n[^]*\n\nAs it was expanded\.\n$/,
  );
  expect(pages.filesOf(partial).size).toBe(0);
});
