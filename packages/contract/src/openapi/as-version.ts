/**
 * In: a bundled document with what both versions share, which is written as v2 has it: the facts of each call (`x-reference`) and the examples. Out: the same in the form
 * of its version. Business values have one home that way, and the two versions cannot drift apart.
 */
import { examplesIn, withExamples } from './body-examples';
import { inVersion } from './in-version';
import type { Json, JsonObject, Version } from '@gateway-docs/site-data/model';
import {
  isJsonList,
  isJsonObject,
  listOf,
  mapStrings,
  mapValues,
  objectOf,
} from '@gateway-docs/site-data/model';

const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})Z$/;

/** `2025-01-01T00:00:00Z` becomes `2025-01-01 00:00:00`; other texts stay. */
const withV1Timestamps = (value: Json): Json => mapStrings(value, (text) => text.replace(RFC_3339, '$1 $2'));

/** The bare GET of v1 says only what its address says, so the address names the transaction. */
function withTransactionId(request: Json): Json {
  const { point, ...rest } = objectOf(request);
  const { callback_url: callback, ...others } = objectOf(point);
  if (typeof callback !== 'string') return request;
  return { ...rest, point: { callback_url: `${callback}/{transaction_id}`, ...others } };
}

/** Changes each example of a request body or a response. */
const mapExamples = (body: Json, change: (example: Json) => Json): JsonObject =>
  withExamples(body, mapValues(examplesIn(body), change));

/** Examples of a bundled v1 document in v1's form: credentials in the body, timestamps without a zone. */
function examplesInV1(document: JsonObject): JsonObject {
  const schemas = objectOf(objectOf(document.components).schemas);
  const [auth] = listOf(objectOf(schemas.auth).examples);

  const withAuth = (example: Json): Json => {
    const { value, ...rest } = objectOf(example);
    return { ...rest, value: { auth, ...objectOf(withV1Timestamps(withTransactionId(value ?? {}))) } };
  };

  const inV1 = (operation: JsonObject): JsonObject => ({
    ...operation,
    requestBody: mapExamples(operation.requestBody ?? {}, withAuth),
    responses: mapValues(objectOf(operation.responses), (response) =>
      mapExamples(response, withV1Timestamps),
    ),
  });

  const paths = mapValues(objectOf(document.paths), (item) => ({
    ...objectOf(item),
    post: inV1(objectOf(objectOf(item).post)),
  }));
  return { ...document, paths };
}

/** Pages that each version has for itself. */
const V1_PAGES: JsonObject = { '/callbacks': '/callbacks_get', '/request_format': '/request_format_v1' };
const v1Page = (relation: Json): Json =>
  typeof relation === 'string' ? (V1_PAGES[relation] ?? relation) : relation;

/** The facts of this version: its own since-version, without the error codes that it never answers, which `x-never-answered` of the document lists. */
function factsOfVersion(document: JsonObject, generation: Version): JsonObject {
  const never = listOf(document['x-never-answered']);

  const narrow = (facts: JsonObject): JsonObject => ({
    ...facts,
    ...(isJsonList(facts.errors) ? { errors: facts.errors.filter((code) => !never.includes(code)) } : {}),
    ...(generation === 'v1'
      ? { before: listOf(facts.before).map(v1Page), after: listOf(facts.after).map(v1Page) }
      : {}),
    ...(isJsonObject(facts.since) ? { since: facts.since[generation] } : {}),
  });

  const inItem = (item: Json): Json =>
    mapValues(objectOf(item), (operation) => {
      const facts = objectOf(operation)['x-reference'];
      return isJsonObject(facts) ? { ...objectOf(operation), 'x-reference': narrow(facts) } : operation;
    });

  return {
    ...document,
    paths: mapValues(objectOf(document.paths), inItem),
    ...(document.webhooks ? { webhooks: mapValues(objectOf(document.webhooks), inItem) } : {}),
  };
}

/** @param document bundled, with its examples in their places */
export const asVersion = (document: JsonObject, version: Version): JsonObject =>
  mapValues(factsOfVersion(version === 'v1' ? examplesInV1(document) : document, version), (part) =>
    mapStrings(part, (text) => inVersion(text, version)),
  );
