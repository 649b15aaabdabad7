/**
 * In: a schema or a value. Out: every property in it, with its path. Two walks that several tests share.
 */
import { flatten, type Schema } from '@gateway-docs/contract/openapi';

/** A schema with the contract's own keys beside those of JSON Schema. */
type MarkedSchema = Schema & { readonly 'x-sensitive'?: 'mask' | 'drop' };

export interface Property {
  readonly path: string;
  readonly name: string;
  readonly schema: MarkedSchema;
}

/** The schemas of which a value may be one, with `allOf` put together and alternatives apart. */
function variants(schema: Schema): Schema[] {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap(variants)];
}

/** Every property that a schema describes, those of values of maps (`*`) and items of lists (`[]`) too. */
export function propertiesOf(schema: Schema, above: readonly Schema[] = [], path = ''): Property[] {
  if (above.includes(schema)) return [];
  const deeper = [...above, schema];
  return variants(schema).flatMap((part) => {
    const named = Object.entries(part.properties ?? {});
    const rest =
      typeof part.additionalProperties === 'object' ? [['*', part.additionalProperties] as const] : [];
    const inner = [...named, ...rest].flatMap(([name, property]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [{ path: at, name, schema: flatten(property) }, ...propertiesOf(property, deeper, at)];
    });
    return [...inner, ...(part.items ? propertiesOf(part.items, deeper, `${path}[]`) : [])];
  });
}

export interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

/** Every property of a value, objects and lists too, with a dotted path. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [{ path: at, name, value: inner as unknown }, ...leavesOf(inner, at)];
  });
}
