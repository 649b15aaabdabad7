/**
 * In: one call as its writer describes it. Out: its OpenAPI operation in one document, with examples and errors, and the components that
 * only it can make: the envelope of its response, the error responses that it shares. `$ref` are relative to the head of the document.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Offer } from '@gateway-docs/site-data/offer';
import { type Version, isJsonObject, type Json, type JsonObject } from '@gateway-docs/site-data/model';
import { readYaml } from '@gateway-docs/kit/yaml';
import { errorExamples, errorResponses, type ErrorResponses, type ErrorSources } from './error-responses';
import type { OperationGroup } from './groups';
import { leftOutExamples } from './offered-calls';
import { OPERATIONS_FOLDER, type OperationSource } from './operation-source';

/** From a head to the folder of what documents share. */
const SHARED = '../shared';
const MEDIA = 'application/json';

const names = z.looseObject({
  requests: z.record(z.string(), z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});

/** What an operation is derived from, beside its own description. */
export interface DocumentContext {
  readonly siteDir: string;
  readonly generation: Version;
  /** Codes that no call of the document answers. */
  readonly neverReturned: readonly number[];
  readonly groups: readonly OperationGroup[];
  readonly errors: ErrorSources;
  /** Examples of services that are not offered are left out. */
  readonly offer: Offer;
}

interface DerivedOperation {
  readonly post: JsonObject;
  /** Components that it points to, by a path relative to the repository's root at which no file lies. */
  readonly components: ReadonlyMap<string, JsonObject>;
}

/**
 * @param file below `api/shared`, with a pointer behind `#` if need be
 * @returns a reference to it, as a head writes it
 */
export const pointerTo = (file: string): JsonObject => ({ $ref: `${SHARED}/${file}` });

/** `$ref` of an operation's file, which are relative to it, as the head writes them. */
const fromHead = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(fromHead);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? path.posix.join(SHARED, 'operations', inner)
        : fromHead(inner ?? null),
    ]),
  );
};

/** @returns name of the component that is the envelope of the response */
export const responseName = ({ id, response }: OperationSource): string =>
  response.component ?? `${id}-answer`;

/** The envelope around what a call answers, with `$ref` relative to the folder of the operations. */
const responseSchema = ({ response }: OperationSource): JsonObject => ({
  type: 'object',
  title: 'Answer',
  required: ['error', 'response'],
  properties: { error: { $ref: '../schemas/envelope/no-error.yaml' }, response: response.schema },
});

function examplesOf(
  { siteDir, offer }: DocumentContext,
  { id }: OperationSource,
): { requests: JsonObject; responses: JsonObject } {
  const { requests, responses } = readYaml(siteDir, `api/shared/examples/${id}.yaml`, names);
  const leftOut = leftOutExamples({ requests, responses }, offer);
  const pointers = (kind: string, values: object): JsonObject =>
    Object.fromEntries(
      Object.keys(values)
        .filter((name) => !leftOut.has(name))
        .map((name) => [name, pointerTo(`examples/${id}.yaml#/${kind}/${name}`)]),
    );
  return { requests: pointers('requests', requests), responses: pointers('responses', responses) };
}

const content = (schema: JsonObject, examples: JsonObject): JsonObject => ({ [MEDIA]: { schema, examples } });

/** @throws Error that names the file which is not there */
function requestSchema({ siteDir, generation }: DocumentContext, { id, file }: OperationSource): JsonObject {
  const request = `schemas/requests/${id}-request.yaml`;
  if (!existsSync(path.join(siteDir, 'api/shared', request)))
    throw new Error(`${file}: its request is described in api/shared/${request}, but there is no such file.`);
  return {
    allOf: [
      ...(generation === 'v1' ? [pointerTo('schemas/requests/authenticated.yaml')] : []),
      pointerTo(request),
    ],
    unevaluatedProperties: false,
  };
}

interface Responses {
  readonly responses: JsonObject;
  readonly components: ErrorResponses['components'];
}

/** In v1 every response has HTTP status 200, with an error too. */
function responsesOf(context: DocumentContext, source: OperationSource, success: JsonObject): Responses {
  const { generation, neverReturned, errors } = context;
  const { description } = source.response;
  const envelope = pointerTo(`operations/${responseName(source)}.yaml`);
  const codes = source.facts.errors.filter((code) => !neverReturned.includes(code));
  const failures = errorExamples(codes, errors, source.file, source.error_examples);
  if (generation === 'v2') {
    const { responses, components } = errorResponses(failures, errors);
    return {
      responses: { '200': { description, content: content(envelope, success) }, ...responses },
      components,
    };
  }
  const byCode = [...failures].sort((a, b) => a.code - b.code);
  const examples = Object.fromEntries(byCode.map(({ name, example }) => [name, example]));
  const schema = { anyOf: [envelope, pointerTo('schemas/envelope/error-answer.yaml')] };
  const either = {
    description: `${description} With an error too; decide by \`error.code\`.`,
    content: content(schema, { ...success, ...examples }),
  };
  return { responses: { '200': either }, components: new Map() };
}

/** Those of the path, and in v2 the header of a call that moves money. */
const parametersOf = (
  { generation }: DocumentContext,
  { parameters = [], idempotency_key: takesKey }: OperationSource,
): Json[] => [
  ...parameters.map(fromHead),
  ...(takesKey && generation === 'v2' ? [pointerTo('parameters/idempotency-key.yaml')] : []),
];

/**
 * @param source the call
 * @returns its operation in the document of the context
 * @throws Error that names the file and what is wrong in it, or missing
 */
export function deriveOperation(context: DocumentContext, source: OperationSource): DerivedOperation {
  const { id, summary, facts, credentials } = source;
  const parameters = parametersOf(context, source);
  const examples = examplesOf(context, source);
  const { responses, components } = responsesOf(context, source, examples.responses);
  return {
    components: new Map([
      [`${OPERATIONS_FOLDER}/${responseName(source)}.yaml`, responseSchema(source)],
      ...components,
    ]),
    post: {
      operationId: id,
      summary,
      tags: context.groups.filter(({ operations }) => operations.includes(id)).map(({ label }) => label),
      'x-reference': facts,
      ...(credentials === 'bearer' ? { security: [{ Bearer: [] }] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      requestBody: { required: true, content: content(requestSchema(context, source), examples.requests) },
      responses,
    },
  };
}
