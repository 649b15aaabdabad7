/** In: `data/flows`. Out: every sequence diagram by the name of its file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Known } from '../inline-references/resolve';
import { listFiles } from '@gateway-docs/kit/files';
import { refusePlaceholders } from '@gateway-docs/kit/yaml';
import type { Flow } from '@gateway-docs/diagrams';
import { parseFlow } from './parse-flow';

/**
 * @param siteDir absolute path of the repository's root
 * @param known codes and values that the texts of a diagram may refer to
 * @throws Error with file and line for the first mistake, or for what is left of the template
 */
export function loadFlows(siteDir: string, known: Known): ReadonlyMap<string, Flow> {
  return new Map(
    listFiles(siteDir, 'data/flows').map((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      refusePlaceholders(file, source);
      return [path.basename(file, '.mmd'), parseFlow(file, source, known)];
    }),
  );
}
