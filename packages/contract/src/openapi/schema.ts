/**
 * The part of JSON Schema 2020-12 that the contract uses, and the two questions asked everywhere: what is this schema when
 * its parts (`allOf`, "or null") are put together, and which properties does it have.
 */
import type { Constraints } from '@gateway-docs/site-data/model';

export interface Schema extends Constraints {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly deprecated?: boolean;
  readonly 'x-sensitive'?: 'mask' | 'drop';
}

const isNull = (schema: Schema): boolean => schema.type === 'null' && schema.const === undefined;

/** The alternatives of a schema without the one that is only `null`. */
const alternatives = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? []).filter((item) => !isNull(item));

/** True when `null` is among the values that the schema allows beside others. */
export function isNullable(schema: Schema): boolean {
  if (Array.isArray(schema.type)) return schema.type.includes('null');
  return (schema.anyOf ?? schema.oneOf ?? []).some(isNull) || (schema.allOf ?? []).some(isNullable);
}

/** @returns the parts in one: later ones win, but properties and required names add up */
export function join(parts: readonly Schema[]): Schema {
  const properties: Record<string, Schema> = {};
  for (const part of parts) {
    for (const [name, schema] of Object.entries(part.properties ?? {})) {
      const before = properties[name];
      properties[name] = before && before !== schema ? { allOf: [before, schema] } : schema;
    }
  }
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    ...parts.reduce<Schema>((all, part) => ({ ...all, ...part }), {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/**
 * Puts the parts of a schema together: `allOf` is merged; of `anyOf` and `oneOf` the only alternative beside null is taken;
 * several alternatives of objects are merged and only what all of them require stays required.
 */
export function flatten(schema: Schema): Schema {
  const { allOf, anyOf: _anyOf, oneOf: _oneOf, ...own } = schema;
  const parts = (allOf ?? []).map(flatten);
  const others = alternatives(schema).map(flatten);
  const merged = join(others);
  const common = (merged.required ?? []).filter((name) =>
    others.every((item) => item.required?.includes(name)),
  );
  const choice = others.length === 0 ? [] : [{ ...merged, required: [...new Set(common)] }];
  return join([...parts, ...choice, own]);
}
