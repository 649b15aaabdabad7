/**
 * In: `data/`. Out: the checked tables, services and flows. Every file must have a place here: a file that nothing
 * reads is a mistake (a wrong folder, a misspelt name), so it stops the build.
 */
import path from 'node:path';
import type * as z from 'zod';
import { findBrokenReferences } from './cross-references';
import { schema as flowSchema } from './flow-schema';
import { listFiles } from '../base/list-files';
import { loadTables, tableNames } from './tables/load-tables';
import { readYaml } from './reading/read-yaml';
import type { Codes, Reference } from './reference';
import { schema as serviceSchema } from './services/service-schema';
import type { Tables } from './tables/tables';

/** Folders of `data/` with one file for each entry. */
const FOLDERS = { services: serviceSchema, flows: flowSchema } as const;
/** Read by their own loaders: the profile by `load-operator.ts`, the cabinet by `cabinet/`, the search's words by the search plugin. */
const READ_ELSEWHERE = ['data/operator.yaml', 'data/cabinet/', 'data/search/', 'data/README.md'];

const stem = (file: string): string => path.basename(file, '.yaml');

function loadFolder<Schema extends z.ZodType>(
  siteDir: string,
  folder: string,
  schema: Schema,
): Map<string, z.infer<Schema>> {
  const files = listFiles(siteDir, `data/${folder}`);
  return new Map(files.map((file) => [stem(file), readYaml(siteDir, file, schema)]));
}

/** @throws Error that names each file of `data/` which nothing reads, and where files may be */
function refuseUnused(siteDir: string): void {
  const places = [...tableNames().map((name) => `data/${name}.yaml`), ...READ_ELSEWHERE];
  const unused = listFiles(siteDir, 'data').filter((file) => {
    const [, folder, ...rest] = file.split('/');
    if (folder && folder in FOLDERS && rest.length === 1 && file.endsWith('.yaml')) return false;
    return !places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));
  });
  if (unused.length === 0) return;
  throw new Error(
    `Nothing reads ${unused.join(', ')}. Tables are data/<name>.yaml with a schema in src/reference/tables/schemas/<name>.ts; ` +
      `other files belong in data/{${Object.keys(FOLDERS).join(',')}}/<name>.yaml.`,
  );
}

/** The wording that a link to a code shows. */
function codesOf(tables: Tables): Codes {
  return {
    error: new Map(tables['api-error-codes'].rows.map((row) => [row.code, row.title])),
    status: new Map(tables['transaction-statuses'].rows.map((row) => [row.code, row.name])),
    reason: new Map(tables['failure-reason-codes'].rows.map((row) => [row.code, row.slug])),
  };
}

/** Codes that money can be in: no funds, units of account or metals. */
const currenciesOf = (tables: Tables): ReadonlySet<string> =>
  new Set(tables['currency-codes'].rows.filter((row) => row.kind === 'currency').map((row) => row.code));

type Data = Pick<Reference, 'tables' | 'codes' | 'services' | 'flows'>;

/** @throws Error with one line for each code, status or scenario that one file names and another does not have */
function refuseBrokenReferences({ tables, services, flows }: Data): void {
  const problems = findBrokenReferences({
    errorCodes: tables['api-error-codes'],
    failureReasons: tables['failure-reason-codes'],
    statuses: tables['transaction-statuses'],
    testData: tables['test-cards'],
    services: [...services.values()],
    flows: Object.fromEntries(flows),
    countries: new Set(tables['country-codes'].rows.map((row) => row.alpha2)),
    currencies: currenciesOf(tables),
  });
  if (problems.length > 0)
    throw new Error(['Files of data/ do not agree:', ...problems.map((line) => `  ${line}`)].join('\n'));
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file, place and advice for the first file that is wrong or unused
 */
export async function loadData(siteDir: string): Promise<Data> {
  refuseUnused(siteDir);
  const tables = await loadTables(siteDir);
  const data: Data = {
    tables,
    codes: codesOf(tables),
    services: loadFolder(siteDir, 'services', serviceSchema),
    flows: loadFolder(siteDir, 'flows', flowSchema),
  };
  refuseBrokenReferences(data);
  return data;
}
