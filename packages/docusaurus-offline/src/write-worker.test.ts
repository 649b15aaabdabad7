// The worker of a small site: it knows the files that can be saved, and equal sites have equal workers.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { planOf } from './options';
import { RETIRING_FILE, WORKER_FILE } from './release';
import { partsOfSite, releaseOfSite } from './release-of-site';
import { writeWorker } from './write-worker';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const page = (address: string, body = '') =>
  `<head><link rel="canonical" href="https://docs.example/docs/${address}"></head><h1>Page ${address}</h1>${body}`;
const plan = planOf(
  {
    files: {
      tools: { files: ['search-index/head.json', 'tool/worker.js'], pages: ['none'] },
      ofPages: ['forms/'],
      parts: { folder: 'search-index/parts/', name: 'search' },
    },
  },
  {
    base: '/docs/',
    brand: 'Example',
    language: 'en',
    sections: [{ id: 'all', label: 'All', pages: ['', 'a'] }],
  },
);

function site(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(folder);
  const all: Readonly<Record<string, string>> = {
    'index.html': page(''),
    'a/index.html': page('a', '{"form":"/docs/forms/v2/a.json"}'),
    'old/index.html': page('a').replace(
      '<head>',
      '<head><meta http-equiv="refresh" content="0; url=/docs/a">',
    ),
    '404.html': page('404.html'),
    'assets/js/main.1.js': 'main',
    'assets/js/main.1.js.br': 'compressed',
    'tool/worker.js': 'tool',
    'tool/download.mjs': 'not for pages',
    'forms/v2/a.json': '{}',
    'search-index/head.json': '{}',
    'search-index/parts/r/words-0.json': '{"w":1}',
    'search-index/parts/r/page-0.json': '{"p":1}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const releaseIn = (folder: string) => releaseOfSite(folder, plan, partsOfSite(folder, plan.files));
const worker = (folder: string) => readFileSync(path.join(folder, WORKER_FILE), 'utf8');

describe('releaseOfSite', () => {
  it('knows pages with what they need, and files; no redirect, no compressed copy, no download', () => {
    const { pages, files, tools, parts } = releaseIn(site());
    expect(Object.keys(pages).sort()).toEqual(['', 'a']);
    expect(tools).toEqual(['assets/js/main.1.js', 'search-index/head.json', 'tool/worker.js']);
    expect(pages.a?.slice(2)).toEqual(['Page a', 'forms/v2/a.json']);
    expect(Object.keys(files).sort()).toEqual(
      [
        'assets/js/main.1.js',
        parts?.file,
        'forms/v2/a.json',
        'tool/worker.js',
        'search-index/head.json',
      ].sort(),
    );
  });

  it('has another id when a byte of a page has changed', () => {
    const { id } = releaseIn(site());
    expect(releaseIn(site()).id).toBe(id);
    expect(releaseIn(site({ 'a/index.html': page('a', ' ') })).id).not.toBe(id);
  });

  it('names a page of a section that does not exist', () => {
    const sections = [{ id: 'all', label: 'All', pages: ['gone'] }];
    expect(() => releaseOfSite(site(), { ...plan, sections }, undefined)).toThrow('/docs/gone');
  });

  it('puts many small files into one, each under its name', () => {
    const { text = '', folder } = partsOfSite(site(), plan.files) ?? {};
    expect(JSON.parse(text)).toEqual({ 'words-0.json': { w: 1 }, 'page-0.json': { p: 1 } });
    expect(folder).toBe('search-index/parts/r/');
  });
});

describe('writeWorker', () => {
  it('writes the same bytes for the same site', async () => {
    const [one, other] = [site(), site()];
    await writeWorker({ outDir: one, plan });
    await writeWorker({ outDir: other, plan });
    expect(worker(one)).toBe(worker(other));
    expect(worker(one)).toContain(releaseIn(other).id);
    expect(worker(one)).not.toContain(process.cwd());
  });

  it('lets each page say its hash, which is that of the file without it and stays when it is written again', async () => {
    const folder = site();
    const [hash = ''] = releaseIn(folder).pages.a ?? [];
    await writeWorker({ outDir: folder, plan });
    const html = () => readFileSync(path.join(folder, 'a/index.html'), 'utf8');
    expect(html()).toContain(`<h1 data-page-hash=${hash}>Page a</h1>`);
    expect(releaseIn(folder).pages.a?.[0]).toBe(hash);
    const once = html();
    await writeWorker({ outDir: folder, plan });
    expect(html()).toBe(once);
    writeFileSync(path.join(folder, 'a/index.html'), `${once}!`);
    expect(releaseIn(folder).pages.a?.[0]).not.toBe(hash);
  });

  it('writes the worker that takes itself back where nothing is offered', async () => {
    const folder = site();
    await writeWorker({ outDir: folder, plan: { ...plan, isOffered: false } });
    expect(worker(folder)).toBe(readFileSync(path.join(folder, RETIRING_FILE), 'utf8'));
    expect(worker(folder)).toContain('unregister');
    expect(worker(folder)).not.toContain('"fetch"');
  });
});
