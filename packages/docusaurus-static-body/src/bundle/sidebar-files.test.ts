import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sidebarFilesIn, sidebarsModule } from './sidebar-files';

describe('sidebarFilesIn', () => {
  it('takes no notice of a folder that an instance of an earlier build has left', () => {
    const docs = mkdtempSync(path.join(tmpdir(), 'sidebar-files-'));
    for (const folder of ['default/p', 'renamed']) mkdirSync(path.join(docs, folder), { recursive: true });
    writeFileSync(path.join(docs, 'default/p/index-466.json'), '{}');
    writeFileSync(path.join(docs, 'renamed/site-docs-pix-c20.json'), '{}');
    expect(sidebarFilesIn(docs)).toEqual(['default/p/index-466.json']);
  });
});

describe('sidebarsModule', () => {
  it('loads the file of each docs instance when it is asked to', () => {
    const text = sidebarsModule(['default/p/index-466.json', 'cabinet/p/cabinet-f0e.json']);
    expect(text).toBe(
      [
        'export default [',
        "  () => import('@generated/docusaurus-plugin-content-docs/default/p/index-466.json').then((m) => m.default),",
        "  () => import('@generated/docusaurus-plugin-content-docs/cabinet/p/cabinet-f0e.json').then((m) => m.default),",
        '];',
        '',
      ].join('\n'),
    );
  });
});
