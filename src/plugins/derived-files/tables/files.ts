/**
 * In: the reference tables. Out: each as JSON and CSV beside its page: /reference/currency_codes.json and .csv. They come from the
 * same rows as the page, and from nothing that changes from build to build, so equal data makes equal files.
 */
import { downloadRows } from './download-rows';
import { tableRoutes } from '../../../remark/routes';
import type { Reference } from '../../../reference/reference';
import type { TableName } from '../../../reference/tables/tables';
import { toCsv } from './csv';

/** @returns route and text of each download */
export function tableFiles(reference: Pick<Reference, 'tables' | 'services'>): ReadonlyMap<string, string> {
  const names = Object.keys(reference.tables) as TableName[];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const table = reference.tables[name];
      const rows = downloadRows(name, table, reference);
      const routes = tableRoutes(name);
      return [
        [routes.json, `${JSON.stringify({ ...table, rows }, null, 2)}\n`],
        [routes.csv, toCsv(rows)],
      ];
    }),
  );
}
