/**
 * In: the text of a YAML file and the path to a value in it. Out: where that stands and what was written there, as the end of a sentence for
 * the person who edits the file.
 */
import { isScalar, LineCounter, parseDocument } from 'yaml';
import { startOf, yamlPlace } from './yaml-place';

/** A longer value is cut: the line says where the rest is. */
const MAX_LENGTH = 60;

/** What was written for a value; nothing for a map or a list, which may be long. */
function found(node: unknown, text: string): string {
  if (!isScalar(node)) return '';
  const [start = 0, end = 0] = node.range ?? [];
  const value = text.slice(start, end);
  if (value === '') return ': nothing';
  return `: ${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value}`;
}

/**
 * @param text of a YAML file
 * @param path keys and places in lists that lead to a value
 * @param target whether the value is meant, or the key alone
 * @returns `(line 31, column 8: "http://api.example")`; without the value for a key, a map and a list; `(missing below line 22, column 1)` where
 * only the beginning of the path exists; empty where nothing of it does
 */
export function locate(text: string, path: readonly PropertyKey[], target: 'key' | 'value' = 'value') {
  const lines = new LineCounter();
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };
  const { contents } = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const { at, value, depth } = yamlPlace(contents, path);
  if (depth === 0) return '';
  if (depth < path.length) return `(missing below ${place(at)})`;
  if (target === 'key' || !isScalar(value)) return `(${place(at)})`;
  return `(${place(startOf(value))}${found(value, text)})`;
}
