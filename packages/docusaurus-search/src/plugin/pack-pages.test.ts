import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackedManifest, PackedTexts } from '../format/format';
import { decodeWords } from '../format/front-coding';
import { decodeColumn } from '../format/number-column';
import type { SiteSearch } from './options';
import { packPages } from './pack-pages';
import type { Page } from './page';

const pages: readonly Page[] = [
  {
    url: '/codes',
    title: 'Codes',
    description: '',
    keywords: '',
    breadcrumbs: [],
    sections: [
      { title: '', hash: '', text: '', lines: [] },
      { title: 'All', hash: '#all', text: 'All codes.', lines: ['All codes.'] },
    ],
    rows: [{ subject: '203', name: 'exists', hash: '#203', text: 'Call find.' }],
    links: [],
  },
];

/** A folder for a build. */
const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'pack-pages-'));

/** A site with one table of codes. @param anchor of its task */
const siteOf = (anchor = '#all'): SiteSearch => ({
  contexts: [],
  versions: [],
  hasVersions: false,
  kinds: [{ name: 'table', label: 'Table', icon: '', isTable: true }],
  description: '',
  elsewhere: [],
  languages: ['en', 'ru'],
  loadWords: () => ({
    synonyms: [{ site: ['code'], others: ['шифр'] }],
    wordsOf: () => ({ kind: 'table', isParticular: false, tasks: new Map([[anchor, ['look up']]]) }),
    fileOf: () => 'docs/codes.mdx',
  }),
});
const refuse = (line: string): never => {
  throw new Error(line);
};

function read(outDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'search-index', file), 'utf8'));
}

describe('packPages', () => {
  it('writes a manifest and a folder of parts', () => {
    const outDir = newFolder();
    packPages(pages, outDir, siteOf(), refuse);
    expect(readdirSync(outDir)).toEqual(['search-index']);
    const manifest = read(outDir, 'head.json') as PackedManifest;
    expect(decodeWords(manifest.t)).toEqual(['Codes']);
    const [sections, rowCounts, kinds] = [manifest.sections, manifest.rows, manifest.kinds].map(decodeColumn);
    expect({ sections, rowCounts, kinds }).toEqual({
      sections: Uint32Array.of(1),
      rowCounts: Uint32Array.of(1),
      kinds: Uint32Array.of(0),
    });
    for (const word of ['шифр', 'look']) expect(manifest.dictionary.forms).toContain(word);
    expect(manifest.release).toMatch(/^[0-9a-f]{10}$/);
    const { texts } = read(outDir, `parts/${manifest.release}/texts-0-0.json`) as PackedTexts;
    expect(texts.slice(1)).toEqual([
      ['All', '#all', 'All codes.'],
      ['203 · exists', '#203', 'Call find.'],
    ]);
  });

  it('names the folder by the content of all parts', () => {
    const [one, two, other] = [newFolder(), newFolder(), newFolder()];
    for (const outDir of [one, two]) packPages(pages, outDir, siteOf(), refuse);
    const edited = pages.map((page) => ({ ...page, rows: [] }));
    packPages(edited, other, siteOf(), refuse);
    const releaseOf = (outDir: string) => (read(outDir, 'head.json') as PackedManifest).release;
    expect(releaseOf(two)).toBe(releaseOf(one));
    expect(releaseOf(other)).not.toBe(releaseOf(one));
  });

  it('stops the build where a page names a task of a section that it does not have', () => {
    expect(() => packPages(pages, newFolder(), siteOf('#al'), refuse)).toThrow(
      'docs/codes.mdx: tasks name the section "al", which the page does not have. Did you mean "all"?',
    );
  });

  it('stops the build where no page was read', () => {
    expect(() => packPages([], newFolder(), siteOf(), refuse)).toThrow('The search index is empty');
  });
});
