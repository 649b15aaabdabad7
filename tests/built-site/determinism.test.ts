import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFile, publishedFiles } from '../../scripts/serve/site-files';
import { filesIn, folderOf, htmlFiles, textFiles } from './support/site';

function hashes(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(filesIn(folder).map((file) => [file, hash(file)]));
}

/** Where an attribute, the data of a page or a script names a file of the site. */
const NAMED =
  /(?<=["=]|&quot;)\/((?:[\w.-]+\/)*[\w.-]+\.(?:js|mjs|json|css|svg|png|ico|md|yaml|csv|txt|xml|atom|webmanifest|sha256|woff2))(?![\w/-])/g;

/** Where an element of a page leads on its own site, without query and target. */
const LEADS = /\s(?:href|src)="?(\/(?!\/)[^"\s>#?]*)/g;

describe('plain `docusaurus build`', () => {
  it('in a fresh clone makes the bytes that `npm run build` makes over its caches', () => {
    const main = hashes(folderOf('main'));
    expect(Object.keys(main).length).toBeGreaterThan(20);
    expect(hashes(folderOf('plain'))).toEqual(main);
  });

  it('makes each file that a page or a script of it names, and leaves no file of its own steps there', () => {
    const files = new Set(filesIn(folderOf('plain')));
    const named = textFiles(folderOf('plain'))
      .filter(({ file }) => /\.(html|js|webmanifest)$/.test(file))
      .flatMap(({ text }) => Array.from(text.matchAll(NAMED), ([, name = '']) => name));
    for (const wanted of ['sandbox/gateway.mjs', 'service-worker.js', 'callbacks.md', 'openapi/v2.yaml'])
      expect(named).toContain(wanted);
    // The gateway makes workbooks, whose parts have such names inside their file.
    const isPart = (name: string): boolean => name.startsWith('xl/');
    expect([...new Set(named)].filter((name) => !files.has(name) && !isPart(name))).toEqual([]);
    expect([...files].filter((file) => /plan|manifest\.json$|\.map$/.test(file))).toEqual([]);
  });

  it('has what its pages lead to', () => {
    const files = publishedFiles(folderOf('plain'));
    const leads = htmlFiles(folderOf('plain')).flatMap(({ html }) =>
      Array.from(html.matchAll(LEADS), ([, address = '']) => address),
    );
    for (const wanted of ['/callbacks', '/cabinet/balances/', '/local_gateway', '/sandbox/gateway.mjs'])
      expect(leads).toContain(wanted);
    const isMissing = (address: string): boolean => (findFile(files, address)?.status ?? 404) === 404;
    // The not-found page names its own address, which is none.
    expect([...new Set(leads)].filter((address) => address !== '/404' && isMissing(address))).toEqual([]);
  });

  it('ends with a command that there is', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    expect(scripts).toHaveProperty('serve');
  });
});
