/**
 * In: the reference tables. Out: each as JSON and CSV beside its page: /reference/currency_codes.json and .csv. They come from the
 * same rows as the page, and from nothing that changes from build to build, so equal data makes equal files.
 */
import { downloadRows } from './download-rows';
import { valuesInWords } from '@gateway-docs/site-data/cross-references';
import { tableRoutes } from '../../remark/cross-references/routes';
import type { SiteData } from '@gateway-docs/contract';
import { toCsv } from './csv';

/** @returns route and text of each download */
export function tableFiles(
  site: Pick<SiteData, 'tables' | 'services' | 'codes' | 'operator'>,
): ReadonlyMap<string, string> {
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
