/**
 * `::reference-table{name=api-error-codes}` → the table of that name in `data/`: a filter over its rows, links to its downloads, the
 * rows with an anchor each, and a line that says where the values come from and of which day they are.
 */
import { tableRoutes } from '../cross-references/routes';
import type { RootContent, Table as MdastTable, TableRow } from 'mdast';
import { frame as texts } from '../../../data/texts/reference-tables.json';
import type { Table } from '@gateway-docs/site-data/tables';
import { filled, isComponent, jsxBlock, link, markdownInline, paragraph, type Block } from '../mdast';
import { downloadLink } from '../cross-references/links';
import { presentTable } from '../tables/presentations';
import { defineHandler, lookUp } from './handler';

const rowsOf = (table: MdastTable): TableRow[] => table.children.filter(({ data }) => data?.hProperties?.id);

/** The tables whose rows have anchors, also those in tabs. */
function tablesIn(blocks: readonly RootContent[]): MdastTable[] {
  return blocks.flatMap((block) => {
    if (block.type === 'table') return rowsOf(block).length > 0 ? [block] : [];
    return isComponent(block, 'Tabs', 'TabPanel') ? tablesIn(block.children) : [];
  });
}

/** What stands above the rows: the filter, which needs JavaScript, and the downloads, which do not. */
function tools(rows: number, name: string): Block[] {
  const { json, csv } = tableRoutes(name);
  const links = { json: [downloadLink(json, 'JSON')], csv: [downloadLink(csv, 'CSV')] };
  return [
    jsxBlock('TableFilter', { table: name, rows: String(rows) }),
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
    const tables = tablesIn(blocks);
    // By this name the filter finds them.
    for (const { data = {} } of tables) data.hProperties = { ...data.hProperties, dataTable: name };
    return [...tools(tables.flatMap(rowsOf).length, name), ...blocks, sourceLine(table)];
  },
});
