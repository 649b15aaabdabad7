/**
 * In: an operation. Out: one Postman request for each of its named examples, each with the documented responses saved beside it.
 */
import { STATUS_CODES } from 'node:http';
import { isJsonObject, type Example, type Json, type Operation } from '@gateway-docs/site-data/model';
import { identify } from './format';
import { describe, type PostmanSource } from './describe';

const JSON_TYPE = { key: 'Content-Type', value: 'application/json' };
const BEARER = { key: 'Authorization', value: 'Bearer {{invoicing_token}}' };
/** The operation whose answer carries the token that bearer calls send. */
const TOKEN_ISSUER = 'invoicing-token';

/** Numbers that the script computes stand in the body without quotes, as the contract has them. */
function withCredentials(value: Json): string {
  if (!isJsonObject(value) || !('auth' in value)) return JSON.stringify(value, null, 2);
  const auth = { point: '{{point_id}}', key: '{{auth_key}}', hash: '{{auth_hash}}' };
  return JSON.stringify({ ...value, auth }, null, 2).replace(/"(\{\{(?:point_id|auth_key)\}\})"/g, '$1');
}

function urlOf({ path, parameters }: Operation) {
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const variable = parameters.map(({ name, example = '' }) => ({ key: name, value: example }));
  return {
    raw: `{{api_url}}/${segments.join('/')}`,
    host: ['{{api_url}}'],
    path: segments,
    ...(variable.length > 0 ? { variable } : {}),
  };
}

function requestOf(operation: Operation, example: Example | undefined, source: PostmanSource) {
  return {
    method: operation.method,
    description: describe(operation, source, example?.description),
    header: operation.credentials === 'bearer' ? [JSON_TYPE, BEARER] : [JSON_TYPE],
    url: urlOf(operation),
    body: { mode: 'raw', raw: withCredentials(example?.value ?? {}), options: { raw: { language: 'json' } } },
  };
}

/** The documented responses: the one of the same name, or all where none has it. */
function responsesOf(operation: Operation, example: string, request: ReturnType<typeof requestOf>) {
  const all = operation.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ status, examples }) =>
      examples.filter(isSuccess).map((response) => ({ response, code: Number(status) })),
    );
  const own = all.filter(({ response }) => response.name === example);
  return (own.length > 0 ? own : all).map(({ response, code }) => ({
    id: identify(operation.version, operation.id, example, response.name, 'answer'),
    name: response.title,
    originalRequest: request,
    code,
    status: STATUS_CODES[code] ?? '',
    header: [JSON_TYPE],
    body: JSON.stringify(response.value, null, 2),
    _postman_previewlanguage: 'json',
  }));
}

/** v1 answers errors with HTTP 200 too. */
const isSuccess = ({ value }: Example): boolean =>
  isJsonObject(value) && isJsonObject(value.error) && value.error.code === 0;

const KEEP_TOKEN = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      '// Keeps the token for the calls that take one.',
      'const answer = pm.response.json();',
      "if (answer.error.code === 0) pm.collectionVariables.set('invoicing_token', answer.response.token);",
    ],
  },
};

/**
 * @param operation a call
 * @returns its requests, one for each example; a call without examples has one with an empty body
 */
export function itemsOf(operation: Operation, source: PostmanSource) {
  const examples = operation.requestExamples.length > 0 ? operation.requestExamples : [undefined];
  return examples.map((example) => {
    const request = requestOf(operation, example, source);
    const name = example?.name ?? 'default';
    return {
      id: identify(operation.version, operation.id, name),
      name: examples.length > 1 && example ? example.title : operation.title,
      request,
      response: responsesOf(operation, name, request),
      ...(operation.id === TOKEN_ISSUER ? { event: [KEEP_TOKEN] } : {}),
    };
  });
}
