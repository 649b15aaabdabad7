/**
 * `::reference-table{name=api-error-codes}` → the table of that name in `data/`: a filter over its rows, links to its downloads, the
 * rows with an anchor each, and a line that says where the values come from and of which day they are.
 */
import { downloadRoutes } from '../../reference/downloads';
import type { Reference } from '../../reference/reference';
import type { TableName, Tables } from '../../reference/tables';
import { jsxBlock, jsxInline } from '../build/jsx';
import { markdownInline } from '../build/markdown';
import { link, paragraph, type Block, type Inline } from '../build/nodes';
import { suggest } from '../suggest';
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
import { WriterError } from '../writer-error';
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

function render<Name extends TableName>(name: Name, reference: Reference): Block[] | undefined {
  const found = reference.tables[name];
  return found && name in renderers ? renderers[name](found, reference) : undefined;
}

const idsOf = (block: Block): string[] =>
  block.type === 'table'
    ? block.children.flatMap((row) => (typeof row.data?.hProperties?.id === 'string' ? [row.data.hProperties.id] : []))
    : [];

/** Marks the tables whose rows have anchors as the ones that the filter narrows. */
function marked(blocks: readonly Block[], name: TableName): Block[] {
  return blocks.map((block) =>
    idsOf(block).length > 0
      ? { ...block, data: { ...block.data, hProperties: { ...block.data?.hProperties, dataTable: name } } }
      : block,
  );
}

/** What stands above the rows: the filter, which needs JavaScript, and the downloads, which do not. */
function tools(blocks: readonly Block[], name: TableName): Block[] {
  const download = (href: string, label: string): Inline =>
    jsxInline('a', { href, download: href.slice(href.lastIndexOf('/') + 1) }, [label]);
  const { json, csv } = downloadRoutes(name);
  return [
    jsxBlock('TableFilter', { table: name, rows: String(blocks.flatMap(idsOf).length) }),
    paragraph('The same rows to download: ', download(json, 'JSON'), ', ', download(csv, 'CSV'), '.'),
  ];
}

/** Where the values come from, under the table. */
function sourceLine(name: TableName, reference: Reference): Block {
  const { source, as_of: day } = reference.tables[name] ?? { source: { name: '', note: '' }, as_of: '' };
  const origin = 'url' in source && source.url ? link(source.url, source.name) : source.name;
  return paragraph('Source: ', origin, `. Date of the data: ${day}. `, ...markdownInline(source.note));
}

export const referenceTable = defineHandler({
  example: '::reference-table{name=api-error-codes}',
  attributes: { name: { required: true } },
  build: ({ name = '' }, reference) => {
    const blocks = render(name as TableName, reference);
    if (!blocks) throw new WriterError(`Unknown reference table "${name}". ${suggest(name, Object.keys(renderers))}`);
    return [
      ...tools(blocks, name as TableName),
      ...marked(blocks, name as TableName),
      sourceLine(name as TableName, reference),
    ];
  },
});
