// In: the name of a file under data/. Out: its parsed and checked content, for the content tests of the data.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { schema as serviceSchema } from '@gateway-docs/site-data/services';

export const dataDir = path.resolve(__dirname, '../../../data');

/** Reads data/<name>.yaml with its schema; throws what the schema finds. */
export function readTable<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(path.join(dataDir, `${name}.yaml`), 'utf8')));
}

/** Every service of the catalogue by file name. */
export const readServices = () =>
  readdirSync(path.join(dataDir, 'services')).map((file) => {
    const name = path.basename(file, '.yaml');
    return [name, readTable(`services/${name}`, serviceSchema)] as const;
  });
