/**
 * In: the reference tables. Out: each as JSON and CSV beside its page: /reference/currency_codes.json and .csv. They come from the
 * same rows as the page, and from nothing that changes from build to build, so equal data makes equal files.
 */
import { valuesInWords } from '@gateway-docs/site-data/cross-references';
import { tableRoutes } from '../../remark/cross-references/routes';
import type { SiteData } from '@gateway-docs/contract';
import { toCsv } from './csv';
import { servingEverywhere, servingOnly } from '@gateway-docs/site-data/services';

/** One row of a download: a name for each value, in the order of the data file. */
export type DownloadRow = Readonly<Record<string, unknown>>;

type Sources = Pick<SiteData, 'tables' | 'services' | 'codes' | 'operator'>;

function countryRows({ tables, services }: Sources): DownloadRow[] {
  const everywhere = servingEverywhere(services.values());
  return tables['country-codes'].rows.map((row) => {
    const found = [...everywhere, ...servingOnly(row.alpha2, services.values())];
    return { ...row, services: found.map(({ slug }) => slug).sort() };
  });
}

function coinRows({ tables }: Sources): DownloadRow[] {
  const { rows, networks } = tables['crypto-codes'];
  return rows.map((row) => {
    const { code: _code, name, ...network } = networks.find((entry) => entry.code === row.network) ?? {};
    return { ...row, network_name: name, ...network };
  });
}

/** Tables to whose rows the page adds something. */
const completed: ReadonlyMap<string, (sources: Sources) => DownloadRow[]> = new Map([
  ['country-codes', countryRows],
  ['crypto-codes', coinRows],
]);

/**
 * In: a reference table. Out: the rows of its downloads: those of the page, so what the page adds to a row from another file is in
 * them too.
 * @param name name of the table
 * @returns the rows of both downloads, with the references in their texts in words, because a download links nothing; none when there is no
 *   such table
 */
export function downloadRows(name: string, sources: Sources): readonly DownloadRow[] {
  const rows = completed.get(name)?.(sources) ?? sources.tables[name]?.rows ?? [];
  return rows.map((row) => valuesInWords(row, sources));
}

/** @returns route and text of each download */
export function tableFiles(site: Sources): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(site.tables).flatMap(([name, table]): [string, string][] => {
      const rows = downloadRows(name, site);
      const routes = tableRoutes(name);
      return [
        [routes.json, `${JSON.stringify({ ...valuesInWords(table, site), rows }, null, 2)}\n`],
        [routes.csv, toCsv(rows)],
      ];
    }),
  );
}
