/** Code that fits into a block of a page's text. Where a block is narrower its lines are wrapped (src/components/CodeBlock). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../../../samples');
const COLUMNS = 72;
/** What `/clients` and `/clients_v1` print is left out: the Markdown of `/clients` is as long as an agent takes. */
const PRINTED_ELSEWHERE = /pay-?once|callback_?-?verifier|callback\.go|payments|journal/i;

const files = [
  ...listFiles(root, 'raw-body').filter((file) => !file.endsWith('.yaml')),
  ...listFiles(root, 'clients').filter((file) => PRINTED_ELSEWHERE.test(file)),
];

it.each(files)('%s', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').replaceAll('\t', '  ').split('\n');
  const long = lines.flatMap((line, i) => (line.length > COLUMNS ? [`${i + 1}: ${line}`] : []));
  expect(long).toEqual([]);
});

it('there are handlers, verifiers and payments', () => {
  expect(files.length).toBeGreaterThan(20);
});
