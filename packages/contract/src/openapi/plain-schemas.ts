/**
 * In: the schemas of a document. Out: the same in the forms that generators and validators of other people read alike: in one piece instead of `allOf`, "or null" as a list
 * of types, no rules without a type. They allow what the document allows, and what breaks one of those rules too: descriptions say them, and the gateway has them all.
 */
import { isJsonObject, listOf, mapValues, objectOf } from '@gateway-docs/site-data/model';
import type { Json, JsonObject } from '@gateway-docs/site-data/model';
import { resolvePointer } from './pointers';
import { join } from './schema';

/** What is sent, and what no schema stands in. */
const VALUES: ReadonlySet<string> = new Set(['value', 'example', 'examples', 'default', 'x-reference']);
/** An alternative without any of these only restricts another schema. */
const SHAPES = ['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];
const NULL = 'null';

const isNull = (schema: Json): boolean => objectOf(schema).type === NULL;
const restricts = (schema: Json): boolean => !SHAPES.some((key) => key in objectOf(schema));

/**
 * @param document that it stands in
 * @param schema a reference, or with `allOf`
 * @returns its reference and the parts of its `allOf` put together; only properties keep references
 */
export function inOnePiece(document: JsonObject, { $ref: reference, allOf, ...own }: JsonObject): JsonObject {
  const target = typeof reference === 'string' ? [resolvePointer(document, reference)] : [];
  const parts = [...target, ...listOf(allOf)].map((part) => inOnePiece(document, objectOf(part)));
  const { unevaluatedProperties: others, required, ...all } = join([...parts, own]) as JsonObject;
  return {
    ...all,
    ...(required === undefined ? {} : { required: [...new Set(listOf(required))] }),
    ...(others === undefined ? {} : { additionalProperties: others }),
  };
}

/** "Or null" as a list of types, unless what it may be is an object with a name. */
function orNull(document: JsonObject, schema: JsonObject): JsonObject {
  const { anyOf, ...own } = schema;
  const [one, ...more] = listOf(anyOf).filter((item) => !isNull(item));
  if (one === undefined || more.length > 0 || !listOf(anyOf).some(isNull)) return schema;
  const whole = inOnePiece(document, objectOf(one));
  return whole.properties ? schema : { ...whole, ...own, type: [whole.type ?? NULL, NULL].flat() };
}

/** Generators make an unknown type of a rule about which properties go together. */
const withoutRestrictions = (schema: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) => !['anyOf', 'oneOf'].includes(key) || !listOf(value).every(restricts),
    ),
  );

/** In typed languages a type of all other properties contradicts an optional one; `const: null` repeats the type. */
function withoutContradictions({
  const: only,
  additionalProperties: others,
  ...schema
}: JsonObject): JsonObject {
  const isTyped = isJsonObject(others) && schema.properties !== undefined;
  return {
    ...schema,
    ...(only === null ? { type: NULL } : only === undefined ? {} : { const: only }),
    ...(others === undefined ? {} : { additionalProperties: isTyped ? true : others }),
  };
}

/** An enum of a response lists what is known today: a client has to accept other values, which are of its type and not empty. */
function opened({ enum: known, ...schema }: JsonObject): JsonObject {
  const values = listOf(known).filter((value) => value !== null);
  const bound = schema.type === 'integer' ? { format: 'int32' } : { minLength: 1 };
  return { ...schema, ...bound, 'x-extensible-enum': values };
}

/**
 * @param document that the schemas stand in
 * @param areOpen whether their enums accept other values
 * @param inline whether what a reference leads to takes its place
 * @returns a function from a part of the document, with schemas in it, to the same with plain ones
 */
export function plainSchemas(
  document: JsonObject,
  areOpen: boolean,
  inline: (reference: string) => boolean = () => false,
): (part: Json) => Json {
  const plain = (schema: JsonObject): JsonObject => {
    const isInline = typeof schema.$ref === 'string' && inline(schema.$ref);
    const whole = isInline || schema.allOf ? inOnePiece(document, schema) : schema;
    const one = withoutContradictions(withoutRestrictions(orNull(document, whole)));
    return areOpen && one.enum ? opened(one) : one;
  };
  const change = (value: Json, areNames = false): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => change(item));
    if (!isJsonObject(value)) return value;
    return mapValues(areNames ? value : plain(value), (inner, key) =>
      VALUES.has(key) && !areNames ? inner : change(inner, key === 'properties'),
    );
  };
  return (part) => change(part);
}
