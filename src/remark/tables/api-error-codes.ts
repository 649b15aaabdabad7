/**
 * data/api-error-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import texts from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { markdownInline, records, section, strong, withFacts, type Block, type Row } from '../mdast';
import { codeCell, sentence } from '../cross-references/links';
import { reproduceRows, type Reproduced } from '../cross-references/reproduce';
import { actor, retry } from '../../../data/texts/tables.json';

const { columns, ...LABELS } = texts.apiErrors;

const toRow = (row: Tables['api-error-codes']['rows'][number], reproduced: Reproduced): Row => ({
  id: String(row.code),
  cells: [
    withFacts([...codeCell(row.code), ' ', strong(row.title)], {
      [LABELS.http]: [
        String(row.http_status_v2),
        ...reproduced(({ outcome }) => outcome.error_code === row.code),
      ],
    }),
    withFacts(markdownInline(row.cause), { [LABELS.payer]: sentence(row.payer_text) }),
    withFacts(markdownInline(row.remedy), {
      [LABELS.actor]: actor[row.who_acts],
      [LABELS.retry]: retry[row.retry],
    }),
  ],
});

export function present({ groups, rows }: Tables['api-error-codes'], site: SiteData): Block[] {
  const reproduced = reproduceRows(site);
  return groups.flatMap(({ slug, title }) => {
    const ofGroup = rows.filter(({ group }) => group === slug);
    return section(
      records,
      slug,
      { label: title, columns },
      ofGroup.map((row) => toRow(row, reproduced)),
    );
  });
}
