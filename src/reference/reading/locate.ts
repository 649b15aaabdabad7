/**
 * In: the text of a YAML file and the path to a value in it. Out: where that stands and what was written there, as the end of a sentence for
 * the person who edits the file.
 */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

/** A longer value is cut: the line says where the rest is. */
const MAX_LENGTH = 60;

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

/** What was written for a value; nothing for a map or a list, which may be long. */
function found(node: unknown, text: string): string {
  if (!isScalar(node)) return '';
  const [start = 0, end = 0] = node.range ?? [];
  const value = text.slice(start, end);
  if (value === '') return ': nothing';
  return `: ${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value}`;
}

/** A key or an entry of a list, and its value. */
interface Entry {
  readonly at: number;
  readonly value: unknown;
}

function entryOf(node: unknown, name: PropertyKey): Entry | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    return pair && { at: startOf(pair.key), value: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return item === undefined ? undefined : { at: startOf(item), value: item };
}

/**
 * @param text of a YAML file
 * @param path keys and places in lists that lead to a value
 * @param target whether the value is meant, or the key alone
 * @returns `(line 31, column 8: "http://api.example")`; without the value for a key, a map and a list; `(missing below line 22, column 1)` where
 * only the beginning of the path exists; empty where nothing of it does
 */
export function locate(
  text: string,
  path: readonly PropertyKey[],
  target: 'key' | 'value' = 'value',
): string {
  const lines = new LineCounter();
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };
  let entry: Entry = {
    at: 0,
    value: parseDocument(text, { lineCounter: lines, logLevel: 'silent' }).contents,
  };
  for (const [i, name] of path.entries()) {
    const next = entryOf(entry.value, name);
    if (!next) return i === 0 ? '' : `(missing below ${place(entry.at)})`;
    entry = next;
  }
  if (path.length === 0) return '';
  if (target === 'key' || !isScalar(entry.value)) return `(${place(entry.at)})`;
  return `(${place(startOf(entry.value))}${found(entry.value, text)})`;
}
