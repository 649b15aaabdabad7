/** In: `data/schemes`. Out: every fact sheet by its slug, which is the name of its file. */
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { readYaml } from '@gateway-docs/kit/yaml';
import { schema, type Scheme } from './scheme-schema';

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file and place for the first sheet that is wrong
 */
export function loadSchemes(siteDir: string): ReadonlyMap<string, Scheme> {
  return new Map(
    listFiles(siteDir, 'data/schemes').map((file) => [
      path.basename(file, '.yaml'),
      readYaml(siteDir, file, schema),
    ]),
  );
}
