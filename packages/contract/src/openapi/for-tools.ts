/**
 * In: a document as the gateway checks by it, with its texts in plain words. Out: the same for generators, validators and agents of other people, which is what the site
 * publishes: each operation has a description, enums of responses are open and those of requests closed, schemas are plain.
 */
import { mapValues, objectOf, listOf, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { MEDIA } from './body-examples';
import { inOnePiece, plainSchemas } from './plain-schemas';
import { resolvePointer } from './pointers';
import { usedBy, withoutUnused } from './used-components';

const SCHEMAS = '#/components/schemas/';

/** What a reader of the description alone has to know of a call, in the order of its page. */
const DESCRIBED = ['purpose', 'when', 'idempotency', 'retry'];

function described(operation: JsonObject): JsonObject {
  const { operationId, summary, ...rest } = operation;
  const facts = objectOf(operation['x-reference']);
  const description = DESCRIBED.map((name) => facts[name])
    .filter((text) => typeof text === 'string')
    .join('\n\n');
  return { operationId, summary, description, ...rest };
}

const mapOperations = (items: Json | undefined, change: (operation: JsonObject) => Json): JsonObject =>
  mapValues(objectOf(items), (item) =>
    mapValues(objectOf(item), (operation) => change(described(objectOf(operation)))),
  );

/** The schema of a request body, `{ allOf: […, its own], unevaluatedProperties: false }`. */
const requestSchema = ({ requestBody }: JsonObject): JsonObject =>
  objectOf(objectOf(objectOf(objectOf(requestBody).content)[MEDIA]).schema);

/** The reference to what is the request's own among its parts. */
function requestReference(operation: JsonObject): string {
  const { $ref: reference } = objectOf(listOf(requestSchema(operation).allOf).at(-1));
  return typeof reference === 'string' ? reference : '';
}

const withSchema = (body: Json | undefined, change: (schema: JsonObject) => JsonObject): JsonObject =>
  mapValues(objectOf(body), (content, key) =>
    key === 'content'
      ? mapValues(objectOf(content), (media) => ({
          ...objectOf(media),
          schema: change(objectOf(objectOf(media).schema)),
        }))
      : content,
  );

/** The one response of a call of v1, which is that of an error too: open codes of errors take 0 as well. */
const whateverCame = (document: JsonObject, schema: JsonObject): JsonObject => {
  const [accepted, rejected] = listOf(schema.anyOf).map((part) => inOnePiece(document, objectOf(part)));
  if (!accepted || !rejected) return schema;
  const { error } = objectOf(rejected.properties);
  const response = inOnePiece(document, objectOf(objectOf(accepted.properties).response));
  const type = [...new Set([response.type ?? 'object', 'null'])];
  return { ...accepted, properties: { error, response: { ...response, type } } };
};

/**
 * @param document bundled, with local references only
 * @returns what is published: it allows every request and response that the document allows, and unknown values in the enums of responses
 */
export function forTools(document: JsonObject): JsonObject {
  const components = objectOf(document.components);
  const calls = Object.values(objectOf(document.paths)).flatMap((item) =>
    Object.values(objectOf(item)).map(objectOf),
  );
  const received = usedBy(components, [
    ...calls.map(({ responses }) => responses ?? null),
    document.webhooks ?? null,
  ]);
  const hasEnum = (pointer: string): boolean =>
    [pointer, ...usedBy(components, { $ref: pointer })].some((name) =>
      JSON.stringify(resolvePointer(document, name)).includes('"enum":'),
    );
  const opened = new Set([...received].filter((pointer) => pointer.startsWith(SCHEMAS) && hasEnum(pointer)));
  const ofRequests = plainSchemas(document, false, (reference) => opened.has(reference));
  const ofResponses = plainSchemas(document, true);
  const requests = Object.fromEntries(
    calls.map((call) => [
      requestReference(call).slice(SCHEMAS.length),
      ofRequests(inOnePiece(document, requestSchema(call))),
    ]),
  );
  return withoutUnused({
    ...document,
    paths: mapOperations(document.paths, (call) => ({
      ...call,
      ...(call.parameters ? { parameters: ofRequests(call.parameters) } : {}),
      requestBody: withSchema(call.requestBody, () => ({ $ref: requestReference(call) })),
      responses: ofResponses(
        mapValues(objectOf(call.responses), (response) =>
          withSchema(response, (schema) => whateverCame(document, schema)),
        ),
      ),
    })),
    ...(document.webhooks ? { webhooks: mapOperations(document.webhooks, ofResponses) } : {}),
    components: {
      ...components,
      responses: ofResponses(components.responses ?? {}),
      schemas: {
        ...mapValues(objectOf(components.schemas), (schema, name) =>
          (received.has(SCHEMAS + name) ? ofResponses : ofRequests)(schema),
        ),
        ...requests,
      },
    },
  });
}
