/**
 * The shape of a directive handler: the attributes that it takes and a pure function from attributes and reference to
 * mdast. The plugin and the Markdown export run the same handlers, so they read nothing else and keep no state.
 */
import type { SiteData } from '@gateway-docs/contract';
import { suggest, WriterError } from '@gateway-docs/kit';
import type { Block } from '../mdast';

/** One attribute: `#id` in the braces is the attribute `id`. */
export interface AttributeRule {
  readonly required?: boolean;
  /** Closed list of values; without it any value is passed on and the handler looks it up. */
  readonly values?: readonly string[];
}

export type Attributes<Name extends string> = Readonly<Record<Name, string | undefined>>;

export interface Handler<Name extends string = string> {
  /** What a writer types after the two colons. */
  readonly name: string;
  /** One example for error messages and the writer's guide. */
  readonly example: string;
  readonly attributes: Readonly<Record<Name, AttributeRule>>;
  /**
   * @param earlier how many directives that print the same part stand before it on the page: what a guide shows of a second direction may be folded
   * @throws WriterError when an attribute names something that does not exist
   */
  readonly build: (attributes: Attributes<Name>, site: SiteData, earlier: number) => Block[];
}

/**
 * Keeps the attribute names of a handler's rules in the type of its `build`.
 * @param handler its name is that of its example; without `attributes` it takes none
 */
export const defineHandler = <Name extends string>(
  handler: Pick<Handler<Name>, 'example' | 'build'> & Partial<Handler<Name>>,
): Handler => ({ name: /[\w-]+/.exec(handler.example)?.[0] ?? '', attributes: {}, ...handler });

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
