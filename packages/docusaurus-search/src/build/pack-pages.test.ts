import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackedManifest, PackedPage, PackedRows } from '../format/format';
import { decodeWords } from '../format/front-coding';
import { decodeColumn } from '../format/number-column';
import { packPages, type PackOptions } from './pack-pages';
import type { Page } from './page';

const pages: readonly Page[] = [
  {
    url: '/codes',
    title: 'Codes',
    description: '',
    keywords: '',
    breadcrumbs: [],
    sections: [
      { title: '', hash: '', text: '' },
      { title: 'All', hash: '#all', text: 'All codes.' },
    ],
    rows: [{ subject: '203', name: 'exists', hash: '#203', text: 'Call find.' }],
    links: [],
  },
];

interface Sources {
  readonly topicRoute?: string;
  readonly tasks?: string;
}

/** A repository with a page and its search words, and the folder of its build. */
function built({ topicRoute = '/codes', tasks = 'all' }: Sources = {}) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pack-pages-'));
  const outDir = path.join(siteDir, 'build');
  for (const folder of ['data/search/thesaurus', 'docs', 'cabinet', 'build'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);
  write('data/search/questions.yaml', 'questions: {}\n');
  write('data/search/minor-words.yaml', 'asking: {}\nverbs: {}\ncommon: {}\n');
  write('data/search/section-kinds.yaml', 'kinds: {}\n');
  write('data/search/topics.yaml', `topics:\n  - routes: [${topicRoute}]\n    ru: коды\n`);
  write('data/search/thesaurus/general.yaml', 'synonyms:\n  code:\n    ru: шифр\n');
  write(
    'docs/codes.mdx',
    `---\ntitle: Codes\ntasks:\n  ${tasks}: look up\n---\n\n::reference-table{name=codes}\n`,
  );
  return { siteDir, outDir };
}

const options: PackOptions = {
  languages: ['en', 'ru'],
  warn: (line) => {
    throw new Error(line);
  },
};

function read(outDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'search-index', file), 'utf8'));
}

describe('packPages', () => {
  it('writes a manifest and a folder of parts', async () => {
    const { siteDir, outDir } = built();
    await packPages(pages, siteDir, outDir, options);
    expect(readdirSync(outDir)).toEqual(['search-index']);
    const manifest = read(outDir, 'head.json') as PackedManifest;
    expect(decodeWords(manifest.t)).toEqual(['Codes']);
    const [sections, rowCounts, kinds] = [manifest.sections, manifest.rows, manifest.kinds].map(decodeColumn);
    expect({ sections, rowCounts, kinds }).toEqual({
      sections: Uint32Array.of(1),
      rowCounts: Uint32Array.of(1),
      kinds: Uint32Array.of(3),
    });
    for (const word of ['коды', 'шифр', 'look']) expect(manifest.dictionary.forms).toContain(word);
    expect(manifest.release).toMatch(/^[0-9a-f]{10}$/);
    const page = read(outDir, `parts/${manifest.release}/page-0.json`) as PackedPage;
    expect(page.sections).toEqual([['All', '#all', 'All codes.']]);
    const { rows } = read(outDir, `parts/${manifest.release}/rows-0-0.json`) as PackedRows;
    expect(rows).toEqual([['203', 'exists', '#203', 'Call find.']]);
  });

  it('names the folder by the content of all parts', async () => {
    const [one, two, other] = [built(), built(), built()];
    for (const { siteDir, outDir } of [one, two]) await packPages(pages, siteDir, outDir, options);
    const edited = pages.map((page) => ({ ...page, rows: [] }));
    await packPages(edited, other.siteDir, other.outDir, options);
    const releaseOf = ({ outDir }: { outDir: string }) => (read(outDir, 'head.json') as PackedManifest).release;
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
  ])('stops the build where %s', async (_, sources, message) => {
    const { siteDir, outDir } = built(sources);
    await expect(packPages(pages, siteDir, outDir, options)).rejects.toThrow(message);
  });

  it('stops the build where no page was read', async () => {
    const { siteDir, outDir } = built();
    await expect(packPages([], siteDir, outDir, options)).rejects.toThrow('The search index is empty');
  });
});
