import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackedBody, PackedHead } from '../../search/index/format';
import { repack } from './repack';
import type { StockIndex } from './stock-index';

const stock: StockIndex = [
  { documents: [{ i: 1, t: 'Codes', u: '/codes', b: [] }] },
  { documents: [] },
  { documents: [] },
  { documents: [] },
  { documents: [{ i: 2, t: 'All codes.', s: 'Codes', u: '/codes', p: 1 }] },
];
const html = '<article><table><tr id="203"><td>203</td><td>exists</td></tr></table></article>';

/** A repository with a keyword layer, and a build as the search plugin leaves it. */
function built({ index = stock, topicRoute = '/codes' } = {}): { siteDir: string; outDir: string } {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'repack-'));
  const outDir = path.join(siteDir, 'build');
  mkdirSync(path.join(siteDir, 'data/search'), { recursive: true });
  mkdirSync(path.join(outDir, 'codes'), { recursive: true });
  writeFileSync(
    path.join(siteDir, 'data/search/topics.yaml'),
    `topics:\n  - routes: [${topicRoute}]\n    ru: коды\n`,
  );
  writeFileSync(path.join(siteDir, 'data/search/synonyms.yaml'), 'groups:\n  - [code, код]\n');
  writeFileSync(path.join(outDir, 'codes/index.html'), html);
  writeFileSync(path.join(outDir, 'search-index.json'), JSON.stringify(index));
  return { siteDir, outDir };
}

function read(outDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'search-index', file), 'utf8'));
}

describe('repack', () => {
  it('replaces the index of the plugin by files that name each other', async () => {
    const { siteDir, outDir } = built();
    await repack(siteDir, outDir);
    expect(readdirSync(outDir).sort()).toEqual(['codes', 'search-index']);
    const head = read(outDir, 'head.json') as PackedHead;
    expect(head.t).toEqual(['Codes']);
    expect(head.dictionary.forms).toContain('коды');
    const body = read(outDir, head.body) as PackedBody;
    expect(body.rowTitles).toEqual(['203 · exists']);
    expect(read(outDir, body.textFiles[0] ?? '')).toEqual({ 0: ['All codes.'] });
  });

  it('names files by their content', async () => {
    const [one, two] = [built(), built()];
    const other = built({ index: stock.map((list, i) => (i === 4 ? { documents: [] } : list)) });
    await Promise.all([one, two, other].map(({ siteDir, outDir }) => repack(siteDir, outDir)));
    const bodyOf = ({ outDir }: { outDir: string }) => (read(outDir, 'head.json') as PackedHead).body;
    expect(bodyOf(one)).toMatch(/^body-[0-9a-f]{10}\.json$/);
    expect(bodyOf(two)).toBe(bodyOf(one));
    expect(bodyOf(other)).not.toBe(bodyOf(one));
  });

  it('stops the build where a topic names a route without a page', async () => {
    const { siteDir, outDir } = built({ topicRoute: '/cods' });
    await expect(repack(siteDir, outDir)).rejects.toThrow(
      'data/search/topics.yaml: no page has the route /cods. Did you mean "/codes"?',
    );
  });

  it('stops the build where nothing was indexed', async () => {
    const { siteDir, outDir } = built({ index: stock.map(() => ({ documents: [] })) });
    await expect(repack(siteDir, outDir)).rejects.toThrow('The search index is empty');
  });
});
