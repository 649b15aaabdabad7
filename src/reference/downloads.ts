/**
 * In: a reference table. Out: where its downloads lie and the rows that they hold: those of the page, so what the page adds to a
 * row from another file is in them too. The page links to the files and the plugin writes them; both ask here.
 */
import { recordInWords } from './inline-references/words';
import type { Reference } from './reference';
import { servingEverywhere, servingOnly } from './serving';
import type { TableName, Tables } from './tables';

/** One row of a download: a name for each value, in the order of the data file. */
export type DownloadRow = Readonly<Record<string, unknown>>;

/** Adds to the rows of a table what its page adds. */
type Completed = {
  readonly [Name in TableName]?: (
    table: Tables[Name],
    reference: Pick<Reference, 'services'>,
  ) => readonly DownloadRow[];
};

const completed: Completed = {
  'country-codes': ({ rows }, { services }) => {
    const everywhere = servingEverywhere(services.values());
    return rows.map((row) => ({
      ...row,
      services: [...everywhere, ...servingOnly(row.alpha2, services.values())]
        .map((service) => service.slug)
        .sort(),
    }));
  },
  'crypto-codes': ({ rows, networks }) =>
    rows.map((row) => {
      const { code: _code, name, ...network } = networks.find((entry) => entry.code === row.network) ?? {};
      return { ...row, network_name: name, ...network };
    }),
};

/**
 * @param name name of the table, `currency-codes`
 * @returns routes of its downloads, `/reference/currency_codes.json` and `.csv`
 */
export function downloadRoutes(name: TableName): { readonly json: string; readonly csv: string } {
  const page = `/reference/${name.replaceAll('-', '_')}`;
  return { json: `${page}.json`, csv: `${page}.csv` };
}

/**
 * @param name name of the table
 * @param table its checked data
 * @returns the rows of both downloads, with the references in their texts in words: a download links nothing
 */
export function downloadRows<Name extends TableName>(
  name: Name,
  table: Tables[Name],
  reference: Pick<Reference, 'services' | 'codes' | 'operator'>,
): readonly DownloadRow[] {
  const rows = completed[name]?.(table, reference) ?? table.rows;
  return rows.map((row) => recordInWords(row, reference));
}
