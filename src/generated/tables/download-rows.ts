/**
 * In: a reference table. Out: the rows of its downloads: those of the page, so what the page adds to a row from another file is in
 * them too.
 */
import { valuesInWords } from '@gateway-docs/site-data/cross-references';
import type { SiteData } from '@gateway-docs/contract';
import { servingEverywhere, servingOnly } from '@gateway-docs/site-data/services';

/** One row of a download: a name for each value, in the order of the data file. */
export type DownloadRow = Readonly<Record<string, unknown>>;

type Sources = Pick<SiteData, 'tables' | 'services' | 'codes' | 'operator'>;

function countryRows({ tables, services }: Sources): DownloadRow[] {
  const everywhere = servingEverywhere(services.values());
  return tables['country-codes'].rows.map((row) => ({
    ...row,
    services: [...everywhere, ...servingOnly(row.alpha2, services.values())]
      .map((service) => service.slug)
      .sort(),
  }));
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
 * @param name name of the table
 * @returns the rows of both downloads, with the references in their texts in words, because a download links nothing; none when there is no
 *   such table
 */
export function downloadRows(name: string, sources: Sources): readonly DownloadRow[] {
  const rows = completed.get(name)?.(sources) ?? sources.tables[name]?.rows ?? [];
  return rows.map((row) => valuesInWords(row, sources));
}
