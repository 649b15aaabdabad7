// Every table of data/ as its page shows it: each row has an anchor, the filter knows all of them, source and date are printed.
import type { Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableRoutes } from '../../../src/remark/cross-references/routes';
import type { SiteData } from '@gateway-docs/contract';
import { type Tables, tableNames } from '@gateway-docs/site-data/tables';
import type { Block } from '../../../src/remark/mdast/nodes';
import { referenceTable } from '../../../src/remark/directives/reference-table';
import { loadPresentations } from '../../../src/remark/tables/presentations';
import { demoSite } from '@gateway-docs/contract/tests';

const names = tableNames();
let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
  await loadPresentations(names);
}, 60_000);

const built = (name: string): Block[] => referenceTable.build({ name }, reference, 0);

/** Of the tables that the filter narrows, also those in tabs. */
function anchorsOf(blocks: readonly Block[]): unknown[] {
  const anchors: unknown[] = [];
  visit({ type: 'root', children: [...blocks] }, 'table', (table: Table) => {
    if (table.data?.hProperties?.dataTable === undefined) return;
    anchors.push(...table.children.slice(1).map((row) => row.data?.hProperties?.id));
  });
  return anchors;
}

/** The anchors of the rows of data, as links from elsewhere spell them, where they are not the codes in lower case. */
const anchors: Readonly<Record<string, (tables: Tables) => string[]>> = {
  'test-cards': (tables) => tables['test-cards'].rows.map((row) => row.id),
  'country-codes': (tables) => tables['country-codes'].rows.map((row) => row.alpha2.toLowerCase()),
  'crypto-codes': (tables) =>
    tables['crypto-codes'].rows.map((row) =>
      `${row.asset}-${row.network}`.toLowerCase().replaceAll('_', '-'),
    ),
  'bank-codes': (tables) =>
    (tables['bank-codes']?.rows ?? []).map((row) =>
      `${String(row.country)}-${String(row.code)}`.toLowerCase(),
    ),
};

const anchorsOfRows = (name: string): string[] =>
  anchors[name]?.(reference.tables) ??
  (reference.tables[name]?.rows ?? []).map((row) => String(row.code).toLowerCase());

describe.each(names)('%s', (name) => {
  it('has an anchor for every row of its data, each once', () => {
    const found = anchorsOf(built(name));
    expect(found.filter((anchor) => typeof anchor !== 'string')).toEqual([]);
    expect(found).toEqual([...new Set(found)]);
    expect(anchorsOfRows(name).length).toBeGreaterThan(5);
    expect(found).toEqual(expect.arrayContaining(anchorsOfRows(name)));
  });

  it('tells the filter how many rows there are', () => {
    const blocks = built(name);
    const filter = blocks.find(
      (block): block is MdxJsxFlowElement =>
        block.type === 'mdxJsxFlowElement' && block.name === 'TableFilter',
    );
    expect(filter?.attributes).toMatchObject([
      { name: 'table', value: name },
      { name: 'rows', value: String(anchorsOf(blocks).length) },
    ]);
  });

  it('links to both downloads, and says source and date of the data', () => {
    const blocks = built(name);
    const { json, csv } = tableRoutes(name);
    const text = JSON.stringify(blocks);
    expect(text).toContain(`pathname://${json}"`);
    expect(text).toContain(`pathname://${csv}"`);
    const last = JSON.stringify(blocks.at(-1));
    expect(last).toContain(reference.tables[name]?.source.name);
    expect(last).toContain(`Date of the data: ${reference.tables[name]?.as_of ?? 'none'}`);
  });
});

describe('a coin', () => {
  it('has a name that says more than its code', () => {
    const { rows } = reference.tables['crypto-codes'];
    expect(rows.filter(({ asset, name }) => name === asset)).toEqual([]);
  });
});

describe('the converter', () => {
  it('has the decimals of every currency in its row, and of nothing else', () => {
    const tables = built('currency-codes').filter((block): block is Table => block.type === 'table');
    const rows = tables.flatMap((table) => table.children);
    const exponents = rows.flatMap((row) => {
      const properties: Record<string, unknown> = row.data?.hProperties ?? {};
      return 'data-exponent' in properties ? [[properties.id, Number(properties['data-exponent'])]] : [];
    });
    const currencies = reference.tables['currency-codes'].rows.filter((row) => row.kind === 'currency');
    expect(exponents).toEqual(currencies.map((row) => [row.code.toLowerCase(), row.exponent]));
    expect(new Set(exponents.map(([, exponent]) => exponent))).toEqual(new Set([0, 2, 3]));
  });
});
