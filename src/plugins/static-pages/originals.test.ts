/** What stands for a module of Docusaurus is right for the original that it was compared with; the README's table records its content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../content-hash';

const README = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const rows = Array.from(
  README.matchAll(/^\| `(@docusaurus[^`]+)` +\| `([^`]+)` +\| `([^`]+)`/gm),
  ([, original = '', recorded = '', replacement = '']) => ({ original, recorded, replacement }),
);

describe('modules that static pages replace', () => {
  it('are in the table', () => expect(rows).toHaveLength(5));

  it.each(rows)('$original is what it was when $replacement was written', (row) => {
    const found = contentHash(row.original);
    expect(found, `Compare it with ${row.replacement}, then write ${found} into README.md.`).toBe(
      row.recorded,
    );
  });
});
