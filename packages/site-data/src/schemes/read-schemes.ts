/** In: the folder of the fact sheets. Out: every fact sheet by its slug, which is the name of its file. */
import path from 'node:path';
import type { Folder } from '@gateway-docs/kit/yaml';
import { schema, type Scheme } from './scheme-schema';

/**
 * @throws Error with file and place for the first sheet that is wrong
 */
export function readSchemes(folder: Folder): ReadonlyMap<string, Scheme> {
  return new Map(folder.list().map((file) => [path.basename(file, '.yaml'), folder.yaml(file, schema)]));
}
