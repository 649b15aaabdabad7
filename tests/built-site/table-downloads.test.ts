import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatten } from '../../src/generated/tables/csv';
import { downloadRows, type DownloadRow } from '../../src/generated/tables/files';
import { tableRoutes } from '../../src/remark/cross-references/routes';
import { parseCsv } from './support/csv';
import { folderOf, pagesIn } from './support/site';
import { demoSite } from '@gateway-docs/contract/tests';

const main = folderOf('main');
const pages = pagesIn(main);
const read = (route: string) => readFileSync(path.join(main, route), 'utf8');
const reference = await demoSite.load();

const rowsOf = (name: string): readonly DownloadRow[] => downloadRows(name, reference);

describe.each(Object.entries(reference.tables))('the downloads of %s', (name, table) => {
  const { json, csv } = tableRoutes(name);

  it('are linked from the page, whose rows they hold', () => {
    const page = pages.find(({ route }) => `${route}.json` === json);
    const links = page?.$('article a[download]').toArray() ?? [];
    expect(links.map((link) => page?.$(link).attr('href'))).toEqual([json, csv]);
    expect(page?.$(`table[data-table="${name}"] tr[id]`).length).toBeGreaterThanOrEqual(rowsOf(name).length);
  });

  it('are equal to the data as JSON, with source and date', () => {
    const { source, as_of, rows } = JSON.parse(read(json)) as {
      source: unknown;
      as_of: unknown;
      rows: unknown;
    };
    expect({ source, as_of }).toEqual({
      source: table.source,
      as_of: table.as_of,
    });
    expect(rows).toEqual(rowsOf(name));
  });

  it('are equal to the data as CSV', () => {
    const parsed = parseCsv(read(csv));
    const expected = rowsOf(name).map((row) => flatten(row));
    const columns = [...new Set(expected.flatMap((row) => Object.keys(row)))];
    expect(parsed).toEqual(
      expected.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? '']))),
    );
  });

  it('hold nothing that a spreadsheet would run', () => {
    const cells = parseCsv(read(csv)).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});
