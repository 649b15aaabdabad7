/**
 * In: the reference tables. Out: each as JSON and CSV beside its page: /reference/currency_codes.json and .csv. They come from the
 * same rows as the page, and from nothing that changes from build to build, so equal data makes equal files.
 */
import { downloadRoutes, downloadRows } from '../../../reference/downloads';
import { recordInWords } from '../../../reference/inline-references/words';
import type { Reference } from '../../../reference/reference';
import type { TableName } from '../../../reference/tables';
import { toCsv } from './csv';

/** @returns route and text of each download */
export function tableFiles(
  reference: Pick<Reference, 'tables' | 'services' | 'codes' | 'operator'>,
): ReadonlyMap<string, string> {
  const names = Object.keys(reference.tables) as TableName[];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const table = reference.tables[name];
      const rows = downloadRows(name, table, reference);
      const routes = downloadRoutes(name);
      return [
        [routes.json, `${JSON.stringify({ ...recordInWords(table, reference), rows }, null, 2)}\n`],
        [routes.csv, toCsv(rows)],
      ];
    }),
  );
}
