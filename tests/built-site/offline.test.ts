// The worker of the built site knows what there is; a first visit holds nothing of it; and the licences of the scripts stand beside them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HASH_DIGITS, RETIRING_FILE, withoutPageHash, WORKER_FILE } from '@gateway-docs/docusaurus-offline';
import { folderOf, pagesIn } from './support/site';

/** What a browser downloads once for each release, in bytes of Brotli. */
const WORKER_LIMIT = 25_000;

const folder = folderOf('main');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const worker = read(WORKER_FILE);
const pages = pagesIn(folder);

describe('the worker for reading without a network', () => {
  it('knows every page by the hash of its file, the sections among them', () => {
    const hash = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, HASH_DIGITS);
    const unknown = pages.filter(
      ({ route, html }) => route !== '/404' && !worker.includes(hash(withoutPageHash(html))),
    );
    expect(unknown.map(({ route }) => route)).toEqual([]);
    const silent = pages.filter(({ route, html }) => route !== '/404' && withoutPageHash(html) === html);
    expect(silent.map(({ route }) => route)).toEqual([]);
    expect(pages.length).toBeGreaterThan(190);
    expect(worker).toContain('label:"Payment methods"');
    expect(worker).toContain('label:"Merchant cabinet"');
  });

  it('is small, holds nothing of the machine, and its plan is not published', () => {
    expect(brotliCompressSync(worker).length).toBeLessThan(WORKER_LIMIT);
    expect(worker).not.toContain(process.cwd());
    expect(readdirSync(folder).filter((name) => name.includes('plan'))).toEqual([]);
    expect(read(RETIRING_FILE)).toContain('unregister');
  });

  it('costs the scripts that a page begins with a few lines: what speaks to it is another script', () => {
    const scripts = readdirSync(path.join(folder, 'assets/js')).filter((name) => name.endsWith('.js'));
    const saying = scripts.filter((name) => read(`assets/js/${name}`).includes('page-read'));
    expect(saying.length).toBeGreaterThan(0);
    expect(saying.filter((name) => /^(main|runtime)/.test(name))).toEqual([]);
    expect(read('index.html')).not.toContain(WORKER_FILE);
  });
});

describe('licences.txt', () => {
  it('names the packages of the scripts with their licences', () => {
    const text = read('licences.txt');
    for (const name of ['react', 'react-dom', '@docusaurus/core', '@iconify/react'])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: \\S+$`, 'm'));
    expect(text).not.toContain('node_modules');
  });
});
