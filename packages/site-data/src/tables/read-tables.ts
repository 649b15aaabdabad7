/**
 * In: `data/<name>.yaml` and the schemas in `schemas/<name>.ts`. Out: the checked tables by name. The folder of the schemas is the list of
 * the tables: a schema without a table stops the build here, a table without a schema in `load-facts.ts`.
 */
import path from 'node:path';
import * as z from 'zod';
import { listFiles } from '@gateway-docs/kit/files';
import type { Folder } from '@gateway-docs/kit/yaml';
import type { Tables } from './tables';

/** @returns the names of all tables, in alphabetical order */
export const tableNames = (): string[] =>
  listFiles(__dirname, 'schemas').map((file) => path.basename(file, '.ts'));

/**
 * @param name of a table, `currency-codes`
 * @returns the strict schema of its file
 * @throws Error when the module of the table has none
 */
export async function tableSchema(name: string): Promise<z.ZodType> {
  const found: unknown = await import(`./schemas/${name}.ts`);
  const schema = typeof found === 'object' && found && 'schema' in found ? found.schema : undefined;
  if (schema instanceof z.ZodType) return schema;
  throw new Error(
    `packages/site-data/src/tables/schemas/${name}.ts exports no schema: export it as language-codes.ts beside it does.`,
  );
}

/**
 * @param data folder of the tables
 * @throws Error that names the table whose file is missing or wrong
 */
export async function readTables(data: Folder): Promise<Tables> {
  const tables = await Promise.all(
    tableNames().map(async (name) => [name, data.yaml(`${name}.yaml`, await tableSchema(name))]),
  );
  // Each table was checked by the schema of its name, which the compiler cannot follow for names that are found.
  return Object.fromEntries(tables) as Tables;
}
