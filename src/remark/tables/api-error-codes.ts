/**
 * data/api-error-codes.yaml → one section for each group, each a table with a row and an anchor for every code.
 */
import texts from '../../../data/texts/reference-tables.json';
import type { Tables } from '@gateway-docs/site-data/tables';
import { factLine } from '../mdast/fact';
import { codeCell, copyable } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { emphasis, strong, type Block } from '../mdast/nodes';
import { records, section, type Row } from '../mdast/table';
import { ACTORS, RETRIES } from './words';

const { columns, ...LABELS } = texts.apiErrors;

const toRow = (row: Tables['api-error-codes']['rows'][number]): Row => ({
  id: String(row.code),
  cells: [
    [...codeCell(row.code), ' ', strong(row.title), ...factLine(LABELS.http, String(row.http_status_v2))],
    [
      ...markdownInline(row.cause),
      ...factLine(LABELS.payer, copyable(row.payer_text, emphasis(row.payer_text))),
    ],
    [
      ...markdownInline(row.remedy),
      ...factLine(LABELS.actor, ACTORS[row.who_acts]),
      ...factLine(LABELS.retry, RETRIES[row.retry]),
    ],
  ],
});

export const present = ({ groups, rows }: Tables['api-error-codes']): Block[] =>
  groups.flatMap(({ slug, title }) => {
    const ofGroup = rows.filter(({ group }) => group === slug);
    return section(records, slug, { label: title, columns }, ofGroup.map(toRow));
  });
