/**
 * In: a reference table. Out: the rows of its downloads: those of the page, so what the page adds to a row from another file is in
 * them too.
 */
import type { Reference } from '../../../reference/reference';
import { servingEverywhere, servingOnly } from '../../../reference/services/serving';
import type { TableName, Tables } from '../../../reference/tables/tables';

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
 * @param name name of the table
 * @param table its checked data
 * @returns the rows of both downloads
 */
export function downloadRows<Name extends TableName>(
  name: Name,
  table: Tables[Name],
  reference: Pick<Reference, 'services'>,
): readonly DownloadRow[] {
  return completed[name]?.(table, reference) ?? table.rows;
}
