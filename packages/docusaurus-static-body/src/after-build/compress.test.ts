import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from './compress';

let folder: string;
const site = () => path.join(folder, 'site');
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(site());
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('compress', () => {
  it('writes copies that decompress to the file', async () => {
    const page = 'The same line again.\n'.repeat(200);
    writeFileSync(file('site/a.html'), page);
    await compress(site(), { cacheDir: file('cache') });
    expect(brotliDecompressSync(readFileSync(file('site/a.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(file('site/a.html.gz'))).toString()).toBe(page);
  });

  it('leaves small files, pictures and what does not get smaller', async () => {
    writeFileSync(file('site/small.html'), 'short');
    writeFileSync(file('site/a.png'), 'x'.repeat(5000));
    await compress(site(), { cacheDir: file('cache') });
    expect(readdirSync(site()).sort()).toEqual(['a.png', 'small.html']);
  });

  it('takes the more time, the more readers wait for a file', async () => {
    mkdirSync(file('site/assets'));
    const text = readFileSync(path.join(__dirname, '../../README.md'));
    const names = ['assets/main.js', 'page.html', 'words.json', 'copy.md'];
    for (const name of names) writeFileSync(file(`site/${name}`), text);
    await compress(site(), { cacheDir: file('cache'), isWaitedFor: (name) => name === 'words.json' });
    const [script, page, words, copy] = names.map((name) => readFileSync(file(`site/${name}.br`)).length);
    expect(page).toBe(words);
    expect(script).toBeLessThan(page ?? 0);
    expect(words).toBeLessThan(copy ?? 0);
  });

  it('takes results of an earlier build by content', async () => {
    writeFileSync(file('site/a.css'), 'a{color:red}'.repeat(200));
    await compress(site(), { cacheDir: file('cache') });
    const cached = readdirSync(file('cache')).find((name) => name.endsWith('.br')) ?? '';
    expect(existsSync(file(`cache/${cached}`))).toBe(true);
    writeFileSync(file(`cache/${cached}`), 'from the cache');
    await compress(site(), { cacheDir: file('cache') });
    expect(readFileSync(file('site/a.css.br'), 'utf8')).toBe('from the cache');
  });
});
