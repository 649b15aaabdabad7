// The editor's rules hold on every page, in the texts of `api/` and `data/`, and in the diagrams; `npm run prose` prints the same remarks, and advice beside them.
import path from 'node:path';
import { expect, it } from 'vitest';
import { findingsIn, proseIn } from '@gateway-docs/writing/prose';

const root = path.resolve(__dirname, '../../..');

it.each(proseIn(root).map(({ file, trees }) => [file, trees] as const))(
  '%s keeps the rules of prose',
  (file, trees) => {
    const errors = trees.flatMap(findingsIn).filter(({ level }) => level === 'error');
    expect(errors.map(({ line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  },
);
