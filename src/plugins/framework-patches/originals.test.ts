/**
 * A patch is right for the original that it was compared with. This test fails when an update of a package changes an original, and
 * says what to compare; the README's table is where the content of each original is recorded.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../content-hash';
import { PATCHES, replacedFiles } from './patches';

const root = path.resolve(__dirname, '../../..');
const README = 'src/plugins/framework-patches/README.md';

/** One row of the README's table of replaced files. */
interface Row {
  readonly original: string;
  readonly recorded: string;
  readonly replacement: string;
  readonly spec: string;
  readonly title: string;
}

function readRows(): Row[] {
  const cell = '`([^`]+)`';
  const row = new RegExp(`^\\| ${cell} +\\| ${cell} +\\| ${cell} +\\|.*\\| ${cell}: (.+?) +\\|$`, 'gm');
  return Array.from(
    readFileSync(path.join(root, README), 'utf8').matchAll(row),
    ([, original = '', recorded = '', replacement = '', spec = '', title = '']) => ({
      original,
      recorded,
      replacement,
      spec,
      title,
    }),
  );
}

describe('framework patches', () => {
  const rows = readRows();

  it('are listed in the README, in the order of patches.ts', () => {
    const listed = rows.map(({ original, replacement }) => ({ original, replacement }));
    expect(listed).toEqual(PATCHES);
  });

  it.each(rows)('$original is what it was when its replacement was written', (row) => {
    const found = contentHash(row.original);
    const advice = `node_modules/${row.original} has changed (recorded ${row.recorded}, found ${found}).
      1. Read what changed in it, and take over into src/plugins/framework-patches/client/${row.replacement} what matters here.
      2. Run the test of its row: npm run test:browser -- ${row.spec}
      3. Write ${found} in its row of ${README}.`;
    expect(found, advice).toBe(row.recorded);
  });

  it.each(rows)('$original: the test that its row names exists', ({ spec, title }) => {
    expect(readFileSync(path.join(root, spec), 'utf8')).toContain(title);
  });

  it('have a file in client/ for each original', () => {
    const missing = Object.values(replacedFiles()).filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });
});
