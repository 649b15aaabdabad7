/**
 * In: a published document. Out: a function that checks a value against one of its schemas with ajv (JSON Schema 2020-12, strict),
 * and one that finds properties that no schema mentions, which open answers would otherwise let pass.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../../../../src/reference/contract/openapi/json';
import type { Schema } from '../../../../src/reference/contract/openapi/schema';

const OPENAPI_KEYS = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'];
const OWN_KEYS = ['example', 'x-sensitive', 'x-error', 'x-never-answered'];

type Check = (pointer: string, value: unknown) => string[];

function compile(document: JsonObject): Check {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
  });
  addFormats(ajv);
  ajv.addVocabulary([...OPENAPI_KEYS, ...OWN_KEYS]);
  ajv.addSchema(document, 'contract');
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  return (pointer, value) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
    validators.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

const compiled = new WeakMap<JsonObject, Check>();

/** @returns a function from the pointer of a schema and a value to the list of complaints, empty when the value is valid */
export function validatorOf(document: JsonObject): Check {
  const check = compiled.get(document) ?? compile(document);
  compiled.set(document, check);
  return check;
}

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
