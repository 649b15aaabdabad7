/**
 * In: the schema of an object. Out: its properties as a tree of fields, in the order of the document. A schema that contains
 * itself is followed once and then named, so that a recursive schema ends.
 */
import type { Constraints, Field } from '@gateway-docs/site-data/model';
import { flatten, isNullable, type Schema } from '../openapi/schema';

const typeName = (schema: Schema): string => {
  const types = [schema.type ?? (schema.properties ? 'object' : undefined)]
    .flat()
    .filter((type) => type && type !== 'null');
  return types.length > 0 ? types.join(' or ') : 'any';
};

/** One string, since its only reader shows it as it is: parts would be joined again there. */
function readerType(schema: Schema): string {
  const type = typeName(schema);
  if (type === 'array' && schema.items) return `array of ${readerType(flatten(schema.items))}`;
  const rest = schema.additionalProperties;
  if (type === 'object' && !schema.properties && typeof rest === 'object')
    return `map of ${readerType(flatten(rest))}`;
  return type;
}

function exampleOf(schema: Schema): string | undefined {
  const value = schema.examples?.[0] ?? schema.example;
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** In the order in which a release keeps them. */
const KEYWORDS = [
  ...(['const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength'] as const),
  ...(['minItems', 'maxItems', 'minProperties', 'maxProperties', 'format', 'pattern', 'default'] as const),
] satisfies (keyof Constraints)[];

const constraintsOf = (schema: Schema): Constraints =>
  Object.fromEntries(KEYWORDS.map((name) => [name, schema[name]]));

/** Of an object with names of the sender's own. */
function entriesOf({ propertyNames, additionalProperties: values }: Schema): Pick<Field, 'entryConstraints'> {
  if (!propertyNames || typeof values !== 'object') return {};
  return { entryConstraints: { name: constraintsOf(propertyNames), value: constraintsOf(flatten(values)) } };
}

/** Deeper than any body of the contract; ends a recursion that identity cannot see. */
const DEEPEST = 8;

function readField(
  name: string,
  source: Schema,
  required: boolean,
  parent: string,
  above: readonly Schema[],
) {
  const schema = flatten(source);
  const path = parent === '' ? name : `${parent}.${name}`;
  const items = schema.items && flatten(schema.items);
  const inner = schema.items ?? source;
  const value = exampleOf(schema);
  return {
    name,
    path,
    type: readerType(schema),
    required,
    nullable: isNullable(source),
    constraints: constraintsOf(schema),
    ...(items && !items.properties ? { itemConstraints: constraintsOf(items) } : {}),
    ...entriesOf(schema),
    description: schema.description ?? items?.description ?? '',
    ...(value === undefined ? {} : { example: value }),
    deprecated: schema.deprecated ?? false,
    ...(schema['x-sensitive'] ? { sensitive: schema['x-sensitive'] } : {}),
    fields:
      above.includes(inner) || above.length > DEEPEST
        ? []
        : readFields(inner, items ? `${path}[]` : path, above),
  };
}

/**
 * @param source schema of an object; without properties the result is empty
 * @param parent path of the object, empty at the top of a body
 * @param above schemas that contain this one
 */
export function readFields(source: Schema, parent = '', above: readonly Schema[] = []): Field[] {
  const schema = flatten(source);
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    readField(name, property, schema.required?.includes(name) ?? false, parent, [...above, source]),
  );
}
