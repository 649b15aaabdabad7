/**
 * data/test-cards.yaml → one section for each kind of test value, each a table with the value to copy, what happens and the
 * callbacks. The row's anchor is the scenario's id, which service guides and samples name.
 */
import type { SiteData } from '@gateway-docs/contract';
import type { Tables } from '@gateway-docs/site-data/tables';
import { jsxInline } from '../mdast/jsx';
import { copyable, statusLinks } from '../cross-references/links';
import { markdownBlocks } from '../mdast/markdown';
import { heading, inlineCode, link, strong, type Block } from '../mdast/nodes';
import { outcomeLine } from '../cross-references/outcome';
import { table, type Row } from '../mdast/table';

const COLUMNS = ['Value', 'Scenario', 'What happens', 'Callbacks'];

function toRow(row: Tables['test-cards']['rows'][number], site: SiteData): Row {
  return {
    id: row.id,
    cells: [
      [copyable(row.value)],
      [strong(row.title), ' ', jsxInline('Fact', {}, [link(`#${row.id}`, inlineCode(row.id))])],
      outcomeLine(row.outcome, site),
      statusLinks(row.callbacks, site),
    ],
  };
}

function defaults(values: Tables['test-cards']['defaults']): Row[] {
  return Object.entries(values).map(([name, value]) => ({
    cells: [[inlineCode(name)], [copyable(value)]],
  }));
}

export function present({ defaults: beside, kinds, rows }: Tables['test-cards'], site: SiteData): Block[] {
  return [
    heading(2, 'defaults', 'What to send beside a test value'),
    table(['Field', 'Value'], defaults(beside), { label: 'What to send beside a test value' }),
    ...kinds.flatMap((kind) => [
      heading(2, kind.slug, kind.title),
      ...markdownBlocks(kind.use),
      table(
        COLUMNS,
        rows.filter((row) => row.kind === kind.slug).map((row) => toRow(row, site)),
        { label: kind.title, layout: 'records' },
      ),
    ]),
  ];
}
