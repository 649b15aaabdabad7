import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, folderOf } from './support/site';

function hashes(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(filesIn(folder).map((file) => [file, hash(file)]));
}

it('plain `docusaurus build` over the caches makes the bytes that `npm run build` makes without them', () => {
  const main = hashes(folderOf('main'));
  expect(Object.keys(main).length).toBeGreaterThan(20);
  expect(hashes(folderOf('plain'))).toEqual(main);
});
