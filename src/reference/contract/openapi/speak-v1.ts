/**
 * In: a v1 document without examples and the document of v2 that it mirrors. Out: the v1 document with the examples of v2, each
 * put into v1's form: credentials in the body, moments without a zone, errors with HTTP status 200. Business values have one
 * home that way, and the two versions cannot drift apart.
 */
import { isJsonObject, mapStrings, mapValues, objectOf, type Json, type JsonObject } from './json';
import { resolvePointer } from './resolve-pointer';

const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})Z$/;
const MEDIA = 'application/json';

/** `2025-01-01T00:00:00Z` becomes `2025-01-01 00:00:00`; other texts stay. */
const withV1Moments = (value: Json): Json => mapStrings(value, (text) => text.replace(RFC_3339, '$1 $2'));

const mediaOf = (holder: Json | undefined): JsonObject => objectOf(objectOf(objectOf(holder).content)[MEDIA]);

const withExamples = (holder: Json | undefined, examples: JsonObject): JsonObject => ({
  ...objectOf(holder),
  content: { [MEDIA]: { ...mediaOf(holder), examples } },
});

/** Every answer of v1 has HTTP status 200: the examples of success first, then those of errors, by code. */
function answersOf(operation: JsonObject, document: JsonObject): JsonObject {
  const { '200': success, ...others } = objectOf(operation.responses);
  const responses = Object.values(others).map((response) => {
    const reference = objectOf(response).$ref;
    return typeof reference === 'string' ? resolvePointer(document, reference) : response;
  });
  const errors = responses.flatMap((response) => Object.entries(objectOf(mediaOf(response).examples)));
  const code = (example: Json | undefined): number =>
    Number(objectOf(objectOf(objectOf(example).value).error).code);
  return {
    ...objectOf(mediaOf(success).examples),
    ...Object.fromEntries(errors.sort((a, b) => code(a[1]) - code(b[1]))),
  };
}

function operationsById(document: JsonObject): Map<Json | undefined, JsonObject> {
  const items = Object.values(objectOf(document.paths)).map(objectOf);
  return new Map(items.map((item) => [objectOf(item.post).operationId, objectOf(item.post)]));
}

/**
 * @param document a bundled v1 document
 * @param mirrored the bundled v2 document with the same operations and inlined examples
 * @throws Error that names an operation which v2 lacks
 */
export function speakV1(document: JsonObject, mirrored: JsonObject): JsonObject {
  const originals = operationsById(mirrored);
  const schemas = objectOf(objectOf(document.components).schemas);
  const [auth] = objectOf(schemas.auth).examples as readonly Json[];
  const neverAnswered = document['x-never-answered'] as readonly number[];

  const withAuth = (example: Json): Json => {
    const { value, ...rest } = objectOf(example);
    return { ...rest, value: { auth, ...objectOf(withV1Moments(value ?? {})) } };
  };

  const answered = (example: Json | undefined, name: string): boolean =>
    isJsonObject(example) && !neverAnswered.some((code) => name === `error-${code}`);

  const inV1 = (operation: JsonObject): JsonObject => {
    const original = originals.get(operation.operationId);
    if (!original)
      throw new Error(
        `v1 has the operation ${JSON.stringify(operation.operationId)}, v2 has not. Both must have it.`,
      );
    const answers = Object.entries(answersOf(original, mirrored)).filter(([name, example]) =>
      answered(example, name),
    );
    return {
      ...operation,
      requestBody: withExamples(
        operation.requestBody,
        mapValues(objectOf(mediaOf(original.requestBody).examples), withAuth),
      ),
      responses: {
        '200': withExamples(
          objectOf(operation.responses)['200'],
          mapValues(Object.fromEntries(answers), withV1Moments),
        ),
      },
    };
  };

  const paths = mapValues(objectOf(document.paths), (item) => ({
    ...objectOf(item),
    post: inV1(objectOf(objectOf(item).post)),
  }));
  return { ...document, paths };
}
