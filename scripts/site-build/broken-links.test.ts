import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locateBrokenLinks, readBrokenLinks } from './broken-links';

const OUTPUT = `\u001b[31m[ERROR]\u001b[39m Error: Docusaurus found broken links!

Exhaustive list of all broken links found:
- Broken link on source page path = /callbacks:
   -> linking to /nowhere
   -> linking to ./gone (resolved as: /gone)
- Broken anchor on source page path = /cabinet/money/:
   -> linking to /callbacks#none
   -> linking to /cabinet/money/#here
`;

let root = '';
function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), lines.join('\n'));
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'links-'));
  for (const folder of ['docs', 'cabinet', 'api', 'data', 'src/site', 'src/remark'])
    mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('readBrokenLinks', () => {
  it('finds each link with the page that has it, whatever colours there are', () => {
    expect(readBrokenLinks(OUTPUT, '/')).toEqual([
      { page: '/callbacks', isAnchor: false, link: '/nowhere' },
      { page: '/callbacks', isAnchor: false, link: './gone' },
      { page: '/cabinet/money/', isAnchor: true, link: '/callbacks#none' },
      { page: '/cabinet/money/', isAnchor: true, link: '/cabinet/money/#here' },
    ]);
    expect(readBrokenLinks('[ERROR] Something else', '/')).toEqual([]);
  });

  it('takes the base path away, which no source has', () => {
    const below = OUTPUT.replaceAll(/(?<=[ (])\/(?=\w)/g, '/docs/');
    expect(below).toContain('page path = /docs/callbacks:');
    expect(below).toContain('linking to /docs/nowhere');
    expect(readBrokenLinks(below, '/docs/')).toEqual(readBrokenLinks(OUTPUT, '/'));
  });
});

describe('locateBrokenLinks', () => {
  it('names file and line of the page, also of an anchor that is written without the path', () => {
    write(
      'docs/callbacks.mdx',
      '---',
      '---',
      '[a](/nowhere) and [b](/nowhere-else)',
      '[c](./gone)',
      '[d](/nowhere)',
    );
    write('cabinet/money/index.mdx', '---', 'slug: /money/', '---', '[a](#here)', '[b](/callbacks#none)');
    expect(locateBrokenLinks(root, readBrokenLinks(OUTPUT, '/'))).toEqual([
      'docs/callbacks.mdx:3, docs/callbacks.mdx:5: /nowhere is no page of this site',
      'docs/callbacks.mdx:4: ./gone is no page of this site',
      'cabinet/money/index.mdx:5: /callbacks#none is no anchor of that page',
      'cabinet/money/index.mdx:4: /cabinet/money/#here is no anchor of that page',
    ]);
  });

  it('names where else the address stands when the page has it from the data', () => {
    write('docs/callbacks.mdx', '::table');
    write('data/codes.yaml', 'text: x', 'link: /nowhere');
    const [first] = locateBrokenLinks(root, readBrokenLinks(OUTPUT, '/'));
    expect(first).toBe(
      'data/codes.yaml:2: /nowhere is no page of this site; the page /callbacks (docs/callbacks.mdx) has the link',
    );
  });
});
