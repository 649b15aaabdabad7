// The editor's rules hold on every page; `npm run prose` prints the same remarks, and advice beside them.
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '../../../scripts/prose/read';
import { findingsIn } from '../../../scripts/prose/rules';

const pages = readPages(path.resolve(__dirname, '../../..'));

it.each(pages.map(({ file, tree }) => [file, tree] as const))('%s keeps the rules of prose', (file, tree) => {
  const errors = findingsIn(tree).filter(({ level }) => level === 'error');
  expect(errors.map(({ line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
