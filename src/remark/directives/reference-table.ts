/**
 * `::reference-table{name=api-error-codes}` → the table of that name in `data/`: a filter over its rows, links to its downloads, the
 * rows with an anchor each, and a line that says where the values come from and of which day they are.
 */
import { tableRoutes } from '../cross-references/routes';
import type { TableRow } from 'mdast';
import { frame as texts } from '../../../data/texts/reference-tables.json';
import type { Table } from '@gateway-docs/site-data/tables';
import { filled, jsxBlock, link, markdownInline, paragraph, type Block } from '../mdast';
import { downloadLink } from '../cross-references/links';
import { presentTable } from '../tables/presentations';
import { defineHandler, lookUp } from './handler';

const rowsOf = (block: Block): TableRow[] =>
  block.type === 'table' ? block.children.filter(({ data }) => data?.hProperties?.id) : [];

/** Marks the tables whose rows have anchors as the ones that the filter narrows. */
function marked(blocks: readonly Block[], name: string): Block[] {
  return blocks.map((block) => {
    if (rowsOf(block).length === 0) return block;
    const hProperties = { ...block.data?.hProperties, dataTable: name };
    return { ...block, data: { ...block.data, hProperties } };
  });
}

/** What stands above the rows: the filter, which needs JavaScript, and the downloads, which do not. */
function tools(blocks: readonly Block[], name: string): Block[] {
  const { json, csv } = tableRoutes(name);
  const links = { json: [downloadLink(json, 'JSON')], csv: [downloadLink(csv, 'CSV')] };
  return [
    jsxBlock('TableFilter', { table: name, rows: String(blocks.flatMap(rowsOf).length) }),
    paragraph(...filled(texts.downloads, links)),
  ];
}

/** Where the values come from, under the table. */
function sourceLine({ source, as_of: day }: Table): Block {
  const origin = source.url ? link(source.url, source.name) : source.name;
  return paragraph(...filled(texts.source, { source: [origin], day, note: markdownInline(source.note) }));
}

export const referenceTable = defineHandler({
  example: '::reference-table{name=api-error-codes}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, site) => {
    const table = lookUp('reference table', name, new Map(Object.entries(site.tables)));
    const blocks = presentTable(name, table, site);
    return [...tools(blocks, name), ...marked(blocks, name), sourceLine(table)];
  },
});
