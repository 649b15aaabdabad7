/** In: a value of the contract. Out: its properties that no schema mentions, which open responses would otherwise let pass. */
import type { Schema } from '@gateway-docs/contract/openapi';

const partsOf = (schema: Schema): readonly Schema[] => [
  schema,
  ...[...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf),
];

/** @returns pointers of the properties in `value` that `schema` does not describe */
export function undescribed(schema: Schema, value: unknown, at = ''): string[] {
  const parts = partsOf(schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((item, index) =>
      items.length > 0 ? undescribed({ anyOf: items }, item, `${at}/${index}`) : [`${at}/${index}`],
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const named = parts.flatMap((part) => part.properties?.[name] ?? []);
    const others = parts.flatMap((part) =>
      typeof part.additionalProperties === 'object' ? part.additionalProperties : [],
    );
    const schemas = named.length > 0 ? named : others;
    return schemas.length > 0 ? undescribed({ anyOf: schemas }, inner, `${at}/${name}`) : [`${at}/${name}`];
  });
}
