/** In: the text of `data/flows/<name>.mmd`. Out: the checked diagram, its references in words. */
import { type Flow, parseFlow as parse } from '@gateway-docs/diagrams';
import { WriterError } from '@gateway-docs/kit';
import { refusePlaceholders } from '@gateway-docs/kit/yaml';
import { bareCodes, explainBareCode } from '../cross-references/find';
import type { Known } from '../cross-references/resolve';
import { IN_FLOWS, inWords } from '../cross-references/words';

/**
 * @param file path for messages, relative to the repository's root
 * @param source its text
 * @param known codes and values that texts may refer to
 * @throws Error with file, line, what was found and what is allowed, for the first mistake; a bare code is one
 */
export function parseFlow(file: string, source: string, known: Known): Flow {
  return parse(file, source, (text) => {
    const [bare] = bareCodes(text, known.codes);
    if (bare) throw new WriterError(explainBareCode(bare));
    return inWords(text, known, IN_FLOWS);
  });
}

/**
 * The same for a file of `data/`, which a writer may not have filled yet.
 * @throws Error with file and line also for what is left of the template
 */
export function readFlow(file: string, source: string, known: Known): Flow {
  refusePlaceholders(file, source);
  return parseFlow(file, source, known);
}
