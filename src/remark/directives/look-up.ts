import { suggest, WriterError } from '@gateway-docs/kit';

/** @returns the items by their ids, in their order */
export const byId = <Item extends { readonly id: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]));

/**
 * @param kind what is looked up, for the message: `screen`
 * @param name that a writer has given
 * @param all what exists, by name
 * @param where it was looked for, with a space before it, where the kind alone does not say so
 * @throws WriterError with the nearest names, where nothing has this one
 */
export function lookUp<Value>(
  kind: string,
  name: string,
  all: ReadonlyMap<string, Value>,
  where = '',
): Value {
  const found = all.get(name);
  if (found !== undefined) return found;
  throw new WriterError(`Unknown ${kind} "${name}"${where}. ${suggest(name, all.keys())}`);
}
