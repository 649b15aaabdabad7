/**
 * data/failure-reason-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import texts from '../../../data/texts/reference-tables.json';
import type { Tables } from '@gateway-docs/site-data/tables';
import { type Block, type Row, filled, markdownInline, records, withFacts } from '../mdast';
import { heading, inlineCode, link, paragraph, strong } from '../mdast/nodes';
import { codeCell, sentence } from '../cross-references/links';
import { declineRetry } from '../../../data/texts/tables.json';

const { columns, unknown, ...LABELS } = texts.failureReasons;

const toRow = (row: Tables['failure-reason-codes']['rows'][number]): Row => ({
  id: String(row.code),
  cells: [
    [...codeCell(row.code), ' ', strong(row.slug.replaceAll('_', ' '))],
    withFacts(markdownInline(row.text), { [LABELS.payer]: sentence(row.payer_text) }),
    withFacts(markdownInline(row.remedy), {
      [LABELS.retry]: declineRetry[row.retry],
      [LABELS.money]: row.money_sent ? LABELS.sent : LABELS.notSent,
    }),
  ],
});

export const present = ({ groups, rows }: Tables['failure-reason-codes']): Block[] =>
  groups.flatMap(({ slug, title, digit, general }) => {
    const ofGroup = rows.filter(({ group }) => group === slug);
    const code = [link(`#${general}`, inlineCode(String(general)))];
    return [
      heading(2, slug, `${digit}xxx ${title}`),
      paragraph(...filled(unknown, { code })),
      records({ label: title, columns }, ofGroup.map(toRow)),
    ];
  });
