/**
 * In: the text of a page. Out: its front matter, and the line of each key, so that a message can lead its writer to the place.
 */
import { LineCounter, parseDocument } from 'yaml';
import { memo } from '../plain/memo';
import { yamlPlace } from './yaml-place';

/** What a page begins with; the text of a page may have further lines of hyphens. */
const FRONT_MATTER = /^---\r?\n(?<yaml>[\s\S]*?\r?\n)??---\s*(?:\n|$)/;

export interface FrontMatter {
  /** As YAML says it: for a right page a map; undefined where the page has none, or an empty one. */
  readonly value: unknown;
  /**
   * @param path of a key: `['tasks', 'page']`
   * @returns the line of the file where the key stands, or of the last part of the path that exists; line 1 where none does
   */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** By the YAML: the list of pages, the page and its twin read the same, and the writers' server all of it after each change. */
const parsed = memo((yaml: string) => {
  const lines = new LineCounter();
  return { lines, document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false }) };
});

/**
 * @param file path for the message
 * @param source the whole text of the page
 * @throws Error with file and line where the front matter is no YAML, or has a key twice
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const { lines, document } = parsed(FRONT_MATTER.exec(source)?.groups?.yaml ?? '');
  // The first line of the YAML is the second of the file.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  const [first] = document.errors;
  if (first) {
    throw new Error(
      `${file}:${lineAt(first.pos[0])}: The front matter is no YAML: ${first.message}. ` +
        'A value with special characters has to stand in quotes.',
    );
  }
  return {
    value: document.toJS() ?? undefined,
    lineOf: (path) => {
      const { at, depth } = yamlPlace(document.contents, path);
      return depth === 0 ? 1 : lineAt(at);
    },
  };
}
