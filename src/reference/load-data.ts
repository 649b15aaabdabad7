/**
 * In: `data/`. Out: the checked tables, services, flows and screens. Every file must have a place here: a file that nothing
 * reads is a mistake (a wrong folder, a misspelt name), so it stops the build.
 */
import path from 'node:path';
import type * as z from 'zod';
import { schema as flowSchema } from './flow-schema';
import { listFiles } from './list-files';
import { readYaml } from './read-yaml';
import type { Codes, Reference } from './reference';
import { schema as screenSchema } from './screen-schema';
import { schema as serviceSchema } from './service-schema';
import { tableSchemas, type TableName, type Tables } from './tables';

/** Folders of `data/` with one file for each entry. */
const FOLDERS = { services: serviceSchema, flows: flowSchema, screens: screenSchema } as const;
/** Read by their own loaders: the operator profile here in `load-operator.ts`, the search's words by the search plugin. */
const READ_ELSEWHERE = ['data/operator.yaml', 'data/search/', 'data/README.md'];

const stem = (file: string): string => path.basename(file, '.yaml');

function loadFolder<Schema extends z.ZodType>(siteDir: string, folder: string, schema: Schema): Map<string, z.infer<Schema>> {
  const files = listFiles(siteDir, `data/${folder}`);
  return new Map(files.map((file) => [stem(file), readYaml(siteDir, file, schema)]));
}

function loadTables(siteDir: string): Partial<Tables> {
  const files = listFiles(siteDir, 'data');
  const present = Object.entries(tableSchemas).filter(([name]) => files.includes(`data/${name}.yaml`));
  return Object.fromEntries(
    present.map(([name, schema]) => [name, readYaml(siteDir, `data/${name}.yaml`, schema as z.ZodType)]),
  ) as Partial<Tables>;
}

/** @throws Error that names each file of `data/` which nothing reads, and where files may be */
function refuseUnused(siteDir: string): void {
  const places = [...Object.keys(tableSchemas).map((name) => `data/${name}.yaml`), ...READ_ELSEWHERE];
  const unused = listFiles(siteDir, 'data').filter((file) => {
    const [, folder, ...rest] = file.split('/');
    if (folder && folder in FOLDERS && rest.length === 1 && file.endsWith('.yaml')) return false;
    return !places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
  });
  if (unused.length === 0) return;
  throw new Error(
    `Nothing reads ${unused.join(', ')}. Tables are data/<name>.yaml with a schema in src/reference/tables/<name>.ts; ` +
      `other files belong in data/{${Object.keys(FOLDERS).join(',')}}/<name>.yaml.`,
  );
}

function names<Name extends TableName>(
  tables: Partial<Tables>,
  table: Name,
  nameOf: (row: Tables[Name]['rows'][number]) => [number, string],
): Map<number, string> {
  const rows = (tables[table]?.rows ?? []) as Tables[Name]['rows'][number][];
  return new Map(rows.map(nameOf));
}

/** The wording that a link to a code shows. */
function codesOf(tables: Partial<Tables>): Codes {
  return {
    error: names(tables, 'api-error-codes', (row) => [row.code, row.title]),
    status: names(tables, 'transaction-statuses', (row) => [row.code, row.name]),
    reason: names(tables, 'failure-reason-codes', (row) => [row.code, row.slug]),
  };
}

type Data = Pick<Reference, 'tables' | 'codes' | 'services' | 'flows' | 'screens'>;

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first file that is wrong or unused
 */
export function loadData(siteDir: string): Data {
  refuseUnused(siteDir);
  const tables = loadTables(siteDir);
  return {
    tables,
    codes: codesOf(tables),
    services: loadFolder(siteDir, 'services', serviceSchema),
    flows: loadFolder(siteDir, 'flows', flowSchema),
    screens: loadFolder(siteDir, 'screens', screenSchema),
  };
}
