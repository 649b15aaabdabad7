/**
 * data/failure-reason-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import texts from '../../../data/texts/reference-tables.json';
import type { SiteData } from '@gateway-docs/contract';
import type { ScenarioOutcome } from '@gateway-docs/site-data/services';
import type { Tables } from '@gateway-docs/site-data/tables';
import { type Block, type Row, filled, markdownInline, records, withFacts } from '../mdast';
import { heading, inlineCode, link, paragraph, strong } from '../mdast/nodes';
import { codeCell, sentence } from '../cross-references/links';
import { reproduceRows, type Reproduced } from '../cross-references/reproduce';
import { declineRetry } from '../../../data/texts/tables.json';

const { columns, unknown, ...LABELS } = texts.failureReasons;

const endsFor = (outcome: ScenarioOutcome, code: number): boolean =>
  [outcome, ...(outcome.then ?? [])].some(({ failure_reason_code: reason }) => reason === code);

const toRow = (row: Tables['failure-reason-codes']['rows'][number], reproduced: Reproduced): Row => ({
  id: String(row.code),
  cells: [
    [
      ...codeCell(row.code),
      ' ',
      strong(row.slug.replaceAll('_', ' ')),
      ...reproduced(({ outcome }) => endsFor(outcome, row.code)),
    ],
    withFacts(markdownInline(row.text), { [LABELS.payer]: sentence(row.payer_text) }),
    withFacts(markdownInline(row.remedy), {
      [LABELS.retry]: declineRetry[row.retry],
      [LABELS.money]: row.money_sent ? LABELS.sent : LABELS.notSent,
    }),
  ],
});

export function present({ groups, rows }: Tables['failure-reason-codes'], site: SiteData): Block[] {
  const reproduced = reproduceRows(site);
  return groups.flatMap(({ slug, title, digit, general }) => {
    const ofGroup = rows.filter(({ group }) => group === slug);
    const code = [link(`#${general}`, inlineCode(String(general)))];
    return [
      heading(2, slug, `${digit}xxx ${title}`),
      paragraph(...filled(unknown, { code })),
      records(
        { label: title, columns },
        ofGroup.map((row) => toRow(row, reproduced)),
      ),
    ];
  });
}
