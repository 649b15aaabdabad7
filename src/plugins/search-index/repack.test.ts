import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackedHead, PackedPage, PackedRows } from '../../search/index/format';
import { repack, type RepackOptions } from './repack';
import type { StockIndex } from './stock-index';

const stock: StockIndex = [
  { documents: [{ i: 1, t: 'Codes', u: '/codes', b: [] }] },
  { documents: [{ i: 3, t: 'All', u: '/codes', h: '#all', p: 1 }] },
  { documents: [] },
  { documents: [] },
  { documents: [{ i: 2, t: 'All codes.', s: 'All', u: '/codes', h: '#all', p: 1 }] },
];
const html =
  '<article><table><tr id="203"><td>203</td><td>exists</td><td>Call find.</td></tr></table></article>';

interface Sources {
  readonly index?: StockIndex;
  readonly topicRoute?: string;
  readonly tasks?: string;
}

/** A repository with a page and its search layer, and a build as the search plugin leaves it. */
function built({ index = stock, topicRoute = '/codes', tasks = 'all' }: Sources = {}) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'repack-'));
  const outDir = path.join(siteDir, 'build');
  for (const folder of ['data/search/thesaurus', 'docs', 'cabinet', 'build/codes'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
  write('data/search/questions.yaml', 'questions: {}\n');
  write('data/search/minor-words.yaml', 'asking: {}\nverbs: {}\ncommon: {}\n');
  write('data/search/topics.yaml', `topics:\n  - routes: [${topicRoute}]\n    ru: коды\n`);
  write('data/search/thesaurus/general.yaml', 'concepts:\n  code:\n    ru: шифр\n');
  write(
    'docs/codes.mdx',
    `---\ntitle: Codes\ntasks:\n  ${tasks}: look up\n---\n\n::reference-table{name=codes}\n`,
  );
  write('build/codes/index.html', html);
  write('build/search-index.json', JSON.stringify(index));
  return { siteDir, outDir };
}

const options: RepackOptions = {
  basePath: '/',
  languages: ['en', 'ru'],
  warn: (line) => {
    throw new Error(line);
  },
};

function read(outDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'search-index', file), 'utf8'));
}

describe('repack', () => {
  it('replaces the index of the plugin by a head and a folder of parts', async () => {
    const { siteDir, outDir } = built();
    await repack(siteDir, outDir, options);
    expect(readdirSync(outDir).sort()).toEqual(['codes', 'search-index']);
    const head = read(outDir, 'head.json') as PackedHead;
    expect(head).toMatchObject({ t: ['Codes'], sections: [1], rows: [1], kinds: [3] });
    for (const word of ['коды', 'шифр', 'look']) expect(head.dictionary.forms).toContain(word);
    expect(head.release).toMatch(/^[0-9a-f]{10}$/);
    const page = read(outDir, `parts/${head.release}/page-0.json`) as PackedPage;
    expect(page.sections).toEqual([['All', '#all', 'All codes.']]);
    const { rows } = read(outDir, `parts/${head.release}/rows-0-0.json`) as PackedRows;
    expect(rows).toEqual([['203', 'exists', '#203', 'Call find.']]);
  });

  it('names the folder by the content of all parts', async () => {
    const [one, two] = [built(), built()];
    const other = built({ index: stock.map((list, i) => (i === 4 ? { documents: [] } : list)) });
    await Promise.all([one, two, other].map(({ siteDir, outDir }) => repack(siteDir, outDir, options)));
    const releaseOf = ({ outDir }: { outDir: string }) => (read(outDir, 'head.json') as PackedHead).release;
    expect(releaseOf(two)).toBe(releaseOf(one));
    expect(releaseOf(other)).not.toBe(releaseOf(one));
  });

  it.each<[string, Sources, string]>([
    [
      'a topic names a route without a page',
      { topicRoute: '/cods' },
      'data/search/topics.yaml: no page has the route /cods. Did you mean "/codes"?',
    ],
    [
      'a page names a task of a section that it does not have',
      { tasks: 'al' },
      'docs/codes.mdx: tasks name the section "al", which the page does not have. Did you mean "all"?',
    ],
    ['nothing was indexed', { index: stock.map(() => ({ documents: [] })) }, 'The search index is empty'],
  ])('stops the build where %s', async (_, sources, message) => {
    const { siteDir, outDir } = built(sources);
    await expect(repack(siteDir, outDir, options)).rejects.toThrow(message);
  });
});
