/**
 * In: a published OpenAPI document. Out: the TypeScript types of its operations and schemas, as source text.
 * A schema that only restricts another one (which of two members is required, which format a text has) says nothing about
 * the shape; openapi-typescript would write `unknown` for it, so it is left out before.
 */
import type { Contract } from '@gateway-docs/contract';
import type { Family } from '@gateway-docs/contract/openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { isJsonObject, listOf, mapValues, type Json, type JsonObject } from '@gateway-docs/site-data/model';

const COMPOSITIONS = ['allOf', 'oneOf', 'anyOf'];
/** A schema without any of these keys, and without another type than object, only restricts. */
const SHAPES = ['$ref', 'properties', 'items', 'enum', 'const', 'additionalProperties', ...COMPOSITIONS];

const isRestriction = (schema: Json) =>
  isJsonObject(schema) && !SHAPES.some((key) => key in schema) && (schema.type ?? 'object') === 'object';

/** What a restriction of `allOf` requires, the whole schema requires. */
function requiredOf({ required, allOf }: JsonObject): readonly Json[] {
  const restrictions = listOf(allOf).filter(isRestriction);
  return [
    ...listOf(required),
    ...restrictions.flatMap((part) => (isJsonObject(part) ? listOf(part.required) : [])),
  ];
}

/** The value with every restriction taken out of its compositions; an empty composition goes too. */
function shapesOf(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shapesOf(item));
  if (!isJsonObject(value)) return value;
  if (!COMPOSITIONS.some((key) => Array.isArray(value[key]))) return mapValues(value, shapesOf);
  const { type, allOf, oneOf, anyOf, ...rest } = value;
  const shapes = Object.entries({ allOf, oneOf, anyOf })
    .map(([key, parts]) => [key, listOf(parts).filter((part) => !isRestriction(part))] as const)
    .filter(([, parts]) => parts.length > 0);
  const required = requiredOf(value);
  // `type: object` beside a composition would be read as an object that may have no members.
  const isComposed = shapes.length > 0 && !('properties' in rest);
  return mapValues(
    {
      ...(type === undefined || (isComposed && type === 'object') ? {} : { type }),
      ...rest,
      ...(required.length > 0 ? { required } : {}),
      ...Object.fromEntries(shapes),
    },
    shapesOf,
  );
}

/** Errors are written by the sandbox's envelope, not by an operation: only the response of success needs a type. */
const withSuccessOnly = (operation: Json): Json =>
  isJsonObject(operation) && isJsonObject(operation.responses) && operation.responses['200'] !== undefined
    ? { ...operation, responses: { '200': operation.responses['200'] } }
    : operation;

function typedPart(document: JsonObject): JsonObject {
  const { paths = {}, components = {} } = document;
  if (!isJsonObject(paths) || !isJsonObject(components)) return document;
  const { responses: _errors, ...parts } = components;
  const success = mapValues(paths, (item) => (isJsonObject(item) ? mapValues(item, withSuccessOnly) : item));
  return { ...document, paths: success, components: parts };
}

/**
 * @param document OpenAPI 3.1 with local references only, as the contract publishes it
 * @returns source of a module that exports `operations` and `components`; every member is readonly
 * @throws Error of openapi-typescript when the document is not OpenAPI
 */
async function contractTypes(document: JsonObject): Promise<string> {
  // As text: openapi-typescript reads and validates it, where a value would have to be of its type before.
  const source = JSON.stringify(shapesOf(typedPart(document)));
  return astToString(await openapiTS(source, { immutable: true, defaultNonNullable: false, silent: true }));
}

/** An operation of v1 is that of v2 with other credentials, so v2 gives the types of both. */
const TYPED_FAMILIES: readonly (readonly [file: string, family: Family])[] = [
  ['merchant-contract.ts', 'v2'],
  ['report-contract.ts', 'reports-v2'],
];

/** @returns source text of the modules in `src/generated/`, by file name; only a compiler needs them */
export async function types({
  wholeDocuments,
}: Pick<Contract, 'wholeDocuments'>): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [file, family] of TYPED_FAMILIES) {
    const document = wholeDocuments.get(family);
    if (document) files.set(file, await contractTypes(document.published));
  }
  return files;
}
