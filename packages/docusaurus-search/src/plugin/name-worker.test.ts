import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { headScript, UNNAMED_WORKER } from './head-script';
import { nameWorker } from './name-worker';

/** @returns a built site with these scripts, and a page whose head asks for the worker */
function siteWith(...scripts: string[]) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'name-worker-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  };
  for (const script of ['main.1a.js', ...scripts]) write(`assets/js/${script}`, '');
  write('guides/first.html', `<script>${headScript('/docs/')}</script>`);
  write('moved.html', '<meta http-equiv="refresh">');
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  return { outDir, read };
}

it('writes the file of the worker into the script of each page that has one', () => {
  const { outDir, read } = siteWith('search-worker.0f9c.js', 'search-worker.0f9c.js.LICENSE.txt');
  nameWorker(outDir);
  expect(read('guides/first.html')).toContain("new Worker('/docs/assets/js/search-worker.0f9c.js'");
  expect(read('guides/first.html')).not.toContain(UNNAMED_WORKER);
  expect(read('moved.html')).toBe('<meta http-equiv="refresh">');
});

it('stops the build where the bundle has no worker', () => {
  expect(() => nameWorker(siteWith('search-workers.js').outDir)).toThrow('assets/js/search-worker.*.js');
});
