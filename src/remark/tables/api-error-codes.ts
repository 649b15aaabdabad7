/**
 * data/api-error-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { emphasis, heading, strong, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { ACTORS, RETRIES } from './words';

const COLUMNS = ['Code', 'Cause', 'What to do'];

type ErrorRow = Tables['api-error-codes']['rows'][number];

const toRow = (row: ErrorRow): Row => ({
  id: String(row.code),
  cells: [
    [...codeCell(row.code), ' ', strong(row.title), ...factLine('HTTP in v2', String(row.http_status_v2))],
    [
      ...markdownInline(row.cause),
      ...factLine('Text for the payer', copyable(row.payer_text, emphasis(row.payer_text))),
    ],
    [
      ...markdownInline(row.remedy),
      ...factLine('Who acts', ACTORS[row.who_acts]),
      ...factLine('Send again', RETRIES[row.retry]),
    ],
  ],
});

export function present({ groups, rows }: Tables['api-error-codes']): Block[] {
  return groups.flatMap((group) => [
    heading(2, group.slug, group.title),
    table(COLUMNS, rows.filter((row) => row.group === group.slug).map(toRow), {
      label: group.title,
      layout: 'records',
    }),
  ]);
}
