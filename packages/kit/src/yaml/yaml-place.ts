/** In: a parsed YAML document and the path to a value. Out: where that stands, or the last part of the path that exists. */
import { isMap, isScalar, isSeq, type Node } from 'yaml';

export interface YamlPlace {
  /** Characters from the beginning of the text to the key, or to the entry of a list. */
  readonly at: number;
  /** What the last part that exists leads to. */
  readonly value: unknown;
  /** How many parts of the path exist. */
  readonly depth: number;
}

/** @returns characters from the beginning of the text to a node */
export const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

function next(node: unknown, name: PropertyKey): Pick<YamlPlace, 'at' | 'value'> | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    return pair && { at: startOf(pair.key), value: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return item === undefined ? undefined : { at: startOf(item), value: item };
}

/**
 * @param contents of a document, as `parseDocument` gives them
 * @param path keys and places in lists
 */
export function yamlPlace(contents: Node | null, path: readonly PropertyKey[]): YamlPlace {
  let place: YamlPlace = { at: 0, value: contents, depth: 0 };
  for (const name of path) {
    const found = next(place.value, name);
    if (!found) break;
    place = { ...found, depth: place.depth + 1 };
  }
  return place;
}
