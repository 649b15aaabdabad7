/**
 * In: one call as its writer describes it. Out: its OpenAPI operation in one document, with examples and errors, and the components that
 * only it can make: the envelope of its response, the error responses that it shares. `$ref` are relative to the head of the document.
 */
import path from 'node:path';
import * as z from 'zod';
import { isJsonObject, mapValues } from '@gateway-docs/site-data/model';
import type { Version, Json, JsonObject } from '@gateway-docs/site-data/model';
import type { Folder } from '@gateway-docs/kit/yaml';
import { MEDIA } from './body-examples';
import { errorExamples, errorResponses, EVERY_RESPONSE } from './error-responses';
import type { ErrorSources } from './error-responses';
import type { OperationGroup } from './groups';
import type { Call } from './calls';

/** From a head to the folder of what documents share. */
const SHARED = '../shared';

const names = z.looseObject({
  requests: z.record(z.string(), z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});

/** What an operation is derived from, beside its own description. */
export interface DocumentContext {
  /** What the documents share, `api/shared`. */
  readonly shared: Folder;
  readonly generation: Version;
  /** Codes that no call of the document answers. */
  readonly neverReturned: readonly number[];
  readonly groups: readonly OperationGroup[];
  readonly errors: ErrorSources;
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
  return mapValues(value, (inner, key) =>
    key === '$ref' && typeof inner === 'string'
      ? path.posix.join(SHARED, 'operations', inner)
      : fromHead(inner),
  );
};

/** @returns name of the component that is the envelope of the response */
export const responseName = ({ id, response }: Call): string => response.component ?? `${id}-answer`;

/** The envelope around what a call answers, with `$ref` relative to the folder of the operations. */
const responseSchema = ({ response }: Call): JsonObject => ({
  type: 'object',
  title: 'Answer',
  required: ['error', 'response'],
  properties: { error: { $ref: '../schemas/envelope/no-error.yaml' }, response: response.schema },
});

function examplesOf({ shared }: DocumentContext, { id }: Call) {
  const { requests, responses } = shared.yaml(`examples/${id}.yaml`, names);
  const pointers = (kind: string, values: object): JsonObject =>
    Object.fromEntries(
      Object.keys(values).map((name) => [name, pointerTo(`examples/${id}.yaml#/${kind}/${name}`)]),
    );
  return { requests: pointers('requests', requests), responses: pointers('responses', responses) };
}

const content = (schema: JsonObject, examples: JsonObject): JsonObject => ({ [MEDIA]: { schema, examples } });

/** @throws Error that names the file which is not there */
function requestSchema({ shared, generation }: DocumentContext, { id, file }: Call): JsonObject {
  const request = `schemas/requests/${id}-request.yaml`;
  if (!shared.has(request))
    throw new Error(
      `${file}: its request is described in ${shared.nameOf(request)}, but there is no such file.`,
    );
  return {
    allOf: [
      ...(generation === 'v1' ? [pointerTo('schemas/requests/authenticated.yaml')] : []),
      pointerTo(request),
    ],
    unevaluatedProperties: false,
  };
}

/** The codes that the call answers in this document. */
const codesOf = ({ generation, neverReturned }: DocumentContext, { facts }: Call): number[] => {
  const never = generation === 'v1' ? [...neverReturned, ...(facts.v2_errors ?? [])] : neverReturned;
  return facts.errors.filter((code) => !never.includes(code));
};

/** The facts of the call in this document: nothing about a code that it does not answer here. */
const factsOf = (context: DocumentContext, call: Call) => {
  const { v2_errors: _, ...facts } = call.facts;
  const errors = codesOf(context, call);
  const own = Object.entries(facts.error_texts ?? {}).filter(([code]) => errors.includes(Number(code)));
  return { ...facts, errors, ...(facts.error_texts && { error_texts: Object.fromEntries(own) }) };
};

/** In v1 every response has HTTP status 200, with an error too. */
function responsesOf(context: DocumentContext, call: Call, success: JsonObject) {
  const { generation, errors } = context;
  const { description } = call.response;
  const envelope = pointerTo(`operations/${responseName(call)}.yaml`);
  const failures = errorExamples(codesOf(context, call), errors, call.file, call.error_examples);
  if (generation === 'v2') {
    const { responses, components } = errorResponses(failures, errors);
    const accepted = { description, headers: EVERY_RESPONSE, content: content(envelope, success) };
    return { responses: { '200': accepted, ...responses }, components };
  }
  const byCode = [...failures].sort((a, b) => a.code - b.code);
  const examples = Object.fromEntries(byCode.map(({ name, example }) => [name, example]));
  const schema = { anyOf: [envelope, pointerTo('schemas/envelope/error-answer.yaml')] };
  const either = {
    description: `${description} Also for errors: check \`error.code\`.`,
    headers: EVERY_RESPONSE,
    content: content(schema, { ...success, ...examples }),
  };
  return { responses: { '200': either }, components: [] };
}

/** Those of the path, and in v2 the header of a call that moves money. */
const parametersOf = (
  { generation }: DocumentContext,
  { parameters = [], idempotency_key: takesKey }: Call,
): Json[] => [
  ...parameters.map(fromHead),
  ...(takesKey && generation === 'v2' ? [pointerTo('parameters/idempotency-key.yaml')] : []),
];

/**
 * @param call as its writer describes it
 * @returns its operation in the document of the context
 * @throws Error that names the file and what is wrong in it, or missing
 */
export function deriveCall(context: DocumentContext, call: Call) {
  const { id, summary, credentials } = call;
  const parameters = parametersOf(context, call);
  const examples = examplesOf(context, call);
  const { responses, components } = responsesOf(context, call, examples.responses);
  return {
    /** Components that it points to, by a path in `api` at which no file lies. */
    components: new Map([
      [`shared/operations/${responseName(call)}.yaml`, responseSchema(call)],
      ...components,
    ]),
    post: {
      operationId: id,
      summary,
      tags: context.groups.filter(({ operations }) => operations.includes(id)).map(({ label }) => label),
      'x-reference': factsOf(context, call),
      ...(credentials === 'bearer' ? { security: [{ Bearer: [] }] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      requestBody: { required: true, content: content(requestSchema(context, call), examples.requests) },
      responses,
    },
  };
}
