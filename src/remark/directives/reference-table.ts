/**
 * `::reference-table{name=api-error-codes}` → the table of that name in `data/`: a filter over its rows, links to its downloads, the
 * rows with an anchor each, and a line that says where the values come from and of which day they are.
 */
import type { Node } from 'mdast';
import { tableRoutes } from '../routes';
import type { Reference } from '../../reference/reference';
import type { TableName, Tables } from '../../reference/tables/tables';
import { jsxBlock } from '../mdast/jsx';
import { downloadLink } from '../cross-references/links';
import { markdownInline } from '../mdast/markdown';
import { link, paragraph, type Block } from '../mdast/nodes';
import { suggest } from '../../base/suggest';
import { apiErrorCodes } from '../tables/api-error-codes';
import { bankCodes } from '../tables/bank-codes';
import { countryCodes } from '../tables/country-codes';
import { cryptoCodes } from '../tables/crypto-codes';
import { currencyCodes } from '../tables/currency-codes';
import { failureReasonCodes } from '../tables/failure-reason-codes';
import { languageCodes } from '../tables/language-codes';
import { stateCodes } from '../tables/state-codes';
import { testCards } from '../tables/test-cards';
import { transactionStatuses } from '../tables/transaction-statuses';
import { WriterError } from '../writer-errors/writer-error';
import { defineHandler } from './handler';

type Renderer<Name extends TableName> = (table: Tables[Name], reference: Reference) => Block[];

/** How each table is shown. */
const renderers: { readonly [Name in TableName]: Renderer<Name> } = {
  'api-error-codes': apiErrorCodes,
  'failure-reason-codes': failureReasonCodes,
  'transaction-statuses': transactionStatuses,
  'test-cards': testCards,
  'country-codes': countryCodes,
  'state-codes': stateCodes,
  'currency-codes': currencyCodes,
  'language-codes': languageCodes,
  'crypto-codes': cryptoCodes,
  'bank-codes': bankCodes,
};

/** Table and renderer belong together by their name, which the compiler cannot follow for a name that comes from a page. */
const render = (name: TableName, reference: Reference): Block[] =>
  (renderers[name] as Renderer<TableName>)(reference.tables[name], reference);

const isTable = (name: string): name is TableName => Object.hasOwn(renderers, name);

function propertiesOf(node: Node): Partial<Record<string, string>> {
  const properties: unknown = node.data?.hProperties;
  return properties ?? {};
}

function idsOf(block: Block): string[] {
  if (block.type !== 'table') return [];
  return block.children.flatMap((row) => {
    const { id } = propertiesOf(row);
    return id === undefined ? [] : [id];
  });
}

/** Marks the tables whose rows have anchors as the ones that the filter narrows. */
function marked(blocks: readonly Block[], name: TableName): Block[] {
  return blocks.map((block) => {
    if (idsOf(block).length === 0) return block;
    return { ...block, data: { ...block.data, hProperties: { ...propertiesOf(block), dataTable: name } } };
  });
}

/** What stands above the rows: the filter, which needs JavaScript, and the downloads, which do not. */
function tools(blocks: readonly Block[], name: TableName): Block[] {
  const { json, csv } = tableRoutes(name);
  return [
    jsxBlock('TableFilter', { table: name, rows: String(blocks.flatMap(idsOf).length) }),
    paragraph('Download this list: ', downloadLink(json, 'JSON'), ', ', downloadLink(csv, 'CSV'), '.'),
  ];
}

/** Where the values come from, under the table. */
function sourceLine(name: TableName, reference: Reference): Block {
  const { source, as_of: day } = reference.tables[name];
  const origin = 'url' in source && source.url ? link(source.url, source.name) : source.name;
  return paragraph('Source: ', origin, `. Date of the data: ${day}. `, ...markdownInline(source.note));
}

export const referenceTable = defineHandler({
  example: '::reference-table{name=api-error-codes}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, reference) => {
    if (!isTable(name))
      throw new WriterError(`Unknown reference table "${name}". ${suggest(name, Object.keys(renderers))}`);
    const blocks = render(name, reference);
    return [...tools(blocks, name), ...marked(blocks, name), sourceLine(name, reference)];
  },
});
