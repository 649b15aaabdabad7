/**
 * A patch is right for the original that it was compared with. This test fails when an update of a package changes an original, and
 * says what to compare; the tables of PATCHES.md are where the content of each original is recorded.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTHING, PATCHES, browserFile } from './patches';

const PATCHES_FILE = path.resolve(__dirname, '../../PATCHES.md');
const CELL = '`([^`]+)`';
const ROW = new RegExp(`^\\| ${CELL} +\\| ${CELL} +\\| (?:${CELL}|nothing) `, 'gm');

const rows = Array.from(
  readFileSync(PATCHES_FILE, 'utf8').matchAll(ROW),
  ([, original = '', recorded = '', replacement]) => ({ original, recorded, replacement }),
);

/** @returns the first 12 digits of the SHA-256 of a module's content, enough to tell two versions of one file apart */
const contentHash = (module: string): string =>
  createHash('sha256')
    .update(readFileSync(require.resolve(module)))
    .digest('hex')
    .slice(0, 12);

describe('what is replaced inside Docusaurus', () => {
  it('is listed in PATCHES.md, in the order of patches.ts', () => {
    const listed = rows.map(({ original, replacement = NOTHING }) => [original, replacement]);
    const patches = Object.entries(PATCHES);
    expect(listed.slice(0, patches.length)).toEqual(patches);
  });

  it.each(rows)(
    '$original is what it was when $replacement was written',
    ({ original, recorded, replacement }) => {
      const found = contentHash(original);
      const advice = `node_modules/${original} has changed. Read what changed in it, take over into ${replacement ?? 'the package'} what matters, run the browser tests, then write ${found} in its row of PATCHES.md.`;
      expect(found, advice).toBe(recorded);
    },
  );

  it('has a file for each original', () => {
    const files = rows.flatMap(({ replacement }) =>
      replacement === undefined ? [] : [browserFile(replacement)],
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
