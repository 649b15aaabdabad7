/**
 * In: the YAML files of a folder and what exists. Out: nothing, or an error with file and line for each reference to something that does not
 * exist and for each code that stands there as bare words. It reads the sources and not what was loaded from them, because only a source has lines.
 */
import { isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { bareCodes, explainBareCode, expressionsIn } from './find';
import { resolveReference, type Known } from './resolve';
import { WriterError } from '@gateway-docs/kit';
import type { Folder } from '@gateway-docs/kit/yaml';

/** Keys of values that are sent, matched or compared as they are; what they say is no text of ours. */
const VALUES: ReadonlySet<string> = new Set([
  ...['value', 'example', 'examples', 'const', 'enum', 'default', 'data'],
  ...['pattern', 'regex', 'near_misses'],
]);

interface Problem {
  /** Where it stands in the file, in characters from its start. */
  readonly index: number;
  readonly message: string;
}

/** What is wrong with the references of a text, with their places in it. */
function problemsOf(text: string, known: Known): Problem[] {
  const problems = bareCodes(text, known.codes).map((bare): Problem => {
    return { index: bare.index, message: explainBareCode(bare) };
  });
  for (const { index, expression } of expressionsIn(text)) {
    try {
      resolveReference(expression, known);
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      problems.push({ index, message: error.message });
    }
  }
  return problems.sort((a, b) => a.index - b.index);
}

const keyOf = (node: unknown): string => (isPair(node) && isScalar(node.key) ? String(node.key.value) : '');

/** Every text of a YAML file as it is written, with its place; keys and values that are sent are none. */
function textsOf(document: Document, source: string): { index: number; text: string }[] {
  const found: { index: number; text: string }[] = [];
  visit(document, {
    Pair: (_key, pair, ancestors) => {
      // A schema may describe a property of such a name.
      const isProperty = keyOf(ancestors.at(-2)) === 'properties';
      return VALUES.has(keyOf(pair)) && !isProperty ? visit.SKIP : undefined;
    },
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      found.push({ index: range[0], text: source.slice(range[0], range[1]) });
    },
  });
  return found;
}

function problemsIn(folder: Folder, file: string, known: Known): string[] {
  const source = folder.text(file);
  // What is wrong in one of its texts is wrong in the file read as a single text, which takes a tenth of the time: YAML is read to leave out
  // comments, keys and values, and most files have nothing to leave out.
  if (problemsOf(source, known).length === 0) return [];
  const lines = new LineCounter();
  return textsOf(parseDocument(source, { lineCounter: lines }), source).flatMap(({ index, text }) =>
    problemsOf(text, known).map((problem) => {
      return `${folder.nameOf(file)}:${lines.linePos(index + problem.index).line}: ${problem.message}`;
    }),
  );
}

/**
 * @param folder where they are
 * @param files YAML files in it, with readable YAML
 * @param known codes and values that exist
 * @throws Error with one line for each mistake: file, line, what was found and what exists
 */
export function refuseWrongReferences(folder: Folder, files: readonly string[], known: Known): void {
  const problems = files.flatMap((file) => problemsIn(folder, file, known));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
