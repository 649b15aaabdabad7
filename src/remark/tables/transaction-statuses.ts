/**
 * data/transaction-statuses.yaml → one table with a row and an anchor for every status.
 */
import { statuses as texts } from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { type Block, type Inline, type Row, markdownInline, records, strong, withFacts } from '../mdast';
import { codeCell, sentence, statusLinks } from '../cross-references/links';

const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no);

function toRow(row: Tables['transaction-statuses']['rows'][number], site: SiteData): Row {
  const next: Inline[] = row.to.length > 0 ? statusLinks(row.to, site) : [texts.end];
  const note: Inline[] = row.to_note ? ['. ', ...markdownInline(row.to_note)] : [];
  return {
    id: String(row.code),
    cells: [
      withFacts([...codeCell(row.code), ' ', strong(row.name)], {
        [texts.final]: yesOrNo(row.final),
        [texts.callback]: yesOrNo(row.callback),
      }),
      withFacts(markdownInline(row.meaning), {
        [texts.payer]: sentence(row.payer_text),
        [texts.recipient]: sentence(row.recipient_text),
      }),
      withFacts(markdownInline(row.entitles), { [texts.next]: [...next, ...note] }),
    ],
  };
}

export function present({ title, rows }: Tables['transaction-statuses'], site: SiteData): Block[] {
  const statuses = rows.map((row) => toRow(row, site));
  return [records({ label: title, columns: texts.columns }, statuses)];
}
