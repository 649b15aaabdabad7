/**
 * data/failure-reason-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { emphasis, heading, inlineCode, link, paragraph, strong, type Block } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { DECLINE_RETRIES } from './words';

const COLUMNS = ['Code', 'Reason', 'What to do'];

type ReasonRow = Tables['failure-reason-codes']['rows'][number];

const toRow = (row: ReasonRow): Row => ({
  id: String(row.code),
  cells: [
    [...codeCell(row.code), ' ', strong(row.slug.replaceAll('_', ' '))],
    [
      ...markdownInline(row.text),
      ...factLine('Text for the payer', copyable(row.payer_text, emphasis(row.payer_text))),
    ],
    [
      ...markdownInline(row.remedy),
      ...factLine('Pay again', DECLINE_RETRIES[row.retry]),
      ...factLine('Money', row.money_sent ? 'the payer may have sent it' : 'none was taken'),
    ],
  ],
});

export function present({ groups, rows }: Tables['failure-reason-codes']): Block[] {
  return groups.flatMap((group) => [
    heading(2, group.slug, `${group.digit}xxx ${group.title}`),
    paragraph(
      'Treat a code of this group that you do not know like ',
      link(`#${group.general}`, inlineCode(String(group.general))),
      '.',
    ),
    table(COLUMNS, rows.filter((row) => row.group === group.slug).map(toRow), {
      label: group.title,
      layout: 'records',
    }),
  ]);
}
