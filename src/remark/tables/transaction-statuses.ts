/**
 * data/transaction-statuses.yaml → one table with a row and an anchor for every status.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable, statusLinks } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { emphasis, strong, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';

const COLUMNS = ['Status', 'Meaning', 'What you may do'];

type StatusRow = Tables['transaction-statuses']['rows'][number];

function toRow(row: StatusRow, site: SiteData): Row {
  const next: Inline[] = row.to.length > 0 ? statusLinks(row.to, site) : ['nothing else'];
  const note: Inline[] = row.to_note ? ['. ', ...markdownInline(row.to_note)] : [];
  return {
    id: String(row.code),
    cells: [
      [
        ...codeCell(row.code),
        ' ',
        strong(row.name),
        ...factLine('Final', row.final ? 'yes' : 'no'),
        ...factLine('Callback', row.callback ? 'yes' : 'no'),
      ],
      [
        ...markdownInline(row.meaning),
        ...factLine('Text for the payer', copyable(row.payer_text, emphasis(row.payer_text))),
        ...(row.recipient_text
          ? factLine(
              'Text for the recipient of a payout',
              copyable(row.recipient_text, emphasis(row.recipient_text)),
            )
          : []),
      ],
      [...markdownInline(row.entitles), ...factLine('May become', ...next, ...note)],
    ],
  };
}

export function present({ title, rows }: Tables['transaction-statuses'], site: SiteData): Block[] {
  return [
    table(
      COLUMNS,
      rows.map((row) => toRow(row, site)),
      { label: title, layout: 'records' },
    ),
  ];
}
