import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folderOf } from './support/site';

/** Compressed copies follow from their files, and only the main build has them. */
function hashes(folder: string): Record<string, string> {
  const files = filesIn(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

describe('two builds of the same tree', () => {
  it('have the same bytes in every file, the first without caches and the second over its caches', () => {
    const cold = hashes(folderOf('main'));
    expect(Object.keys(cold).length).toBeGreaterThan(20);
    expect(hashes(folderOf('warm'))).toEqual(cold);
  });
});
