/**
 * data/transaction-statuses.yaml → one table with a row and an anchor for every status.
 */
import { statuses as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable, statusLinks } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { emphasis, strong, type Block, type Inline } from '../mdast/nodes';
import { records, type Row } from '../mdast/table';

const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no);

/** A sentence that a shop may show, with a button that copies it. */
const shownTo = (label: string, text: string | undefined): Inline[] =>
  text ? factLine(label, copyable(text, emphasis(text))) : [];

function toRow(row: Tables['transaction-statuses']['rows'][number], site: SiteData): Row {
  const next: Inline[] = row.to.length > 0 ? statusLinks(row.to, site) : [texts.end];
  const note: Inline[] = row.to_note ? ['. ', ...markdownInline(row.to_note)] : [];
  return {
    id: String(row.code),
    cells: [
      [
        ...codeCell(row.code),
        ' ',
        strong(row.name),
        ...factLine(texts.final, yesOrNo(row.final)),
        ...factLine(texts.callback, yesOrNo(row.callback)),
      ],
      [
        ...markdownInline(row.meaning),
        ...shownTo(texts.payer, row.payer_text),
        ...shownTo(texts.recipient, row.recipient_text),
      ],
      [...markdownInline(row.entitles), ...factLine(texts.next, ...next, ...note)],
    ],
  };
}

export function present({ title, rows }: Tables['transaction-statuses'], site: SiteData): Block[] {
  const statuses = rows.map((row) => toRow(row, site));
  return [records({ label: title, columns: texts.columns }, statuses)];
}
