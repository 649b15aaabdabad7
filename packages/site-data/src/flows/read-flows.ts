/** In: the folder of the diagrams. Out: every sequence diagram by the name of its file. */
import path from 'node:path';
import type { Known } from '../cross-references/resolve';
import { type Folder, refusePlaceholders } from '@gateway-docs/kit/yaml';
import type { Flow } from '@gateway-docs/diagrams';
import { parseFlow } from './parse-flow';

/**
 * @param known codes and values that the texts of a diagram may refer to
 * @throws Error with file and line for the first mistake, or for what is left of the template
 */
export function readFlows(folder: Folder, known: Known): ReadonlyMap<string, Flow> {
  return new Map(
    folder.list().map((name) => {
      const file = folder.nameOf(name);
      const source = folder.text(name);
      refusePlaceholders(file, source);
      return [path.basename(file, '.mmd'), parseFlow(file, source, known)];
    }),
  );
}
