// In: the name of a file under data/. Out: its parsed and checked content, for the content tests of the data.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { schema as flowSchema } from '../../../src/reference/flow-schema';
import { schema as serviceSchema } from '../../../src/reference/services/service-schema';

export const dataDir = path.resolve(__dirname, '../../../data');

/** Reads data/<name>.yaml with its schema; throws what the schema finds. */
export function readTable<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(path.join(dataDir, `${name}.yaml`), 'utf8')));
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): [string, z.infer<Schema>][] {
  return readdirSync(path.join(dataDir, folder)).map((file) => {
    const name = path.basename(file, '.yaml');
    return [name, readTable(`${folder}/${name}`, schema)];
  });
}

/** Every service of the catalogue by file name. */
export const readServices = () => readFolder('services', serviceSchema);

/** Every sequence diagram by file name. */
export const readFlows = () => readFolder('flows', flowSchema);
