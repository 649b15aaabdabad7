import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { markdownTwinRoute } from '../../src/base/markdown-twin-route';
import { printPage } from '../../src/plugins/derived-files/twins/print-page';
import { expandedPages } from '../../src/plugins/derived-files/twins/read-page';
import { loadReference } from '@gateway-docs/contract';
import { loadPageHeads } from '@gateway-docs/site-data/pages';
import { loadPresentations } from '../../src/remark/tables/presentations';
import { folderOf } from './support/site';

const root = path.resolve(__dirname, '../..');
const main = folderOf('main');
const CHANGED = /^- Page changed on: (\S+)$/m;

// A build prints a twin from the tree that Docusaurus has parsed; the writers' server and a warm build parse the page's file themselves.
it('each twin is the same whoever has parsed its page', async () => {
  const reference = await loadReference(root);
  await loadPresentations(Object.keys(reference.tables));
  const sources = [...loadPageHeads(root)].map(([route, { file }]) => ({ route, source: file }));
  const pages = expandedPages(root, sources, reference);
  const others = sources.filter(({ route }) => {
    const built = readFileSync(path.join(main, markdownTwinRoute(route)), 'utf8');
    const page = pages.take(route);
    return page && printPage(page, { route, place: reference.operator }, CHANGED.exec(built)?.[1]) !== built;
  });
  expect(sources.length).toBeGreaterThan(150);
  expect(others).toEqual([]);
}, 120_000);
