/**
 * In: the reference tables. Out: each as JSON and CSV beside its page: /reference/currency_codes.json and .csv. They come from the
 * same rows as the page, and from nothing that changes from build to build, so equal data makes equal files.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { downloadRoutes, downloadRows } from '../../reference/downloads';
import { loadReference } from '../../reference/load';
import type { Reference } from '../../reference/reference';
import type { TableName } from '../../reference/tables';
import { toCsv } from './csv';
import { writeFiles } from '../write-files';

/** @returns route and text of each download */
export function downloadFiles(
  reference: Pick<Reference, 'tables' | 'services'>,
): ReadonlyMap<string, string> {
  const names = Object.keys(reference.tables) as TableName[];
  return new Map(
    names.flatMap((name): [string, string][] => {
      const table = reference.tables[name];
      const rows = downloadRows(name, table, reference);
      const routes = downloadRoutes(name);
      return [
        [routes.json, `${JSON.stringify({ ...table, rows }, null, 2)}\n`],
        [routes.csv, toCsv(rows)],
      ];
    }),
  );
}

/** Docusaurus plugin; takes no options. */
export default function tableDownloads({ siteDir }: LoadContext): Plugin {
  return {
    name: 'table-downloads',
    async postBuild({ outDir }) {
      writeFiles(outDir, downloadFiles(await loadReference(siteDir)));
    },
  };
}
